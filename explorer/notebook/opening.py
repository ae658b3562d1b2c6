"""What `explorer.open(…)` is given: a lesson, a link, a token, a file, or a position; and what is wrong with it."""

import json
import re
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from engine.timeline import Timeline
from explorer import sharing
from explorer.addresses import LessonAddress, TableAddress, parameters
from explorer.faultwords import fault_words
from explorer.lessons import Lesson, known_at, lesson_at, lessons, walk_through
from explorer.notebook.cells import reading, rule_line, saw
from explorer.notebook.mistake import Mistake
from explorer.notebook.said import Said
from explorer.notebook.table import Table
from explorer.notebook.words import mistake, speak
from explorer.sandbox import Sandbox
from explorer.surroundings import look_of
from explorer.voices import VOICES
from scenarios import Faulty
from scenarios.reading import Document, read, read_bytes
from scenarios.record import Record
from scenarios.shapes import SHAPES
from scenarios.sight import Sight

TOKEN = re.compile(r"[a-z][A-Za-z0-9_-]{16,}")
"""What a token in a link looks like, whoever made it."""
FILES = (".yaml", ".yml")


def opened(what: str | Path | Mapping[str, object] | Record, step: int | None, seat: str | None) -> Table | Said:
    """Return the table that is meant, as `explorer.open` says; raise Mistake."""
    try:
        if isinstance(what, str) and "?" in what:
            return _linked(parameters(what), step, seat)
        if isinstance(what, str) and what in lessons():
            return _told(lessons()[what], step, seat)
        table = _table(what)
    except Faulty as error:
        first = min(error.faults, key=lambda fault: fault.line)
        key = "notebook.faulty.line" if isinstance(what, Path) or _names_a_file(what) else "notebook.faulty"
        raise mistake(key, line=first.line, why=fault_words(first, speak)) from error
    if step is not None:
        raise mistake("notebook.no-steps")
    return Table.at_end(table, seat)


def cited(label: str) -> Said:
    """Return a rule to read; raise Mistake where there is none of that label."""
    labels = {each: game for game, shape in SHAPES.items() for each in shape.labels}
    game = labels.get(label.upper())
    if game is None:
        near = get_close_matches(label.upper(), labels, cutoff=0)
        raise mistake("command.unknown-label", label=label, near=", ".join(near))
    return reading(rule_line(VOICES[game].rule(label.upper(), SHAPES[game].rule_set(), speak)))


def _table(what: object) -> Sandbox:
    """Everything but lessons and links; raises Faulty or Mistake."""
    match what:
        case Record():
            return sharing.from_document(_as_document(what.document()))
        case Mapping():
            return sharing.from_document(_as_document({"id": "table", **what}))
        case Path():
            return sharing.from_document(read(read_bytes(what)))
        case str() if _names_a_file(what):
            return _table(Path(what))
        case str() if TOKEN.fullmatch(what) and not get_close_matches(what, lessons()):
            return sharing.opened(what)
        case str():
            raise _unknown(what)
    raise mistake("notebook.not-a-table", kind=type(what).__name__)


def _as_document(plain: Mapping[str, object]) -> Document:
    try:
        written = json.dumps(plain, ensure_ascii=False)
    except (TypeError, ValueError, RecursionError):
        raise mistake("notebook.not-plain") from None
    return read(written.encode())


def _names_a_file(what: object) -> bool:
    return isinstance(what, str) and what.lower().endswith(FILES)


def _linked(asked: Mapping[str, str], step: int | None, seat: str | None) -> Table | Said:
    """What a link of the web explorer leads to; raises Faulty or Mistake."""
    table, told = TableAddress.read(asked), LessonAddress.read(asked)
    if step is not None and told.scenario is None and told.walk is None:
        raise mistake("notebook.no-steps")
    if table.seen is not None:
        return saw(Sight.from_token(table.seen))
    if table.game is not None:
        return Table.at_end(sharing.opened(table.game), seat)
    if told.walk is not None:
        walk_through(told.walk)
    if known_at(told):
        lesson, place = lesson_at(told)
        return _told(lesson, place.step + 1 if step is None else step, seat or place.look)
    if told.scenario is not None:
        raise _unknown(told.scenario)
    raise mistake("notebook.kept-elsewhere" if table.token else "notebook.empty-link")


def _told(lesson: Lesson, step: int | None, seat: str | None) -> Table:
    """The table of a lesson at a step of it; the moves of its whole story lie ahead."""
    steps = len(lesson.moments)
    number = 1 if step is None else step
    if number not in range(1, steps + 1):
        raise mistake("notebook.no-such-step", title=lesson.title, of=steps)
    game: Timeline[Any, Any] = Timeline.of(SHAPES[lesson.game].game, lesson.moments[0].state)
    for move in (move for moment in lesson.moments[1:] for move in moment.moves):
        game = game.play(move)
    at = sum(len(moment.moves) for moment in lesson.moments[1:number])
    if seat is None:
        seat = look_of(lesson.moments[number - 1].sees, lesson.names)
    return Table.of(Sandbox(lesson.names, game, title=lesson.title), at, seat)


def _unknown(name: str) -> Mistake:
    near = get_close_matches(name, lessons(), n=3, cutoff=0.3) or list(lessons())[:3]
    return mistake("notebook.unknown", what=name[:60], near=speak.either(tuple(near)))

"""Tables handed on: as a link that holds all of it, as what one seat sees, as a scenario file or a notebook's cell."""

import json

from content import Texts
from engine.timeline import Timeline
from explorer.addresses import LessonAddress, TableAddress
from explorer.playing import Shown
from explorer.sandbox import Sandbox
from explorer.table_page import drawn_for
from explorer.tables import text as written
from scenarios import Fault, Faulty
from scenarios.reading import BYTES_AT_MOST, Document, read
from scenarios.record import Record, as_title
from scenarios.sight import Sight
from scenarios.walking import walk_token, walked


def position_token(table: Sandbox) -> str:
    """Return the position, cards and all, with the moves of its turn."""
    return Record.of_turn(table.names, table.timeline.frames[: table.timeline.at + 1], table.title).token()


def opened(token: str) -> Sandbox:
    """Return the table that a link holds, at its end; raise Faulty."""
    record = Record.from_token(token)
    return Sandbox(record.names, record.timeline(), title=as_title(record.title or ""))


def sight(shown: Shown) -> Sight:
    """Return what is seen, and nothing else."""
    state = shown.table.state
    return Sight(shown.kept.names, state.rules, shown.table.game.observe(state, shown.sees))


def told(shown: Shown, texts: Texts) -> str:
    """Return what is seen in words: the table, and the story so far."""
    drawn = drawn_for(shown, texts)
    story = [" ".join((line.text, *(f"({change})" for change in line.changes))) for line in drawn.story]
    return "\n".join([written(drawn, texts), *story])


def table_cell(shown: Shown) -> str:
    """Return the cell of a notebook that opens the table: with all cards open to play on, else to see what one sees."""
    if len(shown.sees) == len(shown.kept.names):
        return _cell(position_token(shown.table))
    return _cell(str(TableAddress(seen=sight(shown).token())))


def lesson_cell(address: LessonAddress) -> str:
    """Return the cell of a notebook that opens a step of a lesson, counted from 1 as on the page."""
    if address.walk:
        return _cell(str(address))
    seat = "" if address.look is None else f", seat={json.dumps(address.look, ensure_ascii=False)}"
    return _cell(str(address.scenario), f", step={address.step + 1}{seat}")


def _cell(what: str, more: str = "") -> str:
    return f'import explorer\n\nexplorer.open("{what}"{more})'


def from_file(text: str) -> Sandbox:
    """Return the table of a scenario file, played to its end; raise Faulty with the line of each fault."""
    return from_document(_document(text))


def as_learner(text: str) -> LessonAddress:
    """Return where a scenario file is told as a lesson; raise Faulty with the line of each fault."""
    return LessonAddress(walk=walk_token(_document(text)))


def _document(text: str) -> Document:
    data = text.encode()
    if len(data) > BYTES_AT_MOST:
        raise Faulty((Fault(1, "too-large", {"most": BYTES_AT_MOST // 1000}),))
    return read(data)


def from_document(document: Document) -> Sandbox:
    """Return the table of a scenario, played to its end; raise Faulty with the line of each fault."""
    played = walked(document)
    game = Timeline.of(played.game, played.start)
    for each in played.moves:
        game = game.play(each.move)
    return Sandbox(played.names, game, title=as_title(played.scenario.title or ""))

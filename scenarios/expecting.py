"""Compares a position with what a scenario expects of it."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from engine.game import NATURE, Fact, NoMove
from engine.names import seat_of
from scenarios.faults import Place, Problem
from scenarios.fields import Part
from scenarios.model import Expect
from scenarios.shapes import shape_of, worded


def mismatches(expect: Expect, state: Any, names: tuple[str, ...], place: Place) -> Iterator[Problem]:
    """Yield each expectation that the position does not meet."""
    for name, wanted in expect.seats.items():
        seat = seat_of(name, names)
        if seat is not None:
            yield from _seat(wanted, state, seat, (*place, name))
    shape = shape_of(state)
    prompt = shape.game.prompt(state)
    asked = () if prompt is None else tuple(names[seat] for seat in prompt.seats if seat != NATURE)
    winners = shape.game.winners(state)
    there: dict[str, Fact] = {
        "turn": names[state.active],
        "awaiting": prompt.code if prompt else None,
        "waiting_for": asked,
        "winner": names[winners[0]] if len(winners) == 1 else None,
    }
    for key, found in there.items():
        if key in expect.model_fields_set:
            yield from _compare(key, getattr(expect, key), found, names, (*place, key))
    if expect.common is not None:
        for key, found in shape.of_table(state, names).items():
            if key in expect.common.model_fields_set:
                yield from _compare(key, getattr(expect.common, key), found, names, (*place, key))
    yield from _moves(expect, state, names, place)


def _seat(wanted: Part, state: Any, seat: int, place: Place) -> Iterator[Problem]:
    for key, found in shape_of(state).of_seat(state, seat).items():
        if key in wanted.model_fields_set:
            yield from _compare(f"{place[-1]}: {key}", getattr(wanted, key), found, (), (*place, key))


def _compare(what: str, wanted: Fact, found: Fact, names: tuple[str, ...], place: Place) -> Iterator[Problem]:
    if isinstance(wanted, tuple) and isinstance(found, tuple):
        same = Counter(_plain(wanted, names)) == Counter(_plain(found, names))
    else:
        same = _plain((wanted,), names) == _plain((found,), names)
    if not same:
        yield Problem(
            place,
            "not-as-expected",
            {"key": what, "wanted": _shown(wanted), "found": _shown(found)},
        )


def _plain(values: Sequence[object], names: tuple[str, ...]) -> list[object]:
    """Names in the spelling of the table, everything else as it is."""
    return [
        names[seat] if isinstance(each, str) and (seat := seat_of(each, names)) is not None else each for each in values
    ]


def _shown(value: Fact) -> str:
    match value:
        case tuple():
            return ", ".join(map(str, value)) or "[]"
        case None:
            return "null"
        case bool():
            return worded(value)
    return str(value)


def _moves(expect: Expect, state: Any, names: tuple[str, ...], place: Place) -> Iterator[Problem]:
    game = shape_of(state).game
    for key in ("legal", "legal_includes", "legal_excludes"):
        written = getattr(expect, key)
        if key not in expect.model_fields_set or written is None:
            continue
        wanted: Counter[str] = Counter()
        for order, text in enumerate(written):
            try:
                wanted[game.write(game.parse(text, names), names)] += 1
            except NoMove as error:
                yield Problem((*place, key, order), error.code, error.facts)
        legal = {game.write(move, names) for move in game.legal_moves(state)}
        said = wanted.keys()
        missing = said - legal if key != "legal_excludes" else set()
        beyond = {"legal": legal - said, "legal_includes": set(), "legal_excludes": said & legal}[key]
        if key == "legal" and (twice := wanted - Counter(said)):
            yield Problem((*place, key), "moves-twice", {"moves": tuple(sorted(twice))})
        if missing:
            yield Problem((*place, key), "moves-missing", {"moves": tuple(sorted(missing))})
        if beyond:
            yield Problem((*place, key), "moves-beyond", {"moves": tuple(sorted(beyond))})

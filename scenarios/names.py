"""The names of a scenario's seats, and every place that may speak of one."""

from collections.abc import Iterable, Iterator

from engine.names import seat_of
from scenarios.faults import Place, Problem
from scenarios.model import Expect, Scenario
from scenarios.shapes import SHAPES


def name_problems(scenario: Scenario, more: Iterable[tuple[Place, Expect]] = ()) -> Iterator[Problem]:
    """Yield names that two seats share, and mentions of names that nobody bears, in what more is expected too."""
    names = tuple(scenario.table)
    for seat, name in enumerate(names):
        if seat_of(name, names) != seat:
            yield Problem(("table", name), "name-twice", {"name": name})
    mentions = [*_mentions(scenario), *(each for path, expect in more for each in _expected(path, expect))]
    for path, name in mentions:
        if seat_of(name, names) is None:
            yield Problem(path, "unknown-name", {"name": name, "names": names})


def _mentions(scenario: Scenario) -> Iterator[tuple[Place, str]]:
    if scenario.turn is not None:
        yield ("turn",), scenario.turn
    yield from SHAPES[scenario.game].named(scenario.middle)
    for place, name in enumerate(scenario.see or ()):
        yield ("see", place), name
    for number, step in enumerate(scenario.steps):
        for place, name in enumerate(step.see or ()):
            yield ("steps", number, "see", place), name
        if step.expect:
            yield from _expected(("steps", number, "expect"), step.expect)
    for preset, expect in scenario.outcomes.items():
        yield from _expected(("outcomes", preset), expect)


def _expected(path: Place, expect: Expect) -> Iterator[tuple[Place, str]]:
    for name in expect.seats:
        yield (*path, name), name
    if expect.turn is not None:
        yield (*path, "turn"), expect.turn
    if expect.winner is not None:
        yield (*path, "winner"), expect.winner
    for place, name in enumerate(expect.waiting_for or ()):
        yield (*path, "waiting_for", place), name

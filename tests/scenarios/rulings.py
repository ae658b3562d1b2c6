"""Rulings in a few lines each (the files beside this one), and how each is held against the engine.

A ruling cites the rule that decides it. `seats` draws a table (`Ana 2 loyalist duke (captain)`: coins, side, hand, and
face-up cards in brackets), or `new` names the seats of a new game; `play` lists moves, with what is to be expected or
refused between them; `fault` is the code with which the table is turned away. Answers without an alternative are
played by themselves and are not written.
"""

import copy
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import yaml

from engine import coup
from engine.coup.rules import RuleSet
from engine.coup.state import State
from engine.game import ImpossiblePosition
from engine.tools import forced
from scenarios.expecting import mismatches
from scenarios.model import Expect
from tests.engine.coup.table import place


@dataclass(frozen=True)
class Ruling:
    """One case as it is written."""

    name: str
    cite: str
    rules: dict[str, Any]
    seats: tuple[str, ...] = ()
    new: tuple[str, ...] = ()
    turn: str | None = None
    almshouse: int = 0
    play: tuple[Any, ...] = ()
    fault: str | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """The seats in turn order."""
        return self.new or tuple(seat.split()[0] for seat in self.seats)

    def rule_set(self, **changed: Any) -> RuleSet:
        """The rules of the case, with others changed."""
        return coup.rule_set(**(self.rules | changed))

    def start(self, rules: RuleSet) -> State:
        """The table before the first move; raises ImpossiblePosition."""
        if self.new:
            return coup.new_game(len(self.new), rules)
        turn = None if self.turn is None else self.names.index(self.turn)
        return coup.set_up(coup.Table(tuple(map(place, self.seats)), turn, self.almshouse), rules)


def rulings() -> list[Ruling]:
    """Every case of the files."""
    files = sorted((Path(__file__).parent / "rulings").glob("*.yaml"))
    written = [(name, case) for file in files for name, case in yaml.safe_load(file.read_text("utf-8")).items()]
    return [Ruling(name=name, rules=case.pop("rules", {}), **case) for name, case in written]


def shortfalls(case: Ruling, rules: RuleSet | None = None) -> list[str]:
    """Whatever does not come out as the case says, under its own rules or others."""
    try:
        state = case.start(rules or case.rule_set())
    except ImpossiblePosition as error:
        return [] if error.code == case.fault else [f"turned away: {error.code}"]
    if case.fault:
        return [f"not turned away: {case.fault}"]
    found: list[str] = []
    for entry in case.play:
        if isinstance(entry, str):
            after = moved(state, entry, case.names)
            if isinstance(after, str):
                return [*found, after]
            state = after
        found += [f"{move}: {code}" for move, code in _misjudged(state, entry, case.names)]
        if "expect" in entry and not isinstance(entry, str):
            problems = mismatches(Expect.model_validate(entry["expect"]), state, case.names, ("expect",))
            found += [f"{problem.place}: {dict(problem.facts)}" for problem in problems]
    return found


def moved(state: State, text: str, names: tuple[str, ...]) -> State | str:
    """The position after the move and what settles itself, or why the move cannot be made."""
    moves = coup.passes(state) if text == "all pass" else (coup.parse(text, names),)
    if not moves:
        return f"{text}: no window"
    for move in moves:
        reason = coup.why_not(state, move)
        if reason:
            return f"{text}: {reason.code}"
        state, _ = coup.apply(state, move)
    while (answer := forced(coup, state)) is not None:
        state, _ = coup.apply(state, answer)
    return state


def _misjudged(state: State, entry: Any, names: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    for text, code in ({} if isinstance(entry, str) else entry.get("refuse", {})).items():
        reason = coup.why_not(state, coup.parse(text, names))
        if reason is None or reason.code != code:
            yield text, reason.code if reason else "legal"


def altered(case: Ruling) -> Iterator[Ruling]:
    """The case with one of its expectations changed, for each of them in turn."""
    if case.fault:
        yield replace(case, fault="one-living-seat")
    for number, entry in enumerate(case.play):
        if isinstance(entry, str):
            continue
        for path, value in _leaves(entry, ()):
            changed = copy.deepcopy(list(case.play))
            inside = changed[number]
            for key in path[:-1]:
                inside = inside[key]
            _alter(inside, path[-1], value, case.names)
            yield replace(case, play=tuple(changed))


def _leaves(value: dict[str, Any], path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], Any]]:
    for key, item in value.items():
        if isinstance(item, dict):
            yield from _leaves(item, (*path, key))
        else:
            yield (*path, key), item


def _alter(inside: dict[str, Any], key: str, value: Any, names: tuple[str, ...]) -> None:
    """Put something else in the place of one expectation."""
    match key, value:
        case "legal_includes", _:
            inside["legal_excludes"] = [*inside.get("legal_excludes", ()), value[-1]]
        case "legal_excludes", _:
            inside["legal_includes"] = [*inside.get("legal_includes", ()), value[-1]]
        case "coins" | "almshouse", _:
            inside[key] = value + 1
        case "out", _:
            inside[key] = not value
        case (("hand" | "lost"), _):
            inside[key] = [*value, "contessa"]
        case (("waiting_for" | "legal"), _):
            inside[key] = value[1:] if value else [names[0]]
        case (("turn" | "winner"), _):
            inside[key] = next(name for name in names if name != value)
        case "faction", _:
            inside[key] = "loyalist" if value != "loyalist" else "reformist"
        case "awaiting", _:
            inside[key] = "keep" if value != "keep" else "lose"
        case _:
            inside[key] = "must-show"

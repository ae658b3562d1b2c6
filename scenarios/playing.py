"""Plays a scenario: settles what has one answer, holds refusals and expectations against it."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from engine.game import NATURE, Event, ImpossiblePosition, NoMove, Reason
from engine.names import seat_of
from engine.tools import AnyGame, forced
from scenarios.expecting import mismatches
from scenarios.faults import Place as FilePlace
from scenarios.faults import Problem
from scenarios.judging import judge, reason_against_all_pass, says_all_pass
from scenarios.model import Scenario, Step
from scenarios.shapes import SHAPES, shape_of

State = Any
Move = Any
RuleSet = Any
Table = Any
"""Those of the scenario's game."""


class PlayedMove(NamedTuple):
    """A move, whether the player settled it, the number of its step (from 1), and what came of it."""

    move: Move
    settled: bool
    step: int
    before: State
    state: State
    events: tuple[Event, ...]


class PlayedStep(NamedTuple):
    """A step as it went: its moves, settled ones too; the position after it; whose cards are seen from here on."""

    step: Step
    moves: tuple[PlayedMove, ...]
    state: State
    sees: frozenset[int]
    refusal: Reason | None = None


class Played(NamedTuple):
    """A scenario as it went, up to the first move that could not be played."""

    scenario: Scenario
    rules: RuleSet
    names: tuple[str, ...]
    start: State | None
    """None when the table is impossible."""
    sees: frozenset[int]
    """Whose cards the learner sees at first."""
    steps: tuple[PlayedStep, ...]
    problems: tuple[Problem, ...]

    @property
    def game(self) -> AnyGame[State, Move]:
        """The rules that it was played by."""
        return SHAPES[self.scenario.game].game

    @property
    def everybody(self) -> frozenset[int]:
        """All seats: whoever sees their hands sees every card."""
        return frozenset(range(len(self.names)))

    @property
    def moves(self) -> tuple[PlayedMove, ...]:
        """Every move in order."""
        return tuple(move for step in self.steps for move in step.moves)

    @property
    def end(self) -> State:
        """The position after the last step; raise ValueError for an impossible table."""
        if self.start is None:
            raise ValueError("the table is impossible")
        return self.steps[-1].state if self.steps else self.start


class _Unplayable(Exception):
    """A written move that cannot be played."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.code)
        self.problem = problem


def play(scenario: Scenario, rules: RuleSet | None = None, *, hold: bool = True) -> Played:
    """Return the scenario as it goes under its own rules, or others; with `hold` false nothing is expected of it."""
    names = tuple(scenario.table)
    sees = _seats(scenario.see, names) if scenario.see is not None else frozenset(range(len(names)))
    rules = rules or rules_of(scenario)
    try:
        start = SHAPES[scenario.game].game.set_up(table_of(scenario), rules)
    except ImpossiblePosition as error:
        return Played(scenario, rules, names, None, sees, (), (impossible(scenario.game, error, names),))
    player = _Player(names, start, sees, hold=hold)
    for number, step in enumerate(scenario.steps):
        if not player.take(number, step):
            break
    return Played(scenario, rules, names, start, sees, tuple(player.steps), tuple(player.problems))


def rules_of(scenario: Scenario, preset: str | None = None, settings: dict[str, Any] | None = None) -> RuleSet:
    """Return the scenario's rule set with another preset or other switches; raise KeyError for unknown ones."""
    chosen: dict[str, Any] = dict(scenario.rules) | ({} if preset is None else {"preset": preset})
    return SHAPES[scenario.game].rule_set(**(chosen | (settings or {})))


def outcome_problems(scenario: Scenario) -> Iterator[Problem]:
    """Yield where the end under another preset is not what `outcomes` says."""
    for preset, expect in scenario.outcomes.items():
        played = play(scenario, rules_of(scenario, preset), hold=False)
        yield from played.problems
        if played.start is not None and not played.problems:
            yield from mismatches(expect, played.end, played.names, ("outcomes", preset))


def table_of(scenario: Scenario) -> Table:
    """Return the table that the scenario begins with."""
    names = tuple(scenario.table)
    turn = None if scenario.turn is None else seat_of(scenario.turn, names)
    return SHAPES[scenario.game].laid(tuple(scenario.table.values()), scenario.middle, turn, names)


def impossible(game: str, error: ImpossiblePosition, names: tuple[str, ...]) -> Problem:
    """Return what is wrong with a table, at the key or the seat at fault."""
    seat = {} if error.seat is None else {"name": names[error.seat]}
    key = SHAPES[game].at.get(error.code)
    facts = {**error.facts, **seat}
    match facts.get("last_turns"):
        case tuple(seats):
            facts["last_turns"] = tuple(names[each] for each in seats if isinstance(each, int))
    return Problem((key,) if key else ("table", *seat.values()), error.code, facts)


def _seats(mentioned: tuple[str, ...], names: tuple[str, ...]) -> frozenset[int]:
    return frozenset(seat for name in mentioned if (seat := seat_of(name, names)) is not None)


class _Player:
    """The state of one playing: where it stands, and the settled answers that may still be written."""

    def __init__(self, names: tuple[str, ...], start: State, sees: frozenset[int], *, hold: bool) -> None:
        self.names, self.state, self.sees, self.hold = names, start, sees, hold
        self.game = shape_of(start).game
        self.steps: list[PlayedStep] = []
        self.problems: list[Problem] = []
        self.settled: list[Move] = []
        self.moves: list[PlayedMove] = []

    def take(self, number: int, step: Step) -> bool:
        """Play one step; False when a move of it could not be played."""
        place: FilePlace = ("steps", number)
        self.moves = []
        if step.see is not None:
            self.sees = _seats(step.see, self.names)
        unplayable = self._do(step, number + 1, (*place, "do"))
        refusal = self._refuse(step, place)
        self.steps.append(PlayedStep(step, tuple(self.moves), self.state, self.sees, refusal))
        if unplayable is not None:
            self.problems.append(unplayable)
            return False
        if step.expect and self.hold:
            self.problems += mismatches(step.expect, self.state, self.names, (*place, "expect"))
        return True

    def _do(self, step: Step, number: int, place: FilePlace) -> Problem | None:
        """Play the written moves of a step; return what is wrong with the first that cannot be played."""
        try:
            for order, text in enumerate(step.do):
                self._write(text, number, (*place, order))
        except _Unplayable as error:
            return error.problem
        return None

    def _write(self, text: str, number: int, place: FilePlace) -> None:
        """Play a written move, unless it was settled already; then settle what follows."""
        if says_all_pass(text):
            moves, reason = self.game.passes(self.state), reason_against_all_pass(self.state)
        else:
            move = self._parse(text, place)
            if move in self.settled:
                self.settled = self.settled[self.settled.index(move) + 1 :]
                return
            moves, reason = (move,), self.game.why_not(self.state, move)
        if reason is not None:
            raise _Unplayable(self._illegal(text, reason, place))
        self.settled = []
        for each in moves:
            self._play(each, number, settled=False)
        self._settle(number)

    def _illegal(self, text: str, reason: Reason, place: FilePlace) -> Problem:
        prompt = self.game.prompt(self.state)
        if prompt is None:
            return Problem(place, "after-the-end", {"move": text})
        legal = tuple(sorted(self.game.write(each, self.names) for each in self.game.legal_moves(self.state)))
        if prompt.seats == (NATURE,) and text.casefold().split()[:1] != ["deal"]:
            return Problem(place, "deal-missing", {"move": text, "deals": legal})
        return Problem(place, "illegal-move", {"move": text, "reason": reason, "legal": legal})

    def _parse(self, text: str, place: FilePlace) -> Move:
        try:
            return self.game.parse(text, self.names)
        except NoMove as error:
            raise _Unplayable(Problem(place, error.code, error.facts)) from error

    def _play(self, move: Move, number: int, *, settled: bool) -> None:
        before = self.state
        self.state, events = self.game.apply(before, move)
        self.moves.append(PlayedMove(move, settled, number, before, self.state, events))

    def _settle(self, number: int) -> None:
        while (answer := forced(self.game, self.state)) is not None:
            self.settled.append(answer)
            self._play(answer, number, settled=True)

    def _refuse(self, step: Step, place: FilePlace) -> Reason | None:
        """Try the move that must be refused, and return the reason it is refused with."""
        if step.refuse is None:
            return None
        text, place = step.refuse.move, (*place, "refuse", "move")
        try:
            _, reason = judge(self.state, text, self.names)
        except NoMove as error:
            self.problems.append(Problem(place, error.code, error.facts))
            return None
        if self.hold and (reason is None or reason.code != step.refuse.because):
            found = "not-refused" if reason is None else "refused-otherwise"
            facts = {"move": text, "because": step.refuse.because}
            facts |= {} if reason is None else {"code": reason.code}
            self.problems.append(Problem(place, found, facts))
        return reason

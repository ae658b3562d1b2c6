"""What has grown for some seats, told of others that stand as they did."""

from collections.abc import Callable, Hashable
from functools import lru_cache
from typing import Generic, NamedTuple, Protocol, TypeVar

from analysis.parts import Parts, Stem
from analysis.tree import Branch, End, Fork, Node, Step, Way
from engine.game import NATURE, SEAT_FACTS, Event, Facts, Prompt

Who = tuple[int, ...]
"""Seats in some order; or for each seat, and last for chance, who takes its place."""


class Said(Protocol):
    """A move."""

    @property
    def seat(self) -> int:
        """Whose it is."""


M = TypeVar("M", bound=Said)


class Manners(NamedTuple, Generic[M]):
    """How a game tells its moves and its endings of other seats."""

    move: Callable[[M, Who], M]
    ending: Callable[[Hashable, Who], Hashable]


def who_replaces(old: Who, new: Who) -> Who:
    """Return who takes the place of each seat, and last of chance, where the new seats stand as the old ones did."""
    return (*[seat for _, seat in sorted(zip(old, new, strict=True))], NATURE)


class Renaming(Generic[M]):
    """Tells nodes of other seats, each once. Who may speak is asked from the left of the claimant or of the turn."""

    def __init__(self, now: Who, active: int, manners: Manners[M], parts: Parts[M]) -> None:
        self._now = now
        self._active = active
        self._manners = manners
        self._parts = parts
        self._told: dict[int, Node[M]] = {}
        self._ways: dict[Who, dict[int, Way[M]]] = {}
        self._steps: dict[Who, dict[int, Step[M]]] = {}

    def stem(self, stem: Stem[M]) -> Stem[M]:
        """Return what is sure to happen, and the node that it leads to."""
        return Stem(self._along(stem.steps, self._places(self._active)), self._node(stem.node))

    def _places(self, first: int) -> Who:
        return _clockwise(first, len(self._now) - 1)

    def _node(self, node: Node[M]) -> Node[M]:
        told = self._told.get(id(node))
        if told is None:
            told = self._told[id(node)] = self._end(node) if isinstance(node, End) else self._fork(node)
        return told

    def _end(self, end: End) -> End:
        return self._parts.end(self._manners.ending(end.standing, self._now))

    def _fork(self, fork: Fork[M]) -> Fork[M]:
        code, seats, facts = fork.prompt
        facts = self._facts(facts)
        claimant = facts.get("claimant")
        places = self._places(claimant if isinstance(claimant, int) else self._active)
        seats = tuple([self._now[seat] for seat in seats])
        several = len(seats) > 1
        branches = self._branches(fork.branches, places, several=several)
        if several:
            seats = tuple(sorted(seats, key=places.__getitem__))
            branches.sort(key=lambda branch: _speaker(branch.ways[0], places))
        prompt = Prompt(code, seats, facts)
        return self._parts.fork(prompt, by_chance=fork.by_chance, branches=tuple(branches))

    def _branches(self, branches: tuple[Branch[M], ...], places: Who, *, several: bool) -> list[Branch[M]]:
        told, ways_told = self._told, self._ways.setdefault(places, {})
        renamed: list[Branch[M]] = []
        for ways, node, odds in branches:
            new = [ways_told.get(id(way)) or self._way(way, places) for way in ways]
            if several and len(new) > 1:
                new.sort(key=lambda way: _speaker(way, places))
            renamed.append(Branch(tuple(new), told.get(id(node)) or self._node(node), odds))
        return renamed

    def _way(self, way: Way[M], places: Who) -> Way[M]:
        told = self._parts.way(self._along(way.steps, places), self._said(way.could))
        self._ways[places][id(way)] = told
        return told

    def _along(self, steps: tuple[Step[M], ...], places: Who) -> tuple[Step[M], ...]:
        told = self._steps.setdefault(places, {})
        return tuple([told.get(id(step)) or self._step(step, places) for step in steps])

    def _step(self, step: Step[M], places: Who) -> Step[M]:
        moves, events, passes = self._said(step.moves), tuple(map(self._event, step.events)), len(step.moves)
        if passes > 1:
            moves = tuple(sorted(moves, key=lambda move: places[move.seat]))
            events = (*sorted(events[:passes], key=lambda event: places[event.seat]), *events[passes:])
        told = self._steps[places][id(step)] = self._parts.step(moves, events)
        return told

    def _said(self, moves: tuple[M, ...]) -> tuple[M, ...]:
        return tuple([self._manners.move(move, self._now) for move in moves])

    def _event(self, event: Event) -> Event:
        code, seat, facts, known_to = event
        known_to = known_to and frozenset(self._now[each] for each in known_to)
        return Event(code, self._now[seat], self._facts(facts), known_to)

    def _facts(self, facts: Facts) -> Facts:
        return {
            name: self._now[fact] if name in SEAT_FACTS and isinstance(fact, int) else fact
            for name, fact in facts.items()
        }


def _speaker(way: Way[M], places: Who) -> int:
    """Who speaks up, by its place; that all pass comes first."""
    moves = way.steps[0].moves
    return -1 if len(moves) > 1 else places[moves[0].seat]


@lru_cache(maxsize=128)
def _clockwise(first: int, seats: int) -> Who:
    """Return the place of each seat in the order that begins at the left of the first."""
    return tuple((seat - first - 1) % seats for seat in range(seats))

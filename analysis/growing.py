"""How a tree grows, for any game: nothing is worked out twice, and what comes to the same is folded."""

from collections.abc import Callable, Hashable, Iterable
from fractions import Fraction
from typing import Generic, NamedTuple, Protocol, Self, TypeVar

from analysis.parts import Parts, Stem
from analysis.renaming import Manners, Renaming, Said, Who, who_replaces
from analysis.tree import Branch, Step, Tree, Way
from engine.game import Event, Prompt

M = TypeVar("M", bound=Said)
Progress = Callable[[float], None]
"""Told how much of the tree has grown, from 0 to 1; it may raise to stop."""


class Sight(Protocol[M]):
    """What somebody knows of a position; a game brings its own."""

    @property
    def manners(self) -> Manners[M]:
        """How the game tells its moves and its endings of other seats."""

    def over(self) -> bool:
        """Whether the game is."""

    def at_rest(self) -> bool:
        """Whether nothing of the last turn is left to settle."""

    def standing(self) -> Hashable:
        """Return what an ending is judged by, and everybody sees."""

    def forgetting(self, turns: int) -> Self:
        """Return it without what can matter no more within so many turns."""

    def likeness(self, turns: int) -> tuple[Hashable, Who]:
        """Return what is the same for all sights that come to the same within so many turns, but for who is who in
        them, and the seats in the order in which it speaks of them."""

    def prompt(self) -> Prompt:
        """Return the decision awaited."""

    def lots_or_options(self) -> "tuple[Lot[M, Self], ...] | tuple[Option[M, Self], ...]":
        """Return what chance decides before anybody answers; where it decides nothing, what may be answered.

        Whoever passes before somebody else speaks is not told apart.
        """


K = TypeVar("K", bound=Sight)  # type: ignore[type-arg]  # of whichever moves


class Lot(NamedTuple, Generic[M, K]):
    """One thing that chance may decide: what happens then, or what somebody `could` do then."""

    odds: Fraction
    then: K
    step: Step[M] | None = None
    could: tuple[M, ...] = ()


class Option(NamedTuple, Generic[M, K]):
    """An answer (or all passes of a window), and what happens then."""

    moves: tuple[M, ...]
    events: tuple[Event, ...]
    then: K


def grow(sight: K, sees: frozenset[int], turns: int = 1, progress: Progress = lambda share: None) -> Tree[M]:
    """Return the tree from here to the end of the turn, or of as many turns."""
    steps, root = Growth[M, K](progress).begin(sight, turns)
    return Tree(sees, turns, sight.standing(), steps, root)


class Growth(Generic[M, K]):
    """A tree that grows. Equal nodes are one object."""

    def __init__(self, progress: Progress) -> None:
        self._progress = progress
        self._parts = Parts[M]()
        self._grown: dict[Hashable, dict[Who, Stem[M]]] = {}
        self._renamings: dict[tuple[Who, int], Renaming[M]] = {}
        self._share = 0.0

    def begin(self, sight: K, turns: int) -> Stem[M]:
        """Grow from a position, which may stand at the start of a turn."""
        return self._end(sight) if sight.over() else self._fork(sight.forgetting(turns), turns, 1.0)

    def _grow(self, sight: K, turns: int, share: float) -> Stem[M]:
        if sight.over():
            turns = 0
        elif sight.at_rest():
            turns -= 1
        if not turns:
            return self._tick(self._end(sight), share)
        sight = sight.forgetting(turns)
        likeness, who = sight.likeness(turns)
        alike = self._grown.setdefault((turns, likeness), {})
        if not alike:
            alike[who] = self._fork(sight, turns, share)
            return alike[who]
        if who not in alike:
            first, stem = next(iter(alike.items()))
            alike[who] = self._renaming(first, who, sight).stem(stem)
        return self._tick(alike[who], share)

    def _renaming(self, old: Who, new: Who, sight: K) -> Renaming[M]:
        key = (who_replaces(old, new), new[0])
        renaming = self._renamings.get(key)
        if renaming is None:
            renaming = self._renamings[key] = Renaming[M](*key, sight.manners, self._parts)
        return renaming

    def _tick(self, stem: Stem[M], share: float) -> Stem[M]:
        self._share += share
        self._progress(min(self._share, 1.0))
        return stem

    def _end(self, sight: K) -> Stem[M]:
        return Stem((), self._parts.end(sight.standing()))

    def _fork(self, sight: K, turns: int, share: float) -> Stem[M]:
        ahead = sight.lots_or_options()
        part = share / len(ahead)
        grown = [
            self._lot(each, turns, part) if isinstance(each, Lot) else self._option(each, turns, part) for each in ahead
        ]
        return self._folded(sight.prompt(), grown, by_chance=isinstance(ahead[0], Lot))

    def _lot(self, lot: Lot[M, K], turns: int, share: float) -> Branch[M]:
        stem = self._fork(lot.then, turns, share) if lot.step is None else self._grow(lot.then, turns, share)
        before = () if lot.step is None else (self._parts.step(*lot.step),)
        return Branch((self._parts.way((*before, *stem.steps), lot.could),), stem.node, lot.odds)

    def _option(self, option: Option[M, K], turns: int, share: float) -> Branch[M]:
        steps, node = self._grow(option.then, turns, share)
        first = self._parts.step(option.moves, option.events)
        return Branch((self._parts.way((first, *steps), ()),), node)

    def _folded(self, prompt: Prompt, grown: Iterable[Branch[M]], *, by_chance: bool) -> Stem[M]:
        """Branches with one and the same node become one; a fork with one branch is none."""
        folded: dict[int, Branch[M]] = {}
        for branch in grown:
            same = folded.get(id(branch.node))
            folded[id(branch.node)] = _both(same, branch) if same else branch
        branches = tuple(folded.values())
        if len(branches) == 1:
            return Stem(self._in_common(branches[0].ways), branches[0].node)
        return Stem((), self._parts.fork(prompt, by_chance=by_chance, branches=branches))

    def _in_common(self, ways: tuple[Way[M], ...]) -> tuple[Step[M], ...]:
        """What happens on each of these ways: of several the events that are alike in all of them."""
        first, *others = ways
        if not others:
            return first.steps
        told = [[event for step in way.steps for event in step.events] for way in ways]
        alike = tuple(event for event in told[0] if all(event in events for events in told))
        return (self._parts.step((), alike),) if alike else ()


def _both(one: Branch[M], other: Branch[M]) -> Branch[M]:
    odds = None if one.odds is None or other.odds is None else one.odds + other.odds
    return Branch((*one.ways, *other.ways), one.node, odds)

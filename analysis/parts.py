"""The parts of one tree that grows: equal ones are one object."""

from collections.abc import Hashable
from typing import Generic, NamedTuple, TypeVar

from analysis.tree import Branch, End, Fork, Node, Step, Way
from engine.game import Event, Prompt

M = TypeVar("M")


class Stem(NamedTuple, Generic[M]):
    """What is sure to happen, and the node that it leads to."""

    steps: tuple[Step[M], ...]
    node: Node[M]


class Parts(Generic[M]):
    """All parts so far. Each method returns the part that there is already, or a new one."""

    def __init__(self) -> None:
        self._steps: dict[Hashable, Step[M]] = {}
        self._ways: dict[Hashable, Way[M]] = {}
        self._ends: dict[Hashable, End] = {}
        self._forks: dict[Hashable, list[Fork[M]]] = {}

    def step(self, moves: tuple[M, ...], events: tuple[Event, ...]) -> Step[M]:
        """What happens between two forks."""
        looks = tuple([(event.code, event.seat, event.known_to, *event.facts.items()) for event in events])
        return self._steps.setdefault((moves, looks), Step(moves, events))

    def way(self, steps: tuple[Step[M], ...], could: tuple[M, ...]) -> Way[M]:
        """One way along a branch, by steps of this tree."""
        return self._ways.setdefault((could, *map(id, steps)), Way(steps, could))

    def end(self, standing: Hashable) -> End:
        """An ending."""
        return self._ends.setdefault(standing, End(standing))

    def fork(self, prompt: Prompt, *, by_chance: bool, branches: tuple[Branch[M], ...]) -> Fork[M]:
        """A fork, by ways and nodes of this tree. What it leads to is compared first."""
        alike = self._forks.setdefault((prompt.code, by_chance, *[id(branch.node) for branch in branches]), [])
        for fork in alike:
            if fork.prompt == prompt and fork.branches == branches:
                return fork
        alike.append(Fork(prompt, by_chance, branches))
        return alike[-1]

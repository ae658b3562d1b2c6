"""The nodes of one tree that grows: equal ones are one object."""

from collections.abc import Hashable
from typing import Generic, NamedTuple, TypeVar

from analysis.tree import Branch, End, Fork, Node, Step
from engine.game import Prompt

M = TypeVar("M")


class Stem(NamedTuple, Generic[M]):
    """What is sure to happen, and the node that it leads to."""

    steps: tuple[Step[M], ...]
    node: Node[M]


class Nodes(Generic[M]):
    """All nodes so far."""

    def __init__(self) -> None:
        self._ends: dict[Hashable, End] = {}
        self._forks: dict[Hashable, list[Fork[M]]] = {}

    def end(self, standing: Hashable) -> End:
        """Return the ending."""
        end = self._ends.get(standing)
        if end is None:
            end = self._ends[standing] = End(standing)
        return end

    def fork(self, prompt: Prompt, *, by_chance: bool, branches: tuple[Branch[M], ...]) -> Fork[M]:
        """Return the fork: the one there is already, or a new one. What it leads to is compared first."""
        alike = self._forks.setdefault((prompt.code, by_chance, *[id(branch.node) for branch in branches]), [])
        for fork in alike:
            if fork.prompt == prompt and fork.branches == branches:
                return fork
        alike.append(Fork(prompt, by_chance, branches))
        return alike[-1]

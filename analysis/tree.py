"""The tree of what could happen: forks where somebody decides or chance does, and endings."""

from collections.abc import Hashable, Iterator
from fractions import Fraction
from typing import Generic, NamedTuple, TypeVar

from engine.game import Event, Prompt
from engine.kinds import of_its_kind

M = TypeVar("M")


@of_its_kind
class End(NamedTuple):
    """Where the turn is over: how everybody stands then, as far as everybody can see."""

    standing: Hashable


class Step(NamedTuple, Generic[M]):
    """What happens between two forks: the moves (all passes of a window are one step), and the events that are seen.

    Without a move it is chance alone, or answers that all come to the same.
    """

    moves: tuple[M, ...]
    events: tuple[Event, ...]


class Way(NamedTuple, Generic[M]):
    """One way along a branch: the steps, and before them what somebody could do whose cards were not seen."""

    steps: tuple[Step[M], ...]
    could: tuple[M, ...] = ()


class Branch(NamedTuple, Generic[M]):
    """Where a fork may lead, with its odds where chance decides; several `ways` come to the same."""

    ways: tuple[Way[M], ...]
    node: "Node[M]"
    odds: Fraction | None = None


@of_its_kind
class Fork(NamedTuple, Generic[M]):
    """Where it can go one way or another: what is awaited, and whether chance decides it rather than who is asked."""

    prompt: Prompt
    by_chance: bool
    branches: tuple[Branch[M], ...]


Node = End | Fork[M]


class Tree(NamedTuple, Generic[M]):
    """All that could happen from a position: `before` is how everybody stands there, `steps` what is sure to happen."""

    sees: frozenset[int]
    turns: int
    before: Hashable
    steps: tuple[Step[M], ...]
    root: Node[M]

    @property
    def endings(self) -> tuple[Hashable, ...]:
        """The different endings, in the order in which the tree comes to them."""
        found: dict[Hashable, None] = {}
        for node in nodes(self.root):
            if isinstance(node, End):
                found.setdefault(node.standing)
        return tuple(found)

    def at(self, place: tuple[int, ...]) -> Node[M]:
        """Return the node that the numbers of branches lead to; raise IndexError where there is none."""
        return self.along(place)[-1].node if place else self.root

    def along(self, place: tuple[int, ...]) -> tuple[Branch[M], ...]:
        """Return the branches on the way there; raise IndexError where there is none."""
        node, passed = self.root, []
        for number in place:
            if isinstance(node, End):
                raise IndexError(number)
            passed.append(node.branches[number])
            node = passed[-1].node
        return tuple(passed)


def nodes(root: Node[M]) -> Iterator[Node[M]]:
    """Yield every different node below and with this one, each once and before those below it."""
    seen: set[int] = set()
    waiting = [root]
    while waiting:
        node = waiting.pop()
        if id(node) in seen:
            continue
        seen.add(id(node))
        yield node
        if isinstance(node, Fork):
            waiting += [branch.node for branch in reversed(node.branches)]

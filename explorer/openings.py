"""Which moves lead to a place of a tree, as far as whoever looks can make them without knowing more than is seen."""

from collections.abc import Iterator

from analysis.coup.mattering import OTHER
from analysis.tree import Tree
from engine.coup.moves import Concede, Deal, Keep, Lose, Move, Show, ShowAll, Side


def moves_to(tree: Tree[Move], place: tuple[int, ...]) -> tuple[Move, ...]:
    """Return them up to the first that hangs on hidden cards, or that could be one of several; raise IndexError."""
    return tuple(_moves(tree, place))


def _moves(tree: Tree[Move], place: tuple[int, ...]) -> Iterator[Move]:
    way = [*tree.steps, *(step for branch in tree.along(place) for step in branch.ways[0].steps)]
    for step in way:
        if not step.moves or not all(_is_open(move, tree.sees, everything=_sees_all(tree)) for move in step.moves):
            return
        yield from step.moves


def _sees_all(tree: Tree[Move]) -> bool:
    return len(tree.sees) == len(tree.before.seats)  # type: ignore[attr-defined]  # so Coup's endings are


def _is_open(move: Move, sees: frozenset[int], *, everything: bool) -> bool:
    """Whether the move is one that the viewer may see made: a draw only from above, another's hand never."""
    match move:
        case Side():
            return everything
        case Deal(cards=cards):
            return everything and OTHER not in cards
        case Lose(character=card) | Show(character=card):
            return move.seat in sees and card != OTHER
        case Keep(cards=cards):
            return move.seat in sees and OTHER not in cards
        case ShowAll() | Concede():
            return move.seat in sees
    return True


def opens(tree: Tree[Move], place: tuple[int, ...]) -> bool:
    """Whether there is a table to lay for a branch: one that is not that of the branch before."""
    return len(moves_to(tree, place)) > len(moves_to(tree, place[:-1]))

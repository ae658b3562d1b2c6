"""What is counted of a game of Cóatl, for each seat."""

from collections.abc import Iterable
from typing import NamedTuple

from bots.match import Outcome, Step
from engine import coatl
from engine.coatl.moves import Move
from engine.coatl.scoring import points
from engine.coatl.state import State
from engine.game import NATURE


class Tally(NamedTuple):
    """Of one seat in one game."""

    points: int
    """At the end,"""
    complete: int
    """the coatls that they come from,"""
    cards: int
    """and the prophecies and temples beside those."""


def tally(steps: Iterable[Step[State, Move]]) -> Outcome:
    """Play the steps to the end and count; raise ValueError where there are none."""
    moves, last = 0, None
    for last in steps:
        prompt = coatl.prompt(last.before)
        if prompt is not None and prompt.seats != (NATURE,):
            moves += 1
    if last is None:
        raise ValueError("a game without a move")
    counts = tuple(
        Tally(points(place, last.after.rules), len(place.complete), sum(each.cards for each in place.complete))
        for place in last.after.seats
    )
    return Outcome(coatl.winners(last.after), moves, counts)

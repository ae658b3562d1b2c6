"""A game as one seat hears of it, read into a belief.

What counts is what the seat sees and what everybody sees, event by event, from the first frame on:

- Hands that it does not see are dealt by chance, and so is every card that somebody draws.
- A claim counts for the hand that its seat has at that moment. Whoever holds the card says so; whoever does not says
  so with the probability `habit`. Without a habit claims count for nothing.
- Whoever can prove a claim proves it: a card that is shown was there, and whoever gives in does not hold it. If a game
  goes on in a way that this cannot be, giving in counts for nothing.
- Which card somebody loses, shows to an examiner or puts back is left to chance, and so are challenges, passes and
  swaps: they tell nothing of a hand.
- What happened long ago counts for nothing, where there would be too much to reckon with: then the belief begins with
  a later turn, so that fewer draws follow.
"""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from analysis.coup.belief import Belief
from analysis.coup.belief_hearer import Hearer
from engine import coup
from engine.coup.moves import Move
from engine.coup.state import State
from engine.timeline import Frame

MEMORY = 12, 6, 4, 3, 2, 1, 0
"""So many draws are followed, besides the first deal: the first of these that does not lead to more than
"""
LOAD = 1500
"""so many weights."""
Frames = Sequence[Frame[State, Move]]


class Scope(NamedTuple):
    """What counts: the frames from this one on, and whether giving in tells nothing. The greater, the less counts."""

    begin: int = 0
    giving_in_is_idle: bool = False


EVERYTHING = Scope()


def take_in(
    frames: Frames, looker: int | None, habit: Fraction | None, most: Scope = EVERYTHING
) -> tuple[Scope, Belief]:
    """Return how much counts, at `most` so much, and what the seat may believe then; None is an onlooker.

    With a habit it is never more than without. A `habit` is above 0 and at most 1; raise ValueError for another.
    """
    if habit is not None and not 0 < habit <= 1:
        raise ValueError(f"a habit of {habit}")
    for begin in dict.fromkeys(_begin(frames, draws) for draws in MEMORY):
        counted = frames[begin:]
        for scope in (Scope(begin), Scope(begin, giving_in_is_idle=True)):
            if scope < most:
                continue
            hearer = Hearer(counted[0].state, looker, habit, giving_in_tells=not scope.giving_in_is_idle)
            if not hearer.hear(counted, LOAD):
                break
            if hearer.given_in is None or hearer.belief.hands(0):
                return scope, hearer.belief
    raise AssertionError("a position by itself is easy to reckon with")


def _begin(frames: Frames, most: int) -> int:
    """Return the frame from which on at most so many draws follow: the first, or the start of a turn."""
    draws = [
        at
        for at, frame in enumerate(frames)
        if any(event.code == "drew" and event.facts["cause"] != "start" for event in frame.events)
    ]
    if len(draws) <= most:
        return 0
    turns = (at for at in range(draws[-most - 1], len(frames)) if _turn_begins(frames[at].state))
    return next(turns, len(frames) - 1)


def _turn_begins(state: State) -> bool:
    prompt = coup.prompt(state)
    return prompt is not None and prompt.code == "action"

"""What is counted of a game of Coup, for each seat."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from analysis.coup.belief_hearer import claim_of
from bots.match import Outcome, Step
from engine import coup
from engine.coup.moves import Act, Block, Challenge, Concede, Move
from engine.coup.proofs import Prove, ProveNot
from engine.coup.refusals import decision
from engine.coup.state import State
from engine.coup.windows import MayBlock, MayChallenge, MayReact, who_may_block
from engine.game import NATURE, Event

COINS = ("gained", "stole", "embezzled")
"""Events with coins that come in. A fee that comes back is none."""


class Tally(NamedTuple):
    """Of one seat in one game."""

    turns: int
    claims: int
    """Claims made, in actions and blocks."""
    bluffs: int
    """Those of them that could not have been proved when they were made."""
    asked: int
    """Times that it was asked about somebody's claim."""
    doubts: int
    """Challenges made,"""
    caught: int
    """and those of them to which the claimant gave in."""
    offered: int
    """Times that it was asked and could block."""
    blocks: int
    """Blocks made."""
    coins: int
    """Coins taken: from the treasury, from others, from the almshouse."""


def tally(steps: Iterable[Step[State, Move]]) -> Outcome:
    """Play the steps to the end and count; raise ValueError where there are none."""
    moves, counted, last = 0, Counter[tuple[int, str]](), None
    for last in steps:
        head = decision(last.before)
        if head.prompt(last.before).seats != (NATURE,):
            moves += 1
            counted.update((last.move.seat, what) for what in _answered(last.before, last.move))
        if isinstance(last.move, Concede) and isinstance(head, Prove | ProveNot):
            counted[head.challenger, "caught"] += 1
        for event in last.events:
            if event.code in COINS:
                counted[event.seat, "coins"] += int(str(event.facts["coins"]))
            counted.update((event.seat, what) for what in _claimed(last.before, event))
    if last is None:
        raise ValueError("a game without a move")
    seats = range(len(last.after.seats))
    counts = tuple(Tally(**{what: counted[seat, what] for what in Tally._fields}) for seat in seats)
    return Outcome(coup.winners(last.after), moves, counts)


def _answered(state: State, move: Move) -> Iterator[str]:
    """What a move is, and what the seat was asked with it."""
    head = decision(state)
    if isinstance(head, MayChallenge | MayReact):
        yield "asked"
    if isinstance(head, MayBlock) or (
        isinstance(head, MayReact) and move.seat in who_may_block(state.rules, state.act_under_way(), state.seats)
    ):
        yield "offered"
    match move:
        case Act():
            yield "turns"
        case Challenge():
            yield "doubts"
        case Block():
            yield "blocks"


def _claimed(state: State, event: Event) -> Iterator[str]:
    claim = claim_of(event)
    if claim:
        character, denied = claim
        yield "claims"
        if (character in state.seats[event.seat].hand) == denied:
            yield "bluffs"

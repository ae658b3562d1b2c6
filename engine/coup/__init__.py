"""Coup. This module *is* the game: it keeps the contract `engine.game.Game`."""

from collections import Counter
from fractions import Fraction
from functools import lru_cache
from math import comb, prod

from engine.coup.agenda import Window
from engine.coup.answers import Draw, DrawSide
from engine.coup.cards import Cards, choices
from engine.coup.dealer import Dealer
from engine.coup.moves import Deal, Move, Pass
from engine.coup.notation import parse, report, write
from engine.coup.observe import observe
from engine.coup.refusals import decision, why_not
from engine.coup.rules import PRESETS, SWITCHES, RuleSet, rule_set
from engine.coup.seats import living
from engine.coup.setup import described, new_game, set_up
from engine.coup.state import Place, State, Table, View
from engine.game import Event, IllegalMove, Prompt

__all__ = [
    "PRESETS",
    "SWITCHES",
    "Place",
    "RuleSet",
    "State",
    "Table",
    "View",
    "apply",
    "chances",
    "described",
    "legal_moves",
    "new_game",
    "observe",
    "parse",
    "passes",
    "prompt",
    "report",
    "rule_set",
    "set_up",
    "why_not",
    "winners",
    "write",
]


def prompt(state: State) -> Prompt | None:
    """Return the decision awaited; None when the game is over."""
    return decision(state).prompt(state) if state.agenda else None


def legal_moves(state: State) -> tuple[Move, ...]:
    """Return every move to which `why_not` has no objection."""
    if not state.agenda:
        return ()
    return tuple(decision(state).moves(state))


def chances(state: State) -> tuple[tuple[Move, Fraction], ...]:
    """Return each possible deal with its probability, when the court is to deal; else nothing."""
    head = state.agenda[0] if state.agenda else None
    if isinstance(head, Draw):
        return _deals(head.seat, head.number, state.court)
    if isinstance(head, DrawSide):
        left = {side: head.left(state, side.faction) for side in head.moves(state)}
        return tuple((side, Fraction(cards, sum(left.values()))) for side, cards in left.items())
    return ()


@lru_cache(maxsize=4096)
def _deals(seat: int, number: int, court: Cards) -> tuple[tuple[Move, Fraction], ...]:
    """Ways to draw each multiset without order, over all ways (the multivariate hypergeometric distribution)."""
    there = Counter(court)
    ways = comb(len(court), number)
    return tuple(
        (
            Deal(seat, cards),
            Fraction(prod(comb(there[card], copies) for card, copies in Counter(cards).items()), ways),
        )
        for cards in choices(court, number)
    )


def apply(state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
    """Return the state after the move and what happened; raise IllegalMove."""
    reason = why_not(state, move)
    if reason is not None:
        raise IllegalMove(move, reason)
    return Dealer(state).play(move)


def winners(state: State) -> tuple[int, ...]:
    """Return the last living seat (B37, IP22); nobody while several live."""
    alive = living(state.seats)
    return tuple(alive) if len(alive) == 1 else ()


def passes(state: State) -> tuple[Move, ...]:
    """Return the passes of everybody still asked in the open window, in seat order; nothing outside a window."""
    head = state.agenda[0] if state.agenda else None
    if not isinstance(head, Window):
        return ()
    return tuple(Pass(seat) for seat in (*head.asked.now, *head.asked.later))

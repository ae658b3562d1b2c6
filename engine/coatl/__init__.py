"""Cóatl. This module *is* the game: it keeps the contract `engine.game.Game`."""

from fractions import Fraction

from engine.coatl.agenda import DRAWS
from engine.coatl.dealer import Dealer
from engine.coatl.described import described, set_up
from engine.coatl.moves import Move
from engine.coatl.notation import parse, report, write
from engine.coatl.observe import observe
from engine.coatl.refusals import decision, why_not
from engine.coatl.roster import PROPHECIES, TEMPLES
from engine.coatl.rules import PRESETS, SWITCHES, RuleSet, rule_set
from engine.coatl.scoring import best
from engine.coatl.setup import new_game
from engine.coatl.state import Place, State, Table, View
from engine.game import Event, IllegalMove, Prompt

__all__ = [
    "PRESETS",
    "PROPHECIES",
    "SWITCHES",
    "TEMPLES",
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
    return tuple(decision(state).moves(state)) if state.agenda else ()


def chances(state: State) -> tuple[tuple[Move, Fraction], ...]:
    """Return each possible draw with its probability, when chance is awaited; else nothing."""
    head = state.agenda[0] if state.agenda else None
    return head.odds(state) if isinstance(head, DRAWS) else ()


def apply(state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
    """Return the state after the move and what happened; raise IllegalMove."""
    reason = why_not(state, move)
    if reason is not None:
        raise IllegalMove(move, reason)
    return Dealer(state).play(move)


def winners(state: State) -> tuple[int, ...]:
    """Return the seats that have won, several where they share it (35); nobody while the game goes on."""
    return () if state.agenda else best(state.seats, state.rules)


def passes(state: State) -> tuple[Move, ...]:
    """Return nothing: no window opens in which everybody is asked."""
    return ()

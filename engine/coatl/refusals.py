"""Why a move is refused: the reasons that come before a decision's own, in their order."""

from typing import get_args

from engine.coatl.agenda import ANSWERS, DRAWS, Decision
from engine.coatl.moves import Chance, Move
from engine.coatl.state import State
from engine.coatl.turns import TOKEN_OF
from engine.game import Reason

CHANCES = get_args(Chance)


def why_not(state: State, move: Move) -> Reason | None:
    """Return the first reason against the move; None when it is legal."""
    if not state.agenda:
        return Reason("game-over")
    token = TOKEN_OF.get(type(move))
    if token is not None and not state.rules.tokens:
        return Reason("not-in-this-game", {"token": token})
    head = decision(state)
    asked = head.prompt(state)
    if not isinstance(move, CHANCES) and not isinstance(head, DRAWS) and move.seat not in asked.seats:
        return Reason("not-your-turn", {"seat": asked.seats[0]})
    if type(move) not in ANSWERS[type(head)]:
        return Reason("wrong-move-for-now", {"decision": asked.code})
    return head.objection(state, move)  # type: ignore[arg-type]  # its kind answers the decision


def decision(state: State) -> Decision:
    """Return the head of the agenda, which waits for somebody; raise ValueError when the game is over."""
    if not state.agenda:
        raise ValueError("nothing is awaited")
    return state.agenda[0]  # type: ignore[return-value]  # steps that carry themselves out never wait

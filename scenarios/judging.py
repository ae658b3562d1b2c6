"""What the rules say of a written move, before anybody plays it."""

import unicodedata
from typing import Any

from engine.game import Reason
from scenarios.shapes import shape_of

ALL_PASS = (["all", "pass"], ["all", "allow"])


def reason_against_all_pass(state: Any) -> Reason | None:
    """Why `all pass` is refused: outside a window it answers nothing."""
    game = shape_of(state).game
    if game.passes(state):
        return None
    prompt = game.prompt(state)
    return Reason("game-over") if prompt is None else Reason("wrong-move-for-now", {"decision": prompt.code})


def judge(state: Any, text: str, names: tuple[str, ...]) -> tuple[Any, Reason | None]:
    """Return the written move and the reason against it, None when it is legal; raise NoMove.

    `all pass` is judged as one move and stands for a pass of whoever has the turn.
    """
    game = shape_of(state).game
    if says_all_pass(text):
        return game.parse(f"{names[state.active]} pass", names), reason_against_all_pass(state)
    move = game.parse(unicodedata.normalize("NFC", text), names)
    return move, game.why_not(state, move)


def says_all_pass(text: str) -> bool:
    """Whether the text lets everybody pass who is still asked."""
    return text.casefold().split() in ALL_PASS

"""Why a move of Cóatl is refused, in words that end with what is allowed."""

from typing import get_args

from content import Texts
from engine import coatl
from engine.coatl.citing import rule_of
from engine.coatl.moves import Chance, Discard, Extend, Fulfil, Keep, Move, Pass, PutTemple
from engine.coatl.reasons import OF_CARDS
from engine.coatl.state import State
from engine.game import NATURE, Reason
from explorer.scene import Refusal
from explorer.voices.coatl.words import Words, rule

CHANCES = get_args(Chance)


def overheard(reason: Reason, state: State, move: Move, sees: frozenset[int]) -> bool:
    """Whether the refusal would tell a viewer of cards that it does not see."""
    needed = frozenset(range(len(state.seats))) if isinstance(move, CHANCES) else frozenset((move.seat,))
    return reason.code in OF_CARDS and not needed <= sees


def tells(state: State, move: Move, sees: frozenset[int]) -> bool:
    """Whether that the move is allowed tells of a hand, or of what lies face down, that is not seen."""
    if isinstance(move, CHANCES):
        return len(sees) < len(state.seats)
    if move.seat in sees:
        return False
    place = state.seats[move.seat]
    match move:
        case Extend():
            longer = place.coatls[move.coatl - 1].with_piece(move.kind, move.colour, move.side)
            return longer.closed and not longer.prophecies
        case PutTemple(temple=temple):
            return temple == place.temple
    return isinstance(move, Fulfil | Pass | Keep | Discard)


def refusal(reason: Reason, state: State, names: tuple[str, ...], texts: Texts, move: Move) -> Refusal:
    """Return the reason against the move in at most 25 words, what is allowed now included, and its rule."""
    words = Words(names, texts)
    actor = "" if move.seat == NATURE else names[move.seat]
    why = words.say(_key(reason), **{"actor": actor} | words.fill(reason.facts))
    owed = reason.code == "needs-a-prophecy"
    instead = words.say("allowed.owed", names=names[state.active]) if owed else allowed(state, names, texts)
    return Refusal(f"{why} {instead}", rule(rule_of(reason, state), state.rules, texts))


def _key(reason: Reason) -> str:
    match reason.code:
        case "end-closed":
            return f"refusal.end-closed.{reason.facts['side']}"
        case "wrong-number-of-cards" if reason.facts["least"] == reason.facts["most"]:
            return "refusal.wrong-number-of-cards.exactly"
    return f"refusal.{reason.code}"


def allowed(state: State, names: tuple[str, ...], texts: Texts, speaker: int | None = None) -> str:
    """Return what may be done now. It never depends on a hidden hand."""
    words = Words(names, texts)
    prompt = coatl.prompt(state)
    if prompt is None:
        winners = tuple(names[seat] for seat in coatl.winners(state))
        return words.say("allowed.over", names=words.texts.every(winners))
    if prompt.seats == (NATURE,):
        return words.say("allowed.deal")
    return words.say(f"allowed.{prompt.code}", names=names[prompt.seats[0]])

"""Why a move is refused: the reasons of the format that come before a decision's own, in their order."""

from engine.coup.agenda import ANSWERS, Decision, Window
from engine.coup.answers import GiveUp
from engine.coup.items import OfferBlock
from engine.coup.moves import Act, Block, Challenge, Deal, Keep, Lose, Move, Pass, Show, Side
from engine.coup.proofs import Prove, ProveNot
from engine.coup.rules import RuleSet
from engine.coup.state import State
from engine.coup.windows import MayBlock, MayChallenge, MayReact, who_may_block
from engine.game import Reason


def why_not(state: State, move: Move) -> Reason | None:
    """Return the first reason against the move, in the order of the format; None when it is legal."""
    if not state.agenda:
        return Reason("game-over")
    head = decision(state)
    objection = None
    if type(move) in ANSWERS[type(head)]:
        objection = head.objection(state, move)  # type: ignore[arg-type]  # its kind answers the decision
        if objection is None:
            return None
    return (
        _not_a_speaker(state, move)
        or _not_in_this_game(state.rules, move)
        or _not_now(state, head, move)
        or objection
        or Reason("wrong-move-for-now", {"decision": head.prompt(state).code})
    )


def decision(state: State) -> Decision:
    """Return the head of the agenda, which waits for somebody; raise ValueError when the game is over."""
    if not state.agenda:
        raise ValueError("nothing is awaited")
    return state.agenda[0]  # type: ignore[return-value]  # steps that carry themselves out never wait


def _not_a_speaker(state: State, move: Move) -> Reason | None:
    if isinstance(move, Deal | Side) or not state.seats[move.seat].out:
        return None
    return Reason("eliminated", {"seat": move.seat})


def _not_in_this_game(rules: RuleSet, move: Move) -> Reason | None:
    match move:
        case Act(action=code) if code not in rules.actions:
            return Reason("not-in-this-game", {"action": code})
        case Block() | Show() | Lose() if move.character not in rules.characters:
            return Reason("not-in-this-game", {"character": move.character})
        case Keep(cards=cards) | Deal(cards=cards):
            strange = next((card for card in cards if card not in rules.characters), None)
            return Reason("not-in-this-game", {"character": strange}) if strange else None
    return None


def _not_now(state: State, head: Decision, move: Move) -> Reason | None:
    """Return what forbids the move because of the moment, whatever its particulars."""
    match move:
        case Challenge() if not isinstance(head, MayChallenge | MayReact):
            return Reason("nothing-to-challenge")
        case Challenge(seat=seat) if isinstance(head, MayChallenge | MayReact) and seat == head.claim.seat:
            return Reason("own-claim")
        case Block(seat=seat) if state.declared and seat == state.declared.seat:
            return Reason("own-action", {"action": state.declared.action})
        case Block() if not isinstance(head, MayBlock | MayReact):
            return Reason("challenges-first" if block_may_follow(state, head) else "nothing-to-block")
    if isinstance(head, Window) and isinstance(move, Pass | Challenge | Block) and move.seat in head.asked.passed:
        return Reason("already-answered")
    return None


def block_may_follow(state: State, head: Decision) -> bool:
    """Whether the action could still be blocked once its claim is settled; after a concession none is open."""
    if state.declared is None or (isinstance(head, GiveUp) and head.cause != "challenge"):
        return False
    stands = head.stands if isinstance(head, MayChallenge | MayReact | Prove | ProveNot) else ()
    offer = next((item for item in (*stands, *state.agenda) if isinstance(item, OfferBlock)), None)
    if offer is None:
        return False
    doomed = wrong_if_proved(state)
    strict = not state.rules.block_after_own_failed_challenge
    barred = (*offer.barred, doomed) if strict and doomed is not None else offer.barred
    return bool(who_may_block(state.rules, state.declared, state.seats, barred, doomed))


def wrong_if_proved(state: State) -> int | None:
    """Return who has challenged, until it has lost a card or the claim has fallen."""
    if state.agenda and isinstance(state.agenda[0], Prove | ProveNot):
        return state.agenda[0].challenger
    return next((item.seat for item in state.agenda if isinstance(item, GiveUp) and item.cause == "challenge"), None)

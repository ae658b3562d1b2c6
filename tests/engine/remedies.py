"""What takes the named cause of a refusal away, and nothing else: coins given, a turn passed on, a card in hand."""

from collections.abc import Callable
from dataclasses import asdict
from typing import Any

import engine.coup as coup
from engine.coup.answers import ChooseAction, Draw, DrawSide, GiveUp, PutBack
from engine.coup.examination import SwapOrLeave
from engine.coup.items import Fall, OfferBlock, Resolve
from engine.coup.moves import Act, Answer, Concede, Deal, Keep, Lose, Move, Pass, Show, ShowAll, Side
from engine.coup.proofs import Claim, Prove, ProveNot
from engine.coup.roster import Character, Faction
from engine.coup.seats import Seat, after, living
from engine.coup.windows import Asked, MayBlock, MayChallenge, who_may_block
from engine.game import Reason

Remedied = tuple[coup.State, Any]
Remedy = Callable[[coup.State, Any, Reason], Remedied]


class EveryCard(coup.RuleSet):
    """Rules in whose deck every character is."""

    characters = tuple(Character)


def remedy(state: coup.State, move: Move, reason: Reason) -> Remedied:
    """The position, and the move, without the cause that the reason names; raises KeyError for an unknown code."""
    return REMEDIES[reason.code](state, move, reason)


def _seat(state: coup.State, seat: int, **changed: Any) -> coup.State:
    seats = list(state.seats)
    seats[seat] = seats[seat]._replace(**changed)
    return state._replace(seats=tuple(seats))


def _head(state: coup.State, item: Any) -> coup.State:
    return state._replace(agenda=(item, *state.agenda[1:]))


def _revived(state: coup.State, seat: int) -> coup.State:
    lost = state.seats[seat].lost
    return _seat(state, seat, hand=lost[:1], lost=lost[1:])


def _other(state: coup.State, seat: int, *besides: int | None) -> int:
    return next(other for other in living(state.seats) if other != seat and other not in besides)


def _flipped(state: coup.State, seat: int) -> coup.State:
    side = state.seats[seat].faction
    assert side
    return _seat(state, seat, faction=side.other)


def _holding(place: Seat, *cards: Character) -> tuple[Character, ...]:
    return tuple(sorted((*cards, *place.hand[len(cards) :])))


def _going_on(state: coup.State, move: Any, _: Reason) -> Remedied:
    fallen = next(seat for seat, place in enumerate(state.seats) if place.out)
    return _revived(state, fallen)._replace(agenda=(ChooseAction(state.active),)), move


def _every_card(state: coup.State, move: Any, _: Reason) -> Remedied:
    return state._replace(rules=EveryCard(**(asdict(state.rules) | {"factions": True}))), move


def _turn_of_the_speaker(state: coup.State, move: Any, _: Reason) -> Remedied:
    return state._replace(active=move.seat, agenda=(ChooseAction(move.seat),)), move


def _claimed_by_another(state: coup.State, move: Any, _: Reason) -> Remedied:
    claimant = _other(state, move.seat)
    return state._replace(
        active=claimant, declared=Act(claimant, "tax"), block=None, agenda=(_claim(state, claimant),)
    ), move


def _claim(state: coup.State, claimant: int) -> MayChallenge:
    asked = Asked.open(after(state.seats, claimant), state.rules)
    return MayChallenge(Claim(claimant, Character.CAPTAIN), asked, (Resolve(),), (Fall(),))


def _claim_of_another(state: coup.State, move: Any, _: Reason) -> Remedied:
    head: Any = state.agenda[0]
    return _head(state, head._replace(claim=head.claim._replace(seat=_other(state, move.seat)))), move


def _action_of_another(state: coup.State, move: Any, _: Reason) -> Remedied:
    assert state.declared
    actor = (
        _other(state, move.seat, state.declared.target) if len(living(state.seats)) > 2 else _other(state, move.seat)
    )
    return state._replace(active=actor, declared=state.declared._replace(seat=actor)), move


def _claim_settled(state: coup.State, move: Any, _: Reason) -> Remedied:
    assert state.declared
    head: Any = state.agenda[0]
    pending = (*getattr(head, "stands", ()), *state.agenda)
    offer = next(item for item in pending if isinstance(item, OfferBlock))
    asked = who_may_block(state.rules, state.declared, state.seats, offer.barred)
    return state._replace(agenda=(MayBlock(Asked.open(asked, state.rules), offer.barred),)), move


def _aid_of_another(state: coup.State, move: Any, _: Reason) -> Remedied:
    actor = _other(state, move.seat)
    window = MayBlock(Asked.open(after(state.seats, actor), state.rules))
    return state._replace(active=actor, declared=Act(actor, "foreign-aid"), block=None, agenda=(window,)), move


def _not_answered_yet(state: coup.State, move: Any, _: Reason) -> Remedied:
    head: Any = state.agenda[0]
    passed = tuple(seat for seat in head.asked.passed if seat != move.seat)
    return _head(state, head._replace(asked=head.asked._replace(now=(*head.asked.now, move.seat), passed=passed))), move


def _decision_for(state: coup.State, move: Any, _: Reason) -> Remedied:
    seat, other = move.seat, next(each for each in range(len(state.seats)) if each != move.seat)
    match move:
        case Act():
            item: Any = ChooseAction(seat)
        case Pass():
            item = _claim(state, _other(state, seat))
        case Show() | Concede():
            item = Prove(seat, Character.CAPTAIN, other, (), ())
        case ShowAll():
            item = ProveNot(seat, Character.DUKE, other, (), ())
        case Lose():
            item = GiveUp(seat, "coup")
        case Keep():
            item = PutBack(seat, len(state.seats[seat].hand))
        case Answer():
            item = SwapOrLeave(seat, other, Character.CAPTAIN)
        case Deal():
            item = Draw(seat, 1, "proof")
        case Side():
            item = DrawSide(seat)
    return state._replace(agenda=(item,), block=None), move


def _coins(state: coup.State, seat: int, coins: int) -> coup.State:
    return _seat(state, seat, coins=coins)


def _asked(state: coup.State, move: Any, _: Reason) -> Remedied:
    head: Any = state.agenda[0]
    if hasattr(head, "asked"):
        return _head(state, head._replace(asked=head.asked._replace(now=(*head.asked.now, move.seat)))), move
    return _head(state, head._replace(seat=move.seat)), move


def _in_hand(state: coup.State, move: Any, _: Reason) -> Remedied:
    cards = move.cards if isinstance(move, Keep) else (move.character,)
    return _seat(state, move.seat, hand=_holding(state.seats[move.seat], *cards)), move


def _the_proof_wanted(state: coup.State, move: Any, reason: Reason) -> Remedied:
    head: Any = state.agenda[0]
    wanted = ProveNot if isinstance(move, ShowAll) else Prove
    item = wanted(head.seat, getattr(move, "character", Character.DUKE), head.challenger, head.stands, head.falls)
    return _head(_without(state, move, item.character), item) if wanted is ProveNot else _head(state, item), move


def _without(state: coup.State, move: Any, gone: Character) -> coup.State:
    hand = tuple(card if card != gone else Character.CONTESSA for card in state.seats[move.seat].hand)
    return _seat(state, move.seat, hand=tuple(sorted(hand)))


def _free_to_concede(state: coup.State, move: Any, _: Reason) -> Remedied:
    head: Any = state.agenda[0]
    if isinstance(head, Prove):
        other = next(who for who in Character if who != head.character)
        hand = tuple(other for _ in state.seats[move.seat].hand)
    else:
        hand = _holding(state.seats[move.seat], head.character)
    return _seat(state, move.seat, hand=hand), move


def _none_spared(state: coup.State, move: Any, _: Reason) -> Remedied:
    head: Any = state.agenda[0]
    return _head(state, head._replace(spared=None, only=None)), move


def _that_many(state: coup.State, move: Any, _: Reason) -> Remedied:
    head: Any = state.agenda[0]
    return _head(state, head._replace(number=len(move.cards))), move


def _in_the_court(state: coup.State, move: Any, _: Reason) -> Remedied:
    if isinstance(move, Side):
        return state._replace(seats=tuple(place._replace(faction=None) for place in state.seats)), move
    return state._replace(court=tuple(sorted((*state.court, *move.cards)))), move


def _side_against(state: coup.State, move: Any, _: Reason) -> Remedied:
    sides: dict[int, Faction | None] = {seat: state.seats[seat].faction for seat in living(state.seats)}
    return _flipped(state, next(seat for seat in sides if seat != move.seat)), move


REMEDIES: dict[str, Remedy] = {
    "game-over": _going_on,
    "eliminated": lambda state, move, reason: (_revived(state, move.seat), move),
    "not-in-this-game": _every_card,
    "not-your-turn": _turn_of_the_speaker,
    "nothing-to-challenge": _claimed_by_another,
    "own-claim": _claim_of_another,
    "own-action": _action_of_another,
    "challenges-first": _claim_settled,
    "nothing-to-block": _aid_of_another,
    "already-answered": _not_answered_yet,
    "wrong-move-for-now": _decision_for,
    "must-coup": lambda state, move, reason: (_coins(state, move.seat, 9), move),
    "not-enough-coins": lambda state, move, reason: (_coins(state, move.seat, int(str(reason.facts["cost"]))), move),
    "target-self": lambda state, move, reason: (state, move._replace(target=_other(state, move.seat))),
    "target-eliminated": lambda state, move, reason: (_revived(state, move.target), move),
    "same-faction": lambda state, move, reason: (_flipped(state, int(str(reason.facts["seat"]))), move),
    "target-without-coins": lambda state, move, reason: (_coins(state, move.target, 1), move),
    "almshouse-empty": lambda state, move, reason: (state._replace(almshouse=1), move),
    "everyone-same-faction": _side_against,
    "character-does-not-block": lambda state, move, reason: (
        state,
        move._replace(character=reason.facts["characters"][0]),  # type: ignore[index]  # it is a tuple of characters
    ),
    "only-target-may-block": lambda state, move, reason: (
        state._replace(declared=state.declared._replace(target=move.seat)),  # type: ignore[union-attr]  # it is under way
        move,
    ),
    "not-asked": _asked,
    "not-your-card": _in_hand,
    "does-not-prove": _the_proof_wanted,
    "must-show": _free_to_concede,
    "must-lose-another-card": _none_spared,
    "wrong-number-of-cards": _that_many,
    "card-not-in-court": _in_the_court,
}
"""For each reason code, in the order of the format."""

"""Whose cards can still be asked about, and which; every other card is as good as any."""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import cast

from engine.coup import State
from engine.coup.agenda import Item
from engine.coup.answers import ChooseAction, GiveUp
from engine.coup.cards import Cards
from engine.coup.examination import SwapOrLeave
from engine.coup.items import GiveBack, OfferBlock
from engine.coup.proofs import Prove, ProveNot
from engine.coup.roster import Character
from engine.coup.seats import Seat, living
from engine.coup.windows import MayBlock, MayChallenge, MayReact, who_may_block
from engine.game import Event

OTHER = cast("Character", "other")
"""A card that is not told apart: it cannot matter any more, or is not seen."""
Mattering = Mapping[int, frozenset[Character]]
"""The characters that each seat may still be asked about."""
NONE: frozenset[Character] = frozenset()


def mattering(state: State, turns: int) -> Mattering:
    """Return what may still be asked of whom in so many turns, this one included."""
    if turns > 1 or (state.agenda and isinstance(state.agenda[0], ChooseAction)):
        return dict.fromkeys(living(state.seats), frozenset(state.rules.characters))
    asked: dict[int, frozenset[Character]] = {}
    for seat, characters in _asked(state, state.agenda):
        asked[seat] = asked.get(seat, NONE) | frozenset(characters)
    return asked


def _asked(state: State, items: Iterable[Item]) -> Iterator[tuple[int, Iterable[Character]]]:
    """Claims that may have to be proved, blocks that may be claimed, and what a loser must spare or give up."""
    for item in items:
        match item:
            case OfferBlock() | MayBlock() | MayReact():
                act = state.declared
                blockers = who_may_block(state.rules, act, state.seats) if act else ()
                yield from ((seat, state.action_under_way().blocked_by) for seat in blockers)
            case Prove() | ProveNot():
                yield item.seat, (item.character,)
            case GiveUp():
                yield item.seat, filter(None, (item.spared, item.only))
        if isinstance(item, MayChallenge | MayReact):
            yield item.claim.seat, (item.claim.character,)
        if isinstance(item, MayChallenge | MayReact | Prove | ProveNot):
            yield from _asked(state, (*item.stands, *item.falls))


def masked(state: State, sees: frozenset[int], dealt: Iterable[int], matter: Mattering) -> State:
    """Return the state with every card that is not seen or cannot matter as `OTHER`; the court lies face down."""
    seats = tuple(
        _masked_seat(place, matter.get(seat, NONE) if seat in sees else NONE) for seat, place in enumerate(state.seats)
    )
    agenda = state.agenda
    if any(isinstance(item, SwapOrLeave | GiveBack) for item in agenda):
        held = {seat: set(seats[seat].hand) for seat in sees} | {seat: matter.get(seat, NONE) for seat in dealt}
        agenda = tuple(
            item._replace(character=OTHER)
            if isinstance(item, SwapOrLeave | GiveBack) and item.character not in held.get(owner(item), NONE)
            else item
            for item in agenda
        )
    return state._replace(seats=seats, court=dimmed(state.court, NONE), agenda=agenda)


@lru_cache(maxsize=8192)
def _masked_seat(place: Seat, matter: frozenset[Character]) -> Seat:
    return place._replace(hand=dimmed(place.hand, matter), lost=dimmed(place.lost, NONE))


def owner(item: SwapOrLeave | GiveBack) -> int:
    """Return whose card is examined."""
    return item.target if isinstance(item, SwapOrLeave) else item.seat


@lru_cache(maxsize=8192)
def dimmed(cards: Cards, matter: frozenset[Character]) -> Cards:
    """Return the cards with those that do not matter as `OTHER`."""
    return tuple(sorted(card if card in matter else OTHER for card in cards))


def told(event: Event) -> Event | None:
    """Return the event without the cards that are not told apart; nothing where it tells of nothing else."""
    if OTHER not in (event.facts.get("character"), *(event.facts.get("cards") or ())):  # type: ignore[misc]
        return event
    if event.known_to is not None:
        return None
    return event._replace(
        facts={name: fact for name, fact in event.facts.items() if name not in ("character", "cards")}
    )

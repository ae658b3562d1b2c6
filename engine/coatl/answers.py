"""The decisions that one seat answers with cards: what to keep at first, to choose, to discard (10, 14, 30)."""

from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from engine.coatl.moves import Choose, Discard, Done, Keep
from engine.coatl.roster import HAND, KEPT, PROPHECIES
from engine.coatl.state import Cards
from engine.game import Prompt, Reason
from engine.kinds import of_its_kind

if TYPE_CHECKING:
    from engine.coatl.dealer import Dealer
    from engine.coatl.state import State


@of_its_kind
class KeepSome(NamedTuple):
    """A seat keeps some of its first prophecies; the rest is discarded unseen (10)."""

    seat: int

    def prompt(self, state: "State") -> Prompt:
        """Name how many may be kept."""
        return Prompt("keep", (self.seat,), {"least": state.rules.least_kept, "most": KEPT})

    def moves(self, state: "State") -> Iterator[Keep]:
        """Each different choice of as many as the rules have."""
        for size in range(state.rules.least_kept, KEPT + 1):
            yield from (Keep(self.seat, cards) for cards in selections(state.seats[self.seat].hand, size))

    def objection(self, state: "State", move: Keep) -> Reason | None:
        """Refuse too few, too many, and other people's cards."""
        if not state.rules.least_kept <= len(move.cards) <= KEPT:
            return Reason("wrong-number-of-cards", {"least": state.rules.least_kept, "most": KEPT})
        return not_in_hand(state.seats[self.seat].hand, move.cards)

    def take(self, dealer: "Dealer", move: Keep) -> None:
        """Discard the others."""
        hand = dealer.seats[self.seat].hand
        dealer.discard(self.seat, tuple(left(hand, move.cards)), "start")


@of_its_kind
class ChooseCards(NamedTuple):
    """A seat takes prophecies one by one until it says that it is done (14)."""

    seat: int

    def prompt(self, state: "State") -> Prompt:
        """Name how many the hand still holds."""
        return Prompt("choose", (self.seat,), {"room": HAND - len(state.seats[self.seat].hand)})

    def moves(self, state: "State") -> Iterator[Choose | Done]:
        """Every card in reach, and the end of it."""
        yield from choosable(state, self.seat)
        yield Done(self.seat)

    def objection(self, state: "State", move: Choose | Done) -> Reason | None:
        """Refuse a card too many, or one that is not there."""
        return None if isinstance(move, Done) else no_choice(state, move)

    def take(self, dealer: "Dealer", move: Choose | Done) -> None:
        """Take it, and ask for another."""
        if isinstance(move, Choose):
            choose(dealer, move)


def choosable(state: "State", seat: int) -> Iterator[Choose]:
    """Yield every prophecy that the seat may take now."""
    for card in (*dict.fromkeys(state.display), None):
        if no_choice(state, Choose(seat, card)) is None:
            yield Choose(seat, card)


def no_choice(state: "State", move: Choose) -> Reason | None:
    """Return the reason against taking a prophecy."""
    if len(state.seats[move.seat].hand) >= HAND:
        return Reason("hand-full", {"most": HAND})
    if move.card is None:
        return None if state.deck or state.discards else Reason("deck-empty")
    return None if move.card in state.display else Reason("not-on-display", {"card": PROPHECIES[move.card].name})


def choose(dealer: "Dealer", move: Choose) -> None:
    """Take a card of the display, or let chance deal one of the deck; then ask for another."""
    dealer.first(ChooseCards(move.seat))
    if move.card is None:
        dealer.draw(move.seat)
    else:
        dealer.take_from_display(move.seat, move.card)


@of_its_kind
class DiscardSome(NamedTuple):
    """After See the Future a seat may discard prophecies of its hand (30)."""

    seat: int

    def prompt(self, state: "State") -> Prompt:
        """Ask for any number."""
        return Prompt("discard", (self.seat,))

    def moves(self, state: "State") -> Iterator[Discard]:
        """Each different choice, none included."""
        hand = state.seats[self.seat].hand
        for size in range(len(hand) + 1):
            yield from (Discard(self.seat, cards) for cards in selections(hand, size))

    def objection(self, state: "State", move: Discard) -> Reason | None:
        """Refuse other people's cards."""
        return not_in_hand(state.seats[self.seat].hand, move.cards)

    def take(self, dealer: "Dealer", move: Discard) -> None:
        """Discard them."""
        dealer.discard(self.seat, move.cards, "future")


def selections(hand: Cards, size: int) -> tuple[Cards, ...]:
    """Return each different set of so many cards."""
    return tuple(dict.fromkeys(combinations(hand, size)))


def left(hand: Cards, gone: Cards) -> list[int]:
    """Return the cards that stay."""
    stay = list(hand)
    for card in gone:
        stay.remove(card)
    return stay


def not_in_hand(hand: Cards, cards: Cards) -> Reason | None:
    """Return the reason against cards that are not in the hand, copies counted."""
    strange = tuple(PROPHECIES[card].name for card in dict.fromkeys(cards) if cards.count(card) > hand.count(card))
    return Reason("not-in-your-hand", {"cards": strange}) if strange else None

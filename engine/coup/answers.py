"""The decisions that one seat, or the court, answers alone."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from engine.coup.cards import choices, contains, distinct
from engine.coup.moves import Act, Deal, Keep, Lose, Move, Side
from engine.coup.roster import MUST_COUP_AT, Action, Character, Faction
from engine.coup.seats import allied, united
from engine.game import NATURE, Prompt, Reason
from engine.kinds import of_its_kind

if TYPE_CHECKING:
    from engine.coup.dealer import Dealer
    from engine.coup.state import State


@of_its_kind
class ChooseAction(NamedTuple):
    """A seat's turn: one action, and no passing (J29, K16, B11)."""

    seat: int

    def prompt(self, state: "State") -> Prompt:
        """Ask for an action."""
        return Prompt("action", (self.seat,))

    def moves(self, state: "State") -> Iterator[Move]:
        """Every action that can be paid, at every seat that it may be aimed at."""
        coins, everybody = state.seats[self.seat].coins, range(len(state.seats))
        for action in state.rules.actions.values():
            if coins < action.cost and action.cost_of_oneself is None:
                continue  # no aim makes it cheaper, so none is tried
            for target in everybody if action.targeted else (None,):
                if self._hindrance(action, state, coins, target) is None:
                    yield Act(self.seat, action.code, target)

    def objection(self, state: "State", move: Act) -> Reason | None:
        """Refuse what the purse, the target or the sides forbid, in the order of the format."""
        action = state.rules.actions.get(move.action)
        if action is None or move.seat != self.seat:  # that an action is not played is said before
            return Reason("not-your-turn", {"seat": self.seat})
        if action.targeted == (move.target is None):
            return Reason("wrong-move-for-now", {"decision": "action"})
        return self._hindrance(action, state, state.seats[self.seat].coins, move.target)

    def _hindrance(self, action: Action, state: "State", coins: int, target: int | None) -> Reason | None:
        if coins >= MUST_COUP_AT and action.code != "coup":
            return Reason("must-coup", {"coins": coins})
        cost = action.price(oneself=target == self.seat)
        if coins < cost:
            return Reason("not-enough-coins", {"action": action.code, "cost": cost, "coins": coins})
        if target is not None:
            aim = state.seats[target]
            if target == self.seat and action.cost_of_oneself is None:
                return Reason("target-self", {"action": action.code})
            if aim.out:
                return Reason("target-eliminated", {"target": target})
            if action.spares_allies and allied(state.seats, self.seat, target):
                return Reason("same-faction", {"seat": target, "action": action.code})
            if action.needs_loot and not aim.coins:
                return Reason("target-without-coins", {"target": target})
        if action.needs_alms and not state.almshouse:
            return Reason("almshouse-empty")
        if action.needs_two_sides and united(state.seats):
            return Reason("everyone-same-faction")
        return None

    def take(self, dealer: "Dealer", move: Act) -> None:
        """Pay, and open what the action is open to: a challenge of its claim, a block, or nothing (B.8)."""
        action = dealer.rules.actions[move.action]
        dealer.declare(move, action)
        if dealer.rules.fee_paid == "at_declaration":
            dealer.pay()
        dealer.open_action(action)


@of_its_kind
class GiveUp(NamedTuple):
    """A seat turns one card of its choice face up (J63, K22, B34)."""

    seat: int
    cause: str
    """`challenge` (lost one), `concession`, `caught`, or the action that struck."""
    spared: Character | None = None
    """The claimed character that must not be the one given up after a concession (C22)."""
    only: Character | None = None
    """The one that must be given up: what an embezzler was caught with (C110)."""

    def prompt(self, state: "State") -> Prompt:
        """Name the cause."""
        return Prompt("lose", (self.seat,), {"cause": self.cause})

    def moves(self, state: "State") -> Iterator[Move]:
        """Any card of the hand that may go."""
        for card in distinct(state.seats[self.seat].hand):
            if card != self.spared and self.only in (None, card):
                yield Lose(self.seat, card)

    def objection(self, state: "State", move: Lose) -> Reason | None:
        """Refuse other people's cards and those that may not go."""
        if move.seat != self.seat:
            return Reason("not-asked")
        if move.character not in state.seats[self.seat].hand:
            return Reason("not-your-card", {"character": move.character})
        if move.character == self.spared:
            return Reason("must-lose-another-card", {"character": move.character})
        if self.only not in (None, move.character):
            return Reason("must-lose-another-card", {"denied": self.only})
        return None

    def take(self, dealer: "Dealer", move: Lose) -> None:
        """Turn it up."""
        dealer.lose(move.seat, move.character, self.cause)


@of_its_kind
class Draw(NamedTuple):
    """The court deals to a seat: a move of chance."""

    seat: int
    number: int
    cause: str
    """`start`, `proof`, `exchange` or `swap`."""

    def prompt(self, state: "State") -> Prompt:
        """Name the seat and the number of cards."""
        return Prompt("deal", (NATURE,), {"seat": self.seat, "count": self.number, "cause": self.cause})

    def moves(self, state: "State") -> Iterator[Move]:
        """Each different set of cards that may come."""
        for cards in choices(state.court, self.number):
            yield Deal(self.seat, cards)

    def objection(self, state: "State", move: Deal) -> Reason | None:
        """Refuse a deal to another seat, of another size, or from an empty pile."""
        if move.seat != self.seat:
            return Reason("not-asked")
        if len(move.cards) != self.number:
            return Reason("wrong-number-of-cards", {"count": self.number})
        if not contains(state.court, move.cards):
            return Reason("card-not-in-court", {"cards": move.cards})
        return None

    def take(self, dealer: "Dealer", move: Deal) -> None:
        """Hand the cards over."""
        dealer.deal(move.seat, move.cards, self.cause)


@of_its_kind
class PutBack(NamedTuple):
    """After an exchange a seat keeps as many cards as it has influence (C77, C78)."""

    seat: int
    number: int
    """How many are kept."""

    def prompt(self, state: "State") -> Prompt:
        """Name the number of cards kept."""
        return Prompt("keep", (self.seat,), {"count": self.number})

    def moves(self, state: "State") -> Iterator[Move]:
        """Each different set of cards to keep."""
        for cards in choices(state.seats[self.seat].hand, self.number):
            yield Keep(self.seat, cards)

    def objection(self, state: "State", move: Keep) -> Reason | None:
        """Refuse cards that are not there, and too many or too few."""
        if move.seat != self.seat:
            return Reason("not-asked")
        hand = state.seats[self.seat].hand
        if not contains(hand, move.cards):
            strange = next(card for card in move.cards if move.cards.count(card) > hand.count(card))
            return Reason("not-your-card", {"character": strange})
        if len(move.cards) != self.number:
            return Reason("wrong-number-of-cards", {"count": self.number})
        return None

    def take(self, dealer: "Dealer", move: Keep) -> None:
        """Return the rest to the court."""
        dealer.keep(move.seat, move.cards)


@of_its_kind
class DrawSide(NamedTuple):
    """A faction card is dealt to a seat at the start: a move of chance (switch `faction_assignment`, B39)."""

    seat: int

    def prompt(self, state: "State") -> Prompt:
        """Name the seat."""
        return Prompt("deal", (NATURE,), {"seat": self.seat, "count": 1, "cause": "faction"})

    def moves(self, state: "State") -> Iterator[Side]:
        """Each side that has a card left; the smaller half of the cards are reformist."""
        for side in Faction:
            if self.left(state, side):
                yield Side(self.seat, side)

    def left(self, state: "State", side: Faction) -> int:
        """How many cards of the side are still to be dealt."""
        reformist = len(state.seats) // 2
        cards = reformist if side is Faction.REFORMIST else len(state.seats) - reformist
        return cards - sum(place.faction is side for place in state.seats)

    def objection(self, state: "State", move: Side) -> Reason | None:
        """Refuse another seat, and a side whose cards are all dealt."""
        if move.seat != self.seat:
            return Reason("not-asked")
        return None if self.left(state, move.faction) else Reason("card-not-in-court", {"faction": move.faction})

    def take(self, dealer: "Dealer", move: Side) -> None:
        """Hand it over."""
        dealer.give_side(move.seat, move.faction)

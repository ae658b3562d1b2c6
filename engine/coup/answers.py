"""The decisions that one seat, or the court, answers alone."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from engine.coup.cards import choices, contains, distinct
from engine.coup.items import OfferBlock, Refund, Resolve
from engine.coup.moves import Act, Concede, Deal, Keep, Lose, Move, Show, ShowAll
from engine.coup.roster import MUST_COUP_AT, Action, Character
from engine.coup.seats import allied
from engine.game import NATURE, Prompt, Reason
from engine.kinds import of_its_kind

if TYPE_CHECKING:
    from engine.coup.agenda import Item
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
        if action is None:
            return Reason("not-in-this-game", {"action": move.action})
        if move.seat != self.seat:
            return Reason("not-your-turn", {"seat": self.seat})
        return self._hindrance(action, state, state.seats[self.seat].coins, move.target)

    def _hindrance(self, action: Action, state: "State", coins: int, target: int | None) -> Reason | None:
        if coins >= MUST_COUP_AT and action.code != "coup":
            return Reason("must-coup", {"coins": coins})
        cost = action.price(oneself=target == self.seat)
        if coins < cost:
            return Reason("not-enough-coins", {"action": action.code, "cost": cost, "coins": coins})
        if target is None:
            return None
        if target == self.seat and action.cost_of_oneself is None:
            return Reason("target-self", {"action": action.code})
        aim = state.seats[target]
        if aim.out:
            return Reason("target-eliminated", {"target": target})
        if action.spares_allies and allied(state.seats, self.seat, target):
            return Reason("same-faction", {"seat": target})
        if action.robs and not aim.coins and state.rules.steal_from_zero == "forbidden":
            return Reason("target-without-coins", {"target": target})
        return None

    def take(self, dealer: "Dealer", move: Act) -> None:
        """Pay, and open what the action is open to: a challenge of its claim, a block, or nothing (B.8)."""
        action = dealer.rules.actions[move.action]
        dealer.declare(move, action.claims)
        dealer.pay(action.price(oneself=move.seat == move.target))
        after: tuple[Item, ...] = (OfferBlock(),) if action.blocked_by else (Resolve(),)
        if action.claims is None:
            dealer.first(*after)
        else:
            dealer.open_claim(move.seat, action.claims, stands=after, falls=(Refund(),))


@of_its_kind
class Prove(NamedTuple):
    """A challenged seat shows the card, or gives in (K32, K35, B29)."""

    seat: int
    character: Character
    challenger: int
    stands: tuple["Item", ...]
    falls: tuple["Item", ...]

    def prompt(self, state: "State") -> Prompt:
        """Name the card and the challenger."""
        return Prompt("prove", (self.seat,), {"character": self.character, "challenger": self.challenger})

    def moves(self, state: "State") -> Iterator[Move]:
        """Show the card, or concede."""
        if self.character in state.seats[self.seat].hand:
            yield Show(self.seat, self.character)
        if not self.must_show(state):
            yield Concede(self.seat)

    def objection(self, state: "State", move: Show | ShowAll | Concede) -> Reason | None:
        """Refuse a card that is no proof, and giving in where the rule set wants the proof."""
        if move.seat != self.seat:
            return Reason("not-asked")
        hand = state.seats[self.seat].hand
        if isinstance(move, Show) and move.character not in hand:
            return Reason("not-your-card", {"character": move.character})
        if isinstance(move, ShowAll) or (isinstance(move, Show) and move.character != self.character):
            return Reason("does-not-prove", {"character": self.character})
        if isinstance(move, Concede) and self.must_show(state):
            return Reason("must-show", {"character": self.character})
        return None

    def must_show(self, state: "State") -> bool:
        """Whether giving in is barred: to a holder at all, or to one who has no other card to lose (C22)."""
        hand, rules = state.seats[self.seat].hand, state.rules
        if not rules.concede_while_holding and self.character in hand:
            return True
        return not rules.concede_may_lose_claimed and distinct(hand) == (self.character,)

    def take(self, dealer: "Dealer", move: Show | ShowAll | Concede) -> None:
        """Shown, the card is redrawn, then the challenger loses one (J58, B31); conceded, the claim falls."""
        if isinstance(move, Show):
            dealer.prove(self.seat, self.character)
            dealer.first(Draw(self.seat, 1, cause="proof"), GiveUp(self.challenger, cause="challenge"), *self.stands)
        else:
            dealer.tell("conceded", self.seat, character=self.character)
            spared = None if dealer.rules.concede_may_lose_claimed else self.character
            dealer.first(GiveUp(self.seat, cause="concession", spared=spared), *self.falls)


@of_its_kind
class GiveUp(NamedTuple):
    """A seat turns one card of its choice face up (J63, K22, B34)."""

    seat: int
    cause: str
    """`challenge` (lost one), `concession`, or the action that struck."""
    spared: Character | None = None
    """The claimed character that must not be the one given up after a concession (C22)."""

    def prompt(self, state: "State") -> Prompt:
        """Name the cause."""
        return Prompt("lose", (self.seat,), {"cause": self.cause})

    def moves(self, state: "State") -> Iterator[Move]:
        """Any card of the hand but the spared one."""
        for card in distinct(state.seats[self.seat].hand):
            if card != self.spared:
                yield Lose(self.seat, card)

    def objection(self, state: "State", move: Lose) -> Reason | None:
        """Refuse other people's cards and the spared one."""
        if move.seat != self.seat:
            return Reason("not-asked")
        if move.character not in state.seats[self.seat].hand:
            return Reason("not-your-card", {"character": move.character})
        if move.character == self.spared:
            return Reason("must-lose-another-card", {"character": move.character})
        return None

    def take(self, dealer: "Dealer", move: Lose) -> None:
        """Turn it up."""
        dealer.lose(move.seat, move.character)


@of_its_kind
class Draw(NamedTuple):
    """The court deals to a seat: a move of chance."""

    seat: int
    number: int
    cause: str
    """`proof` or `exchange`."""

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
        dealer.deal(move.seat, move.cards)


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

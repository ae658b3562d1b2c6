"""What is claimed, and how a challenged seat proves it."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from engine.coup.answers import Draw, GiveUp
from engine.coup.cards import distinct
from engine.coup.items import OfferBlock, Redraw
from engine.coup.moves import Concede, Move, Show, ShowAll
from engine.coup.roster import Character
from engine.game import Prompt, Reason
from engine.kinds import of_its_kind

if TYPE_CHECKING:
    from engine.coup.agenda import Item
    from engine.coup.dealer import Dealer
    from engine.coup.state import State


class Claim(NamedTuple):
    """What a seat says of its hand: that it holds a character, or that it does not (K46, B45)."""

    seat: int
    character: Character
    denied: bool = False

    def facts(self) -> dict[str, str | int]:
        """The claim as facts of a prompt or an event; an embezzler's is `denied`."""
        return {"claimant": self.seat, "denied" if self.denied else "character": self.character}

    def proof(self, challenger: int, stands: tuple["Item", ...], falls: tuple["Item", ...]) -> "Prove | ProveNot":
        """Return the decision of whoever is challenged."""
        kind = ProveNot if self.denied else Prove
        return kind(self.seat, self.character, challenger, stands, falls)


@of_its_kind
class Prove(NamedTuple):
    """A challenged seat shows the card, or gives in (K32, K35, B29)."""

    seat: int
    character: Character
    challenger: int
    stands: tuple["Item", ...]
    """What follows the proof."""
    falls: tuple["Item", ...]
    """What follows when the claimant gives in."""

    def prompt(self, state: "State") -> Prompt:
        """Name the card and the challenger."""
        return Prompt("prove", (self.seat,), {"character": self.character, "challenger": self.challenger})

    def moves(self, state: "State") -> Iterator[Move]:
        """Show the card, or concede."""
        if self.character in state.seats[self.seat].hand:
            yield Show(self.seat, self.character)
        if not self._must_show(state):
            yield Concede(self.seat)

    def objection(self, state: "State", move: Show | ShowAll | Concede) -> Reason | None:
        """Refuse a card that is no proof, and giving in where the rule set wants the proof."""
        if move.seat != self.seat:
            return Reason("not-asked")
        if isinstance(move, Show) and move.character not in state.seats[self.seat].hand:
            return Reason("not-your-card", {"character": move.character})
        if isinstance(move, ShowAll) or (isinstance(move, Show) and move.character != self.character):
            return Reason("does-not-prove", {"character": self.character})
        if isinstance(move, Concede) and self._must_show(state):
            return Reason("must-show", {"character": self.character})
        return None

    def _must_show(self, state: "State") -> bool:
        """Whether giving in is barred: to a holder at all, or to one who has no other card to lose (C22)."""
        hand, rules = state.seats[self.seat].hand, state.rules
        if not rules.concede_while_holding and self.character in hand:
            return True
        return not rules.concede_may_lose_claimed and distinct(hand) == (self.character,)

    def take(self, dealer: "Dealer", move: Show | ShowAll | Concede) -> None:
        """Shown, the card is redrawn, then the challenger loses one (J58, B31); conceded, the claim falls."""
        if isinstance(move, Show):
            dealer.prove(self.seat, self.character)
            dealer.first(Draw(self.seat, 1, "proof"), GiveUp(self.challenger, "challenge"), *self._after_proof(dealer))
        else:
            dealer.tell("conceded", self.seat, character=self.character)
            spared = None if dealer.rules.concede_may_lose_claimed else self.character
            dealer.first(GiveUp(self.seat, "concession", spared=spared), *self.falls)

    def _after_proof(self, dealer: "Dealer") -> tuple["Item", ...]:
        """What stands; a target that was wrong may not block any more where the rules are strict (C36)."""
        if dealer.rules.block_after_own_failed_challenge:
            return self.stands
        return tuple(OfferBlock((self.challenger,)) if isinstance(item, OfferBlock) else item for item in self.stands)


@of_its_kind
class ProveNot(NamedTuple):
    """A challenged embezzler shows the whole hand, or gives in (K48-K50, B45-B48)."""

    seat: int
    character: Character
    """The one that must not be in the hand."""
    challenger: int
    stands: tuple["Item", ...]
    falls: tuple["Item", ...]

    def prompt(self, state: "State") -> Prompt:
        """Name the card that must not be there, and the challenger."""
        return Prompt("prove", (self.seat,), {"denied": self.character, "challenger": self.challenger})

    def moves(self, state: "State") -> Iterator[Move]:
        """Show all, or concede."""
        if self.character not in state.seats[self.seat].hand:
            yield ShowAll(self.seat)
        if not self._must_show(state):
            yield Concede(self.seat)

    def objection(self, state: "State", move: Show | ShowAll | Concede) -> Reason | None:
        """Refuse anything but an honest hand, and giving in where the cards are checked at once."""
        if move.seat != self.seat:
            return Reason("not-asked")
        hand = state.seats[self.seat].hand
        if isinstance(move, Show) and move.character not in hand:
            return Reason("not-your-card", {"character": move.character})
        if isinstance(move, Show) or (isinstance(move, ShowAll) and self.character in hand):
            return Reason("does-not-prove", {"denied": self.character})
        if isinstance(move, Concede) and self._must_show(state):
            return Reason("must-show", {"denied": self.character})
        return None

    def _must_show(self, state: "State") -> bool:
        """Whether an honest embezzler has to prove it (K49, B48, C112)."""
        return not state.rules.embezzle_concede and self.character not in state.seats[self.seat].hand

    def take(self, dealer: "Dealer", move: Show | ShowAll | Concede) -> None:
        """Shown, the hand is redrawn, then the challenger loses one (K51, B47); conceded, the embezzler does."""
        if isinstance(move, ShowAll):
            dealer.redraw_hand(self.seat, GiveUp(self.challenger, "challenge"), *self.stands)
            return
        dealer.tell("conceded", self.seat, denied=self.character)
        if dealer.rules.embezzle_caught == "the_duke" and self.character in dealer.seats[self.seat].hand:
            dealer.first(GiveUp(self.seat, "caught", only=self.character), Redraw(self.seat), *self.falls)
        else:
            dealer.first(GiveUp(self.seat, "concession"), *self.falls)

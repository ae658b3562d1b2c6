"""An examination: a card is shown to one seat alone, which may force it to be exchanged (IP27-IP29, B53, B54)."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from engine.coup.answers import Draw
from engine.coup.cards import distinct
from engine.coup.items import GiveBack
from engine.coup.moves import Answer, Move, Show
from engine.coup.roster import Character
from engine.game import Prompt, Reason
from engine.kinds import of_its_kind

if TYPE_CHECKING:
    from engine.coup.dealer import Dealer
    from engine.coup.state import State


@of_its_kind
class ShowOne(NamedTuple):
    """The examined seat picks a card and shows it to the examiner (C118)."""

    seat: int
    examiner: int

    def prompt(self, state: "State") -> Prompt:
        """Name the examiner."""
        return Prompt("show", (self.seat,), {"examiner": self.examiner})

    def moves(self, state: "State") -> Iterator[Move]:
        """Any card of the hand."""
        for card in distinct(state.seats[self.seat].hand):
            yield Show(self.seat, card)

    def objection(self, state: "State", move: Show) -> Reason | None:
        """Refuse other people's cards."""
        if move.seat != self.seat:
            return Reason("not-asked")
        if move.character not in state.seats[self.seat].hand:
            return Reason("not-your-card", {"character": move.character})
        return None

    def take(self, dealer: "Dealer", move: Show) -> None:
        """Only the examiner sees it."""
        dealer.tell("examined", self.examiner, target=self.seat)
        both = frozenset((self.seat, self.examiner))
        dealer.tell("glimpsed", self.examiner, known_to=both, target=self.seat, character=move.character)
        dealer.first(SwapOrLeave(self.examiner, self.seat, move.character))


@of_its_kind
class SwapOrLeave(NamedTuple):
    """The examiner forces the card to be exchanged, or not."""

    seat: int
    target: int
    character: Character

    def prompt(self, state: "State") -> Prompt:
        """Name the examined seat; the card is a secret of the two."""
        return Prompt("swap-or-leave", (self.seat,), {"target": self.target})

    def moves(self, state: "State") -> Iterator[Move]:
        """Swap or leave."""
        yield Answer(self.seat, "swap")
        yield Answer(self.seat, "leave")

    def objection(self, state: "State", move: Answer) -> Reason | None:
        """Refuse everybody but the examiner."""
        return None if move.seat == self.seat else Reason("not-asked")

    def take(self, dealer: "Dealer", move: Answer) -> None:
        """Swapped, the new card comes before or after the old one is shuffled in (switch `examine_swap`, C120)."""
        if move.word == "leave":
            dealer.tell("left", self.seat, target=self.target)
            return
        dealer.tell("swapped", self.seat, target=self.target)
        draw = Draw(self.target, 1, "swap")
        if dealer.rules.examine_swap == "draw_first":
            dealer.first(draw, GiveBack(self.target, self.character))
        else:
            dealer.give_back(self.target, self.character)
            dealer.first(draw)

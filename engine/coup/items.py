"""Items of the agenda that carry themselves out, without asking anybody."""

from typing import TYPE_CHECKING, NamedTuple

from engine.coup.roster import Character
from engine.kinds import of_its_kind

if TYPE_CHECKING:
    from engine.coup.dealer import Dealer


@of_its_kind
class OfferBlock(NamedTuple):
    """Whether the action is blocked: opens the window if somebody may speak in it (B25, DZ)."""

    barred: tuple[int, ...] = ()
    """They may not block: their block fell, or their challenge did where the rules are strict (C36, C69)."""

    def carry_out(self, dealer: "Dealer") -> None:
        """Ask those who may block, or go on to the result."""
        dealer.offer_block(self.barred)


@of_its_kind
class Resolve(NamedTuple):
    """The action under way takes effect; a fee that was not paid at the declaration is paid now (C45)."""

    def carry_out(self, dealer: "Dealer") -> None:
        """Call the action's effect."""
        if dealer.rules.fee_paid == "at_resolution":
            dealer.pay()
        act = dealer.act_under_way()
        dealer.rules.actions[act.action].effect(dealer, act)


@of_its_kind
class Fall(NamedTuple):
    """The action is undone by a challenge; a fee paid at the declaration comes back (J57, K37, B32, C44)."""

    def carry_out(self, dealer: "Dealer") -> None:
        """Give the fee back, as the rules have it."""
        if dealer.rules.refund_on_challenge and dealer.rules.fee_paid == "at_declaration":
            dealer.refund()


@of_its_kind
class BlockStands(NamedTuple):
    """A block that nobody has undone: the action is over, and its fee stays spent (J54, B23, C43)."""

    def carry_out(self, dealer: "Dealer") -> None:
        """Announce it, and settle the fee as the rules have it."""
        dealer.announce_block()
        if dealer.rules.fee_paid == "at_declaration":
            if dealer.rules.refund_on_block:
                dealer.refund()
        elif not dealer.rules.refund_on_block:
            dealer.pay()


@of_its_kind
class GiveBack(NamedTuple):
    """An examined card is shuffled into the court (IP29, B54)."""

    seat: int
    character: Character

    def carry_out(self, dealer: "Dealer") -> None:
        """Return it."""
        dealer.give_back(self.seat, self.character)


@of_its_kind
class Redraw(NamedTuple):
    """A hand that everybody has seen is returned and redrawn (C111)."""

    seat: int

    def carry_out(self, dealer: "Dealer") -> None:
        """Show what is left of it, return it, and draw as many cards."""
        dealer.redraw_hand(self.seat)

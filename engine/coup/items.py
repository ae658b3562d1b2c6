"""Items of the agenda that carry themselves out, without asking anybody."""

from typing import TYPE_CHECKING, NamedTuple

from engine.kinds import of_its_kind

if TYPE_CHECKING:
    from engine.coup.dealer import Dealer


@of_its_kind
class OfferBlock(NamedTuple):
    """Whether the action is blocked: opens the window if somebody may speak in it (B25, DZ)."""

    def carry_out(self, dealer: "Dealer") -> None:
        """Ask those who may block, or go on to the result."""
        dealer.offer_block()


@of_its_kind
class Resolve(NamedTuple):
    """The action under way takes effect."""

    def carry_out(self, dealer: "Dealer") -> None:
        """Call the action's effect."""
        act = dealer.act_under_way()
        dealer.rules.actions[act.action].effect(dealer, act)


@of_its_kind
class Refund(NamedTuple):
    """The fee of an action that a challenge has undone comes back, if its payer is still in (J57, K37, B32)."""

    def carry_out(self, dealer: "Dealer") -> None:
        """Give the fee back."""
        act = dealer.act_under_way()
        cost = dealer.rules.actions[act.action].price(oneself=act.target == act.seat)
        if cost and not dealer.seats[act.seat].out:
            dealer.refund(act.seat, cost)


@of_its_kind
class BlockStands(NamedTuple):
    """A block that nobody has undone: the action is over and its fee stays spent (J54, B23)."""

    def carry_out(self, dealer: "Dealer") -> None:
        """Announce it."""
        dealer.announce_block()

"""Items of the agenda that carry themselves out, without asking anybody."""

from typing import TYPE_CHECKING, NamedTuple

from engine.kinds import of_its_kind

if TYPE_CHECKING:
    from engine.coatl.dealer import Dealer


@of_its_kind
class Refill(NamedTuple):
    """Every empty space of the supply is filled: all kinds, as far as the bags go (12)."""

    whatever: bool = False
    """After Perfect Pick, and at the start: even while bodies, and heads or tails, are left (29)."""

    def carry_out(self, dealer: "Dealer") -> None:
        """Let chance fill them."""
        dealer.refill(whatever=self.whatever)


@of_its_kind
class CheckBodies(NamedTuple):
    """Without a body on the supply and in the bag the end begins (13, 33)."""

    def carry_out(self, dealer: "Dealer") -> None:
        """Look."""
        dealer.check_bodies()


@of_its_kind
class CompleteDisplay(NamedTuple):
    """The display is filled up to six (14)."""

    def carry_out(self, dealer: "Dealer") -> None:
        """Let chance lay out one card after the other."""
        dealer.fill_display()


@of_its_kind
class CompleteTemples(NamedTuple):
    """Where one deck feeds both open temples, they are replaced at the end of the action (2.2)."""

    def carry_out(self, dealer: "Dealer") -> None:
        """Let chance turn them up."""
        dealer.fill_temples()

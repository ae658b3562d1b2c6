"""What an action does once nothing stops it: frozen values that are called on the dealer."""

from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from engine.coup.dealer import Dealer
    from engine.coup.moves import Act


class Effect(Protocol):
    """Carries an action out."""

    def __call__(self, dealer: "Dealer", act: "Act") -> None:
        """Change the dealer's table."""


class Gain(NamedTuple):
    """Take coins from the treasury (B15, B16, B18)."""

    coins: int

    def __call__(self, dealer: "Dealer", act: "Act") -> None:
        dealer.gain(act.seat, self.coins)


class Steal(NamedTuple):
    """Take up to so many coins from the target, even from one who fell meanwhile (J39, B20, B36)."""

    coins: int

    def __call__(self, dealer: "Dealer", act: "Act") -> None:
        dealer.move_coins(act.seat, act.aim, self.coins)


class Strike(NamedTuple):
    """The target loses an influence, if it still has one (B17, B19)."""

    def __call__(self, dealer: "Dealer", act: "Act") -> None:
        if not dealer.seats[act.aim].out:
            dealer.must_lose(act.aim, cause=act.action)


class Exchange(NamedTuple):
    """Draw cards, then keep as many as one has influence (B21, C78)."""

    cards: int

    def __call__(self, dealer: "Dealer", act: "Act") -> None:
        dealer.must_exchange(act.seat, self.cards)


class Convert(NamedTuple):
    """Turn the faction card of oneself or another (K42, K43, B42)."""

    def __call__(self, dealer: "Dealer", act: "Act") -> None:
        dealer.change_side(act.aim)


class Examine(NamedTuple):
    """The target shows the actor a card of its choice, if it still has one (IP27, B53, C118)."""

    def __call__(self, dealer: "Dealer", act: "Act") -> None:
        if not dealer.seats[act.aim].out:
            dealer.must_show(act.aim, act.seat)


class Cooperate(NamedTuple):
    """Take coins from the treasury, which gives the target one too, if it is still in (J43, C129, C132)."""

    coins: int
    gift: int

    def __call__(self, dealer: "Dealer", act: "Act") -> None:
        dealer.gain(act.seat, self.coins)
        if not dealer.seats[act.aim].out:
            dealer.gain(act.aim, self.gift)


class Embezzle(NamedTuple):
    """Take all coins of the almshouse (K45, B44)."""

    def __call__(self, dealer: "Dealer", act: "Act") -> None:
        dealer.empty_almshouse(act.seat)

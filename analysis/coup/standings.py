"""How everybody stands, as all can see: what an ending is judged by."""

from collections.abc import Hashable
from typing import NamedTuple, Self

from engine.coup import State
from engine.coup.roster import HAND


class Standing(NamedTuple):
    """How a seat stands: coins, cards lost, side."""

    coins: int
    lost: int
    side: str | None

    @property
    def out(self) -> bool:
        """Whether no influence is left."""
        return self.lost == HAND


class Standings(NamedTuple):
    """How each seat stands, and what lies on the almshouse."""

    seats: tuple[Standing, ...]
    almshouse: int

    @classmethod
    def of(cls, state: State) -> Self:
        """Return how everybody stands in a position."""
        return cls(tuple([Standing(coins, len(lost), side) for coins, _, lost, side in state.seats]), state.almshouse)

    @property
    def winner(self) -> int | None:
        """The only seat that is not out."""
        living = [seat for seat, standing in enumerate(self.seats) if not standing.out]
        return living[0] if len(living) == 1 else None


def as_others(ending: Hashable, now: tuple[int, ...]) -> Standings:
    """Return an ending with other seats in the places of those in it."""
    if not isinstance(ending, Standings):
        raise TypeError(ending)
    seats = {now[seat]: standing for seat, standing in enumerate(ending.seats)}
    return Standings(tuple([seats[seat] for seat in range(len(seats))]), ending.almshouse)

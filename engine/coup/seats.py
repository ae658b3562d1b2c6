"""Seats in turn order: who lives, who comes after whom, who is on whose side."""

from collections.abc import Sequence
from typing import NamedTuple

from engine.coup.cards import Cards
from engine.coup.roster import HAND, Faction


class Seat(NamedTuple):
    """One player: coins, face-down cards, face-up cards, side."""

    coins: int
    hand: Cards
    lost: Cards
    faction: Faction | None

    @property
    def out(self) -> bool:
        """No influence is left. (Whoever has shown its last card and waits for a new one is not out.)"""
        return len(self.lost) == HAND


def living(seats: Sequence[Seat]) -> list[int]:
    """Return the seats with influence, in turn order."""
    return [seat for seat, place in enumerate(seats) if len(place.lost) < HAND]


def after(seats: Sequence[Seat], seat: int) -> tuple[int, ...]:
    """Return the living seats in turn order from the left of `seat`, without it."""
    around = (*range(seat + 1, len(seats)), *range(seat))
    return tuple([other for other in around if len(seats[other].lost) < HAND])


def allied(seats: Sequence[Seat], seat: int, other: int) -> bool:
    """Whether both are of one faction while two factions live (B40; Korean guide K52, K54)."""
    side = seats[seat].faction
    if side is None or seats[other].faction != side:
        return False
    return any(place.faction != side for place in seats if not place.out)


def united(seats: Sequence[Seat]) -> bool:
    """Whether all the living are of one faction (K54, B40, C101)."""
    return len({place.faction for place in seats if not place.out}) == 1

"""Temple cards: two conditions, one met pays 3, both pay 7 (23)."""

from dataclasses import dataclass
from typing import NamedTuple, Protocol

PAYS = (0, 3, 7)
"""By the number of conditions met."""


class Condition(Protocol):
    """What a temple asks of a complete coatl, head and tail included."""

    def met(self, pieces: str) -> bool:
        """Whether the pieces meet it."""


class Absent(NamedTuple):
    """No piece of that colour."""

    colour: str

    def met(self, pieces: str) -> bool:
        """Whether it is not there."""
        return self.colour not in pieces


class Length(NamedTuple):
    """Exactly so many pieces."""

    pieces: int

    def met(self, pieces: str) -> bool:
        """Whether it is as long."""
        return len(pieces) == self.pieces


class Equal(NamedTuple):
    """As many pieces of one colour as of the other, and at least one of each (2.1)."""

    one: str
    other: str

    def met(self, pieces: str) -> bool:
        """Whether they are as many."""
        return 0 < pieces.count(self.one) == pieces.count(self.other)


@dataclass(frozen=True)
class Temple:
    """A card with its two conditions."""

    number: int
    conditions: tuple[Condition, Condition]

    @property
    def name(self) -> str:
        """The card as it is written."""
        return f"T{self.number}"

    def met(self, pieces: str) -> tuple[bool, ...]:
        """Return which conditions the pieces of a complete coatl meet."""
        return tuple(condition.met(pieces) for condition in self.conditions)

    def points(self, pieces: str) -> int:
        """Return what the card pays on these pieces."""
        return PAYS[sum(self.met(pieces))]

"""One coatl: its pieces, what has been fulfilled beside it, and what it is worth."""

from functools import lru_cache
from typing import NamedTuple

from engine.coatl.patterns import Snake
from engine.coatl.pieces import Pieces, in_order
from engine.coatl.roster import PROPHECIES, TEMPLES, Kind


class Coatl(NamedTuple):
    """Colours from the head side to the tail side, whether head and tail are on, and the cards beside it."""

    pieces: str
    head: bool = False
    tail: bool = False
    prophecies: tuple[int, ...] = ()
    temple: int | None = None
    complete: bool = False
    """It takes no further card (21)."""

    @property
    def closed(self) -> bool:
        """Whether head and tail are on: no piece can be added."""
        return self.head and self.tail

    def ends(self, side: str) -> bool:
        """Whether it ends on that side: head or tail is on."""
        return self.head if side == "left" else self.tail

    @property
    def bodies(self) -> int:
        """How many bodies it has."""
        return len(self.pieces) - self.head - self.tail

    @property
    def cards(self) -> int:
        """Prophecies and temples beside it."""
        return len(self.prophecies) + (self.temple is not None)

    def snake(self, *, open_end_counts: bool) -> Snake:
        """Return what patterns are held against."""
        return Snake(self.pieces, self.head, self.tail, open_end_counts)

    def by_kind(self) -> Pieces:
        """Return its pieces as they were before they were put together."""
        bodies = self.pieces[self.head : len(self.pieces) - self.tail]
        return Pieces(self.pieces[:1] * self.head, self.pieces[-1:] * self.tail, in_order(bodies))

    def with_piece(self, kind: Kind, colour: str, side: str) -> "Coatl":
        """Return it with a piece more on that side."""
        pieces = colour + self.pieces if side == "left" else self.pieces + colour
        return Coatl(pieces, self.head or kind is Kind.HEAD, self.tail or kind is Kind.TAIL, *self[3:])


@lru_cache(maxsize=65536)
def pays(coatl: Coatl, card: int, open_end_counts: bool) -> int:
    """Return what a prophecy pays on a coatl as it is now."""
    return PROPHECIES[card].points(coatl.pieces, coatl.head, coatl.tail, open_end_counts=open_end_counts)


def temple_pays(coatl: Coatl, temple: int) -> int:
    """Return what a temple pays on a coatl."""
    return TEMPLES[temple].points(coatl.pieces)


def worth(coatl: Coatl, *, open_end_counts: bool) -> int:
    """Return what its cards pay now; they are scored when it is complete (34)."""
    prophecies = sum(pays(coatl, card, open_end_counts) for card in coatl.prophecies)
    return prophecies + (0 if coatl.temple is None else temple_pays(coatl, coatl.temple))

"""Multisets of pieces: for each kind the colours as letters, in alphabetical order."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from engine.coatl.roster import Kind

PLACE = {kind: at for at, kind in enumerate(Kind)}
"""Heads, tails, bodies: the order in which the kinds stand everywhere."""


@lru_cache(maxsize=4096)
def in_order(colours: str) -> str:
    """Return the letters in alphabetical order."""
    return "".join(sorted(colours))


@lru_cache(maxsize=16384)
def contains(colours: str, wanted: str) -> bool:
    """Whether all the wanted letters are there, copies counted."""
    return all(colours.count(each) >= wanted.count(each) for each in wanted)


@lru_cache(maxsize=16384)
def without(colours: str, gone: str) -> str:
    """Return the letters that are left."""
    for each in gone:
        colours = colours.replace(each, "", 1)
    return colours


@lru_cache(maxsize=4096)
def handfuls(colours: str, size: int) -> tuple[str, ...]:
    """Return each different set of so many of the letters; all of them where there are fewer."""
    few = "".join(each * min(size, colours.count(each)) for each in sorted(set(colours)))
    return tuple(dict.fromkeys(map("".join, combinations(few, min(size, len(colours))))))


class Pieces(NamedTuple):
    """Heads, tails and bodies in a bag or on a board."""

    heads: str = ""
    tails: str = ""
    bodies: str = ""

    @property
    def total(self) -> int:
        """How many there are."""
        return len(self.heads) + len(self.tails) + len(self.bodies)

    def of(self, kind: Kind) -> str:
        """Return the colours of a kind."""
        return self[PLACE[kind]]

    def has(self, kind: Kind, colours: str) -> bool:
        """Whether these pieces are there."""
        return contains(self.of(kind), colours)

    def plus(self, kind: Kind, colours: str) -> "Pieces":
        """Return them with more."""
        return self._with(kind, in_order(self.of(kind) + colours))

    def minus(self, kind: Kind, colours: str) -> "Pieces":
        """Return them with fewer."""
        return self._with(kind, without(self.of(kind), colours))

    def _with(self, kind: Kind, colours: str) -> "Pieces":
        at = PLACE[kind]
        return Pieces._make((*self[:at], colours, *self[at + 1 :]))

    def each(self) -> Iterator[tuple[Kind, str]]:
        """Yield every kind with each colour of it that is there, once."""
        for kind, colours in zip(PLACE, self, strict=True):
            for colour in dict.fromkeys(colours):
                yield kind, colour

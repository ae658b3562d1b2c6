"""Bags of cards as numbers, four bits for each character: two bags are put together by adding them."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from math import comb, factorial, perm, prod

from engine.coup.roster import Character

Bag = int
cached = lru_cache(maxsize=1 << 16)
BITS = 4
MASK = (1 << BITS) - 1


def one(card: Character) -> Bag:
    """Return the bag with this card alone."""
    return 1 << BITS * _PLACE[card]


_PLACE = {card: place for place, card in enumerate(Character)}
KINDS = tuple(one(card) for card in Character)


def bag(cards: Iterable[Character]) -> Bag:
    """Return the bag of these cards."""
    return sum(map(one, cards))


def copies(cards: Bag, kind: Bag) -> int:
    """Return how often the kind, a bag of one card, is in the bag."""
    return cards // kind & MASK


@cached
def counts(cards: Bag) -> tuple[int, ...]:
    """Return the copies of every character."""
    return tuple(copies(cards, kind) for kind in KINDS)


@cached
def size(cards: Bag) -> int:
    """Return the number of cards."""
    return sum(counts(cards))


@cached
def orders(cards: Bag) -> int:
    """Return in how many orders the cards can lie."""
    return factorial(size(cards)) // prod(map(factorial, counts(cards)))


@cached
def fits(cards: Bag, room: Bag) -> bool:
    """Whether all the cards are in the bag `room`."""
    return all(few <= many for few, many in zip(counts(cards), counts(room), strict=True))


@cached
def ways(cards: Bag, deck: Bag) -> int:
    """Return in how many ways the cards can be dealt from the deck to places that say which card they get."""
    return prod(map(perm, counts(deck), counts(cards)))


@cached
def picks(cards: Bag, some: Bag) -> int:
    """Return in how many ways these can be picked from the cards."""
    return prod(map(comb, counts(cards), counts(some)))


@cached
def bags(number: int, deck: Bag) -> tuple[Bag, ...]:
    """Return each different bag of so many cards of the deck."""
    kinds: Sequence[Bag] = [kind for kind in KINDS if copies(deck, kind)]
    return tuple(each for each in map(sum, combinations_with_replacement(kinds, number)) if fits(each, deck))


def kinds_in(cards: Bag) -> Iterator[tuple[Bag, int]]:
    """Yield each kind that is in the bag, and its copies."""
    for kind in KINDS:
        if many := copies(cards, kind):
            yield kind, many

"""Multisets of cards, kept as sorted tuples."""

from functools import lru_cache
from itertools import combinations

from engine.coup.roster import Character

Cards = tuple[Character, ...]


@lru_cache(maxsize=4096)
def distinct(cards: Cards) -> Cards:
    """Return each different card once, sorted."""
    return tuple(sorted(set(cards)))


@lru_cache(maxsize=4096)
def contains(cards: Cards, wanted: Cards) -> bool:
    """Whether all the wanted cards are there, copies counted."""
    return all(cards.count(card) >= wanted.count(card) for card in wanted)


@lru_cache(maxsize=4096)
def without(cards: Cards, gone: Cards) -> Cards:
    """Return the cards that are left; raise ValueError if one of the gone was not there."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)


@lru_cache(maxsize=4096)
def together(cards: Cards, more: Cards) -> Cards:
    """Return both, sorted."""
    return tuple(sorted(cards + more))


@lru_cache(maxsize=4096)
def choices(cards: Cards, count: int) -> tuple[Cards, ...]:
    """Return each different multiset of so many of the cards."""
    return tuple(dict.fromkeys(combinations(cards, count)))

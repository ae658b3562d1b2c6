"""How the unseen cards may lie for somebody who does not see all of them: worlds, each with its odds.

Hands are dealt late. Until a hidden seat has to answer from its hand, its cards are among the unseen ones, of which any
is as likely as another.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from fractions import Fraction
from functools import lru_cache
from math import comb, gcd, lcm, prod
from typing import NamedTuple

from analysis.coup.mattering import NONE, Mattering, dimmed
from engine.coup.cards import Cards, choices, together, without


class World(NamedTuple):
    """A way in which they may lie."""

    unseen: Cards
    """Cards of which it is not known where they are: in the court, in hands that are not dealt, or not told apart."""
    known: Cards
    """Cards that are known to lie in the court."""
    hands: tuple[Cards, ...]
    """The hands that are dealt, in the order of their seats."""


Worlds = tuple[tuple[World, int], ...]
"""Worlds with their weights: whole numbers without a common factor."""


def gathered(worlds: Iterable[tuple[World, int | Fraction]]) -> Worlds:
    """Return the worlds, equal ones as one, with their weights made whole."""
    sums: dict[World, int | Fraction] = {}
    for world, weight in worlds:
        sums[world] = sums.get(world, 0) + weight
    if len(sums) == 1:
        return ((next(iter(sums)), 1),)
    whole = lcm(*(weight.denominator for weight in sums.values()))
    weights = {world: int(weight * whole) for world, weight in sums.items()}
    common = gcd(*weights.values())
    return tuple(sorted((world, weight // common) for world, weight in weights.items()))


def faded(worlds: Worlds, dealt: tuple[int, ...], matter: Mattering, *, remembers: bool) -> Worlds:
    """Return the worlds without what cannot matter any more: hands, what lies in the court, which card it is."""
    of_all = NONE.union(*matter.values())
    kept = [(place, matter[seat]) for place, seat in enumerate(dealt) if matter.get(seat)]
    return gathered(
        (
            World(
                dimmed(unseen, of_all),
                dimmed(known, of_all) if remembers else (),
                tuple([dimmed(hands[place], characters) for place, characters in kept]),
            ),
            weight,
        )
        for (unseen, known, hands), weight in worlds
    )


def with_hand(world: World, place: int, size: int) -> Iterator[tuple[World, int]]:
    """Yield the world for each hand of that size that may be dealt from the unseen cards, at its place of the hands."""
    unseen, known, hands = world
    for hand, ways in draws(unseen, size):
        yield World(without(unseen, hand), known, (*hands[:place], hand, *hands[place:])), ways


def drawn(world: World, number: int, court: int) -> Iterator[tuple[Cards, World, int | Fraction]]:
    """Yield each draw of so many cards from a court of that size, what is left, and the weight.

    Of the cards drawn some may be among those known to lie there, the others come from the unseen ones.
    """
    unseen, known, hands = world
    if not known:
        yield from ((cards, World(without(unseen, cards), (), hands), ways) for cards, ways in draws(unseen, number))
        return
    hidden = court - len(known)
    for few in range(max(0, number - hidden), min(number, len(known)) + 1):
        share = Fraction(comb(hidden, number - few), comb(court, number) * comb(len(unseen), number - few))
        for from_known, ways in draws(known, few):
            for cards, more_ways in draws(unseen, number - few):
                left = World(without(unseen, cards), without(known, from_known), hands)
                yield together(from_known, cards), left, share * ways * more_ways


@lru_cache(maxsize=8192)
def draws(cards: Cards, number: int) -> tuple[tuple[Cards, int], ...]:
    """Return each way to draw so many of the cards, and how many ways it is that (multivariate hypergeometric)."""
    there = Counter(cards)
    return tuple(
        (few, prod(comb(there[card], copies) for card, copies in Counter(few).items()))
        for few in choices(cards, number)
    )


@lru_cache(maxsize=8192)
def less(cards: Cards, fewer: Cards) -> Cards:
    """Return the cards that are left when as many of the others are taken away as are there."""
    return tuple(sorted((Counter(cards) - Counter(fewer)).elements()))

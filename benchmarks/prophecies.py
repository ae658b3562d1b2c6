"""Every card against the second reckoning of the tests, on many coatls: what differs, and how long it took."""

from itertools import combinations, product
from random import Random
from time import perf_counter

from engine.coatl import PROPHECIES, TEMPLES
from engine.coatl.roster import COLOURS
from tests.engine.coatl import oracle

RANDOM, LONGEST, SHORT, TOLD = 100_000, 20, 7, 10_000
OPEN = ((True, False), (False, True), (False, False))
WAYS = ((True, True, False), *((*ends, counts) for ends in OPEN for counts in (True, False)))
"""Whether there is a head, a tail, and whether an open end counts; that matters only where there is one."""


def differences(pieces: str) -> int:
    """Return how many cards pay otherwise by the second reckoning, each in every way in which the ends can be."""
    cards = (
        card.points(pieces, head, tail, open_end_counts=counts)
        != oracle.points(card.number, pieces, head, tail, counts)
        for head, tail, counts in WAYS
        for card in PROPHECIES
    )
    return sum(cards) + sum(card.points(pieces) != oracle.temple_points(card.number, pieces) for card in TEMPLES)


def random_coatls() -> None:
    """Print the figures for random ones, of one colour to all five."""
    dice, begun, found = Random(1), perf_counter(), 0
    for number in range(1, RANDOM + 1):
        few = dice.sample(COLOURS, dice.randint(1, len(COLOURS)))
        found += differences("".join(dice.choices(few, k=dice.randint(1, LONGEST))))
        if number % TOLD == 0:
            print(f"{number:,} random coatls: {found} differences", flush=True)
    print(f"{RANDOM:,} random coatls, {len(WAYS)} ways each: {found} differences, {perf_counter() - begun:.0f} s")


def short_coatls() -> None:
    """Print the figures for all short ones of three colours."""
    begun, found, tried = perf_counter(), 0, 0
    for colours in map("".join, combinations(COLOURS, 3)):
        for length in range(1, SHORT + 1):
            for pieces in map("".join, product(colours, repeat=length)):
                tried += 1
                found += differences(pieces)
    print(
        f"{tried:,} coatls up to {SHORT} pieces of three colours, {len(WAYS)} ways each: {found} differences,"
        f" {perf_counter() - begun:.0f} s"
    )


def main() -> None:
    """Print both."""
    random_coatls()
    short_coatls()


if __name__ == "__main__":
    main()

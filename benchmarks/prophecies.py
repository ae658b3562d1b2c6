"""Every card against the second reckoning of the tests, on many coatls: what differs, and how long it took."""

from itertools import combinations, product
from random import Random
from time import perf_counter

from engine.coatl import PROPHECIES, TEMPLES
from engine.coatl.roster import COLOURS
from tests.engine.coatl import oracle

RANDOM, LONGEST, SHORT, TOLD = 100_000, 20, 7, 10_000
ENDS = ((True, True), (True, False), (False, True), (False, False))


def differences(pieces: str, head: bool, tail: bool, counts: bool) -> int:
    """Return how many cards pay otherwise by the second reckoning."""
    cards = (
        card.points(pieces, head, tail, open_end_counts=counts)
        != oracle.points(card.number, pieces, head, tail, counts)
        for card in PROPHECIES
    )
    return sum(cards) + sum(card.points(pieces) != oracle.temple_points(card.number, pieces) for card in TEMPLES)


def random_coatls() -> None:
    """Print the figures for random ones, each complete and once with ends at random."""
    dice, begun, found = Random(1), perf_counter(), 0
    for number in range(1, RANDOM + 1):
        few = dice.sample(COLOURS, dice.randint(1, len(COLOURS)))
        pieces = "".join(dice.choices(few, k=dice.randint(1, LONGEST)))
        head, tail, counts = (dice.random() < 0.5 for _ in range(3))
        found += differences(pieces, True, True, False) + differences(pieces, head, tail, counts)
        if number % TOLD == 0:
            print(f"{number:,} random coatls: {found} differences", flush=True)
    print(f"{RANDOM:,} random coatls, complete and at random ends: {found} differences, {perf_counter() - begun:.0f} s")


def short_coatls() -> None:
    """Print the figures for all short ones of three colours, with every way in which the ends can be."""
    begun, found, tried = perf_counter(), 0, 0
    for colours in map("".join, combinations(COLOURS, 3)):
        for length in range(1, SHORT + 1):
            for pieces in map("".join, product(colours, repeat=length)):
                tried += len(ENDS)
                found += sum(differences(pieces, head, tail, False) for head, tail in ENDS)
    print(
        f"{tried:,} coatls up to {SHORT} pieces of three colours: {found} differences, {perf_counter() - begun:.0f} s"
    )


def main() -> None:
    """Print both."""
    random_coatls()
    short_coatls()


if __name__ == "__main__":
    main()

"""Random numbers that a game can be played from again, here or by a kernel of small integers."""

from collections.abc import Sequence
from typing import TypeVar

Item = TypeVar("Item")

MULTIPLIER = 6364136223846793005
INCREMENT = 1442695040888963407
MASK = (1 << 63) - 1
"""63 bits, so that signed machine words and Python's whole numbers give the same."""

_WORD = (1 << 64) - 1


class Stream:
    """A linear congruential generator modulo 2^63 (Knuth's MMIX constants), of which the 32 high bits are used."""

    def __init__(self, seed: int, game: int = 0) -> None:
        self.state = seeded(seed, game)

    def below(self, n: int) -> int:
        """Return a number from 0 up to, and without, n (n at most 2^31); each as likely as the others within 2^-32."""
        self.state = (self.state * MULTIPLIER + INCREMENT) & MASK
        return ((self.state >> 31) * n) >> 32

    def pick(self, items: Sequence[Item]) -> Item:
        """Return one of the items; draws also where there is only one."""
        return items[self.below(len(items))]


def seeded(seed: int, game: int) -> int:
    """Return where the stream of a game begins: seeds and games beside each other begin far apart.

    Two rounds of SplitMix64's output function (Steele, Lea and Flood 2014).
    """
    return _mixed(_mixed(seed & _WORD) ^ (game & _WORD)) & MASK


def _mixed(word: int) -> int:
    word = (word + 0x9E3779B97F4A7C15) & _WORD
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _WORD
    return word ^ (word >> 31)

"""Random numbers that a game can be played from again, here or by a kernel of small integers."""

from collections.abc import Sequence
from typing import TypeVar

Item = TypeVar("Item")

MULTIPLIER = 1073741172
"""The largest below 2^30 with which 2^30 has the order (p - 1) / 2 modulo the prime p = MULTIPLIER * 2^30 - 1."""
BITS = 30
LOW = (1 << BITS) - 1
MASK = (1 << 60) - 1
"""Nothing that is reckoned leaves 60 bits: so machine words never overflow, and Python's whole numbers stay short."""
WORD = (1 << 64) - 1


class Stream:
    """Multiply with carry (Marsaglia 1994) in base 2^30; what is drawn is the high half of the state, the carry."""

    def __init__(self, seed: int, game: int = 0) -> None:
        self.state = seeded(seed, game)

    def below(self, n: int) -> int:
        """Return a number from 0 up to, and without, n (n at most 2^30); each as likely as the others within 2^-20."""
        self.state = state = (self.state & LOW) * MULTIPLIER + (self.state >> BITS)
        return ((state >> BITS) * n) >> BITS

    def pick(self, items: Sequence[Item]) -> Item:
        """Return one of the items; draws also where there is only one."""
        return items[self.below(len(items))]


def seeded(seed: int, game: int) -> int:
    """Return where the stream of a game begins: seeds and games beside each other begin far apart.

    Two rounds of SplitMix64's output function (Steele, Lea and Flood 2014).
    """
    return mixed(mixed(seed & WORD) ^ (game & WORD)) & MASK | 1  # a state of nought would stay nought


def mixed(word: int) -> int:
    """Return 64 bits that look like no others."""
    word = (word + 0x9E3779B97F4A7C15) & WORD
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & WORD
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & WORD
    return word ^ (word >> 31)

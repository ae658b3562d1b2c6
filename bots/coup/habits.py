"""The simple habits as numbers: a kernel of small integers plays by the same rows."""

from collections.abc import Iterable
from typing import NamedTuple

from engine.coup.roster import Character

HUNDRED = 100


class Habit(NamedTuple):
    """How often a bot does something, of a hundred times that it could."""

    bluff: int
    """Turns on which it claims what it cannot prove."""
    doubt: int
    """Claims of others that it challenges."""
    block: int
    """Blocks said with the card in hand."""
    bluff_block: int
    """Blocks said without it."""


HABITS = {
    "honest": Habit(bluff=0, doubt=6, block=95, bluff_block=0),
    "bold": Habit(bluff=50, doubt=10, block=95, bluff_block=40),
    "doubting": Habit(bluff=15, doubt=35, block=90, bluff_block=8),
    "counting": Habit(bluff=20, doubt=0, block=95, bluff_block=10),
    "vengeful": Habit(bluff=20, doubt=8, block=95, bluff_block=15),
}
"""`counting` doubts by what it counts, `vengeful` more often whoever struck it."""

APPEAL = {
    "income": 1,
    "foreign-aid": 2,
    "coup": 24,
    "tax": 6,
    "assassinate": 6,
    "steal": 5,
    "exchange": 2,
    "examine": 2,
    "cooperate": 5,
    "convert": 1,
    "embezzle": 3,
}
"""How much an action is liked beside the others of its kind: those that are so, or those that are bluffs."""

WORTH = (
    Character.AMBASSADOR,
    Character.INQUISITOR,
    Character.CONTESSA,
    Character.CAPTAIN,
    Character.ASSASSIN,
    Character.DIPLOMAT,
    Character.DUKE,
)
"""The characters, those first that are given up first."""
PRIZED = WORTH.index(Character.CAPTAIN)
"""An examiner has a card exchanged that is worth this at least."""


def kept_value(cards: Iterable[Character]) -> tuple[int, list[int]]:
    """Return what cards that are kept are worth: more characters are worth more, then the better ones are."""
    worth = sorted((WORTH.index(card) for card in cards), reverse=True)
    return len(set(worth)), worth

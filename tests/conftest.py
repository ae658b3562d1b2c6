"""What the properties are tried on, and how hard: `quick` while editing, `ci` where CI is set."""

import os
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from random import Random

from hypothesis import settings
from hypothesis import strategies as st

import engine.coup as coup
from engine.coup.moves import Move
from engine.tools import draw_lots

settings.register_profile("quick", max_examples=30, deadline=None)
settings.register_profile("ci", max_examples=200, deadline=None, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "quick")

NAMES = ("Ana", "Ben", "Cleo", "Dev", "Eva", "Fay")
RULE_SETS = tuple(
    coup.rule_set("guide", **dict(zip(coup.SWITCHES, values, strict=True)))
    for values in product(*coup.SWITCHES.values())
)
"""Every combination of the switches, factions among them."""


@dataclass(frozen=True)
class Position:
    """A game of `players` under `rules` after up to `length` moves that the seed has drawn."""

    rules: coup.RuleSet
    players: int
    seed: int
    length: int

    game = coup

    @cached_property
    def moves(self) -> tuple[Move, ...]:
        """The moves that led here; fewer than `length` when the game was over before."""
        return self._played[0]

    @cached_property
    def state(self) -> coup.State:
        """The position itself."""
        return self._played[1]

    @cached_property
    def names(self) -> tuple[str, ...]:
        """A name for each seat."""
        return NAMES[: self.players]

    @cached_property
    def _played(self) -> tuple[tuple[Move, ...], coup.State]:
        dice = Random(self.seed)
        state = coup.new_game(self.players, self.rules)
        moves: list[Move] = []
        while len(moves) < self.length and coup.prompt(state) is not None:
            moves.append(draw_lots(coup, state, dice))
            state, _ = coup.apply(state, moves[-1])
        return tuple(moves), state


def positions() -> st.SearchStrategy[Position]:
    """Positions of random games, all rule sets and 2 to 6 seats, from before the first deal to the end."""
    return st.builds(
        Position,
        rules=st.sampled_from(RULE_SETS),
        players=st.integers(2, 6),
        seed=st.integers(0, 2**32 - 1),
        length=st.integers(0, 90),
    )

"""What the properties are tried on, and how hard: `quick` while editing, `ci` where CI is set."""

import os
from dataclasses import dataclass
from functools import cached_property
from random import Random

import pytest
from hypothesis import settings
from hypothesis import strategies as st

import engine.coup as coup
from engine.coup.moves import Move
from engine.tools import draw_lots

settings.register_profile("quick", max_examples=30, deadline=None)
settings.register_profile("ci", max_examples=100, deadline=None, print_blob=True)
os.environ["TABLESIDE_KEY"] = "tests"  # so that no key is made for this machine
settings.load_profile("ci" if os.environ.get("CI") else "quick")

NAMES = ("Ana", "Ben", "Cleo", "Dev", "Eva", "Fay", "Gus", "Hana", "Ida", "Jon")
SIZES = range(2, 11)


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


def rule_sets() -> st.SearchStrategy[coup.RuleSet]:
    """Every preset with any of its switches and options set to any of their values."""
    switches = {name: st.sampled_from(values) for name, values in coup.SWITCHES.items()}
    chosen = st.fixed_dictionaries({}, optional=switches)
    return st.builds(lambda preset, chosen: coup.rule_set(preset, **chosen), st.sampled_from(coup.PRESETS), chosen)


@st.composite
def tables(draw: st.DrawFn, most: int = SIZES[-1]) -> tuple[coup.RuleSet, int]:
    """A rule set and a number of seats that it is for, at most so many."""
    rules = draw(rule_sets())
    sizes = [size for size in rules.seats if not rules.factions or size >= rules.factions_min_players]
    sizes = [size for size in sizes if size <= most]
    return rules, draw(st.sampled_from(sizes))


@st.composite
def positions(draw: st.DrawFn, most: int = SIZES[-1]) -> Position:
    """Positions of random games, all rule sets and numbers of seats, from before the first deal to the end."""
    rules, players = draw(tables(most))
    return Position(rules, players, draw(st.integers(0, 2**32 - 1)), draw(st.integers(0, 140)))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the browser last: its driver keeps an event loop running, in which no other can be begun."""
    items.sort(key=lambda item: item.get_closest_marker("browser") is not None)

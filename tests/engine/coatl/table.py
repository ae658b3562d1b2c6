"""Random positions of Cóatl, and small tables drawn in a line for each seat."""

from dataclasses import dataclass
from functools import cached_property
from random import Random

from hypothesis import strategies as st

from engine import coatl
from engine.tools import draw_lots

NAMES = ("Ana", "Ben", "Cleo", "Dev")


@dataclass(frozen=True)
class Position:
    """A game of `players` under `rules` after up to `length` moves that the seed has drawn."""

    rules: coatl.RuleSet
    players: int
    seed: int
    length: int

    @cached_property
    def state(self) -> coatl.State:
        """The position itself."""
        dice = Random(self.seed)
        state = coatl.new_game(self.players, self.rules)
        for _ in range(self.length):
            if coatl.prompt(state) is None:
                break
            state, _ = coatl.apply(state, draw_lots(coatl, state, dice))
        return state


def rule_sets() -> st.SearchStrategy[coatl.RuleSet]:
    """Every preset with any of its switches set to any of their values."""
    switches = {name: st.sampled_from(values) for name, values in coatl.SWITCHES.items()}
    chosen = st.fixed_dictionaries({}, optional=switches)
    return st.builds(lambda preset, chosen: coatl.rule_set(preset, **chosen), st.sampled_from(coatl.PRESETS), chosen)


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """Positions of random games, all rule sets and numbers of seats, from before the first draw to the end."""
    seed = draw(st.integers(0, 2**32 - 1))
    return Position(draw(rule_sets()), draw(st.integers(2, 4)), seed, draw(st.integers(0, 420)))

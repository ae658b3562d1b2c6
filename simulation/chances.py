"""Who wins from a position, if from here on everybody plays at random."""

from functools import lru_cache
from typing import TypeGuard

from engine.coup.state import State
from simulation.kernel import play
from simulation.kernel.running import run
from simulation.kernel.start import playable, position

GAMES = 10_000
SEED = 0
"""Always the same, so that the same position is always told the same."""


def reckonable(state: object) -> TypeGuard[State]:
    """Whether the kernel can play on from here: base Coup by the usual rules, and not over."""
    return isinstance(state, State) and bool(state.agenda) and playable(state.rules, len(state.seats))


def wins(state: State, sees: frozenset[int], games: int = GAMES) -> tuple[int, ...]:
    """Return how many of so many random games each seat wins from this position; raise ValueError as `position` does.

    For each game the cards are dealt anew that are hidden from whoever sees the hands of these seats.
    """
    return _wins(tuple(position(state, sees)), games)


@lru_cache(maxsize=256)
def _wins(start: tuple[int, ...], games: int) -> tuple[int, ...]:
    seats = start[play.SEATS]
    played, _ = run(list(start), ("random",) * seats, SEED, range(games))
    won = [int(winner) for winner in played.winner]
    return tuple(won.count(seat) for seat in range(seats))

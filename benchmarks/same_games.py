"""The kernel beside the engine, from the same numbers: `python -m benchmarks.same_games [SEEDS] [SEATS …]`.

So many random games are played with the engine's functions alone: compared are the winner, the moves, and where hands,
coins and the stream of numbers stand at the end. A twentieth as many are played by `bots.match` with mixed habits: of
those all that is counted of each seat is compared as well.
"""

import sys
from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache, partial
from math import lcm
from time import perf_counter

from bots.stream import Stream
from engine import coup
from engine.coup.moves import Move
from engine.coup.state import State
from simulation.kernel.running import FAST, run
from simulation.kernel.start import beginning
from tests.simulation.reference import RULES, difference, plain, stands


def by_engine(players: int, stream: Stream) -> tuple[State, int]:
    """Play a game at random, as `bots.match` says; return its end and the moves of people."""
    state, moves = coup.new_game(players, RULES), 0
    while state.agenda:
        deals = coup.chances(state)
        if deals:
            move = dealt(deals, stream)
        else:
            legal = coup.legal_moves(state)
            own = [each for each in legal if each.seat == legal[0].seat]
            move = own[0] if len(own) == 1 else stream.pick(own)
            moves += 1
        state, _ = coup.apply(state, move)
    return state, moves


def dealt(deals: tuple[tuple[Move, Fraction], ...], stream: Stream) -> Move:
    """Return a deal by its weight."""
    whole, weights = weighed(deals)
    left = stream.below(whole)
    for (move, _), weight in zip(deals, weights, strict=True):
        left -= weight
        if left < 0:
            return move
    raise AssertionError(deals)


@lru_cache(maxsize=4096)
def weighed(deals: tuple[tuple[Move, Fraction], ...]) -> tuple[int, tuple[int, ...]]:
    """Return the weights of deals as whole numbers, and their sum."""
    whole = lcm(*(odds.denominator for _, odds in deals))
    return whole, tuple(odds.numerator * (whole // odds.denominator) for _, odds in deals)


def differs(players: int, start: list[int], number: int) -> bool:
    """Whether anything of a random game differs."""
    stream = Stream(1, number)
    state, moves = by_engine(players, stream)
    games, ended = run(start, ("random",) * players, 1, range(number, number + 1), fast=FAST)
    same = (games.winner[0],) == coup.winners(state) and games.moves[0] == moves
    return not same or plain(ended) != stands(state, stream.state)


def compare(what: str, players: int, seeds: int, look: Callable[[int], object]) -> None:
    """Print how many games differ."""
    begun = perf_counter()
    found = [number for number in range(seeds) if look(number)]
    seconds = perf_counter() - begun
    print(f"{players} seats, {what}: {seeds:,} seeds, {len(found)} differences, {seconds:,.0f} s.", flush=True)
    if found:
        print("  seeds", found[:10])


def main(seeds: int, sizes: list[int]) -> None:
    """Compare for each number of seats."""
    for players in sizes:
        compare("random", players, seeds, partial(differs, players, beginning(players, RULES)))
    for players in sizes:
        compare("habits", players, seeds // 20, partial(difference, players, fast=FAST))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000, [int(each) for each in sys.argv[2:]] or [*range(2, 7)])

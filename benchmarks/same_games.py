"""The kernel beside the engine, from the same numbers: `python -m benchmarks.same_games [SEEDS] [SEATS …]`.

A third of the games is played at random, the others by mixed habits. Compared are the winner, the moves, all that is
counted of each seat, and where hands, coins, lost cards and the stream of numbers stand at the end.
"""

import sys
from time import perf_counter

from simulation.kernel.running import FAST
from tests.simulation.reference import difference


def main(seeds: int, sizes: list[int]) -> None:
    """Print how many games differ, for each number of seats."""
    for players in sizes:
        begun = perf_counter()
        found = {number: difference(players, number, fast=FAST) for number in range(seeds)}
        differ = {number: what for number, what in found.items() if what}
        seconds = perf_counter() - begun
        print(f"{players} seats: {seeds:,} seeds, {len(differ)} differences, {seconds:,.0f} s.", flush=True)
        for number, what in list(differ.items())[:5]:
            print(f"  seed {number}: {what}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000, [int(each) for each in sys.argv[2:]] or [*range(2, 7)])

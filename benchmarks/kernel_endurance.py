"""Random games of the kernel to their end: `python -m benchmarks.kernel_endurance [GAMES]`, spread over 2 to 6 seats.

Stops with the number of seats where a game ends without a winner. A game that did not end would not come back.
"""

import sys
from time import perf_counter

from simulation.kernel.running import play_games


def main(games: int) -> None:
    """Print how many games and moves were played, and how long it took."""
    begun, moves, longest = perf_counter(), 0, 0
    for players in range(2, 7):
        played = play_games(("random",) * players, 1, range(games // 5))
        if not all(0 <= winner < players for winner in played.winner):
            raise AssertionError(players)
        moves += sum(map(int, played.moves))
        longest = max(longest, *map(int, played.turns))
    seconds = perf_counter() - begun
    print(f"{games:,} games of {moves:,} moves, {longest} turns at most, in {seconds:,.1f} s: one winner each.")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000)

"""Reviews of random games against their logs, number by number: `python -m benchmarks.review [GAMES [FIRST]]`.

A remark that is not in the log, or another number, stops the run with the game's seed.
"""

import sys
from time import perf_counter

from analysis.coup.review import review
from tests.analysis.coup.checking import Log
from tests.analysis.coup.games import whole_games


def main(games: int, first: int) -> None:
    """Check the remarks of one seat of each game, and print how many there were."""
    begun, remarks = perf_counter(), 0
    for seed, told in enumerate(whole_games(games, (2, 2, 2, 3), seed=first), first):
        seat = seed % len(told.now.state.seats)
        found = [tuple(each) for each in review(told, seat)]
        if found != [tuple(each) for each in Log(told, seat).remarks()]:
            raise AssertionError(seed)
        remarks += len(found)
    print(f"{games} games, {remarks} remarks, none of them false, in {perf_counter() - begun:.0f} s")


if __name__ == "__main__":
    asked = [int(each) for each in sys.argv[1:]]
    main(*asked[:2], *(1000, 0)[len(asked) :])

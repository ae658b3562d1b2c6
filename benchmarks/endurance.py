"""Random games over all presets, options, switches and sizes, to the end: `python -m benchmarks.endurance [GAMES]`.

A game that raises, leaves nobody able to move, or ends without exactly one living seat stops the run with its seed.
"""

import sys
from random import Random
from time import perf_counter

from engine import coup
from engine.tools import random_game, replay


def play(seed: int) -> int:
    """Play the game of this seed under rules drawn by it; return its number of moves."""
    dice = Random(seed)
    chosen = {name: dice.choice(values) for name, values in coup.SWITCHES.items() if dice.random() < 0.3}
    rules = coup.rule_set(dice.choice(coup.PRESETS), **chosen)
    least = rules.factions_min_players if rules.factions else 2
    players = dice.choice([size for size in rules.seats if size >= least])
    start = coup.new_game(players, rules)
    moves = random_game(coup, start, dice)
    if len(coup.winners(replay(coup, start, moves))) != 1:
        raise AssertionError(seed)
    return len(moves)


def main(games: int) -> None:
    """Print how many games and moves were played, and how long it took."""
    begun, moves = perf_counter(), 0
    for seed in range(games):
        try:
            moves += play(seed)
        except Exception:
            print("The game of seed", seed, "fell short.")
            raise
    print(f"{games:,} games of {moves:,} moves in {perf_counter() - begun:,.0f} s: one winner each, no exception.")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000)

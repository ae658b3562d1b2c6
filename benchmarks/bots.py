"""Whole games of every bot, over all presets, options and sizes: an illegal move would end the run.

`python -m benchmarks.bots [GAMES] [GAME]` goes on until each bot has played in so many games. Rules, size and who sits
where are drawn anew for each game.
"""

import sys
from collections import Counter
from itertools import count
from random import Random
from time import perf_counter
from typing import Any

from bots.players import PLAYERS
from engine.game import ImpossiblePosition
from engine.games import GAMES
from scenarios.shapes import SHAPES
from simulation.part import outcome_of
from simulation.seating import Seating

USUAL = 10_000
MOST = 10
TOLD = 500


def drawn(game: str, number: int) -> Seating | None:
    """Return a table; None where so many cannot play by its rules."""
    dice, shape = Random(number), SHAPES[game]
    switches = {name: dice.choice(values) for name, values in shape.switches.items() if dice.random() < 0.5}
    rules: Any = shape.rule_set(dice.choice(shape.presets), **switches)
    players = dice.randint(2, MOST)
    try:
        GAMES[game].new_game(players, rules)
    except ImpossiblePosition:
        return None
    return Seating(game, rules, tuple(dice.choices(list(PLAYERS[game].bots), k=players)), seed=number)


def main(games: int = USUAL, game: str = "coup") -> None:
    """Print how many games each bot has played, and how fast; an illegal move is an exception."""
    played, moves, begun = Counter[str](), 0, perf_counter()
    presets = Counter[str]()
    for number in count():
        if all(played[code] >= games for code in PLAYERS[game].bots):
            break
        seating = drawn(game, number)
        if seating is None:
            continue
        outcome = outcome_of(seating, 0)
        if not outcome.winners:
            raise AssertionError(f"nobody has won: {seating}")
        moves += outcome.moves
        played.update(set(seating.bots))
        presets[seating.rules.preset] += 1
        if presets.total() % TOLD == 0:
            print(f"{presets.total():,} games, {moves:,} moves, none illegal", flush=True)
    spent = perf_counter() - begun
    print(f"{game}: {presets.total():,} games ({dict(presets)}), {moves:,} moves, none illegal, {spent:.0f} s")
    print("games in which each bot played:", dict(played))


if __name__ == "__main__":
    main(*(int(word) if word.isdecimal() else word for word in sys.argv[1:]))  # type: ignore[arg-type]  # two words

"""Random games, stepwise: this engine beside coupml, a mutable engine of the same base game, in one run.

Both choose evenly among the legal moves of one decision at a time and count player decisions. Rounds of the two
alternate, as a machine's speed drifts; the ratio is the median over the rounds. coupml is driven twice: by the loop of
its README (numpy's random numbers), and by Python's `random`, which is the fastest way to drive it. Unlike it, this
engine keeps every state, tells events and refuses illegal moves.
"""

from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter

import numpy
from coupml import Coup

from engine import coup
from engine.coup.moves import Deal
from engine.tools import draw_lots

ROUNDS, GAMES = 15, 40


def ours(players: int, games: int, seed: int) -> int:
    """Play games with this engine; return the number of player decisions."""
    dice, decisions = Random(seed), 0
    start = coup.new_game(players, coup.rule_set())
    for _ in range(games):
        state = start
        while state.agenda:
            move = draw_lots(coup, state, dice)
            state, _ = coup.apply(state, move)
            decisions += not isinstance(move, Deal)
    return decisions


def theirs(game: Coup, choose: Callable[[list[str]], str], games: int) -> int:
    """Play games with coupml; return the number of player decisions."""
    decisions = 0
    for _ in range(games):
        game.init_game()
        while not game.is_game_over():
            game.play_action(choose(game.get_legal_actions()))
            decisions += 1
    return decisions


def theirs_by_readme(players: int, games: int, seed: int) -> int:
    """Drive coupml as its README does."""
    dice = numpy.random.RandomState(seed)
    return theirs(Coup(players, dice), dice.choice, games)


class PythonDice:
    """The two calls that coupml makes on its random numbers."""

    def __init__(self, dice: Random) -> None:
        self.shuffle = dice.shuffle
        self.choice = dice.randrange


def theirs_at_best(players: int, games: int, seed: int) -> int:
    """Drive coupml with Python's random numbers."""
    dice = Random(seed)
    return theirs(Coup(players, PythonDice(dice)), dice.choice, games)


def rate(play: Callable[[int, int, int], int], players: int, seed: int) -> float:
    """Return the decisions per second of one round."""
    begun = perf_counter()
    decisions = play(players, GAMES, seed)
    return decisions / (perf_counter() - begun)


def main() -> None:
    """Print decisions per second and ratios, for each number of seats."""
    print("Random games, player decisions per second (median of", ROUNDS, "alternating rounds)")
    print(f"{'seats':>5} {'this engine':>12} {'coupml, README':>15} {'ratio':>6} {'coupml, fastest':>16} {'ratio':>6}")
    for players in range(2, 7):
        rounds = [
            (rate(ours, players, seed), rate(theirs_by_readme, players, seed), rate(theirs_at_best, players, seed))
            for seed in range(ROUNDS)
        ]
        us, readme, best = (median(column) for column in zip(*rounds, strict=True))
        by_readme = median(mine / other for mine, other, _ in rounds)
        by_best = median(mine / other for mine, _, other in rounds)
        print(f"{players:>5} {us:>12,.0f} {readme:>15,.0f} {by_readme:>6.2f} {best:>16,.0f} {by_best:>6.2f}")

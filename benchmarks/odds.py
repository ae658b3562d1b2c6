"""How long the odds take: `python -m benchmarks.odds`."""

from fractions import Fraction
from random import Random
from statistics import median, quantiles
from time import process_time

from analysis.coup.odds import odds
from engine import coup
from tests.analysis.coup.games import dealt, played

POSITIONS = 100
AIM = 100
"""Milliseconds, for six seats."""


def times(players: int) -> list[float]:
    """Return the milliseconds of processor time that the odds took in random positions, claims counted."""
    taken = []
    for seed in range(POSITIONS):
        dice = Random(seed)
        game = played(dealt(players, coup.rule_set("rulebook"), dice), dice.randrange(20 * players), dice)
        begun = process_time()
        odds(game, 0, 1, "duke", Fraction(1, 4))
        taken.append((process_time() - begun) * 1000)
    return taken


def main() -> None:
    """Print the median, the 95th percentile and the longest for tables of several sizes."""
    for players in (2, 4, 6, 8, 10):
        taken = times(players)
        aim = f", aim {AIM}" if players == 6 else ""
        high = quantiles(taken, n=20)[-1]
        print(f"odds, {players:2} seats: {median(taken):4.0f} ms median{aim}, {high:4.0f} ms p95, {max(taken):5.0f} ms")


if __name__ == "__main__":
    main()

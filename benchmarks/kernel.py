"""Random games of the kernel, with numba and without, beside pycoup (games a second) and coupml (decisions a second).

All of them run in one process and take turns, for a machine's speed drifts; a ratio is the median over the rounds, by
processor time. All choose evenly among the legal moves. The kernel's games are those of the engine, number by number
(`benchmarks/same_games.py`); the peers' rules differ, as is said beside the figures.
"""

from collections.abc import Callable
from statistics import median
from time import perf_counter, process_time
from typing import NamedTuple

from benchmarks import engine, pycoup_games
from simulation.kernel.running import FAST, play_games

ROUNDS = 15
AIMS = {"compiled / pycoup": 100, "as written / pycoup": 3, "compiled / coupml": 200}
DEVIATIONS = """coupml 0.1.1 keeps other rules in some places: everybody is asked about a claim, and each of several
challengers who are wrong loses a card; of several who block, chance picks one; a turn ends once its target has fallen,
so that nothing is stolen from the fallen; one may steal from nobody's coins; who begins is drawn."""


class Speed(NamedTuple):
    """Of one round: games a second, and decisions a second where they are counted."""

    games: float
    decisions: float = 0.0


def ours(players: int, games: int, seed: int, *, fast: bool) -> Speed:
    """Play with the kernel."""
    begun = process_time()
    played = play_games(("random",) * players, seed, range(games), fast=fast)
    seconds = process_time() - begun
    return Speed(games / seconds, sum(played.moves) / seconds)


def timed(play: Callable[[], int | None], games: int) -> Speed:
    """Play with a peer."""
    begun = process_time()
    decisions = play()
    seconds = process_time() - begun
    return Speed(games / seconds, (decisions or 0) / seconds)


def one_round(players: int, seed: int) -> dict[str, Speed]:
    """Let each play for a while."""
    found = {
        "pycoup": timed(lambda: pycoup_games.games(players, 300, seed), 300),
        "as written": ours(players, 1000, seed, fast=False),
        "coupml": timed(lambda: engine.theirs_at_best(players, 40, seed), 40),
    }
    if FAST:
        found["compiled"] = ours(players, 200_000, seed, fast=True)
    return found


def main() -> None:
    """Print the figures for each number of seats."""
    if FAST:
        begun = perf_counter()
        play_games(("random",) * 2, 0, range(1), fast=True)
        print(f"numba was ready after {perf_counter() - begun:.1f} s (compiled, or loaded from disk).")
    print("Random games: median of", ROUNDS, "rounds, by processor time.")
    print(f"{'seats':>5} {'games/s: compiled':>18} {'as written':>11} {'pycoup':>8} {'ratio':>6} {'ratio':>6}", end="")
    print(f" {'decisions/s: compiled':>22} {'coupml':>8} {'ratio':>6}")
    for players in range(2, 7):
        rounds = [one_round(players, seed) for seed in range(ROUNDS)]
        middle = {
            who: Speed(*(median(getattr(each[who], what) for each in rounds) for what in Speed._fields))
            for who in rounds[0]
        }
        compiled = middle.get("compiled", Speed(0))
        print(
            f"{players:>5} {compiled.games:>18,.0f} {middle['as written'].games:>11,.0f}"
            f" {middle['pycoup'].games:>8,.0f} {ratio(rounds, 'compiled', 'pycoup', 'games'):>6.1f}"
            f" {ratio(rounds, 'as written', 'pycoup', 'games'):>6.2f}"
            f" {compiled.decisions:>22,.0f} {middle['coupml'].decisions:>8,.0f}"
            f" {ratio(rounds, 'compiled', 'coupml', 'decisions'):>6.1f}"
        )
    print("Aims:", ", ".join(f"{what} {least}" for what, least in AIMS.items()))
    print(pycoup_games.DEVIATIONS)
    print(DEVIATIONS)


def ratio(rounds: list[dict[str, Speed]], one: str, other: str, what: str) -> float:
    """Return the median over the rounds of how many times as fast one is as the other; 0 where it does not run."""
    if one not in rounds[0]:
        return 0.0
    return median(float(getattr(each[one], what) / getattr(each[other], what)) for each in rounds)


if __name__ == "__main__":
    main()

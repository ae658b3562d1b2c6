"""Random games of Cóatl to their end: how they end, how long they are, how fast they go."""

from collections import Counter
from collections.abc import Iterable
from random import Random
from sys import argv
from time import perf_counter
from typing import NamedTuple

from engine import coatl
from engine.tools import draw_lots

GAMES = 10_000


def last_turns(seats: list[int], cause: str, by: int, players: int) -> bool:
    """Whether the seats that acted after the cause of the end are those of the rules (32, 33)."""
    if cause == "coatls":
        return seats == [*(seat for seat in range(by + 1, players) for _ in range(2)), *range(by)]
    return seats == [*range(by + 1, players), *range(players)]


class Figures(NamedTuple):
    """What came of some games."""

    ends: Counter[str]
    wrong: int
    """Games whose last turns were not those of the rules."""
    moves: int


def played(players: int, seeds: Iterable[int]) -> Figures:
    """Play a game for each seed to its end."""
    ends, wrong, moves = Counter[str](), 0, 0
    for seed in seeds:
        dice = Random(seed * 10 + players)
        state = coatl.new_game(players, coatl.rule_set(dice.choice(coatl.PRESETS)))
        last: list[int] = []
        while (prompt := coatl.prompt(state)) is not None:
            if prompt.code == "action" and state.ending is not None:
                last.append(state.active)
            state, _ = coatl.apply(state, draw_lots(coatl, state, dice))
            moves += 1
        end = state.ending
        ends[end.cause if end else "none"] += 1
        if end is not None and end.cause != "standstill":
            wrong += not last_turns(last, end.cause, end.seat, players)
    return Figures(ends, wrong, moves)


def main() -> None:
    """Print the figures, by the number of seats."""
    games = int(argv[1]) if len(argv) > 1 else GAMES
    for players in (2, 3, 4):
        begun = perf_counter()
        ends, wrong, moves = played(players, range(games // 3 + (players == 2)))
        rate = moves / (perf_counter() - begun)
        print(f"{players} seats: {ends.total():,} games, {dict(ends)}, {wrong} with other last turns than the rules,")
        print(f"  {moves / ends.total():.0f} moves a game, {rate:,.0f} moves a second", flush=True)


if __name__ == "__main__":
    main()

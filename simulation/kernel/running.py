"""Has the kernel play: compiled where numba is there, as it is written where it is not."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from importlib.util import find_spec
from threading import Thread
from typing import Any, NamedTuple

from bots.coup.habits import HABITS
from bots.stream import MASK, WORD, mixed
from engine.coup.rules import RuleSet, rule_set
from simulation.kernel import play
from simulation.kernel.start import beginning, playable
from simulation.kernel.tables import Tables, tables

FAST = find_spec("numba") is not None
FEW = 50_000
"""So many games do not wait until the kernel is compiled."""
NO_END = 10**9
KNOWN = ("random", "honest", "bold", "doubting")
"""The bots that it plays."""
NO_HABIT = (-1, -1, -1, -1)


class Games(NamedTuple):
    """What came of each game."""

    winner: Sequence[int]
    turns: Sequence[int]
    moves: Sequence[int]
    counts: Sequence[int]
    """What `bots.coup.tally` counts, game by game and seat by seat; empty where nobody asked for it."""


class Ended(NamedTuple):
    """Where the last game stands."""

    hands: Sequence[int]
    coins: Sequence[int]
    stream: int


def applies(rules: RuleSet, bots: Sequence[str]) -> bool:
    """Whether the kernel plays a game of these bots under these rules."""
    return playable(rules, len(bots)) and set(bots) <= set(KNOWN)


def play_games(
    bots: Sequence[str], seed: int, games: range, *, counting: bool = False, fast: bool | None = None
) -> Games:
    """Play new games, with the streams of these numbers, as `bots.match` plays them."""
    return run(beginning(len(bots), rule_set()), bots, seed, games, counting=counting, fast=fast)[0]


def run(
    start: list[int],
    bots: Sequence[str],
    seed: int,
    games: range,
    *,
    counting: bool = False,
    most: int = NO_END,
    fast: bool | None = None,
) -> tuple[Games, Ended]:
    """Play games of `most` turns from a start. `fast`: compiled or as written; None: what is there soonest."""
    if fast is None:
        fast = FAST and ready(wait=len(games) > FEW)
    player, table, words, blank, streams = _compiled() if fast else _written()
    begun = streams(seed, games)
    hands, coins = blank(play.ROOM), blank(play.ROOM)
    winner, turns, moves = (blank(len(games)) for _ in range(3))
    counts = blank(len(games) * len(bots) * play.COUNTS if counting else 0)
    habits = words([number for bot in bots for number in HABITS.get(bot, NO_HABIT)])
    player(table, begun, most, words(start), habits, hands, coins, winner, turns, moves, counts)
    return Games(winner, turns, moves, counts), Ended(hands, coins, int(begun[-1]))


class Player(NamedTuple):
    """A way to run the kernel: the function, its tables, and how rows of numbers are made for it."""

    play: Callable[..., None]
    table: Tables
    words: Callable[[list[int]], Any]
    blank: Callable[[int], Any]
    streams: Callable[[int, range], Any]


@lru_cache(maxsize=1)
def _written() -> Player:
    def blank(length: int) -> list[int]:
        return [0] * length

    def streams(seed: int, games: range) -> list[int]:
        return _streams(seed, games).tolist()  # type: ignore[no-any-return]  # of numbers

    return Player(play.play, tables(rule_set()), list, blank, streams)


@lru_cache(maxsize=1)
def _compiled() -> Player:
    """Loaded when it is asked for first: numba takes its time. What it compiles is kept on disk."""
    import numba
    import numpy
    from numba.extending import register_jitable

    def words(numbers: list[int]) -> Any:
        return numpy.array(numbers, numpy.int64)

    def blank(length: int) -> Any:
        return numpy.zeros(length, numpy.int64)

    for part in play.PARTS:
        register_jitable(part)
    table = Tables(*map(words, tables(rule_set())))
    return Player(numba.njit(cache=True, nogil=True)(play.play), table, words, blank, _streams)


def _streams(seed: int, games: range) -> Any:
    """Return where the streams begin of all these games, as `bots.stream.seeded` has it of one."""
    import numpy

    numbers: Any = numpy.arange(games.start, games.stop, games.step, dtype=numpy.uint64)
    begun: Any = mixed(numbers ^ mixed(seed & WORD)) & MASK | 1
    return begun.astype(numpy.int64)


@lru_cache(maxsize=1)
def _warming() -> Thread:
    thread = Thread(target=lambda: play_games(KNOWN, 0, range(1), counting=True, fast=True), daemon=True)
    thread.start()
    return thread


def ready(*, wait: bool = False) -> bool:
    """Return whether the kernel is compiled; the first call begins it, in a thread of its own."""
    if wait:
        _warming().join()
    return not _warming().is_alive()

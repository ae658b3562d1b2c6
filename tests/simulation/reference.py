"""Games of the engine beside those of the kernel, from the same numbers."""

from collections.abc import Iterator
from functools import lru_cache

from bots import match
from bots.coup import BOTS
from bots.coup.tally import tally
from bots.stream import Stream
from engine import coup
from engine.coup.moves import Move
from engine.coup.state import State
from simulation.kernel.running import KNOWN, Ended, run
from simulation.kernel.start import beginning
from simulation.kernel.tables import as_bag

RULES = coup.rule_set()
EVERYTHING = frozenset(range(6))


def company(players: int, number: int) -> tuple[str, ...]:
    """Return who sits at a table: every third is random, the others mixed."""
    if number % 3 == 0:
        return ("random",) * players
    return tuple(KNOWN[(number // 4**seat + seat) % len(KNOWN)] for seat in range(players))


def steps(state: State, bots: tuple[str, ...], stream: Stream) -> Iterator[match.Step[State, Move]]:
    """Yield the moves of a game from a position."""
    return match.play(coup, state, [BOTS[code] for code in bots], stream)


def stands(state: State, stream: int) -> Ended:
    """Return a position as the kernel leaves it."""
    empty = [0] * (6 - len(state.seats))
    return Ended(
        [*(as_bag(RULES, seat.hand) for seat in state.seats), *empty],
        [*(seat.coins for seat in state.seats), *empty],
        stream,
    )


def plain(ended: Ended) -> Ended:
    """Return it in lists of Python's whole numbers."""
    hands, coins = ([int(each) for each in row] for row in ended[:2])
    return Ended(hands, coins, ended.stream)


@lru_cache(maxsize=1)
def by_engine(players: int, number: int) -> tuple[match.Outcome, Ended]:
    """Play a whole game; return how it went and where it ended."""
    stream = Stream(1, number)
    played = list(steps(coup.new_game(players, RULES), company(players, number), stream))
    return tally(played), stands(played[-1].after, stream.state)


def difference(players: int, number: int, *, fast: bool) -> str | None:
    """Play a whole game both ways; return what differs."""
    bots, (outcome, end) = company(players, number), by_engine(players, number)
    games, ended = run(beginning(players, RULES), bots, 1, range(number, number + 1), counting=True, fast=fast)
    found = {
        "winner": (games.winner[0],) == outcome.winners,
        "moves": games.moves[0] == outcome.moves,
        "counts": list(games.counts) == [count for seat in outcome.counts for count in seat],
        "end": plain(ended) == end,
    }
    return next((what for what, same in found.items() if not same), None)

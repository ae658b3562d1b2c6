"""A part of the games of a table, played by one process: a row of figures for each seat of each game."""

from collections.abc import Iterator
from itertools import chain
from typing import Any

from pandas import CategoricalDtype, DataFrame, concat

from bots.match import Outcome, play
from bots.players import PLAYERS
from bots.stream import Stream
from engine.games import GAMES
from simulation.kernel.running import applies, play_games
from simulation.seating import Seating

FIRST = ("game", "seat", "bot", "won", "moves")
"""The columns before those that a game's tally counts. Where several have won, each has won a part."""
ENGINE, KERNEL = 50, 10_000
"""How many games are a part: so many take a second or less."""


def parts(seating: Seating, games: int) -> list[range]:
    """Return the games, counted from 0, in parts."""
    size = KERNEL if applies(seating.rules, seating.bots) else ENGINE
    return [range(begin, min(begin + size, games)) for begin in range(0, games, size)]


def played(seating: Seating, games: range) -> DataFrame:
    """Play these games; the rows are in the order of the games and the seats."""
    return (_by_kernel if applies(seating.rules, seating.bots) else _by_engine)(seating, games)


def _by_engine(seating: Seating, games: range) -> DataFrame:
    rows = chain.from_iterable(_rows(seating, number) for number in games)
    return _typed(DataFrame(rows, columns=[*FIRST, *PLAYERS[seating.game].counts]), seating)


def _rows(seating: Seating, number: int) -> Iterator[tuple[Any, ...]]:
    outcome, bots = outcome_of(seating, number), seating.company(number)
    for seat, counts in enumerate(outcome.counts):
        won = (seat in outcome.winners) / len(outcome.winners)
        yield number, seat, bots[seat], won, outcome.moves, *counts


def outcome_of(seating: Seating, number: int) -> Outcome:
    """Play one game with the engine, from the stream of its number."""
    game, players = GAMES[seating.game], PLAYERS[seating.game]
    bots = [players.bots[code] for code in seating.company(number)]
    start = game.new_game(len(bots), seating.rules)
    return players.tally(play(game, start, bots, Stream(seating.seed, number)))


def _by_kernel(seating: Seating, games: range) -> DataFrame:
    """The kernel plays games of one company at a time: every so many games it is the same."""
    seats, names = len(seating.bots), PLAYERS[seating.game].counts
    tables = []
    for offset in range(min(seats, len(games))):
        numbers = games[offset::seats]
        company = seating.company(numbers.start)
        told = play_games(company, seating.seed, numbers, counting=True)
        frame = DataFrame({"game": numbers, "moves": told.moves, "winner": told.winner})
        frame = frame.loc[frame.index.repeat(seats)].reset_index(drop=True)
        frame["seat"] = frame.index % seats
        frame["bot"] = frame["seat"].map(dict(enumerate(company)))
        frame["won"] = (frame["winner"] == frame["seat"]).astype(float)
        for at, name in enumerate(names):
            frame[name] = told.counts[at :: len(names)]
        tables.append(frame)
    return _typed(concat(tables).sort_values(["game", "seat"], ignore_index=True)[[*FIRST, *names]], seating)


def _typed(frame: DataFrame, seating: Seating) -> DataFrame:
    """The same types whoever has played."""
    whole = frame.columns.difference(["bot", "won"])
    names = CategoricalDtype(list(dict.fromkeys(seating.bots)))
    return frame.astype({"bot": names} | dict.fromkeys(whole, "int32"))

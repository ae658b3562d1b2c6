"""What many games came to, as text, as tables of words, and as a document."""

from collections.abc import Sequence
from math import isnan
from typing import Any, NamedTuple

from pandas import DataFrame

from content import Texts
from explorer.company import name
from simulation.figures import MEANS, RATES, by, length
from simulation.seating import Seating

BOT, SEAT = "bot", "seat"
Rows = list[list[str]]


class Told(NamedTuple):
    """Sentences before the tables, the tables with their heads, and sentences after them."""

    before: tuple[str, ...]
    tables: tuple[Rows, ...]
    after: tuple[str, ...]

    def __str__(self) -> str:
        aligned = [["", *_aligned(rows)] for rows in self.tables]
        return "\n".join((*self.before, *(line for lines in aligned for line in lines), "", *self.after))


def told(frame: DataFrame, seating: Seating, games: int, texts: Texts) -> Told:
    """Return what the games came to, by bot and by seat."""
    long = {key: _number(number, texts) for key, number in length(frame).items()}
    head = texts.say("simulated.games", count=games, seed=seating.seed), texts.say("simulated.length", **long)
    game = seating.game
    tables = tuple(_rows(by(frame, game, what), what, game, texts) for what in (BOT, SEAT))
    return Told(head, tables, (texts.say("simulated.interval"),))


def compared(shares: DataFrame, what: str, games: int, texts: Texts) -> Told:
    """Return how the shares of wins differ between two rule sets."""
    rows = [[texts.say(f"simulated.{each}") for each in (what, "before", "after", "difference")]]
    for key, row in shares.iterrows():
        points = [texts.say("simulated.points-more", **{end: 100 * row[end] for end in ("difference", "low", "high")})]
        wins = [texts.say("simulated.plain", share=100 * row[side]) for side in ("one", "other")]
        rows.append([labelled(key, what, texts), *wins, *points])
    return Told((texts.say("simulated.twins", count=games),), (rows,), (texts.say("simulated.interval.pairs"),))


def labelled(key: object, what: str, texts: Texts) -> str:
    """Name a bot, or number a seat from 1."""
    return name(str(key), texts) if what == BOT else texts.say("simulated.seat.number", number=int(str(key)) + 1)


def _rows(figures: DataFrame, what: str, game: str, texts: Texts) -> Rows:
    shares, means = ("win", *RATES[game]), tuple(MEANS[game])
    rows = [[texts.say(f"simulated.{each}") for each in (what, *shares, *means)]]
    for key, row in figures.iterrows():
        cells = [_share(row[each], row[f"{each}_low"], row[f"{each}_high"], texts) for each in shares]
        rows.append([labelled(key, what, texts), *cells, *(_number(row[each], texts) for each in means)])
    return rows


def _aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """The lines of a table, each column as wide as it must be."""
    wide = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, wide, strict=True)).rstrip() for row in rows]


def _number(number: float, texts: Texts) -> str:
    return texts.say("simulated.number", number=number)


def _share(share: float, low: float, high: float, texts: Texts) -> str:
    if isnan(share):
        return texts.say("simulated.none")
    return texts.say("simulated.share", share=100 * share, low=100 * low, high=100 * high)


def as_json(frame: DataFrame, seating: Seating, games: int) -> dict[str, Any]:
    """Return all figures as a document; seats are counted from 1."""
    return {
        "game": seating.game,
        "rules": seating.rules.resolved(),
        "players": len(seating.bots),
        "bots": list(seating.bots),
        "games": games,
        "seed": seating.seed,
        "moves": length(frame),
        "by_bot": [{"bot": key} | row for key, row in _plain(by(frame, seating.game, BOT))],
        "by_seat": [{"seat": key + 1} | row for key, row in _plain(by(frame, seating.game, SEAT))],
    }


def _plain(figures: DataFrame) -> list[tuple[Any, dict[str, Any]]]:
    """What there are no cases of is no number."""
    return [
        (key, {str(name): None if isnan(each) else each for name, each in row.items()})
        for key, row in figures.to_dict("index").items()
    ]

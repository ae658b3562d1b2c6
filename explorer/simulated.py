"""What many games came to, as text and as a document."""

from math import isnan
from typing import Any

from pandas import DataFrame

from content import Texts
from explorer.company import name
from simulation.figures import MEANS, RATES, by, length
from simulation.seating import Seating

BOT, SEAT = "bot", "seat"


def as_text(frame: DataFrame, seating: Seating, games: int, texts: Texts) -> str:
    """Return a heading, and a table of the bots and one of the seats."""
    long = {key: texts.say("simulated.number", number=number) for key, number in length(frame).items()}
    head = texts.say("simulated.games", count=games, seed=seating.seed)
    told = [head, texts.say("simulated.length", **long)]
    for what in (BOT, SEAT):
        told += ["", *_table(by(frame, seating.game, what), what, seating.game, texts)]
    return "\n".join((*told, "", texts.say("simulated.interval")))


def _table(figures: DataFrame, what: str, game: str, texts: Texts) -> list[str]:
    """The lines of a table, each column as wide as it must be."""
    shares, means = ("win", *RATES[game]), tuple(MEANS[game])
    heads = [texts.say(f"simulated.{each}") for each in (what, *shares, *means)]
    rows = [heads]
    for key, row in figures.iterrows():
        label = name(str(key), texts) if what == BOT else str(int(str(key)) + 1)
        told = [_share(row[each], row[f"{each}_low"], row[f"{each}_high"], texts) for each in shares]
        rows.append([label, *told, *(texts.say("simulated.number", number=row[each]) for each in means)])
    wide = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, wide, strict=True)).rstrip() for row in rows]


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
        "by_bot": [{"bot": key} | row for key, row in _rows(by(frame, seating.game, BOT))],
        "by_seat": [{"seat": key + 1} | row for key, row in _rows(by(frame, seating.game, SEAT))],
    }


def _rows(figures: DataFrame) -> list[tuple[Any, dict[str, Any]]]:
    """What there are no cases of is no number."""
    return [
        (key, {str(name): None if isnan(each) else each for name, each in row.items()})
        for key, row in figures.to_dict("index").items()
    ]

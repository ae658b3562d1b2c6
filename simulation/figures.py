"""What many games come to: shares with their intervals, and means."""

from collections.abc import Mapping
from math import sqrt
from typing import NamedTuple

from pandas import DataFrame, Series

Z = 1.959964
"""Of the normal distribution, so much lies between -Z and Z: 95 percent."""
RATES: Mapping[str, Mapping[str, tuple[str, str]]] = {
    "coup": {
        "bluff": ("bluffs", "claims"),
        "doubt": ("doubts", "asked"),
        "caught": ("caught", "doubts"),
        "block": ("blocks", "offered"),
    },
    "coatl": {},
}
"""What is counted, of what: a bluff of claims, a doubt of the claims one is asked about, those of the doubts that were
right, a block of the actions that one could block."""
MEANS: Mapping[str, Mapping[str, tuple[str, str | None]]] = {
    "coup": {"turns": ("turns", None), "coins": ("coins", "turns")},
    "coatl": {"points": ("points", None), "complete": ("complete", None), "cards": ("cards", None)},
}
"""What is counted, for each of what (None: for each seat and game)."""
QUANTILES = (0.05, 0.5, 0.95)


class Share(NamedTuple):
    """A share of cases, and the interval that holds the true one 95 times in 100."""

    share: float
    low: float
    high: float


def wilson(hits: float, cases: float) -> Share:
    """Return the share with its score interval; all there is where there are no cases.

    Wilson, E. B. (1927): Probable inference, the law of succession, and statistical inference. Journal of the American
    Statistical Association 22, 209-212.
    """
    if not cases:
        return Share(float("nan"), 0.0, 1.0)
    share, squared = hits / cases, Z * Z
    middle = (share + squared / (2 * cases)) / (1 + squared / cases)
    half = Z / (1 + squared / cases) * sqrt(share * (1 - share) / cases + squared / (4 * cases * cases))
    return Share(share, middle - half if hits else 0.0, middle + half if hits < cases else 1.0)


def by(frame: DataFrame, game: str, what: str) -> DataFrame:
    """Return a row for each seat or bot: games, share of wins and rates, each with its interval, and means.

    `what` is `seat` or `bot`. A victory that several share counts in parts.
    """
    rows = {key: row(rows.sum(numeric_only=True), len(rows), game) for key, rows in frame.groupby(what, observed=True)}
    return DataFrame.from_dict(rows, orient="index").rename_axis(what)


def row(sums: "Series[float]", cases: int, game: str) -> dict[str, float]:
    """Return the figures of so many cases with these sums of what is counted."""
    told: dict[str, float] = {"games": cases} | _shared("win", wilson(sums["won"], cases))
    for name, (hits, of) in RATES[game].items():
        told |= _shared(name, wilson(sums[hits], sums[of]))
    for name, (counted, each) in MEANS[game].items():
        told[name] = sums[counted] / (cases if each is None else sums[each])
    return told


def _shared(name: str, share: Share) -> dict[str, float]:
    return {name: share.share, f"{name}_low": share.low, f"{name}_high": share.high}


def length(frame: DataFrame) -> dict[str, float]:
    """Return how many moves a game has: the mean, the median, and what nine of ten games lie between."""
    moves = frame.loc[frame["seat"] == 0, "moves"]
    low, median, high = moves.quantile(list(QUANTILES))
    return {"mean": float(moves.mean()), "low": float(low), "median": float(median), "high": float(high)}

"""One rule changed: the same seeds under two rule sets."""

from collections.abc import Callable
from typing import Any

from pandas import DataFrame

from simulation.figures import Z
from simulation.mass import simulate
from simulation.seating import Seating


def compare(
    seating: Seating,
    rules: Any,
    games: int,
    *,
    what: str = "bot",
    jobs: int | None = None,
    scheduler: str | None = None,
    told: Callable[[int], object] | None = None,
) -> DataFrame:
    """Play the same games under these rules as well, and return how the shares of wins differ.

    There is a row for each bot (or `seat`): its share under the table's rules (`one`) and under the others (`other`),
    and the difference with its interval. A game and its twin begin with the same cards; so the interval is that of the
    mean difference of pairs, which is narrower than that of two strangers where luck weighs alike in both. One pair
    leaves all open.
    """
    frames = {
        name: simulate(table, games, jobs=jobs, scheduler=scheduler, told=told)
        for name, table in (("one", seating), ("other", seating._replace(rules=rules)))
    }
    won = {name: _won(frame, what) for name, frame in frames.items()}
    apart = won["other"] - won["one"]
    half = Z * apart.std(ddof=1) / len(apart) ** 0.5
    means = {name: shares.mean() for name, shares in won.items()}
    mean = apart.mean()
    low, high = (mean - half).fillna(-1.0), (mean + half).fillna(1.0)
    return DataFrame({**means, "difference": mean, "low": low, "high": high}).rename_axis(what)


def _won(frame: DataFrame, what: str) -> DataFrame:
    """The share of its seats with which each bot or seat has won each game."""
    return frame.groupby(["game", what], observed=True)["won"].mean().unstack(what)

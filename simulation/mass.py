"""Many games at one table."""

from collections.abc import Callable
from functools import partial

from pandas import DataFrame, concat

from simulation.part import parts, played
from simulation.seating import Seating
from simulation.spreading import spread, workers


def simulate(
    seating: Seating,
    games: int,
    *,
    jobs: int = -1,
    scheduler: str | None = None,
    told: Callable[[int], object] | None = None,
) -> DataFrame:
    """Play so many games, and return a row of figures for each seat of each game, as `part` says.

    They are played by `jobs` processes (-1: one for each core) or by the cluster with this scheduler; the figures are
    the same whoever plays. `told` is called with the number of games that have been played since it last was. Raises
    NoCluster, and ValueError for an address that is none.
    """
    shares = parts(seating, games)
    if scheduler is None and len(shares) == 1:
        jobs = 1
    frames = []
    with workers(jobs, scheduler):
        for share, frame in zip(shares, spread(partial(played, seating), shares), strict=True):
            frames.append(frame)
            if told:
                told(len(share))
    return concat(frames, ignore_index=True)

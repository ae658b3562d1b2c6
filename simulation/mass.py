"""Many games at one table."""

from collections.abc import Callable
from functools import partial

from pandas import DataFrame, concat

from simulation.part import parts, played
from simulation.seating import Seating
from simulation.spreading import spread, workers

FEW = 4
"""So few parts are played sooner than processes begin."""


def simulate(
    seating: Seating,
    games: int,
    *,
    jobs: int | None = None,
    scheduler: str | None = None,
    told: Callable[[int], object] | None = None,
) -> DataFrame:
    """Play so many games, and return a row of figures for each seat of each game, as `part` says.

    They are played by `jobs` processes (None: one for each core, if they are many) or by the cluster with this
    scheduler; the figures are the same whoever plays. `told` is called with the number of games that have been played
    since it last was. Raises NoCluster.
    """
    shares = parts(seating, games)
    frames = []
    with workers(jobs or (1 if len(shares) <= FEW else -1), scheduler):
        for share, frame in zip(shares, spread(partial(played, seating), shares), strict=True):
            frames.append(frame)
            if told:
                told(len(share))
    return concat(frames, ignore_index=True)

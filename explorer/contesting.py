"""Games of bots for the page Who wins?, played in a thread of their own that can be stopped."""

from threading import Lock, Thread
from time import monotonic
from typing import NamedTuple

from pandas import DataFrame

from explorer.contest import Contest
from simulation.figures import row
from simulation.part import parts, played

FIRST = 20
"""So many games are played before the first figures; then twice as many each time, as far as a part goes."""
PATIENCE = 15.0
"""Seconds after which nobody looks any more."""
_turn = Lock()
"""Visitors' games take turns, part by part: the server's time is for everybody's pages."""


class Figures(NamedTuple):
    """What has come of the games so far: sums for each bot and each seat, and how many rows they are of."""

    games: int = 0
    sums: dict[str, DataFrame] = {}  # noqa: RUF012  # nobody writes to it

    def and_of(self, frame: DataFrame) -> "Figures":
        """Return them with more games."""
        sums = dict(self.sums)
        for what in ("bot", "seat"):
            groups = frame.drop(columns=["game"]).groupby(what, observed=True)
            more = groups.sum(numeric_only=True).assign(cases=groups.size())
            sums[what] = sums[what].add(more, fill_value=0) if what in sums else more
        return Figures(self.games + frame["game"].nunique(), sums)

    def rows(self, game: str, what: str) -> dict[str, dict[str, float]]:
        """Return the shares and means of each bot or seat, as `simulation.figures.by` does."""
        return {str(key): row(sums, int(sums["cases"]), game) for key, sums in self.sums[what].iterrows()}


class Contesting:
    """Games that are being played, until they are all played or it is stopped."""

    def __init__(self, contest: Contest, seed: int) -> None:
        self.contest = contest
        self.seed = seed
        self.figures = Figures()
        self._stopped = False
        self._looked = monotonic()
        self._thread = Thread(target=self._play, daemon=True)
        self._thread.start()

    @property
    def going_on(self) -> bool:
        """Whether games are still played."""
        return self._thread.is_alive() and not self._stopped

    def look(self) -> None:
        """Somebody looks: it is worth going on."""
        self._looked = monotonic()

    def stop(self) -> None:
        """Play no more; the part under way does not count."""
        self._stopped = True

    def wait(self) -> None:
        """Return when no more is played."""
        self._thread.join()

    def _play(self) -> None:
        table = self.contest.seating(self.seed)
        most = len(parts(table, self.contest.games)[0])
        begin, size = 0, min(FIRST, most)
        while begin < self.contest.games and not self._stopped and monotonic() - self._looked < PATIENCE:
            games = range(begin, min(begin + size, self.contest.games))
            with _turn:
                frame = played(table, games)
            if not self._stopped:
                self.figures = self.figures.and_of(frame)
            begin, size = games.stop, min(2 * size, most)

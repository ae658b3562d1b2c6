"""Trees for the screens: those of one turn at once, those of two in a thread of their own that can be stopped."""

from functools import lru_cache
from threading import Thread

from analysis.coup.sight import look
from analysis.growing import grow
from analysis.tree import Tree
from engine.coup import State
from engine.coup.moves import Move

TREES = 32
"""So many are kept."""
MOST = 200_000
"""A tree of two turns with more ends than these, counted along every way, is given up."""


@lru_cache(maxsize=TREES)
def one_turn(state: State, sees: frozenset[int]) -> Tree[Move]:
    """Return what could happen to the end of the turn, for whoever sees these hands."""
    return grow(look(state, sees), sees)


class Stopped(Exception):
    """Nobody waits for the tree any more, or it grows too large."""


class Growing:
    """Two turns of a tree, growing until it is there, or is stopped."""

    def __init__(self, state: State, sees: frozenset[int]) -> None:
        self.share = 0.0
        self.tree: Tree[Move] | None = None
        self.too_many = False
        self._stopped = False
        self._ends = 0
        self._thread = Thread(target=self._grow, args=(state, sees), daemon=True)
        self._thread.start()

    @property
    def going_on(self) -> bool:
        """Whether it still grows."""
        return self._thread.is_alive()

    def stop(self) -> None:
        """Let it be."""
        self._stopped = True

    def wait(self) -> None:
        """Return when it grows no more."""
        self._thread.join()

    def _grow(self, state: State, sees: frozenset[int]) -> None:
        try:
            self.tree = grow(look(state, sees), sees, 2, self._told)
        except Stopped:
            return

    def _told(self, share: float) -> None:
        self.share = share
        self._ends += 1
        self.too_many = self._ends > MOST
        if self._stopped or self.too_many:
            raise Stopped

"""Work in parts, spread over the cores of this machine or a cluster."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeVar

from joblib import Parallel, delayed, effective_n_jobs, parallel_config
from joblib.externals.loky.process_executor import TerminatedWorkerError

Part = TypeVar("Part")
Done = TypeVar("Done")
ROUND = 4
"""So many parts for each worker are under way before their results are taken."""
TRIES = 3
PATIENCE = 10
"""Seconds that a scheduler has to answer."""


class NoCluster(RuntimeError):
    """A cluster that cannot be joined: why (a code), and the address."""

    def __init__(self, code: str, address: str) -> None:
        super().__init__(f"{code}: {address}")
        self.code = code
        self.address = address


@contextmanager
def workers(jobs: int, scheduler: str | None) -> Iterator[None]:
    """Have so many processes of this machine do the work, or those of the cluster with this scheduler.

    Raises NoCluster.
    """
    if scheduler is None:
        with parallel_config("loky", n_jobs=jobs):
            yield
        return
    try:
        from distributed import Client
    except ImportError as error:
        raise NoCluster("not-installed", scheduler) from error
    try:
        client = Client(scheduler, timeout=PATIENCE)  # type: ignore[no-untyped-call]
    except OSError as error:
        raise NoCluster("unreachable", scheduler) from error
    except ValueError as error:
        raise NoCluster("no-address", scheduler) from error
    with client, parallel_config("dask"):
        yield


def spread(work: Callable[[Part], Done], parts: Sequence[Part]) -> Iterator[Done]:
    """Yield what the work makes of each part, in their order.

    Where a worker is killed its parts are done again: a cluster sees to that by itself. Raises TerminatedWorkerError
    where it comes to nothing several times.
    """
    at_once = ROUND * effective_n_jobs()
    for begin in range(0, len(parts), at_once):
        yield from _done(work, parts[begin : begin + at_once])


def _done(work: Callable[[Part], Done], parts: Sequence[Part], tries: int = TRIES) -> list[Done]:
    try:
        done: list[Done] = Parallel()(delayed(work)(part) for part in parts)
    except TerminatedWorkerError:
        if tries == 1:
            raise
        return _done(work, parts, tries - 1)
    return done

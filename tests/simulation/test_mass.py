"""Many games: the same whoever plays them, and none is lost."""

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from time import sleep
from typing import Any

import pytest
from distributed import LocalCluster
from pandas import DataFrame
from pandas.testing import assert_frame_equal

from engine import coatl, coup
from engine.game import ImpossiblePosition
from simulation import part, spreading
from simulation.mass import simulate
from simulation.seating import Seating, Unplayable
from simulation.spreading import NoCluster, spread, workers

GAMES = 60
TABLE = Seating.of("coup", coup.rule_set("arena", inquisitor=True), ("vengeful", "bold", "counting"), seed=3)
"""A table that the engine plays, in parts of 50."""


@pytest.fixture(scope="module")
def alone() -> DataFrame:
    """The games, played one after the other by one process."""
    return simulate(TABLE, GAMES, jobs=1)


@pytest.fixture(scope="module")
def cluster() -> Iterator[LocalCluster]:
    """Two workers, each a process."""
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as two:  # type: ignore[no-untyped-call]
        yield two


def test_everybody_moves_on_by_a_seat_from_game_to_game(alone: DataFrame) -> None:
    assert [TABLE.company(number)[0] for number in range(4)] == ["vengeful", "bold", "counting", "vengeful"]
    assert alone.groupby(["bot", "seat"], observed=True).size().eq(GAMES // 3).all()
    assert alone.groupby("game")["won"].sum().eq(1).all()


def test_more_processes_play_the_same_games(alone: DataFrame) -> None:
    told: list[int] = []
    assert_frame_equal(simulate(TABLE, GAMES, jobs=2, told=told.append), alone)
    assert told == [50, 10]


def test_more_games_begin_with_the_same_ones(alone: DataFrame) -> None:
    assert_frame_equal(simulate(TABLE, 10, jobs=1), alone[:30])
    assert not simulate(TABLE._replace(seed=4), 10, jobs=1).equals(alone[:30])


def test_a_cluster_plays_the_same_games(alone: DataFrame, cluster: LocalCluster) -> None:
    assert_frame_equal(simulate(TABLE, GAMES, scheduler=cluster.scheduler_address), alone)


def test_the_games_of_a_killed_worker_are_played_again(cluster: LocalCluster) -> None:
    """It is killed while it plays; another takes its place."""
    killed: list[int] = []
    scheduler: Any = cluster.scheduler

    def kill() -> None:
        while not killed:
            for worker in [*scheduler.workers.values()]:
                if worker.processing and not killed:
                    killed.append(cluster.workers[worker.name].pid)
                    os.kill(killed[0], signal.SIGKILL)
            sleep(0.01)

    Thread(target=kill, daemon=True).start()
    games = 200
    frame = simulate(TABLE, games, scheduler=cluster.scheduler_address)
    assert killed
    assert list(frame["game"].unique()) == list(range(games))
    assert frame.groupby("game")["won"].sum().eq(1).all()


def test_so_are_those_of_a_killed_process_of_this_machine(tmp_path: Path) -> None:
    died = tmp_path / "died"

    def work(number: int) -> int:
        if number == 3 and not died.exists():
            died.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return number * number

    with workers(2, None):
        assert list(spread(work, range(6))) == [number * number for number in range(6)]
    assert died.exists()


def test_a_cluster_that_cannot_be_joined_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spreading, "PATIENCE", 1)
    with pytest.raises(NoCluster, match="unreachable"), workers(1, "tcp://127.0.0.1:1"):
        pass
    with pytest.raises(NoCluster, match="no-address"), workers(1, "nonsense://here"):
        pass
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(NoCluster, match="not-installed"), workers(1, "tcp://127.0.0.1:1"):
        pass


def test_where_the_kernel_plays_the_figures_are_those_of_the_engine() -> None:
    table = Seating.of("coup", coup.rule_set(), ("honest", "bold", "doubting", "random"), seed=5)
    assert_frame_equal(part._by_kernel(table, range(7, 50)), part._by_engine(table, range(7, 50)))


def test_coatl_is_played_too() -> None:
    frame = simulate(Seating.of("coatl", coatl.rule_set(), ("random",), 2), 4, jobs=1)
    assert frame.groupby("game")["won"].sum().eq(1).all()


@pytest.mark.parametrize(
    ("bots", "players", "code"),
    [(("nobody",), None, "unknown-bot"), (("bold",) * 3, 2, "more-bots-than-seats")],
)
def test_a_table_that_cannot_be_is_refused(bots: tuple[str, ...], players: int | None, code: str) -> None:
    with pytest.raises(Unplayable) as refused:
        Seating.of("coup", coup.rule_set(), bots, players)
    assert refused.value.code == code


def test_nor_is_a_table_for_too_many() -> None:
    with pytest.raises(ImpossiblePosition):
        Seating.of("coup", coup.rule_set(), ("bold",), 7)


@pytest.mark.parametrize(
    ("bots", "players", "seats"),
    [(("bold",), None, 4), (("bold", "honest"), None, 2), (("bold", "honest"), 3, 3)],
)
def test_bots_come_again_until_every_seat_is_taken(bots: Any, players: int | None, seats: int) -> None:
    table = Seating.of("coup", coup.rule_set(), bots, players)
    assert table.bots == tuple(bots[seat % len(bots)] for seat in range(seats))

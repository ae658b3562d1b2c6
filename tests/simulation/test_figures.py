"""Shares and their intervals; what many games come to."""

from itertools import pairwise

import pytest
from pandas import DataFrame

from engine import coup
from simulation.comparing import compare
from simulation.figures import RATES, by, length, wilson
from simulation.mass import simulate
from simulation.seating import Seating

HABITS = ("random", "honest", "bold", "doubting", "counting", "vengeful")


@pytest.mark.parametrize(
    ("hits", "cases", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605)],
)
def test_the_interval_is_that_of_the_source(hits: int, cases: int, low: float, high: float) -> None:
    """The last two are in Newcombe, R. G. (1998), Statistics in Medicine 17, 857-872, table I, method 3."""
    share = wilson(hits, cases)
    assert (round(share.low, 4), round(share.high, 4)) == (low, high)
    assert share.share == hits / cases


def test_of_no_cases_nothing_is_known() -> None:
    assert wilson(0, 0)[1:] == (0.0, 1.0)


@pytest.fixture(scope="module")
def frame() -> DataFrame:
    """Games between one bot of each kind."""
    return simulate(Seating.of("coup", coup.rule_set(), HABITS, seed=11), 200, jobs=1)


def apart(figures: DataFrame, rate: str, *bots: str) -> bool:
    """Whether the rate rises from bot to bot, and no two of their intervals meet."""
    return all(figures[f"{rate}_high"][low] < figures[f"{rate}_low"][high] for low, high in pairwise(bots))


def test_bots_bluff_and_doubt_as_their_names_promise(frame: DataFrame) -> None:
    figures = by(frame, "coup", "bot")
    assert apart(figures, "bluff", "honest", "doubting", "bold")
    assert figures["bluff"]["honest"] == 0
    assert apart(figures, "doubt", "honest", "bold", "doubting")
    assert apart(figures, "caught", "bold", "counting")
    assert apart(figures, "win", "random", "honest")


def test_the_figures_are_sums_of_the_games(frame: DataFrame) -> None:
    seats = by(frame, "coup", "seat")
    assert list(seats.index) == list(range(6))
    assert seats["win"].sum() == pytest.approx(1)
    for what in ("seat", "bot"):
        figures = by(frame, "coup", what)
        for hits, of in RATES["coup"].values():
            sums = frame.groupby(what, observed=True)[[hits, of]].sum()
            rate = next(name for name, pair in RATES["coup"].items() if pair == (hits, of))
            assert figures[rate].dropna().to_dict() == pytest.approx((sums[hits] / sums[of]).dropna().to_dict())
    long = length(frame)
    assert long["low"] < long["median"] < long["high"]


def test_a_game_and_its_twin_are_compared() -> None:
    """Rules that change nothing change nothing; a fee that comes back changes who wins (C43)."""
    table = Seating.of("coup", coup.rule_set(), ("honest", "random"), 3, seed=2)
    same = compare(table, coup.rule_set(), 30, jobs=1)
    assert same[["difference", "low", "high"]].eq(0).all(axis=None)
    other = compare(table, coup.rule_set(two_player_coins="both_one", refund_on_block=True), 60, jobs=1, what="seat")
    assert list(other.index) == [0, 1, 2]
    assert (other["other"] - other["one"]).to_list() == pytest.approx(other["difference"].to_list())
    assert other["difference"].abs().sum() > 0
    assert ((other["low"] <= other["difference"]) & (other["difference"] <= other["high"])).all()

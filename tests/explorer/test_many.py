"""Many games in a notebook: what is shown, as text and as HTML, the pictures, and what is wrong with what was asked."""

import re
from typing import Any

import pytest

import explorer
from tests.explorer.words import words_of


@pytest.fixture(scope="module")
def many() -> Any:
    """Games between three habits."""
    return explorer.simulate(["honest", "bold", "random"], 40, seed=1)


def test_the_text_says_what_the_table_says(many: Any) -> None:
    assert words_of(many._repr_html_()) == set(re.findall(r"\w+", repr(many)))
    assert repr(many).startswith("40 games, seed 1.\n")


def test_the_frames_can_be_gone_on_with(many: Any) -> None:
    assert len(many.games) == 3 * 40
    assert list(many.by().index) == ["honest", "bold", "random"]
    assert list(many.by("seat").index) == [0, 1, 2]


def test_a_picture_has_the_share_of_each_with_its_interval(many: Any) -> None:
    bars, told = many.figure("bot", "bluff").data[0], 100 * many.by()["bluff"]
    assert list(bars.y) == ["Honest Hana", "Bold Bo", "Random Ray"]
    assert list(bars.x) == pytest.approx(list(told))
    assert list(bars.x + bars.error_x.array) == pytest.approx(list(100 * many.by()["bluff_high"]))
    assert list(many.figure("seat").data[0].y) == ["1", "2", "3"]
    assert len(many.lengths().data[0].x) == 40


def test_a_changed_rule_is_compared() -> None:
    told = explorer.compare({"refund_on_block": True}, "bold", 30, players=3, by="seat")
    assert words_of(told._repr_html_()) == set(re.findall(r"\w+", repr(told)))
    points = told.figure().data[0]
    assert list(points.x) == pytest.approx(list(100 * told.shares["difference"]))
    same = explorer.compare("guide", "random", 10, rules={"preset": "guide"}, players=2)
    assert same.shares["difference"].eq(0).all()


def test_one_game_and_its_twin_leave_all_open() -> None:
    once = explorer.compare("guide", "random", 1, players=2)
    assert once.shares[["low", "high"]].to_numpy().tolist() == [[-1.0, 1.0]]
    assert "(-100.0 to +100.0)" in repr(once)


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ({"bots": "nobody"}, "There is no bot nobody."),
        ({"bots": ()}, "Name a bot. Known: random,"),
        ({"games": 0}, "Play one game or more, not 0."),
        ({"scheduler": "here"}, "here is no address of a scheduler."),
        ({"bots": ["bold"] * 3, "players": 2}, "There are 3 bots for 2 seats."),
        ({"rules": "chess"}, "There is no preset chess."),
        ({"rules": {"chess": True}}, "There is no switch chess."),
        ({"rules": {"factions": 3}}, "factions cannot be 3."),
        ({"players": 9}, "These rules are for 2 to 6 players."),
        ({"players": 0}, "These rules are for 2 to 6 players."),
        ({"game": "chess"}, "There is no game chess."),
    ],
)
def test_what_cannot_be_played_is_told(asked: dict[str, Any], told: str) -> None:
    with pytest.raises(explorer.Mistake, match=re.escape(told)):
        explorer.simulate(**asked)
    with pytest.raises(explorer.Mistake, match=re.escape(told)):
        explorer.compare("guide", **asked)


def test_what_is_not_counted_is_told(many: Any) -> None:
    for ask in (lambda: many.by("hat"), lambda: many.figure("bot", "hat"), lambda: explorer.compare({}, by="hat")):
        with pytest.raises(explorer.Mistake, match="There is no hat here"):
            ask()

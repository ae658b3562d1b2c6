"""The page Who wins?: what its address asks for, and games that are played, watched and stopped."""

import pytest
from streamlit.testing.v1 import AppTest

from content import texts
from explorer import contesting
from explorer.contest import Contest
from explorer.contest_page import page
from explorer.contesting import Contesting, Figures
from simulation.figures import by
from simulation.part import played
from tests.explorer.test_app import press, sent

SPEAK = texts()
ENDLESS = "9" * 5000
"""More digits than Python reads as a number."""
SHORT = {"bots": "random.bold.honest", "games": "1000"}


@pytest.mark.parametrize(
    ("asked", "bots", "options"),
    [
        ({}, ("random", "honest", "bold", "doubting"), ()),
        (SHORT, ("random", "bold", "honest"), ()),
        ({"bots": "bold.nobody", "games": "7"}, ("bold", "bold"), ()),
        ({"bots": ".".join(["bold"] * 12)}, ("bold",) * 6, ()),
        ({"bots": ".".join(["bold"] * 12), "rules": "rulebook"}, ("bold",) * 10, ()),
        ({"bots": "bold.honest", "box": "factions.rubbish", "of": "chess"}, ("bold", "honest"), ("factions",)),
    ],
)
def test_an_address_is_read_as_far_as_it_can_be_played(
    asked: dict[str, str], bots: tuple[str, ...], options: tuple[str, ...]
) -> None:
    found = Contest.read(asked)
    assert (found.bots, found.options) == (bots, options)
    assert Contest.read(found.parameters()) == found


def test_what_is_chosen_changes_that_alone_and_what_nobody_offers_nothing() -> None:
    contest = Contest.read(SHORT)
    assert contest.after("bot-1", "vengeful").bots == ("random", "vengeful", "honest")
    assert contest.after("players", "2").bots == ("random", "bold")
    assert contest.after("players", "5").bots == ("random", "bold", "honest", "random", "bold")
    assert contest.after("preset", "arena").preset == "arena"
    assert contest.after("option", "inquisitor").options == ("inquisitor",)
    assert contest.after("option", "inquisitor").after("option", "inquisitor") == contest
    strange = (("bot-3", "bold"), ("bot-x", "bold"), ("bot-0", "who"), ("players", "7"), ("games", "2"))
    for event, value in (*strange, ("players", ENDLESS), (f"bot-{ENDLESS}", "bold")):
        assert contest.after(event, value) == contest


def test_fewer_players_than_the_rules_are_for_are_filled_up() -> None:
    """B39, C116: with this switch two sides take three players."""
    two = Contest.read({"bots": "bold.honest", "rules": "guide.factions_min_players-3"})
    assert two.after("option", "factions").bots == ("bold", "honest", "bold")


def test_figures_that_grow_are_those_of_all_games_at_once() -> None:
    table = Contest.read(SHORT).seating(1)
    grown = Figures().and_of(played(table, range(40))).and_of(played(table, range(40, 100)))
    assert grown.games == 100
    for what in ("bot", "seat"):
        whole = by(played(table, range(100)), "coup", what)
        rows = grown.rows("coup", what)
        assert {key: row["win_low"] for key, row in rows.items()} == pytest.approx(
            {str(key): low for key, low in whole["win_low"].items()}
        )
        assert {key: row["coins"] for key, row in rows.items()} == pytest.approx(
            {str(key): coins for key, coins in whole["coins"].items()}
        )


def test_games_are_played_to_the_end_and_told() -> None:
    run = Contesting(Contest.read(SHORT), 1)
    run.wait()
    html = "".join(page(run.contest, run, SPEAK).frames[0].parts)
    assert "1,000 of 1,000 games, seed 1." in html
    assert html.index("Honest Hana</b>") < html.index("Bold Bo</b>") < html.index("Random Ray</b>")
    assert "bluffs in 0 of 100 claims" in html
    told = page(run.contest, run, SPEAK).frames[0].live
    assert told.startswith("1,000 of 1,000 games, seed 1. Honest Hana wins most: ")


def test_games_that_are_stopped_stay_as_they_are() -> None:
    run = Contesting(Contest.read({"bots": "vengeful.vengeful", "games": "100000"}), 1)
    run.stop()
    before = run.figures
    run.wait()
    assert run.figures == before == Figures()
    assert not run.going_on


def test_games_at_which_nobody_looks_end_by_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contesting, "PATIENCE", 0)
    run = Contesting(Contest.read({"games": "100000"}), 1)
    run.wait()
    assert run.figures.games < 100_000


def test_the_page_plays_stops_and_begins_anew(whole: AppTest) -> None:
    whole.run().switch_page("screens/wins.py").run()
    assert "No game has been played yet." in "".join(sent(whole)["parts"])
    press(whole, "bot-0", "vengeful")
    assert whole.query_params["bots"] == "vengeful.honest.bold.doubting"
    press(whole, "games", "100000")
    press(whole, "play")
    run: Contesting = whole.session_state["contesting"]
    assert run.going_on
    assert 'data-emit="stop"' in "".join(sent(whole)["parts"])
    press(whole, "stop")
    run.wait()
    assert 'data-emit="play"' in "".join(sent(whole)["parts"])
    press(whole, "players", "3")
    assert "No game has been played yet." in "".join(sent(whole)["parts"])

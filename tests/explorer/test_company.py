"""Bots at the Table: when they move, and what is told of them."""

from random import Random

from engine import coup
from engine.game import NATURE
from explorer import company, playing, table_page
from explorer.playing import Shown
from tests.explorer.tables import SPEAK, after, press, two


def against(code: str, pace: str = "at-once") -> Shown:
    """Ana by hand, and a bot in Ben's seat."""
    shown = two()
    return playing.put(shown, shown.table.played_by({1: code}, Random(1), pace), SPEAK)[0]


def test_at_once_they_answer_until_a_person_is_asked() -> None:
    shown = press(against("honest"), "move", "Ana income")[0]
    assert shown.table.at > 1
    assert shown.table.due is None
    assert 0 in coup.prompt(shown.table.state).seats  # type: ignore[union-attr]  # the game goes on


def test_one_move_at_a_time_they_wait_to_be_asked_or_for_the_pause() -> None:
    for pace, pause in (("press", None), ("pause", company.PAUSE)):
        shown = press(against("honest", pace), "move", "Ana income")[0]
        assert (shown.table.at, shown.table.due) == (1, 1)
        asked = table_page.drawn_for(shown, SPEAK).asks
        assert [(ask.seat, choice.move, choice.after) for ask in asked for choice in ask.choices] == [
            (1, company.GO_ON, pause)
        ]
        assert press(shown, "move", company.GO_ON)[0].table.at == 2


def test_no_pause_ends_by_itself_where_there_are_later_moves() -> None:
    shown = press(press(against("honest", "pause"), "move", "Ana income")[0], "move", company.GO_ON)[0]
    before = shown._replace(address=shown.address._replace(at=1))
    assert [choice.after for ask in table_page.drawn_for(before, SPEAK).asks for choice in ask.choices] == [None]


def test_the_court_deals_by_itself_too() -> None:
    shown = after(against("honest", "press"), "Ana tax", "Ben challenge", "Ana show duke")
    told = table_page.drawn_for(shown, SPEAK).asks[0]
    assert (told.seat, told.label) == (NATURE, SPEAK.say("bots.court"))


def test_undo_and_redo_stop_where_a_person_decides() -> None:
    shown = press(against("honest"), "move", "Ana income")[0]
    last = shown.table.at
    assert press(shown, "undo")[0].table.at == 0
    assert press(press(shown, "undo")[0], "redo")[0].table.at == last


def test_played_to_the_end_the_bots_play_their_seats() -> None:
    """Honest players claim nothing that they could not prove."""
    table = two().table.played_by({0: "honest", 1: "honest"}, Random(3), "press").play_out(Random(3))
    assert coup.winners(table.state)
    assert not any(event.code == "conceded" for frame in table.played for event in frame.events)


def test_a_surprise_has_a_habit_and_keeps_its_seat_only_where_there_is_one() -> None:
    assert {company.any_bot("coup", Random(seed)) for seed in range(50)} == {
        "honest",
        "bold",
        "doubting",
        "counting",
        "vengeful",
    }
    assert company.seated({1: "bold", 4: "honest"}, 3) == {1: "bold"}

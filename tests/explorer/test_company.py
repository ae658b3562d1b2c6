"""Bots at the Table: when they move, and what is told of them."""

from dataclasses import replace
from random import Random

import pytest

from bots.players import PLAYERS
from engine import coatl, coup
from engine.coup.rules import RuleSet, rule_set
from engine.game import NATURE
from explorer import company, learn, playing, table_page
from explorer.addresses import LessonAddress
from explorer.lessons import path
from explorer.motives import motive
from explorer.playing import Shown
from explorer.sandbox import Sandbox
from tests.explorer.tables import SPEAK, after, dealt, press, two


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


def moved(code: str, hand: tuple[str, str], move: str, look: str) -> str:
    """What Ben's bot says of a move that it made after Ana's income, holding these cards."""
    shown = after(dealt(("duke", "duke"), hand, look=look), "Ana income", move)
    table = replace(shown.table, bots={1: code})
    return press(playing.put(shown, table, SPEAK)[0], "why")[1]


HANDS = [("captain", "contessa"), ("duke", "captain"), ("assassin", "ambassador"), ("contessa", "contessa")]


@pytest.mark.parametrize("code", PLAYERS["coup"].bots)
@pytest.mark.parametrize("move", ["Ben tax", "Ben foreign-aid", "Ben steal Ana"])
def test_to_eyes_that_do_not_see_its_hand_a_bot_tells_only_its_habit(code: str, move: str) -> None:
    assert len({moved(code, hand, move, "Ana") for hand in HANDS}) == 1
    assert moved(code, HANDS[0], move, "Ana").startswith("Ben: “")


def test_to_eyes_that_see_its_hand_it_tells_what_that_had_to_do_with_it() -> None:
    habit = "Ben: “On my turn I bluff about 1 time in 2."
    assert moved("bold", HANDS[0], "Ben tax", "Ana") == f"{habit}”"
    assert moved("bold", HANDS[0], "Ben tax", "Ben") == f"{habit} I did not have the Duke.”"
    assert moved("bold", HANDS[1], "Ben tax", "all") == f"{habit} I had the Duke.”"
    assert moved("bold", HANDS[1], "Ben income", "all") == f"{habit} It needs no card.”"


@pytest.mark.parametrize("preset", ["guide", "arena"])
def test_who_counts_says_so_wherever_it_may_doubt(preset: str) -> None:
    """The arena has one window for challenge and block."""
    laid = coup.Table((coup.Place(2, ("duke", "captain")), coup.Place(2, ("contessa", "contessa"))))  # type: ignore[arg-type]  # codes are cards
    table = Sandbox.of(("Ana", "Ben"), coup.set_up(laid, rule_set(preset)))
    for move in ("Ana steal Ben", "Ben pass"):
        table = table.play(move, Random(1))
    told = motive(replace(table, bots={1: "counting"}), (), SPEAK)
    assert told.startswith("Ben: “I count the cards that I see. I challenge what is hardly so.")


@pytest.mark.parametrize("rules", [rule_set(), rule_set("arena", inquisitor=True, diplomat=True, factions=True)])
@pytest.mark.parametrize("code", PLAYERS["coup"].bots)
def test_every_move_of_every_bot_can_be_explained(code: str, rules: RuleSet) -> None:
    dice = Random(4)
    table = playing.new_table(3, rules, {}, SPEAK)
    table = replace(table, bots=dict.fromkeys(range(3), code)).play_out(dice)
    for at in range(1, table.last + 1, 2):
        assert "{" not in motive(table.go(at), range(3), SPEAK)


def test_the_bots_of_coatl_can_explain_theirs() -> None:
    table = playing.new_table(2, coatl.rule_set(), {1: "greedy"}, SPEAK)
    while table.at < 60:
        table = table.draw_lots(Random(table.at))
    assert motive(table, {1}, SPEAK).startswith("Ben: “I do what brings most points at once.")


def test_who_was_who_is_told_when_the_game_is_over() -> None:
    shown = against("bold", "press")
    assert press(shown, "unmask")[1] == SPEAK.say("bots.not-over")
    assert "Bold" not in table_page.page(shown, None, SPEAK).frames[0].html
    ended = press(shown, "play-out")[0]
    assert press(ended, "unmask")[1] == "Ben was Bold Bo."


def test_after_the_first_chapter_one_plays_against_three_habits() -> None:
    first = path("coup").chapters[0]
    for last in (first.questions[-1], first.lessons[-1]):
        step = len(last.moments) - 1
        frames = learn.page(LessonAddress(last.id, step), SPEAK).frames
        assert ["practice" in frame.html for frame in frames] == [False] * step + [True]
    led = learn.answer(LessonAddress(last.id, step), "practice", "", Random(1))
    assert isinstance(led, learn.Branch)
    assert (sorted(led.table.bots), led.look, led.table.pace) == ([1, 2, 3], "Ana", "pause")
    assert sorted(led.table.bots.values()) == ["bold", "doubting", "honest"]
    for other in (first.lessons[0], first.questions[0]):
        assert "practice" not in "".join(frame.html for frame in learn.page(LessonAddress(other.id), SPEAK).frames)

"""The page Table: what a press does, what is said to it, and what is found under an address."""

from random import Random

import pytest

from engine import coup
from engine.coup.rules import PRESETS, rule_set
from explorer import playing
from explorer.addresses import EVERYTHING, TableAddress
from explorer.playing import Shown
from explorer.sandbox import Sandbox
from explorer.store import Store
from scenarios.shapes.coup import COUP
from tests.explorer.tables import SPEAK, after, others_at_random, press, two


def found(shown: Shown) -> Shown:
    """What is found under the address of a table."""
    there = playing.found(shown.address)
    assert there
    return there


def test_a_move_leads_on_and_is_told() -> None:
    shown = two()
    led, words = press(shown, "move", "Ana income")
    assert led.address == shown.address._replace(at=1)
    assert "Ana" in words
    assert found(led).table.state.seats[0].coins == 3


def test_undo_and_redo_only_change_the_place() -> None:
    led = after(two(), "Ana income")
    back, _ = press(led, "undo")
    assert back.address.at == 0
    assert press(back, "redo")[0] == led


def test_an_illegal_move_is_answered_with_the_reason() -> None:
    led, words = press(two(), "move", "Ben income")
    assert led.address.at == 0
    assert "Ana" in words


def test_seats_left_to_chance_answer_until_one_is_asked_oneself() -> None:
    led = others_at_random(two())
    assert found(led).kept.bots == {1: "random"}
    led, words = press(led, "move", "Ana income")
    assert "Ben" in words
    prompt = coup.prompt(led.table.state)
    assert prompt
    assert 0 in prompt.seats


def test_a_game_played_out_is_told_to_its_end() -> None:
    led, words = press(two(), "play-out")
    assert coup.prompt(led.table.state) is None
    assert len(words.split(".")) > led.address.at / 2


def test_an_unknown_table_is_not_found_and_a_wrong_place_or_name_is_mended() -> None:
    assert playing.found(TableAddress("gone", 7, "Ana")) is None
    assert playing.found(TableAddress()) is None
    shown = two()
    there = playing.found(TableAddress(shown.address.token, 99, "Zoe"))
    assert there
    assert there.address == shown.address._replace(at=0, look=EVERYTHING)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_new_game_can_be_laid_for_as_many_as_the_rules_allow(preset: str) -> None:
    for factions in (False, True):
        rules = rule_set(preset, factions=factions)
        for players in COUP.sizes(rules):
            table = playing.new_table(players, rules, dict.fromkeys(range(1, players), "bold"), SPEAK)
            assert len(set(table.names)) == players
            assert set(table.bots) == set(range(1, players))


def test_a_move_from_an_older_window_does_not_take_back_what_was_played_since() -> None:
    older = two()
    newer = after(older, "Ana income", "Ben income")
    led, words = press(older, "move", "Ana foreign-aid")
    assert "Somebody else played on" in words
    assert led.address.token != older.address.token
    assert led.table.state.declared == coup.parse("Ana foreign-aid", led.kept.names)
    assert found(newer).table.state.seats[1].coins == 3


def test_undoing_and_playing_otherwise_in_one_window_stays_at_the_table() -> None:
    led, _ = press(after(two(), "Ana income"), "undo")
    led, words = press(led, "move", "Ana foreign-aid")
    assert "Somebody" not in words
    assert (led.address.at, found(led).table.last) == (1, 1)


def test_a_table_forgotten_meanwhile_is_kept_again(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = two()
    monkeypatch.setattr(playing, "TABLES", Store[Sandbox](most=1))
    led, words = press(shown, "move", "Ana income")
    assert led.address.token == shown.address.token
    assert "Somebody" not in words


def round_(shown: Shown) -> Shown:
    return press(shown, "pass-round")[0]


def test_a_phone_that_goes_round_shows_no_hand_before_it_is_passed_on() -> None:
    shown = round_(two(look=EVERYTHING))
    assert (shown.curtain, shown.sees, shown.address.look) == (0, frozenset(), "table")
    shown, _ = press(shown, "move", "Ana here")
    assert (shown.curtain, shown.sees, shown.address.look) == (None, frozenset({0}), "Ana")
    shown, _ = press(shown, "move", "Ana tax")
    assert (shown.curtain, shown.sees, shown.address.look) == (1, frozenset(), "table")
    back, _ = press(shown, "undo")
    assert (back.curtain, back.sees) == (0, frozenset()), "who has the phone by now may be Ben"
    back, _ = press(back, "move", "Ana here")
    assert (back.curtain, back.sees) == (None, frozenset({0}))


@pytest.mark.parametrize("look", ["Ana", "Ben", EVERYTHING])
def test_neither_an_address_nor_a_choice_looks_behind_the_curtain(look: str) -> None:
    shown = round_(two())
    assert press(shown, "look", look)[0].sees == frozenset()
    there = playing.found(shown.address._replace(look=look))
    assert there
    assert there.sees == frozenset()
    assert press(shown, "move", "Ben here")[0].sees == frozenset()


def test_of_several_asked_the_phone_goes_in_seat_order_and_past_seats_at_random() -> None:
    shown = press(round_(two()), "move", "Ana here")[0]
    shown, dice = others_at_random(shown), Random(1)
    while coup.prompt(shown.table.state) is not None:
        assert shown.curtain is None
        shown = press(shown, "random", dice=dice)[0]
    assert (shown.due, shown.sees) == (None, frozenset())

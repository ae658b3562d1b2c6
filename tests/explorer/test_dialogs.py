"""What the Table asks before it lays a game, a position, rules, a file, and how it hands a table on."""

from collections.abc import Iterator

import pytest
from streamlit import config
from streamlit.testing.v1 import AppTest

from content import texts
from engine import coup
from engine.coup.rules import SWITCHES, rule_set
from explorer import playing, sharing, table_page
from explorer.addresses import EVERYTHING, TableAddress, parameters
from explorer.house_rules import GROUPS, changes
from explorer.playing import Shown
from explorer.sandbox import Sandbox
from scenarios.record import Record
from scenarios.sight import Sight
from tests.explorer.tables import after, two
from tests.explorer.test_app import APP, press, sent

SAY = texts().say


SCRIPT = """
import streamlit as st
from explorer.screens.dialogs import DIALOGS
if opened := st.session_state.get("opened"):
    DIALOGS[opened].body(st.session_state["shown"])
"""
"""A dialog without the page behind it: in a test, that would not let it stay open."""


@pytest.fixture
def app() -> Iterator[AppTest]:
    tester = AppTest.from_string(SCRIPT, default_timeout=20)
    tester.session_state["shown"] = two(look=EVERYTHING)
    yield tester
    assert not tester.exception


@pytest.fixture
def whole() -> Iterator[AppTest]:
    """The whole app, at a table."""
    tester = AppTest.from_file(str(APP), default_timeout=20)
    yield tester.run().switch_page("screens/table.py").run()
    assert not tester.exception
    config.get_config_options(force_reparse=True)


def opened(app: AppTest, dialog: str) -> AppTest:
    app.session_state["opened"] = dialog
    return app.run()


def choose(app: AppTest, label: str, value: object) -> None:
    next(each for each in [*app.selectbox, *app.multiselect, *app.toggle] if each.label == label).set_value(value).run()


def click(app: AppTest, label: str) -> AppTest:
    next(button for button in app.button if button.label == label).click().run()
    return app


def address(app: AppTest) -> TableAddress:
    return shown(app).address


def shown(app: AppTest) -> Shown:
    there: Shown = app.session_state["shown"]
    return there


def test_every_dialog_opens_at_the_table(whole: AppTest) -> None:
    press(whole, "random")
    for event in ("new", "set-up", "rules", "who", "moves", "share"):
        press(whole, event)
        assert whole.button
        assert whole.session_state["shown"].address.at == 1


def test_a_new_game_has_the_players_and_rules_that_were_chosen(app: AppTest) -> None:
    opened(app, "new")
    choose(app, SAY("sandbox.preset"), "rulebook")
    choose(app, SAY("sandbox.option.factions"), True)
    choose(app, SAY("sandbox.players"), 10)
    choose(app, SAY("sandbox.by-hand"), [3])
    there = shown(click(app, SAY("sandbox.play")))
    rules = there.table.state.rules
    assert (len(there.kept.names), rules.preset, rules.factions) == (10, "rulebook", True)
    assert there.kept.at_random == frozenset(range(10)) - {3}
    assert there.address.look == "Dev"


def test_another_preset_takes_its_own_switches_and_the_same_keeps_those_of_the_table(app: AppTest) -> None:
    state = two().table.state._replace(rules=rule_set(second_block=True))
    app.session_state["shown"] = playing.laid(Sandbox.of(("Ana", "Ben"), state))
    opened(app, "new")
    assert shown(click(app, SAY("sandbox.play"))).table.state.rules == rule_set(second_block=True)
    opened(app, "new")
    choose(app, SAY("sandbox.preset"), "arena")
    assert shown(click(app, SAY("sandbox.play"))).table.state.rules == rule_set("arena")


def dial(app: AppTest, **cards: str) -> None:
    """Choose cards: `a0` is the first card of the first seat."""
    for spot, card in cards.items():
        key = f"card {ord(spot[0]) - ord('a')} {spot[1]} "
        next(each for each in app.selectbox if (each.key or "").startswith(key)).set_value(card)


def test_a_position_is_laid_as_dialled(app: AppTest) -> None:
    opened(app, "set-up")
    choose(app, SAY("sandbox.players"), 3)
    dial(app, a0="duke", a1="duke", b0="captain", b1="contessa", c0="duke", c1="assassin")
    app.number_input(key="coins 1").set_value(7)
    app.checkbox(key="lost 0 1").check()
    app.selectbox(key="turn 3").set_value(1).run()
    assert any("2 cards" not in each.value and "Left for the court" in each.value for each in app.caption)
    there = shown(click(app, SAY("sandbox.play")))
    seats = there.table.state.seats
    assert (seats[0].hand, seats[0].lost, seats[1].coins) == (("duke",), ("duke",), 7)
    assert (there.table.state.active, there.kept.names) == (1, ("Ana", "Ben", "Cleo"))


@pytest.mark.parametrize("players", range(2, 11))
def test_the_dials_begin_with_cards_that_there_are(app: AppTest, players: int) -> None:
    opened(app, "set-up")
    choose(app, SAY("sandbox.preset"), "rulebook")
    choose(app, SAY("sandbox.option.factions"), True)
    choose(app, SAY("sandbox.players"), players)
    assert not app.error
    there = shown(click(app, SAY("sandbox.play")))
    assert len(there.table.state.seats) == players


def test_the_dials_begin_with_what_is_seen(app: AppTest) -> None:
    app.session_state["shown"] = two(look="Ben")
    opened(app, "set-up")
    dials = [[each.value for each in app.selectbox if (each.key or "").startswith(f"card {seat}")] for seat in (0, 1)]
    assert sorted(map(str, dials[1])) == ["captain", "contessa"]
    assert dials[0] == ["ambassador", "assassin"]


@pytest.mark.parametrize(
    ("cards", "lost", "words"),
    [
        (
            {"a0": "duke", "a1": "duke", "b0": "duke", "b1": "duke"},
            (),
            "There are only 3 cards of the Duke. Ben has one",
        ),
        ({}, ("0 0", "0 1"), "Ana is out but has 2 coins"),
    ],
)
def test_an_impossible_position_says_at_once_why(
    app: AppTest, cards: dict[str, str], lost: tuple[str, ...], words: str
) -> None:
    before = address(opened(app, "set-up"))
    dial(app, **cards)
    for place in lost:
        app.checkbox(key=f"lost {place}").check()
    app.run()
    assert words in app.error[0].value
    click(app, SAY("sandbox.play"))
    assert address(app) == before


def test_other_rules_are_laid_under_the_position(app: AppTest) -> None:
    hands = [seat.hand for seat in shown(app).table.state.seats]
    opened(app, "rules")
    choose(app, SAY("switch.steal_from_zero"), "takes_nothing")
    told = next(each.value for each in app.caption if "Changes the lesson" in each.value)
    assert "Sources: B20, C57." in told
    assert "Not as in “Player guides”." in told
    state = shown(click(app, SAY("sandbox.rules-here"))).table.state
    assert [seat.hand for seat in state.seats] == hands
    assert state.rules == rule_set(steal_from_zero="takes_nothing")


def test_sides_are_dealt_or_taken_away_with_the_rules(app: AppTest) -> None:
    opened(app, "rules")
    choose(app, SAY("switch.factions"), True)
    assert all(seat.faction for seat in shown(click(app, SAY("sandbox.rules-here"))).table.state.seats)
    opened(app, "rules")
    choose(app, SAY("switch.factions"), False)
    assert not any(seat.faction for seat in shown(click(app, SAY("sandbox.rules-here"))).table.state.seats)


def test_rules_that_the_position_breaks_are_refused_but_may_begin_a_game(app: AppTest) -> None:
    before = address(opened(app, "rules"))
    choose(app, SAY("switch.diplomat"), True)
    click(app, SAY("sandbox.rules-here"))
    assert address(app) == before
    assert "Ana has the Duke" in app.error[0].value
    assert shown(click(app, SAY("sandbox.rules-anew"))).table.state.rules == rule_set(diplomat=True)


def test_every_rule_is_in_one_group() -> None:
    assert sorted(switch for group in GROUPS.values() for switch in group) == sorted(SWITCHES)


def test_a_rule_changes_the_lessons_that_it_decides() -> None:
    assert changes("refund_on_challenge", False) != ()
    assert changes("refund_on_challenge", True) == ()


def test_who_plays_is_asked_for_each_seat(app: AppTest) -> None:
    opened(app, "who")
    choose(app, SAY("sandbox.by-hand"), [0])
    choose(app, SAY("sandbox.pass-round"), True)
    kept = shown(click(app, SAY("sandbox.play"))).kept
    assert (kept.at_random, kept.passed_round) == (frozenset({1}), True)


def test_one_goes_to_any_move(app: AppTest) -> None:
    app.session_state["shown"] = after(two(), "Ana income", "Ben income", "Ana income")
    opened(app, "moves")
    assert "Ben" in app.selectbox[0].options[2]
    choose(app, SAY("sandbox.moves"), 1)
    there = shown(click(app, SAY("sandbox.go")))
    assert (there.address.at, there.table.last) == (1, 3)


def copied(app: AppTest, way: str) -> list[str]:
    opened(app, "share")
    app.radio[0].set_value(way).run()
    return [each.value for each in app.code]


def asked(link: str) -> dict[str, str]:
    return parameters("?" + link.partition("?")[2])


def test_what_is_copied_opens_again(app: AppTest) -> None:
    app.session_state["shown"] = there = after(two(look=EVERYTHING), "Ana tax")
    state = there.table.state
    (link,) = copied(app, "position")
    assert Record.from_token(asked(link)["game"]).timeline().now.state == state
    (link,) = copied(app, "link")
    assert asked(link) == there.address.parameters()
    link, told = copied(app, "seen")
    assert Sight.from_token(asked(link)["seen"]).view.seats == coup.observe(state, frozenset({0, 1})).seats
    assert "Ana" in told
    (file,) = copied(app, "file")
    assert sharing.from_file(file).state == state


def test_what_one_sees_is_copied_without_what_one_does_not(app: AppTest) -> None:
    app.session_state["shown"] = two()
    link, told = copied(app, "seen")
    assert "Duke" in told
    assert "Captain" not in told
    assert Sight.from_token(asked(link)["seen"]).view.seats[1].hand == (None, None)
    assert not any("captain" in each.value.lower() for each in [*app.code, *app.caption])


def test_a_position_is_named(app: AppTest) -> None:
    opened(app, "share")
    app.text_input[0].set_value("  A  close game ")
    click(app, SAY("sandbox.keep-name"))
    assert shown(app).kept.title == "A close game"
    assert "A close game" in table_page.page(shown(app), None, texts()).title


FILE = """id: a-file
title: Ben bluffs
table:
  Ana: {hand: [duke, captain]}
  Ben: {hand: [captain, contessa]}
turn: Ben
steps:
  - do: Ben tax
    say: He has no Duke.
  - do: Ana challenge
"""


def test_a_scenario_file_is_laid_at_its_end_with_all_steps_to_undo(app: AppTest) -> None:
    opened(app, "set-up")
    app.text_area[0].set_value(FILE)
    click(app, SAY("sandbox.open"))
    there = shown(app)
    assert (there.kept.title, there.address.at) == ("Ben bluffs", 3)
    assert there.kept.go(0).state.active == 1


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (FILE.replace("tax", "dance"), "Line 8: dance is no move"),
        (FILE.replace("captain, contessa", "duke, king"), "Line 5: "),
        (FILE.replace("Ana challenge", "Ana block duke"), "Line 10: "),
        ("", "Line 1: the file is empty"),
        ("[", "Line 2: this is not well-formed YAML"),
    ],
)
def test_a_faulty_file_is_told_of_with_its_lines(app: AppTest, text: str, line: str) -> None:
    before = address(app)
    opened(app, "set-up")
    app.text_area[0].set_value(text)
    click(app, SAY("sandbox.open"))
    assert address(app) == before
    assert line in app.error[0].value


def test_a_link_lays_its_position(whole: AppTest) -> None:
    token = sharing.position_token(two().table)
    whole.query_params.clear()
    whole.query_params["game"] = token
    whole.run()
    assert shown(whole).table.state == two().table.state
    assert "game" not in whole.query_params


@pytest.mark.parametrize("name", ["game", "seen"])
@pytest.mark.parametrize("token", ["", "b123", "aé"])
def test_a_link_that_holds_nothing_says_so_and_lays_a_new_table(whole: AppTest, name: str, token: str) -> None:
    whole.query_params.clear()
    whole.query_params[name] = token
    whole.run()
    assert "cannot be opened" in sent(whole)["frames"][0]["live"]
    assert name not in whole.query_params


def test_a_sight_is_shown_and_has_nothing_to_play(whole: AppTest) -> None:
    whole.query_params.clear()
    whole.query_params["seen"] = sharing.sight(two()).token()
    page = sent(whole.run())
    assert page["keep"] is None
    assert "Ana could see" in page["frames"][0]["live"]
    assert "data-move" not in "".join(page["parts"])

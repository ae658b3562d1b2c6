"""The dialogs of the Table for Cóatl: a new game, any position, other rules, the moves."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from streamlit.testing.v1 import AppTest

from engine import coatl
from explorer import playing
from explorer.sandbox import Sandbox
from tests.engine.coatl.table import NAMES
from tests.engine.coatl.test_secrecy import redealt
from tests.explorer.asking import SAY, bare, choose, click, opened, shown


@pytest.fixture
def app() -> Iterator[AppTest]:
    """The dialogs by themselves, at a table of three who have kept their cards."""
    table = Sandbox.dealt(NAMES[:3], coatl.rule_set(), Random(7))
    for name in NAMES[:3]:
        table = table.play(f"{name} keep nothing", Random(7))
    table = table.play("Ana choose deck", Random(7))
    with bare() as tester:
        tester.session_state["shown"] = playing.laid(table.play("Ana done", Random(7)))
        yield tester


def write(app: AppTest, key: str, text: str) -> None:
    """Write into the field of that key."""
    app.text_input(key=key).set_value(text).run()


def test_a_new_game_has_the_players_and_rules_that_were_chosen(app: AppTest) -> None:
    opened(app, "new")
    choose(app, SAY("sandbox.preset"), "arena")
    choose(app, SAY("coatl.sandbox.option.tokens"), True)
    choose(app, SAY("sandbox.players"), 4)
    there = shown(click(app, SAY("sandbox.play")))
    rules = there.table.state.rules
    assert (len(there.kept.names), rules.preset, rules.tokens, rules.kept) == (4, "arena", True, "three")
    assert coatl.prompt(there.table.state).code == "keep"  # type: ignore[union-attr]


def test_a_position_is_laid_as_it_was_or_as_it_is_written(app: AppTest) -> None:
    before = shown(app).table.state
    opened(app, "set-up")
    assert not app.error
    write(app, "b0", "<R K K G>")
    write(app, "c0 0", "<YKK P0")
    assert "P0" in app.error[0].value
    write(app, "c0 0", "<YKK")
    assert not app.error
    laid = shown(click(app, SAY("sandbox.play"))).table.state
    assert (laid.seats[0].board, laid.seats[0].coatls[0].pieces) == (("R", "G", "KK"), "YKK")
    assert (laid.seats[0].hand, laid.display) == (before.seats[0].hand, before.display)
    assert (laid.active, laid.market, laid.temples.open) == (before.active, before.market, before.temples.open)


def test_before_prophecies_are_kept_the_form_takes_as_many_as_a_hand_may_hold(app: AppTest) -> None:
    """9, 14: the fourth seat is dealt six, and nobody may hold more than five."""
    app.session_state["shown"] = playing.laid(Sandbox.dealt(NAMES[:4], coatl.rule_set(), Random(7)))
    opened(app, "set-up")
    assert not app.exception
    assert [len(app.multiselect(key=f"h{seat}").value) for seat in range(4)] == [3, 4, 5, 5]


def test_the_form_of_a_position_does_not_tell_of_hidden_cards(app: AppTest) -> None:
    state, forms = shown(app).table.state, []
    for each in (state, redealt(state, frozenset({1}), Random(3))):
        app.session_state["shown"] = playing.laid(Sandbox.of(NAMES[:3], each), "Ben")
        opened(app, "set-up")
        forms.append([field.value for field in (*app.multiselect, *app.selectbox, *app.text_input)])
        app.session_state["opened"] = None
        app.run()
    assert forms[0] == forms[1]


@pytest.mark.parametrize(
    ("field", "wrong", "words"),
    [
        ("b1", "<R <R <R <R", "Ben: there is one R head too many"),
        ("b1", "Q", "Ben, Pieces on the board: Q is no piece"),
        ("b1", "Y Y Y Y Y Y Y Y Y", "Ben has 9 pieces on the board; it holds 8"),
        ("c2 0", "RKK>, P6", "Cleo, Coatl 1: RKK>, P6 is no coatl"),
        ("c2 0", "<YKK P0", "Coatl 1 of Cleo does not show P0"),
        ("supply bodies", "GYR", "The middle of the table, Bodies, two to a space; - for an empty one: GYR is not"),
    ],
)
def test_an_impossible_position_says_where_and_why(app: AppTest, field: str, wrong: str, words: str) -> None:
    opened(app, "set-up")
    write(app, field, wrong)
    assert [each.value[: len(words)] for each in app.error] == [words]
    before = shown(app)
    assert shown(click(app, SAY("sandbox.play"))) == before


def test_a_table_near_its_end_asks_how_it_came_and_who_still_plays(app: AppTest) -> None:
    """32: each of the others acts again, and whoever sits after may act twice."""
    opened(app, "set-up")
    for number, coatl_ in enumerate(("<RYYYR> P10", "<KRRRR> P11", "<GGGGG> P13")):
        write(app, f"c1 {number}", coatl_)
    assert SAY("coatl.set-up.last") in app.error[0].value
    choose(app, SAY("coatl.set-up.last"), ("coatls", 1))
    write(app, "then ('coatls', 1) 1", "Cleo, Nobody")
    assert app.error[0].value.startswith(SAY("coatl.set-up.then"))
    write(app, "then ('coatls', 1) 1", "Cleo")
    assert "the last turns are Cleo, Cleo, Ana;" in app.error[0].value
    choose(app, SAY("sandbox.turn"), "Cleo")
    assert not app.error
    laid = shown(click(app, SAY("sandbox.play"))).table.state
    assert (laid.active, laid.ending) == (2, ("coatls", 1, (2, 0)))


def test_other_rules_are_laid_under_the_position_or_a_new_game(app: AppTest) -> None:
    opened(app, "rules")
    choose(app, SAY("coatl.switch.tokens"), False)
    there = shown(click(app, SAY("sandbox.rules-here"))).table.state
    assert (there.rules.tokens, {seat.tokens for seat in there.seats}) == (False, {()})
    opened(app, "rules")
    choose(app, SAY("coatl.switch.tokens"), True)
    there = shown(click(app, SAY("sandbox.rules-here"))).table.state
    assert {len(seat.tokens) for seat in there.seats} == {3}


def test_under_other_rules_chance_is_still_chosen_by_hand(app: AppTest) -> None:
    app.session_state["shown"] = playing.laid(replace(shown(app).kept, chance_by_hand=True))
    opened(app, "rules")
    choose(app, SAY("coatl.switch.tokens"), False)
    assert shown(click(app, SAY("sandbox.rules-here"))).kept.chance_by_hand


def test_the_moves_to_go_to_leave_out_what_chance_did_by_itself(app: AppTest) -> None:
    opened(app, "moves")
    (asked,) = app.selectbox
    assert len(asked.options) < shown(app).kept.last + 1
    choose(app, SAY("sandbox.moves"), 3)
    assert shown(click(app, SAY("sandbox.go"))).address.at == 3


def test_somebody_may_choose_what_chance_brings(app: AppTest) -> None:
    opened(app, "who")
    choose(app, SAY("sandbox.chance-by-hand"), True)
    assert shown(click(app, SAY("sandbox.play"))).kept.chance_by_hand


@pytest.mark.parametrize("way", ["seen", "position", "file", "notebook"])
def test_every_way_to_hand_it_on_is_offered(app: AppTest, way: str) -> None:
    opened(app, "share")
    app.radio[0].set_value(way).run()
    assert "coatl" in app.code[-1].value or len(app.code[0].value) > 40

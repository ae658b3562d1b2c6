"""The page Table of Cóatl: every control works or answers, nothing hidden is told, dialogs lay tables."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bots.players import PLAYERS
from content import texts
from engine import coatl
from engine.game import NATURE
from engine.timeline import Timeline
from explorer import playing, sharing, table_page
from explorer.drawing import Link, Shell, frame
from explorer.keeping import TABLES, keep, restore
from explorer.sandbox import Sandbox
from explorer.scene import Choice, Scene
from scenarios.record import Record, turn_begins
from scenarios.sight import Sight
from tests.engine.coatl.table import NAMES, Position, positions
from tests.engine.coatl.test_secrecy import redealt

ENGLISH = texts()
SHELL = Shell((Link("Table", "table", current=True),), "")
A_FEW = settings(max_examples=10)
SEEDS = st.integers(0, 2**32 - 1)
EYES = st.sampled_from(["all", "table", *NAMES[:2]])


class Laid(NamedTuple):
    """A table that is kept, and how it is drawn."""

    shown: playing.Shown
    scene: Scene


def laid(state: coatl.State, look: str) -> Laid:
    names = NAMES[: len(state.seats)]
    table = Sandbox(names, Timeline.of(coatl, state), chance_by_hand=True)
    shown = playing.laid(table, look)
    return Laid(shown, table_page.drawn_for(shown, ENGLISH))


def ends(choices: tuple[Choice, ...]) -> Iterator[Choice]:
    """The choices behind all others."""
    for choice in choices:
        yield from ends(choice.options) if choice.options else (choice,)


@A_FEW
@given(positions(), EYES)
def test_every_control_makes_its_move_or_says_why_not(position: Position, look: str) -> None:
    shown, scene = laid(position.state, look)
    for ask in scene.asks:
        for choice in ends(ask.choices):
            if choice.move is None:
                assert choice.refusal
                continue
            reason = coatl.why_not(position.state, coatl.parse(choice.move, shown.kept.names))
            if choice.refusal is None:
                assert reason is None, choice
            else:
                assert reason is not None or choice.refusal.rule is None, choice


@A_FEW
@given(positions())
def test_every_move_can_be_pressed_by_whoever_sees_it_all(position: Position) -> None:
    state, names = position.state, NAMES[: position.players]
    (*asked,) = laid(state, "all").scene.asks
    said = {
        coatl.parse(choice.move, names)
        for ask in asked
        for choice in ends(ask.choices)
        if choice.move and not choice.refusal
    }
    for ask in asked:
        if ask.several:
            hand = state.seats[ask.seat].hand
            assert [option.move for option in ask.several.options] == [f"P{card}" for card in hand]
            return
    assert said == set(coatl.legal_moves(state))


@A_FEW
@given(positions(), SEEDS, st.sampled_from(["table", "Ana", "Ben"]))
def test_a_page_is_the_same_whatever_is_hidden(position: Position, seed: int, look: str) -> None:
    state = position.state
    sees = frozenset({NAMES.index(look)} if look in NAMES else ())
    other = redealt(state, sees, Random(seed))
    drawn = [frame(laid(each, look).scene, SHELL, ENGLISH) for each in (state, other)]
    assert drawn[0] == drawn[1]
    names = NAMES[: position.players]
    seen = [Sight(names, position.rules, coatl.observe(each, sees)).token() for each in (state, other)]
    assert seen[0] == seen[1]


@A_FEW
@given(positions(), st.frozensets(st.sampled_from(range(4))))
def test_what_is_seen_is_read_back(position: Position, sees: frozenset[int]) -> None:
    view = coatl.observe(position.state, sees & frozenset(range(position.players)))
    told = Sight(NAMES[: position.players], position.rules, view)
    bare = view.prompt and view.prompt._replace(facts={})
    assert Sight.from_token(told.token()) == told._replace(view=view._replace(prompt=bare))


@A_FEW
@given(positions())
def test_a_position_at_which_a_turn_begins_is_written_and_read_back(position: Position) -> None:
    """Turns passed in a row, and who has still to keep cards, are part of it."""
    state = position.state
    if turn_begins(state):
        record = Record.of(NAMES[: position.players], Timeline.of(coatl, state).frames)
        assert Record.from_token(record.token()).timeline().now.state == state


def dealt(seed: int = 7) -> playing.Shown:
    return playing.laid(Sandbox.dealt(NAMES[:3], coatl.rule_set(), Random(seed)))


def press(shown: playing.Shown, event: str, value: str = "") -> playing.Shown:
    return playing.answer(shown, event, value, ENGLISH, Random(3))[0]


def test_chance_comes_by_itself_and_undo_leads_to_where_somebody_chose() -> None:
    shown = dealt()
    for name in NAMES[:3]:
        shown = press(shown, "move", f"{name} keep nothing")
    shown = press(shown, "move", "Ana choose deck")
    assert coatl.prompt(shown.table.state).seats == (0,)  # type: ignore[union-attr]
    assert shown.table.at == 5
    shown = press(shown, "undo")
    assert shown.table.at == 3
    assert press(shown, "redo").table.at == 5


def test_where_somebody_chooses_what_chance_brings_it_waits() -> None:
    shown = dealt()
    table = Sandbox(shown.kept.names, shown.kept.timeline, chance_by_hand=True)
    shown = playing.laid(table)
    for move in ("Ana keep nothing", "Ben keep nothing", "Cleo keep nothing", "Ana choose deck"):
        shown = press(shown, "move", move)
    assert coatl.prompt(shown.table.state).seats == (NATURE,)  # type: ignore[union-attr]
    drawn = table_page.drawn_for(shown, ENGLISH)
    assert {choice.move for choice in ends(drawn.asks[0].choices)} == {
        coatl.write(move, NAMES) for move in coatl.legal_moves(shown.table.state)
    }


def test_a_move_that_is_refused_is_told_and_nothing_changes() -> None:
    shown = dealt()
    hand = " ".join(f"P{card}" for card in shown.table.state.seats[1].hand)
    shown = press(shown, "move", "Ana keep nothing")
    led, told = playing.answer(shown, "move", f"Ben keep {hand}", ENGLISH, Random(3))
    assert led == shown
    assert told is not None
    assert told.shown


def test_a_table_comes_back_from_the_device() -> None:
    shown = press(press(dealt(), "move", "Ana keep nothing"), "move", "Ben keep nothing")
    token = str(shown.address.token)
    kept = keep(token)
    assert kept is not None
    TABLES._kept.clear()
    assert restore(kept.game) == token
    there = playing.found(shown.address)
    assert there is not None
    assert there.table.state == shown.table.state


def test_a_link_and_a_file_hold_the_whole_table() -> None:
    shown = dealt()
    for name in NAMES[:3]:
        shown = press(shown, "move", f"{name} keep nothing")
    shown = press(shown, "move", "Ana choose deck")
    assert sharing.opened(sharing.position_token(shown.table)).state == shown.table.state
    assert sharing.from_file(shown.table.record().scenario_file()).state == shown.table.state


@pytest.mark.parametrize("absent", ["odds", "review", "tree"])
def test_what_only_coup_has_is_not_there(absent: str) -> None:
    assert absent not in {control.emit for control in table_page.controls(dealt(), ENGLISH)}


def test_turns_passed_in_a_row_are_counted_on_behind_a_link() -> None:
    """Where all have passed in turn the game is over (2.2)."""
    state = coatl.set_up(coatl.Table((coatl.Place(),) * 3, idle=2), coatl.rule_set())
    record = Record.of(NAMES[:3], Timeline.of(coatl, state).frames)
    assert "idle: 2" in record.scenario_file()
    assert Record.from_token(record.token()).timeline().now.state.idle == 2


def test_bots_play_it_to_the_end() -> None:
    names = NAMES[:2]
    table = Sandbox.dealt(names, coatl.rule_set(), Random(2))
    bots = dict(enumerate(list(PLAYERS["coatl"].bots)[-2:]))
    over = table.played_by(bots, Random(2))
    assert coatl.prompt(over.state) is None
    assert Record.from_token(over.record().token()).timeline().now.state == over.state

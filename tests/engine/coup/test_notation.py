"""Moves as text: what is read, what is no move, and what is kept from whoever may not see it."""

from typing import Any

import pytest

import engine.coup as coup
from engine.coup.moves import (
    Act,
    Answer,
    Block,
    Challenge,
    Concede,
    Deal,
    Keep,
    Lose,
    Move,
    Pass,
    Show,
    ShowAll,
    Side,
)
from engine.coup.roster import Character, Faction
from engine.game import NoMove
from tests.engine.coup.table import table

NAMES = ("Ana", "Ben", "Łucja")
VERBS = (
    *("income", "foreign-aid", "coup", "tax", "assassinate", "steal", "exchange", "examine", "cooperate", "convert"),
    *("embezzle", "pass", "challenge", "concede", "block", "show", "lose", "keep", "swap", "leave"),
)
"""Section 3 of the format: every word for a move that follows a name."""
DUKE, CONTESSA = Character.DUKE, Character.CONTESSA


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("Ana coup Ben", Act(0, "coup", 1)),
        ("ANA COUP BEN", Act(0, "coup", 1)),
        ("  ana\tForeign-Aid ", Act(0, "foreign-aid")),
        ("łucja convert ŁUCJA", Act(2, "convert", 2)),
        ("Ben allow", Pass(1)),
        ("Ben keep duke contessa", Keep(1, (CONTESSA, DUKE))),
        ("deal Ana duke contessa", Deal(0, (CONTESSA, DUKE))),
        ("DEAL ana DUKE", Deal(0, (DUKE,))),
        ("Deal Ben Reformist", Side(1, Faction.REFORMIST)),
        ("Ana show all", ShowAll(0)),
        ("Ana swap", Answer(0, "swap")),
    ],
)
def test_what_is_read(text: str, move: Move) -> None:
    assert coup.parse(text, NAMES) == move


def test_moves_of_different_kinds_differ() -> None:
    """So that a legal move, or one already settled, can be told from another of the same seat and card."""
    seat, card, cards = 0, DUKE, (DUKE,)
    alike: list[Move] = [Pass(seat), Challenge(seat), Concede(seat), ShowAll(seat)]
    alike += [Block(seat, card), Show(seat, card), Lose(seat, card), Keep(seat, cards), Deal(seat, cards)]
    assert len(set(alike)) == len(alike)


@pytest.mark.parametrize(
    ("text", "code", "facts"),
    [
        ("", "too-few-words", {}),
        ("   ", "too-few-words", {}),
        ("Ana", "too-few-words", {}),
        ("deal", "too-few-words", {}),
        ("Zoe income", "unknown-name", {"name": "Zoe", "names": NAMES}),
        ("Ana coup Zoe", "unknown-name", {"name": "Zoe", "names": NAMES}),
        ("deal Zoe duke", "unknown-name", {"name": "Zoe", "names": NAMES}),
        ("income Ana", "unknown-name", {"name": "income", "names": NAMES}),
        ("Ana coup Ben\x00", "unknown-name", {"name": "Ben\x00", "names": NAMES}),
        ("Ana DANCE", "unknown-verb", {"verb": "DANCE", "verbs": VERBS}),
        ("Ana foreign aid", "unknown-verb", {"verb": "foreign", "verbs": VERBS}),
        ("Ana coup", "needs-a-seat", {"verb": "coup"}),
        ("Ana coup Ben Ben", "too-many-words", {"verb": "coup"}),
        ("Ana income Ben", "too-many-words", {"verb": "income"}),
        ("Ana pass Ben", "too-many-words", {"verb": "pass"}),
        ("Ana swap Ben", "too-many-words", {"verb": "swap"}),
        ("Ana block duke captain", "too-many-words", {"verb": "block"}),
        ("Ana block", "needs-a-card", {}),
        ("Ana keep", "needs-a-card", {}),
        ("deal Ana", "needs-a-card", {}),
        ("Ana lose king", "unknown-character", {"character": "king", "characters": tuple(Character)}),
        ("Ana keep Duke King", "unknown-character", {"character": "King", "characters": tuple(Character)}),
        ("Ana show all duke", "unknown-character", {"character": "all", "characters": tuple(Character)}),
        ("Ana lose all", "unknown-character", {"character": "all", "characters": tuple(Character)}),
        ("deal Ana ?", "unknown-character", {"character": "?", "characters": tuple(Character)}),
        ("deal Ana loyalist duke", "unknown-character", {"character": "loyalist", "characters": tuple(Character)}),
    ],
)
def test_what_is_no_move(text: str, code: str, facts: dict[str, Any]) -> None:
    with pytest.raises(NoMove) as fault:
        coup.parse(text, NAMES)
    named = facts if code in ("unknown-name", "unknown-character") else {"text": text, **facts}
    assert (fault.value.code, fault.value.facts) == (code, named)


@pytest.mark.parametrize(
    ("move", "to_ben", "to_all"),
    [
        (Deal(0, (CONTESSA, DUKE)), "deal Ana ? ?", "deal Ana contessa duke"),
        (Deal(1, (DUKE,)), "deal Ben duke", "deal Ben duke"),
        (Keep(0, (CONTESSA,)), "Ana keep ?", "Ana keep contessa"),
        (Keep(0, (CONTESSA, DUKE)), "Ana keep ? ?", "Ana keep contessa duke"),
        (Keep(1, (CONTESSA, DUKE)), "Ben keep contessa duke", "Ben keep contessa duke"),
        (Side(0, Faction.LOYALIST), "deal Ana loyalist", "deal Ana loyalist"),
        (Lose(0, DUKE), "Ana lose duke", "Ana lose duke"),
    ],
)
def test_a_card_that_is_not_seen_is_not_written(move: Move, to_ben: str, to_all: str) -> None:
    """C85."""
    state = coup.new_game(len(NAMES), coup.rule_set())
    assert coup.report(state, move, NAMES, frozenset({1})) == to_ben
    assert coup.report(state, move, NAMES, frozenset(range(len(NAMES)))) == to_all


@pytest.mark.parametrize(
    ("sees", "written"), [({0}, "duke"), ({1}, "duke"), ({0, 2}, "duke"), ({2}, "?"), (set(), "?")]
)
def test_a_card_that_is_examined_is_written_for_the_two_alone(sees: set[int], written: str) -> None:
    """C118, IP27."""
    seats = ("Ana 2 inquisitor captain", "Ben 2 duke duke", "Cleo 2 captain contessa")
    play = table(*seats, inquisitor=True).play("Ana examine Ben", "all pass", "Ben pass")
    assert coup.report(play.state, Show(1, DUKE), play.names, frozenset(sees)) == f"Ben show {written}"


def test_a_card_that_proves_a_claim_is_written_for_everybody() -> None:
    play = table("Ana 2 duke captain", "Ben 2 duke duke").play("Ana tax", "Ben challenge")
    assert coup.report(play.state, Show(0, DUKE), play.names, frozenset()) == "Ana show duke"

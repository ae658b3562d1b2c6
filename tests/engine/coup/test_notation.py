"""Moves as text: what is read, what is no move, and what is kept from whoever may not see it."""

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
)
from engine.coup.roster import Character
from engine.game import NoMove

NAMES = ("Ana", "Ben", "Łucja")
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
    ("text", "code"),
    [
        ("", "too-few-words"),
        ("   ", "too-few-words"),
        ("Ana", "too-few-words"),
        ("deal", "too-few-words"),
        ("Zoe income", "unknown-name"),
        ("Ana coup Zoe", "unknown-name"),
        ("deal Zoe duke", "unknown-name"),
        ("income Ana", "unknown-name"),
        ("Ana dance", "unknown-verb"),
        ("Ana foreign aid", "unknown-verb"),
        ("Ana coup", "needs-a-seat"),
        ("Ana coup Ben Ben", "too-many-words"),
        ("Ana income Ben", "too-many-words"),
        ("Ana pass Ben", "too-many-words"),
        ("Ana block", "needs-a-card"),
        ("Ana keep", "needs-a-card"),
        ("deal Ana", "needs-a-card"),
        ("Ana block duke captain", "too-many-words"),
        ("Ana lose king", "unknown-character"),
        ("Ana keep duke king", "unknown-character"),
        ("Ana show all duke", "unknown-character"),
        ("deal Ana ?", "unknown-character"),
        ("Ana coup Ben\x00", "unknown-name"),
    ],
)
def test_what_is_no_move(text: str, code: str) -> None:
    with pytest.raises(NoMove) as fault:
        coup.parse(text, NAMES)
    assert fault.value.code == code


@pytest.mark.parametrize(
    ("move", "to_ben", "to_all"),
    [
        (Deal(0, (CONTESSA, DUKE)), "deal Ana ? ?", "deal Ana contessa duke"),
        (Deal(1, (DUKE,)), "deal Ben duke", "deal Ben duke"),
        (Keep(0, (CONTESSA,)), "Ana keep ?", "Ana keep contessa"),
        (Keep(1, (CONTESSA, DUKE)), "Ben keep contessa duke", "Ben keep contessa duke"),
    ],
)
def test_a_card_that_is_not_seen_is_not_written(move: Move, to_ben: str, to_all: str) -> None:
    """C85."""
    state = coup.new_game(len(NAMES), coup.rule_set())
    assert coup.report(state, move, NAMES, frozenset({1})) == to_ben
    assert coup.report(state, move, NAMES, frozenset(range(len(NAMES)))) == to_all

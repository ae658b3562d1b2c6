"""Moves that a story does not make: each is answered, with no more than the viewer may know."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from content import texts
from engine import coup
from engine.coup import Place, State, Table
from engine.coup.roster import Character
from explorer.detours import Crossing
from explorer.narrate import scene
from explorer.scene import Ask, Choice
from tests.conftest import NAMES, Position, positions
from tests.engine.test_secrecy import redealt

SPEAK = texts()
C = Character


def asks(state: State, names: tuple[str, ...], sees: frozenset[int], *told: str) -> tuple[Ask, ...]:
    """What may be said, for somebody who sees these hands and is told a story."""
    drawn = scene(state, (), names, sees, None, SPEAK)
    return Crossing(state, names, sees, told).signed(drawn, SPEAK).asks


def flat(choices: tuple[Choice, ...]) -> list[Choice]:
    """The choices with a move, those behind others too."""
    return [each for choice in choices for each in (flat(choice.options) if choice.options else [choice])]


@given(positions(), st.integers(0, 2**32 - 1))
def test_an_answer_is_the_same_whatever_the_hidden_cards_are(position: Position, seed: int) -> None:
    for sees in (frozenset[int](), *(frozenset({seat}) for seat in range(position.players))):
        other = redealt(position.state, sees, Random(seed))
        assert asks(position.state, position.names, sees) == asks(other, position.names, sees)


@given(positions())
def test_every_allowed_move_but_the_told_one_is_answered(position: Position) -> None:
    state, names = position.state, position.names
    seats = [seat for seat in range(position.players) if not coup.chances(state)]
    for seat in seats:
        legal = [coup.write(move, names) for move in coup.legal_moves(state)]
        listed = [choice for ask in asks(state, names, frozenset({seat}), *legal[:1]) for choice in flat(ask.choices)]
        for choice in listed:
            assert bool(choice.leads) == (choice.move in legal[1:]), choice


def test_an_answer_says_what_comes_of_the_move_and_what_may_be_said_then() -> None:
    cards = ((C.DUKE, C.CAPTAIN), (C.ASSASSIN, C.CONTESSA), (C.AMBASSADOR, C.DUKE))
    state = coup.set_up(Table(tuple(Place(3, hand) for hand in cards)), coup.rule_set())
    state, _ = coup.apply(state, coup.parse("Ana steal Ben", NAMES[:3]))
    choices = [choice for ask in asks(state, NAMES[:3], frozenset({1}), "Ben pass") for choice in flat(ask.choices)]
    assert {choice.move: choice.leads for choice in choices if choice.leads} == {
        "Ben challenge": "Ben challenges: does Ana have the Captain? Ana must show the Captain or give in.",
        "Cleo pass": "Cleo does not challenge. Ben may challenge or let it pass.",
        "Cleo challenge": "Cleo challenges: does Ana have the Captain? Ana must show the Captain or give in.",
    }

"""Every refusal is short, rests on a rule that is there, and ends with what is allowed; on any position."""

import re
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from content import texts
from engine import coup
from engine.coup import Place, State, Table
from engine.coup.labels import LABELS
from engine.coup.moves import Move
from engine.coup.roster import Character, Faction
from explorer import narrate
from explorer.scene import Refusal
from tests.conftest import NAMES, Position, positions
from tests.content.reading import words
from tests.engine.sayable import said_by, sayable
from tests.engine.test_contract import redealt

ENGLISH = texts()
TAILS = re.compile(
    "|".join(
        re.sub(r"\\{\w+\\}", "[^.]+", re.escape(form))
        for key, forms in ENGLISH.messages.items()
        if key.startswith("allowed.")
        for form in forms
    )
)
"""What is allowed now, in any of its forms."""
LONGEST = 25


def refused(state: State, move: Move, names: tuple[str, ...] = NAMES) -> Refusal | None:
    """The refusal of a move; None for a legal one."""
    reason = coup.why_not(state, move)
    return narrate.refusal(reason, state, names[: len(state.seats)], ENGLISH, move) if reason else None


@given(positions())
def test_any_refusal_is_short_has_a_rule_and_ends_with_what_is_allowed(position: Position) -> None:
    for move in sayable(position.players):
        refusal = refused(position.state, move)
        if refusal is not None:
            assert len(words(refusal.text)) <= LONGEST, refusal.text
            assert re.search(rf"(?:^|[.?!] )(?:{TAILS.pattern})$", refusal.text), refusal.text
            assert refusal.rule is not None
            assert refusal.rule.label in LABELS


@given(positions(), st.integers(0, 2**32 - 1))
def test_a_refusal_tells_a_seat_nothing_of_other_hands(position: Position, seed: int) -> None:
    dice = Random(seed)
    for seat in range(position.players):
        other = redealt(position.state, frozenset({seat}), dice)
        for move in said_by(seat, position.players):
            assert refused(position.state, move) == refused(other, move)


def table(*coins: int, turn: int = 0, factions: bool = False) -> State:
    """Three seats with these coins; with factions Ana and Cleo are loyalists."""
    hands = (("duke", "captain"), ("assassin", "contessa"), ("captain", "ambassador"))
    sides = (Faction.LOYALIST, Faction.REFORMIST, Faction.LOYALIST) if factions else (None, None, None)
    places = tuple(
        Place(purse, tuple(map(Character, hand)), (), side)
        for purse, hand, side in zip(coins, hands, sides, strict=True)
    )
    return coup.set_up(Table(places, turn), coup.rule_set(factions=factions))


def after(state: State, *moves: str) -> State:
    """The state after moves in notation."""
    for text in moves:
        state, _ = coup.apply(state, coup.parse(text, NAMES[:3]))
    return state


TWO = table(2, 2, 0)
SIDES = table(7, 2, 2, factions=True)
CASES = [
    (
        TWO,
        "Ana coup Ben",
        "AC-3",
        "Coup costs 7 coins and Ana has 2 coins. Ana may choose Income, Foreign aid, Tax, Steal or Exchange.",
    ),
    (TWO, "Ana steal Cleo", "TA-2", "Cleo has no coins to steal. Ana may aim at Ben."),
    (TWO, "Ben tax", "TU-1", "It is Ana’s turn, not Ben’s. Ana must choose an action."),
    (TWO, "Ben challenge", "CH-7", "No claim is open now, so nobody can challenge. Ana must choose an action."),
    (
        table(10, 2, 2),
        "Ana tax",
        "TU-2",
        "Ana has 10 coins. From 10 coins on, only a coup is allowed. Ana may choose Coup.",
    ),
    (SIDES, "Ana coup Cleo", "FA-1", "Ana and Cleo are on the same side. Ana may aim at Ben."),
    (
        after(TWO, "Ana foreign-aid"),
        "Ben challenge",
        "CH-2",
        "Foreign aid claims no card, so nobody can challenge it. Ben may block or let it pass.",
    ),
    (
        after(TWO, "Ana steal Ben"),
        "Ben block captain",
        "TU-3",
        "Challenges come first, blocks after them. Ben may challenge or let it pass.",
    ),
    (
        after(TWO, "Ana tax"),
        "Ben block duke",
        "BL-6",
        "No card can block Tax. Ben may challenge or let it pass.",
    ),
    (
        after(TWO, "Ana steal Ben", "Ben challenge"),
        "Ben pass",
        "TU-3",
        "This is not what is asked now. Ana must show the Captain or give in.",
    ),
    (
        after(table(3, 2, 2), "Ana assassinate Ben", "Ben pass", "Cleo pass"),
        "Cleo block contessa",
        "BL-2",
        "Only the target, Ben, may block this. Ben may block or let it pass.",
    ),
    (
        after(TWO, "Ana tax", "Ben challenge"),
        "Ana show contessa",
        "CH-3",
        "Ana does not have that Contessa. Ana must show the Duke or give in.",
    ),
    (
        after(TWO, "Ana tax", "Ben challenge"),
        "Ana show captain",
        "CH-3",
        "Only the Duke proves this claim. Ana must show the Duke or give in.",
    ),
]


@pytest.mark.parametrize(("state", "move", "label", "text"), CASES, ids=[f"{case[2]} {case[1]}" for case in CASES])
def test_the_words_of_a_refusal(state: State, move: str, label: str, text: str) -> None:
    refusal = refused(state, coup.parse(move, NAMES[:3]))
    assert refusal is not None
    assert (refusal.text, refusal.rule) == (text, narrate.rule(label, ENGLISH))

"""Cóatl in words: every refusal and every event can be told, shortly, and no hidden card is named."""

import json
import re
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from content import texts
from engine import coatl
from engine.coatl.reasons import REASONS
from engine.game import Reason
from engine.tools import draw_lots
from explorer.voices import VOICES, voice_of
from tests.content.reading import words
from tests.engine.coatl.sayable import sayable
from tests.engine.coatl.table import NAMES, Position, positions

ENGLISH = texts()
VOICE = VOICES["coatl"]
MOST_WORDS = 25
SELDOM = {
    *("game-over", "deck-empty", "needs-a-prophecy", "temple-placed"),
    *("four-prophecies", "same-prophecy", "conditions-missing"),
}
"""Reasons that few random positions bring about; the rulings have them."""


@given(positions())
def test_a_refusal_is_short_and_has_a_rule(position: Position) -> None:
    state, names = position.state, NAMES[: position.players]
    for move in list(sayable(state))[::5]:
        reason = coatl.why_not(state, move)
        if reason:
            told = VOICE.refusal(reason, state, names, ENGLISH, move)
            assert told.rule is not None
            assert len(words(told.text)) <= MOST_WORDS, told.text
            assert not re.search(r"[{}]", told.text)


def test_random_positions_bring_about_nearly_every_reason() -> None:
    dice, met = Random(5), set[str]()
    for seed in range(40):
        rules = coatl.rule_set(dice.choice(coatl.PRESETS))
        state = Position(rules, dice.randint(2, 4), seed, dice.randint(0, 300)).state
        met |= {reason.code for move in sayable(state) if (reason := coatl.why_not(state, move))}
    assert set(REASONS) - met <= SELDOM


@given(st.integers(2, 4), st.integers(0, 2**32 - 1))
def test_a_whole_game_can_be_told_to_anybody(players: int, seed: int) -> None:
    dice, names = Random(seed), NAMES[:players]
    state = coatl.new_game(players, coatl.rule_set())
    everybody = frozenset(range(players))
    while coatl.prompt(state) is not None:
        before = state
        state, events = coatl.apply(state, draw_lots(coatl, state, dice))
        assert voice_of(before) is VOICE
        heard = [event for event in events if event.known_to is None and event.facts.get("cards") != ()]
        assert bool(VOICE.happened(events, names, frozenset(), ENGLISH)) == bool(heard)
        VOICE.happened(events, names, everybody, ENGLISH)


@given(positions())
def test_a_table_is_shown_without_what_is_hidden(position: Position) -> None:
    """A position and another one in which only hidden cards differ look alike."""
    state, names = position.state, NAMES[: position.players]
    bare = [seat._replace(hand=tuple(48 for _ in seat.hand)) for seat in state.seats]
    other = state._replace(seats=tuple(bare))
    nobody = frozenset[int]()
    assert VOICE.lying(state, names, nobody) == VOICE.lying(other, names, nobody)
    assert VOICE.picture(state, names, nobody, ENGLISH) == VOICE.picture(other, names, nobody, ENGLISH)
    json.dumps(VOICE.lying(state, names, frozenset({0})))


def test_what_a_refusal_tells_of_a_hand_is_for_who_sees_it() -> None:
    state = coatl.set_up(coatl.Table((coatl.Place(hand=(6,)), coatl.Place())), coatl.rule_set())
    move = coatl.parse("Ana pass", NAMES[:2])
    assert VOICE.overheard(Reason("not-in-your-hand"), state, move, frozenset({1}))
    assert not VOICE.overheard(Reason("not-in-your-hand"), state, move, frozenset({0}))
    assert not VOICE.overheard(Reason("no-room"), state, move, frozenset({1}))

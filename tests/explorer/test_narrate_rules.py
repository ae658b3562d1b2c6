"""Every rule is said as the table plays it, and whatever happens or is awaited rests on one of them."""

import re

import pytest
from hypothesis import given

from content import texts
from engine import coup
from engine.coup.citing import rule_of, rule_of_event, rule_of_events, rule_of_prompt
from engine.coup.labels import LABELS
from engine.coup.rules import SWITCHES, RuleSet, Setting
from explorer import narrate
from tests.conftest import NAMES, Position, positions, rule_sets
from tests.content.reading import sentences, words
from tests.engine.sayable import sayable

ENGLISH = texts()
THREE = NAMES[:3]
BEHIND = {label.switch: label.id for label in LABELS.values() if label.switch}


@given(rule_sets())
def test_every_rule_can_be_said_at_every_table(rules: RuleSet) -> None:
    for label in LABELS:
        rule = narrate.rule(label, rules, ENGLISH)
        assert rule.text
        assert re.search(r"[{}]", rule.text) is None
        assert max(len(words(sentence)) for sentence in sentences(rule.text)) <= 20, rule.text


@pytest.mark.parametrize("switch", SWITCHES)
def test_a_rule_behind_a_switch_says_what_the_table_plays(switch: str) -> None:
    said = {
        narrate.rule(BEHIND[switch], coup.rule_set("guide", **{switch: value}), ENGLISH).text
        for value in SWITCHES[switch]
    }
    assert len(said) == len(SWITCHES[switch])


def test_the_characters_in_a_rule_are_those_of_the_deck() -> None:
    swapped = coup.rule_set(inquisitor=True, diplomat=True, factions=True)
    gone = re.compile("Duke|Ambassador")
    for label in ("BL-1", "BL-3", "AC-7", "FA-4", "FA-5", "FA-6"):
        assert gone.search(narrate.rule(label, coup.rule_set(), ENGLISH).text)
        assert not gone.search(narrate.rule(label, swapped, ENGLISH).text)
    assert "Draw 1 card" in narrate.rule("AC-7", swapped, ENGLISH).text


@pytest.mark.parametrize(
    ("label", "chosen", "voice"),
    [
        ("CH-6", {}, "rule"),
        ("CH-6", {"refund_on_challenge": False}, "agreement"),
        ("BL-4", {"refund_on_block": True}, "agreement"),
        ("TA-9", {}, "agreement"),
        ("IQ-2", {"inquisitor": True}, "rule"),
    ],
)
def test_a_rule_that_no_preset_has_is_an_agreement_of_the_table(
    label: str, chosen: dict[str, Setting], voice: str
) -> None:
    assert narrate.rule(label, coup.rule_set("guide", **chosen), ENGLISH).voice == voice


@given(positions())
def test_every_decision_and_every_event_rests_on_a_rule(position: Position) -> None:
    state = position.state
    if coup.prompt(state) is not None:
        assert rule_of_prompt(state) in LABELS
    for move in coup.legal_moves(state):
        after, events = coup.apply(state, move)
        assert {rule_of_event(event, after) for event in events} <= set(LABELS)
        assert rule_of_events(events, after) in {None, *LABELS}


@given(positions())
def test_no_refusal_cites_a_rule_of_what_is_not_played(position: Position) -> None:
    rules = position.rules
    absent = {prefix for prefix, played in (("FA", rules.factions), ("IQ", rules.inquisitor)) if not played}
    absent |= set() if rules.diplomat else {"DI"}
    for move in sayable(position.players):
        reason = coup.why_not(position.state, move)
        if reason is not None and reason.code != "not-in-this-game":
            assert rule_of(reason, position.state).partition("-")[0] not in absent

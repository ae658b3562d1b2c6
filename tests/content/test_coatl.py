"""Every code that the engine can produce of Cóatl has English words; nothing else is there."""

import re

from content import texts
from engine.coatl.agenda import ANSWERS
from engine.coatl.citing import RULE_OF_DECISION, RULE_OF_EVENT, RULE_OF_REASON
from engine.coatl.labels import LABELS
from engine.coatl.reasons import DECISIONS, OF_CARDS, REASONS
from engine.coatl.roster import COLOURS, Kind
from engine.coatl.rules import PRESETS, SOURCES, SWITCHES
from tests.content.test_content import gaps, keys, said_in

ENGLISH = texts()


def codes(topic: str, family: str) -> set[str]:
    """What follows the family in the keys of a file, up to the next dot."""
    return {key.split(".")[2] for key in keys(topic) if key.startswith(f"coatl.{family}.")}


def test_every_reason_has_words_and_a_rule() -> None:
    assert codes("coatl_refusals", "refusal") == set(REASONS) == set(RULE_OF_REASON)
    assert set(said_in("engine/coatl", "Reason")) <= set(REASONS)
    assert {f"reason.{code}" for code in REASONS} <= set(ENGLISH.messages)
    assert set(REASONS) >= OF_CARDS


def test_every_event_has_words_and_a_rule() -> None:
    assert codes("coatl_story", "story") == set(said_in("engine/coatl", "tell")) == set(RULE_OF_EVENT)


def test_every_decision_has_words_and_a_rule() -> None:
    assert set(said_in("engine/coatl", "Prompt")) == set(DECISIONS)
    assert codes("coatl_refusals", "allowed") == {*DECISIONS, "owed", "over"}
    assert set(RULE_OF_DECISION) == set(ANSWERS)


def test_every_rule_has_words_and_sources() -> None:
    assert codes("coatl_rules", "rule") == set(LABELS)
    places = [*(label.sources for label in LABELS.values()), *SOURCES.values()]
    assert all(re.fullmatch(r"\d\d?|2\.\d|G", place) for sources in places for place in sources)
    cited = {rule for rules in (RULE_OF_REASON, RULE_OF_EVENT, RULE_OF_DECISION) for rule in rules.values()}
    assert {label for label in cited if isinstance(label, str)} <= set(LABELS)


def test_every_switch_and_each_of_its_values_has_words_and_is_behind_one_rule() -> None:
    values = {f"{name}.{str(value).lower()}" for name, values in SWITCHES.items() for value in values}
    said = {key.removeprefix("coatl.switch.") for key in keys("coatl_switches") if ".switch." in key}
    assert said == set(SWITCHES) | values
    assert sorted(label.switch for label in LABELS.values() if label.switch) == sorted(SWITCHES)
    for label in LABELS.values():
        assert ("here" in gaps(ENGLISH.messages[f"coatl.rule.{label.id}"][0])) == bool(label.switch), label.id
    assert codes("coatl_switches", "preset") == set(PRESETS)


def test_every_fault_of_a_table_or_a_move_has_words() -> None:
    raised = {code for name in ("ImpossiblePosition", "NoMove", "impossible") for code in said_in("engine/coatl", name)}
    assert {f"fault.{code}" for code in raised} <= set(ENGLISH.messages)


def test_pieces_have_names() -> None:
    assert codes("coatl_table", "colour") == set(COLOURS)
    assert codes("coatl_table", "pieces") == {*Kind, "two", "each"}

"""Every code that the engine can produce has English words; nothing else is there."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest

from content import HERE, Texts, languages, read, texts
from engine.coup.agenda import ANSWERS
from engine.coup.citing import RULE_OF_DECISION, RULE_OF_EVENT, RULE_OF_REASON
from engine.coup.labels import LABELS
from engine.coup.reasons import DECISIONS, REASONS
from engine.coup.roster import ACTIONS, NAMES_A_SEAT, Character, Faction
from engine.coup.rules import PRESETS, SOURCES, SWITCHES
from scenarios.shapes import worded

ROOT = Path(__file__).parents[2]
ENGLISH = texts()
FAMILIES = re.compile(
    r"(refusal|allowed|path\.about|rule|story|speech|decision|character|action|faction|change|track|game|fault|reason|guess|switch|preset|verdict|agreed)\..+"
    r"|(does|kind|shelf|source|standing|with)\..+"
    r"|roster\.(block|by)\..+|sandbox\.(name|card|option|impossible|group|copy|pace)\..+|bot\..+|bots\.why\..+|simulated\..+|command\.(cluster|table)\..+|seat\..+\.you|agreement|coatl\..+"
)
"""Messages whose key is put together from a code."""


def said_in(folder: str, name: str) -> Iterator[str]:
    """The codes that calls of `name` in a folder's sources have as their first argument."""
    for source in sorted((ROOT / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(source.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if called == name and isinstance(node.args[0].value, str):
                    yield node.args[0].value


def keys(topic: str) -> list[str]:
    """The keys of one file, in reading order."""
    messages = read(HERE / "en" / f"{topic}.po")
    return [message.id if isinstance(message.id, str) else message.id[0] for message in messages if message.id]


def family(topic: str, prefix: str) -> set[str]:
    """What follows the prefix in the keys of a file, up to the next dot."""
    return {key.split(".")[1] for key in keys(topic) if key.startswith(f"{prefix}.")}


def gaps(message: str) -> set[str]:
    """The names in braces."""
    return {name for _, name, _, _ in Formatter().parse(message) if name}


def test_every_reason_has_words_and_a_rule() -> None:
    assert family("refusals", "refusal") == set(REASONS)
    assert set(said_in("engine/coup", "Reason")) <= set(REASONS)
    assert set(RULE_OF_REASON) == set(REASONS)
    assert set(REASONS) <= family("faults", "reason")


def test_every_event_has_words_and_a_rule() -> None:
    events = {*said_in("engine/coup", "tell"), *said_in("engine/coup", "Event")}
    assert family("story", "story") == events == set(RULE_OF_EVENT)


def test_every_declaration_has_words() -> None:
    assert {key.split(".")[2] for key in keys("story") if key.startswith("story.declared.")} == set(NAMES_A_SEAT)


def test_every_decision_has_words_for_the_asked_and_for_the_others() -> None:
    assert set(said_in("engine/coup", "Prompt")) <= set(DECISIONS)
    for decision in DECISIONS:
        assert ENGLISH.has(f"decision.{decision}.you")
        assert ENGLISH.has(f"decision.{decision}.they")
        assert ENGLISH.has(f"allowed.{decision}")
    assert set(RULE_OF_DECISION) == set(ANSWERS)


def test_every_switch_and_each_of_its_values_has_words() -> None:
    said = {key for key in keys("switches") if key.startswith("switch.")}
    assert said == {f"switch.{name}" for name in SWITCHES} | {
        f"switch.{name}.{worded(value)}" for name, values in SWITCHES.items() for value in values
    }


def test_every_preset_has_a_name_and_a_description() -> None:
    said = {key for key in keys("switches") if key.startswith("preset.")}
    assert said == {f"preset.{preset}" for preset in PRESETS} | {f"preset.{preset}.about" for preset in PRESETS}


def test_every_switch_is_behind_one_rule_which_says_what_the_table_plays() -> None:
    assert sorted(label.switch for label in LABELS.values() if label.switch) == sorted(SWITCHES)
    for label in LABELS.values():
        assert ("here" in gaps(ENGLISH.messages[f"rule.{label.id}"][0])) == bool(label.switch), label.id


def test_every_fault_of_a_table_or_a_move_has_words() -> None:
    raised = {code for name in ("ImpossiblePosition", "NoMove") for code in said_in("engine/coup", name)}
    assert raised <= family("faults", "fault")


def test_every_rule_has_words_and_sources() -> None:
    assert family("rules", "rule") == set(LABELS)
    places = [label.sources for label in LABELS.values()] + list(SOURCES.values())
    assert all(places)
    assert all(re.fullmatch(r"(J|K|IP|B|C)\d\d+|C\d|D", source) for sources in places for source in sources)


def test_cards_actions_and_sides_have_names() -> None:
    assert family("table", "character") == set(Character)
    assert family("table", "action") == set(NAMES_A_SEAT)
    assert family("table", "faction") == set(Faction)
    assert family("table", "speech") == {
        "says",
        "blocks",
        "claim",
        "denial",
        "block",
        *(action.code for action in ACTIONS),
    }


def test_no_message_is_an_orphan() -> None:
    sources = "".join(path.read_text("utf-8") for path in sorted((ROOT / "explorer").rglob("*.py")))
    sources += (ROOT / "content" / "__init__.py").read_text("utf-8")
    literal = set(re.findall(r"(?<=[\"'])[\w.–?-]+(?=[\"'])", sources))
    assert {key for key in set(ENGLISH.messages) - literal if not FAMILIES.fullmatch(key)} == set()


def test_no_key_is_there_twice() -> None:
    times_there = Counter(key for path in (HERE / "en").glob("*.po") for key in keys(path.stem))
    assert [key for key, times in times_there.items() if times > 1] == []


@pytest.mark.parametrize("language", languages())
def test_a_message_has_the_same_gaps_in_every_form_and_language(language: str) -> None:
    for key, forms in texts(language).messages.items():
        assert [gaps(form) for form in forms] == [gaps(ENGLISH.messages[key][0])] * len(forms), key


def test_an_unknown_key_is_an_error_and_another_language_falls_back_to_english() -> None:
    other = Texts("xx", {"page.learn": ("Xlearn",)}, ENGLISH.form, ENGLISH)
    assert other.say("page.learn") == "Xlearn"
    assert other.say("page.table") == ENGLISH.say("page.table")
    with pytest.raises(KeyError):
        other.say("no.such.key")
    with pytest.raises(KeyError):
        texts("no-such-language")


def test_numbers_choose_the_plural_and_lists_are_joined() -> None:
    assert [ENGLISH.say("coins", count=count) for count in (0, 1, 2)] == ["0 coins", "1 coin", "2 coins"]
    assert ENGLISH.either(("a",)) == "a"
    assert ENGLISH.either(("a", "b", "c")) == "a, b or c"
    assert ENGLISH.every(("a", "b", "c")) == "a, b and c"

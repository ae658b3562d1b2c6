"""The dialog of what the table has agreed on: every agreement there can be, and the lessons that it changes."""

from functools import cache

import content
from content import Texts
from engine.coup.rules import PRESETS, SWITCHES, Setting, rule_set, worded
from explorer.addresses import LessonAddress
from explorer.agreements import AGREED, one, titled
from explorer.drawing.agreements import Agreement, Preset, agreements_dialog
from explorer.house_rules import changes, touching
from explorer.lessons import lessons
from explorer.surroundings import LEARN
from explorer.tables.html import Html

FEW = 6
"""More lessons than these are counted, not named."""


@cache
def dialog(language: str) -> Html:
    """Return the dialog, shut."""
    texts = content.texts(language)
    agreements = tuple(_agreement(switch, value, texts) for switch in AGREED for value in SWITCHES[switch])
    return agreements_dialog(tuple(_preset(preset, texts) for preset in PRESETS), agreements, texts)


def _preset(preset: str, texts: Texts) -> Preset:
    rules, usual = rule_set(preset).resolved(), rule_set().resolved()
    sets = tuple(one(name, rules[name]) for name in AGREED if rules[name] != usual[name])
    return Preset(preset, texts.say(f"preset.{preset}"), texts.say(f"preset.{preset}.about"), sets)


def _agreement(switch: str, value: Setting, texts: Texts) -> Agreement:
    changed = changes(switch, value)
    known = lessons()
    links = [(f"{known[each].number}. {known[each].title}", f"{LEARN}{LessonAddress(each)}") for each in changed]
    return Agreement(
        one(switch, value),
        titled(switch, value, texts),
        texts.say(f"switch.{switch}.{worded(value)}"),
        told(changed, texts),
        tuple(links) if len(links) <= FEW else (),
    )


def told(changed: tuple[str, ...], texts: Texts) -> str:
    """Return which lessons change, by their numbers; many are counted."""
    if not changed:
        return texts.say("agree.changes.nothing")
    if len(changed) > FEW:
        return texts.say("agree.changes.many", count=len(changed))
    numbers = tuple(lessons()[each].number for each in changed)
    return texts.say("agree.changes", count=len(changed), lessons=texts.every(numbers))


def written_touching(lesson: str) -> tuple[str, ...]:
    """Return what one may agree on so that the lesson goes otherwise, as it stands in addresses."""
    return tuple(one(switch, value) for switch, value in touching(lesson))

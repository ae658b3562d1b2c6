"""The dialogs of what the table has agreed on: every agreement there can be, and the lessons that it changes."""

from functools import cache

import content
from content import Texts
from explorer.addresses import LessonAddress
from explorer.agreements import agreeable, one, setting, titled, ways
from explorer.drawing.agreements import Agreement, Preset, agreements_dialog
from explorer.house_rules import changes, touching
from explorer.lessons import lessons
from explorer.pages import LEARN
from explorer.tables.html import Html, join
from explorer.voices import VOICES
from scenarios.shapes import SHAPES, Setting

FEW = 6
"""More lessons than these are counted, not named."""


@cache
def dialogs(language: str) -> Html:
    """Return the dialog of each game, shut."""
    return join(*(_dialog(game, content.texts(language)) for game in SHAPES))


def _dialog(game: str, texts: Texts) -> Html:
    presets = tuple(_preset(game, preset, texts) for preset in SHAPES[game].presets)
    agreements = tuple(_agreement(game, switch, value, texts) for switch, value in ways(game))
    return agreements_dialog(game, presets, agreements, texts)


def _preset(game: str, preset: str, texts: Texts) -> Preset:
    shape, say = SHAPES[game], VOICES[game].say
    rules, usual = shape.rule_set(preset).resolved(), shape.rule_set().resolved()
    sets = tuple(one(name, rules[name]) for name in agreeable(game) if rules[name] != usual[name])
    return Preset(preset, say(texts, f"preset.{preset}"), say(texts, f"preset.{preset}.about"), sets)


def _agreement(game: str, switch: str, value: Setting, texts: Texts) -> Agreement:
    changed = changes(game, switch, value)
    known = lessons()
    links = [(f"{known[each].number}. {known[each].title}", f"{LEARN}{LessonAddress(each)}") for each in changed]
    return Agreement(
        one(switch, value),
        titled(game, switch, value, texts),
        setting(game, switch, value, texts),
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

"""The page of a rule: what it says, how tables play it, what each source says, and what rests on it."""

from collections.abc import Iterator

from answers.sources import SOURCES, Statement, chapters
from content import Texts
from engine.coup.labels import LABELS
from engine.coup.rules import PRESETS, SET_BY, SWITCHES, worded
from explorer.addresses import LessonAddress
from explorer.agreements import AGREED, how, one
from explorer.answer_page import Sheet
from explorer.asker import Asker
from explorer.drawing import Link
from explorer.drawing.agreements import Offer, Value
from explorer.drawing.rule import Told, Way, Witness, Words, rule_leaf
from explorer.narrate import rule
from explorer.resting import lessons_on
from explorer.surroundings import LEARN
from explorer.tables.html import Html, tag

LETTERS = {"J": "japanese", "K": "korean", "I": "italian", "B": "printed"}
"""The sources by the letter that their places begin with."""


def rule_sheet(label: str, resting: Html, asker: Asker) -> Sheet:
    """Return the page of a rule; `resting` are the questions whose answers rest on it."""
    texts, switch = asker.texts, LABELS[label].switch
    told = rule(label, asker.rules, texts)
    title = f"{texts.say(told.voice)} {label}"
    seen_in = (
        Link(f"{each.number}. {each.title}", f"{LEARN}{LessonAddress(each.id)}", current=False)
        for each in lessons_on(label)
    )
    drawn = Told(
        title,
        told.text,
        ways=tuple(_ways(switch, asker)) if switch else (),
        offer=_offer(switch, asker) if switch in AGREED else None,
        witnesses=tuple(_witnesses(label, texts)),
        lessons=tuple(seen_in),
    )
    html = tag("div", rule_leaf(drawn, texts), resting, class_="found ruling-page")
    return Sheet(html, asker.address(label=label), f"{title}. {told.text}")


def _ways(switch: str, asker: Asker) -> Iterator[Way]:
    """The ways to play it, each with the sets of rules that do."""
    texts = asker.texts
    for value in SWITCHES[switch]:
        presets = [preset for preset, set_ in zip(PRESETS, SET_BY[switch], strict=True) if set_ == value]
        names = tuple(texts.say(f"preset.{preset}") for preset in presets)
        here = getattr(asker.rules, switch) == value
        yield Way(texts.say(f"switch.{switch}.{worded(value)}"), texts.every(names) if names else None, here)


def _offer(switch: str, asker: Asker) -> Offer:
    texts = asker.texts
    values = tuple(
        Value(
            one(switch, value),
            how(switch, value, texts),
            texts.say(f"switch.{switch}.{worded(value)}"),
            chosen=(switch, value) in asker.agreed.chosen,
        )
        for value in SWITCHES[switch]
    )
    return Offer(switch, texts.say(f"switch.{switch}"), values)


def _witnesses(label: str, texts: Texts) -> Iterator[Witness]:
    """What the sources say on each topic of the rule; on a rule without a topic, who says so."""
    subjects = [each for chapter in chapters() for each in chapter.subjects if each.rule == label]
    for subject in subjects:
        words = tuple(Words(each.say, _who(each, texts)) for each in subject.says)
        spoken = {source for each in subject.says for source in each.places}
        yield Witness(subject.topic, texts.say(f"standing.{subject.standing}"), words, _silent(spoken, texts))
    if not subjects:
        saying = {LETTERS[place[0]] for place in LABELS[label].sources if place[0] in LETTERS}
        who = tuple(texts.say(f"source.{source}") for source in SOURCES if source in saying)
        said = texts.say("ask.rule.said-by", sources=texts.every(who)) if who else texts.say("ask.rule.said-by-none")
        yield Witness(None, None, (Words(said, None),), None)


def _who(statement: Statement, texts: Texts) -> str:
    return texts.every(tuple(texts.say(f"source.{source}") for source in statement.places))


def _silent(spoken: set[str], texts: Texts) -> str | None:
    """Who says nothing on the topic."""
    silent = tuple(texts.say(f"source.{source}") for source in SOURCES if source not in spoken)
    return texts.say("ask.rule.silent", count=len(silent), sources=texts.every(silent)) if silent else None

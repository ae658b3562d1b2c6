"""The page of a rule: what it says, how tables play it, what each source says, and what rests on it."""

from collections.abc import Iterator

from answers.sources import SOURCES, Statement, chapters
from explorer.addresses import LessonAddress
from explorer.agreements import agreeable, how, one, setting
from explorer.answer_page import Sheet
from explorer.asker import Asker
from explorer.books import BOOKS
from explorer.drawing import Link
from explorer.drawing.agreements import Offer, Value
from explorer.drawing.rule import Told, Witness, Words, rule_leaf
from explorer.pages import LEARN
from explorer.resting import lessons_on
from explorer.rule_ways import ways_of
from explorer.tables.html import Html, tag


def rule_sheet(label: str, resting: Html, asker: Asker) -> Sheet:
    """Return the page of a rule; `resting` are the questions whose answers rest on it."""
    texts, switch = asker.texts, asker.shape.labels[label].switch
    told = asker.rule(label)
    title = told.named(texts)
    seen_in = (
        Link(f"{each.number}. {each.title}", f"{LEARN}{LessonAddress(each.id)}", current=False)
        for each in lessons_on(label)
    )
    drawn = Told(
        title,
        told.text,
        ways=tuple(ways_of(switch, asker)) if switch else (),
        offer=_offer(switch, asker) if switch in agreeable(asker.game) else None,
        witnesses=tuple(_witnesses(label, asker)),
        lessons=tuple(seen_in),
    )
    html = tag("div", rule_leaf(drawn, texts), resting, class_="found ruling-page")
    return Sheet(html, asker.address(label=label), f"{title}. {told.text}")


def _offer(switch: str, asker: Asker) -> Offer:
    texts = asker.texts
    values = tuple(
        Value(
            one(switch, value),
            how(asker.game, switch, value, texts),
            setting(asker.game, switch, value, texts),
            chosen=(switch, value) in asker.agreed.chosen,
        )
        for value in asker.shape.switches[switch]
    )
    return Offer(switch, asker.say(f"switch.{switch}"), values)


def _witnesses(label: str, asker: Asker) -> Iterator[Witness]:
    """What the sources say on each topic of the rule; on a rule without a topic, who says so."""
    texts = asker.texts
    subjects = [each for chapter in chapters(asker.game) for each in chapter.subjects if each.rule == label]
    for subject in subjects:
        words = tuple(Words(each.say, _who(each, asker)) for each in subject.says)
        spoken = {source for each in subject.says for source in each.places}
        yield Witness(subject.topic, texts.say(f"standing.{subject.standing}"), words, _silent(spoken, asker))
    if not subjects:
        saying = set(map(BOOKS[asker.game].source_of, asker.shape.labels[label].sources))
        who = tuple(asker.say(f"source.{source}") for source in SOURCES[asker.game] if source in saying)
        said = texts.say("ask.rule.said-by", sources=texts.every(who)) if who else texts.say("ask.rule.said-by-none")
        yield Witness(None, None, (Words(said, None),), None)


def _who(statement: Statement, asker: Asker) -> str:
    return asker.texts.every(tuple(asker.say(f"source.{source}") for source in statement.places))


def _silent(spoken: set[str], asker: Asker) -> str | None:
    """Who says nothing on the topic."""
    texts, sources = asker.texts, SOURCES[asker.game]
    silent = tuple(asker.say(f"source.{source}") for source in sources if source not in spoken)
    return texts.say("ask.rule.silent", count=len(silent), sources=texts.every(silent)) if silent else None

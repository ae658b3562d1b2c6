"""What one can browse on the page Rules: cards and actions, the turn, every rule, what the sources say."""

from itertools import chain, groupby

from answers import Card, load_all
from answers.sources import SOURCES, Statement, Subject, chapters
from content import Texts
from engine.coup.labels import LABELS
from engine.coup.rules import RuleSet, worded
from explorer.addresses import RULES, RulesAddress
from explorer.answer_page import Sheet
from explorer.drawing import Link
from explorer.drawing.catalogue import Entry, catalogue
from explorer.drawing.roster import Behind, who_is_who
from explorer.drawing.shelf import paper, shelf
from explorer.drawing.turn import turn_picture
from explorer.drawing.witness import Chapter, Matter, Said, witness
from explorer.narrate import rule
from explorer.narrate.roster import Deed, Person, roster
from explorer.narrate.turn import turn
from explorer.tables.html import Html, join, tag

ASKED = 3
"""So many questions stand on the sheet of a character."""
PARTS = ("cards", "turn", "rules", "sources")
"""The parts, in their order."""


def shelf_of(current: str | None, texts: Texts) -> Html:
    """Return the links to the parts."""
    links = (Link(texts.say(f"shelf.{part}"), part_href(part), part == current) for part in PARTS)
    return shelf(tuple(links), texts)


def part_href(part: str) -> str:
    """Return where a part is."""
    return f"{RULES}{RulesAddress(part=part)}"


def part_sheet(part: str, rules: RuleSet, texts: Texts) -> Sheet | None:
    """Return the part as it is under these rules; None where there is none of that name."""
    if part not in PARTS:
        return None
    title = texts.say(f"shelf.{part}")
    drawn = {"cards": _cards, "turn": _turn, "rules": _rules, "sources": _sources}[part](rules, texts)
    about = texts.say(f"shelf.{part}.about")
    html = tag("div", shelf_of(part, texts), paper(title, about, drawn), class_="found")
    return Sheet(html, RulesAddress(part=part), f"{title}. {about}")


def _cards(rules: RuleSet, texts: Texts) -> Html:
    drawn = roster(rules, texts)
    behind = {person.code: _behind(_labels(person), person.name, texts) for person in drawn.persons}
    return who_is_who(drawn, {"": _behind(_general(drawn.general), None, texts), **behind}, texts)


def _labels(person: Person) -> tuple[str, ...]:
    return (*(deed.label for deed in person.deeds), *(block.label for block in person.blocks))


def _general(deeds: tuple[Deed, ...]) -> tuple[str, ...]:
    return tuple(deed.label for deed in deeds)


def _behind(labels: tuple[str, ...], name: str | None, texts: Texts) -> Behind:
    """The rules, and the first questions that rest on one of them; of a character, those that name it come first."""
    asked = [card for card in all_cards() if card.cite[0] in labels]
    asked.sort(key=lambda card: (name or "") not in card.question)
    return Behind(
        tuple(Link(_named(label, texts), f"{RULES}{RulesAddress(label=label)}", current=False) for label in labels),
        tuple(Link(card.question, f"{RULES}{RulesAddress(card=card.id)}", current=False) for card in asked[:ASKED]),
    )


def all_cards() -> tuple[Card, ...]:
    """Return every answer card, topic by topic."""
    return tuple(chain.from_iterable(topic.cards for topic in load_all()))


def _named(label: str, texts: Texts) -> str:
    return f"{texts.say(LABELS[label].kind)} {label}"


def _turn(rules: RuleSet, texts: Texts) -> Html:
    return turn_picture(turn(rules, texts), texts)


def _rules(rules: RuleSet, texts: Texts) -> Html:
    groups = []
    for kind, labels in groupby(LABELS, key=lambda label: label.split("-")[0]):
        entries = [
            Entry(rule(label, rules, texts), LABELS[label].sources, f"{RULES}{RulesAddress(label=label)}")
            for label in labels
        ]
        groups.append((texts.say(f"kind.{kind}"), tuple(entries)))
    return catalogue(tuple(groups), texts)


def _sources(rules: RuleSet, texts: Texts) -> Html:
    drawn = tuple(
        Chapter(chapter.title, tuple(_matter(subject, rules, texts) for subject in chapter.subjects))
        for chapter in chapters()
    )
    names = tuple(texts.say(f"source.{source}") for source in SOURCES)
    return join(witness(drawn, names, texts), tag("p", texts.say("witness.numbers"), class_="remark"))


def _matter(subject: Subject, rules: RuleSet, texts: Texts) -> Matter:
    name, switch = _named(subject.rule, texts), LABELS[subject.rule].switch
    decided = any(said.value for said in subject.says)
    if decided and subject.standing != "agree":
        name = texts.say("witness.decides", rule=name)
    now = worded(getattr(rules, switch)) if switch and decided else None
    said = tuple(_said(each, now) for each in subject.says)
    link = Link(name, f"{RULES}{RulesAddress(label=subject.rule)}", current=False)
    return Matter(subject.topic, subject.standing, said, link, subject.note)


def _said(statement: Statement, now: str | None) -> Said:
    places = tuple(", ".join(statement.places.get(source, ())) for source in SOURCES)
    return Said(statement.say, places, here=now is not None and statement.value == now)

"""What one can browse on the page Rules: the cards, the turn, every rule, what the sources say, the cheat sheet."""

from collections.abc import Callable
from itertools import groupby

from answers import cards
from answers.sources import SOURCES, Statement, Subject, chapters
from content import Texts
from engine.coup.labels import LABELS
from engine.coup.rules import OPTIONS, worded
from explorer.answer_page import Sheet
from explorer.asker import Asker
from explorer.cheat_sheet import cheat
from explorer.codes import code
from explorer.drawing import Link
from explorer.drawing.catalogue import Entry, catalogue
from explorer.drawing.cheat import cheat_sheet
from explorer.drawing.roster import Behind, who_is_who
from explorer.drawing.shelf import paper, shelf, tools
from explorer.drawing.turn import turn_picture
from explorer.drawing.witness import Chapter, Matter, Said, witness
from explorer.narrate import rule
from explorer.narrate.roster import Person, roster
from explorer.narrate.turn import turn
from explorer.rule_page import LETTERS
from explorer.tables.html import Html, join, tag

ASKED = 3
"""So many questions stand on the sheet of a character."""


def shelf_of(current: str | None, asker: Asker) -> Html:
    """Return the links to the parts."""
    links = (Link(asker.texts.say(f"shelf.{part}"), asker.link(q=None, part=part), part == current) for part in PARTS)
    return shelf(tuple(links), asker.texts)


def part_sheet(part: str, asker: Asker) -> Sheet | None:
    """Return the part as it is under the rules in use; None where there is none of that name."""
    if part not in PARTS:
        return None
    asker, say = asker._replace(asked=None), asker.texts.say
    title, about = say(f"shelf.{part}"), say(f"shelf.{part}.about")
    drawn = paper(title, about, join(_tools(part, asker), PARTS[part](asker)))
    return Sheet(
        tag("div", shelf_of(part, asker), drawn, class_="found"), asker.address(part=part), f"{title}. {about}"
    )


def _tools(part: str, asker: Asker) -> Html:
    """What one can choose on every part: the options in the box; a cheat sheet can be printed."""
    say = asker.texts.say
    options = tuple(
        Link(say(f"with.is.{option}"), asker.link(part=part, box=asker.opening(option)), option in asker.options)
        for option in OPTIONS
    )
    return tools(say("with"), options, say("print") if part == "sheet" else None)


def _cards(asker: Asker) -> Html:
    drawn = roster(asker.rules, asker.texts)
    behind = {person.code: _behind(_labels(person), person.name, asker) for person in drawn.persons}
    general = tuple(deed.label for deed in drawn.general)
    return who_is_who(drawn, {"": _behind(general, "", asker), **behind}, asker.texts)


def _labels(person: Person) -> tuple[str, ...]:
    return (*(deed.label for deed in person.deeds), *(block.label for block in person.blocks))


def _behind(labels: tuple[str, ...], name: str, asker: Asker) -> Behind:
    """The rules, and the first questions that rest on one of them; those that name the character come first."""
    asked = [card for card in cards().values() if card.cite[0] in labels]
    asked.sort(key=lambda card: name not in card.question)
    return Behind(
        tuple(Link(_named(label, asker), asker.link(label=label), current=False) for label in labels),
        tuple(Link(card.question, asker.link(card=card.id), current=False) for card in asked[:ASKED]),
    )


def _named(label: str, asker: Asker) -> str:
    return f"{asker.texts.say(LABELS[label].kind)} {label}"


def _turn(asker: Asker) -> Html:
    return turn_picture(turn(asker.rules, asker.texts), asker.texts)


def _rules(asker: Asker) -> Html:
    groups = []
    for kind, labels in groupby(LABELS, key=lambda label: label.split("-")[0]):
        entries = [
            Entry(rule(label, asker.rules, asker.texts), _places(label, asker.texts), asker.link(label=label))
            for label in labels
        ]
        groups.append((asker.texts.say(f"kind.{kind}"), tuple(entries)))
    return catalogue(tuple(groups), asker.texts)


def _places(label: str, texts: Texts) -> str:
    """The places that a rule rests on, by their sources; those of hard cases last."""
    by_source: dict[str, list[str]] = {source: [] for source in (*SOURCES, "cases")}
    for place in LABELS[label].sources:
        by_source[LETTERS.get(place[0], "cases")].append(place)
    said = (f"{texts.say(f'source.{source}')} {', '.join(places)}" for source, places in by_source.items() if places)
    return "; ".join(said)


def _sources(asker: Asker) -> Html:
    drawn = tuple(
        Chapter(chapter.title, tuple(_matter(subject, asker) for subject in chapter.subjects)) for chapter in chapters()
    )
    say = asker.texts.say
    names = tuple(say(f"source.{source}") for source in SOURCES)
    return join(witness(drawn, names, asker.texts), tag("p", say("witness.numbers"), class_="remark"))


def _matter(subject: Subject, asker: Asker) -> Matter:
    name, switch = _named(subject.rule, asker), LABELS[subject.rule].switch
    decided = any(said.value for said in subject.says)
    if decided and subject.standing != "agree":
        name = asker.texts.say("witness.decides", rule=name)
    now = worded(getattr(asker.rules, switch)) if switch and decided else None
    said = tuple(_said(each, now) for each in subject.says)
    return Matter(
        subject.topic, subject.standing, said, Link(name, asker.link(label=subject.rule), current=False), subject.note
    )


def _said(statement: Statement, now: str | None) -> Said:
    places = tuple(", ".join(statement.places.get(source, ())) for source in SOURCES)
    return Said(statement.say, places, here=now is not None and statement.value == now)


def _sheet(asker: Asker) -> Html:
    texts = asker.texts
    link = asker.handed_on(asker.address(part="sheet"))
    drawn = cheat(asker.rules, asker.agreed.switches, code(link, texts.say("code.sheet")), texts)
    return cheat_sheet(drawn, texts)


PARTS: dict[str, Callable[[Asker], Html]] = {
    "cards": _cards,
    "turn": _turn,
    "rules": _rules,
    "sources": _sources,
    "sheet": _sheet,
}
"""The parts, in their order."""

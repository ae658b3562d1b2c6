"""What one can look up of Coup: the cards, the turn, every rule, what the sources say, the cheat sheet."""

from answers import cards
from answers.sources import SOURCES, Statement, Subject, chapters
from engine.coup.labels import LABELS
from explorer.asker import Asker
from explorer.books.book import Book
from explorer.books.every_rule import every_rule, named
from explorer.cheat_sheet import cheat
from explorer.codes import code
from explorer.drawing import Link
from explorer.drawing.cheat import cheat_sheet
from explorer.drawing.roster import Behind, who_is_who
from explorer.drawing.turn import turn_picture
from explorer.drawing.witness import Chapter, Matter, Said, witness
from explorer.narrate.roster import Person, roster
from explorer.narrate.turn import turn
from explorer.tables.html import Html, join, tag
from scenarios.shapes import worded

ASKED = 3
"""So many questions stand on the sheet of a character."""
LETTERS = {"J": "japanese", "K": "korean", "I": "italian", "B": "printed"}
"""The sources by the letter that their places begin with."""


def source_of(place: str) -> str | None:
    """Return whose place it is; None for those of hard cases, which no source settles."""
    return LETTERS.get(place[0])


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
        tuple(Link(named(label, asker), asker.link(label=label), current=False) for label in labels),
        tuple(Link(card.question, asker.link(card=card.id), current=False) for card in asked[:ASKED]),
    )


def _turn(asker: Asker) -> Html:
    return turn_picture(turn(asker.rules, asker.texts), asker.texts)


def _rules(asker: Asker) -> Html:
    return every_rule(asker, SOURCES, source_of)


def _sources(asker: Asker) -> Html:
    drawn = tuple(
        Chapter(chapter.title, tuple(_matter(subject, asker) for subject in chapter.subjects)) for chapter in chapters()
    )
    say = asker.texts.say
    names = tuple(say(f"source.{source}") for source in SOURCES)
    return join(witness(drawn, names, asker.texts), tag("p", say("witness.numbers"), class_="remark"))


def _matter(subject: Subject, asker: Asker) -> Matter:
    name, switch = named(subject.rule, asker), LABELS[subject.rule].switch
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


BOOK = Book(
    sources=SOURCES,
    source_of=source_of,
    chapters=chapters,
    parts={"cards": _cards, "turn": _turn, "rules": _rules, "sources": _sources, "sheet": _sheet},
    printed="sheet",
)

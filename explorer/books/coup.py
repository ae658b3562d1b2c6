"""What one can look up of Coup: the cards, the turn, every rule, what the sources say, the cheat sheet."""

from answers import cards
from explorer.asker import Asker
from explorer.books.book import Book
from explorer.books.every_rule import every_rule
from explorer.books.sources import what_they_say
from explorer.cheat_sheet import cheat
from explorer.codes import code
from explorer.drawing import Link
from explorer.drawing.cheat import cheat_sheet
from explorer.drawing.roster import Behind, who_is_who
from explorer.drawing.turn import turn_picture
from explorer.narrate.roster import Person, roster
from explorer.narrate.turn import turn
from explorer.tables.html import Html

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
        tuple(Link(asker.named(label), asker.link(label=label), current=False) for label in labels),
        tuple(Link(card.question, asker.link(card=card.id), current=False) for card in asked[:ASKED]),
    )


def _turn(asker: Asker) -> Html:
    return turn_picture(turn(asker.rules, asker.texts), asker.texts)


def _rules(asker: Asker) -> Html:
    return every_rule(asker, source_of)


def _sheet(asker: Asker) -> Html:
    texts = asker.texts
    link = asker.handed_on(asker.address(part="sheet"))
    drawn = cheat(asker.rules, asker.agreed.switches, code(link, texts.say("code.sheet")), texts)
    return cheat_sheet(drawn, texts)


BOOK = Book(
    source_of=source_of,
    parts={"cards": _cards, "turn": _turn, "rules": _rules, "sources": what_they_say, "sheet": _sheet},
    printed="sheet",
)

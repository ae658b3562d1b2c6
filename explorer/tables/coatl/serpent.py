"""One coatl as a feathered serpent: its pieces, which of them meet its cards, and the cards beside it."""

from collections.abc import Iterator
from typing import NamedTuple

from engine.coatl.coatls import Coatl, pays
from engine.coatl.patterns import Lack, Occurrence
from engine.coatl.prophecies import Reading
from engine.coatl.roster import PROPHECIES
from explorer.tables.coatl.cards import prophecy, temple
from explorer.tables.coatl.pieces import kinds, piece, sign
from explorer.tables.coatl.words import Words
from explorer.tables.html import Html, classes, tag, unseen


class Notes(NamedTuple):
    """What is said of a coatl beside what lies there."""

    number: int
    worth: int
    open_end_counts: bool
    fresh: frozenset[int] = frozenset()
    """The pieces that were just added, from 0."""
    fresh_cards: frozenset[int] = frozenset()
    leads: bool = True
    """Whether the eye is led to what is new."""
    lit: int | None = None
    """The prophecy that it is held against."""

    @property
    def news(self) -> bool:
        """Whether something was just put there."""
        return bool(self.fresh or self.fresh_cards)


def serpent(coatl: Coatl, notes: Notes, words: Words) -> Html:
    """Return the coatl as an item of a list."""
    reading = _reading(coatl, notes)
    state = "complete" if coatl.complete else "unfinished"
    title = words.say("number", number=notes.number)
    return tag(
        "li",
        tag("p", tag("b", title), " ", words.say(f"is.{state}"), " · ", words.points(notes.worth), class_="co-title"),
        unseen(words.say("reads", pieces=words.coatl(coatl))),
        tag(
            "div",
            *_pieces(coatl, notes, reading),
            *_ghosts(reading, len(coatl.pieces)),
            *_brackets(coatl, notes),
            class_=classes("co-snake", read=reading),
            aria_hidden="true",
        ),
        _read(reading, notes, words),
        _beside(coatl, notes, words),
        class_="co-coatl",
        style=f"--n:{_width(coatl, reading)}",
        data_news=notes.leads and notes.news,
    )


def _reading(coatl: Coatl, notes: Notes) -> Reading | None:
    if notes.lit is None:
        return None
    return PROPHECIES[notes.lit].reading(coatl.snake(open_end_counts=notes.open_end_counts))


def _width(coatl: Coatl, reading: Reading | None) -> int:
    """In pieces: a head and a tail are half as long again."""
    ghosts = len(reading.lacks.tokens) if reading and reading.lacks else 0
    return len(coatl.pieces) + coatl.head + coatl.tail + ghosts


def _first(reading: Reading | None) -> int:
    """The column of the first piece: what is lacking at the head side stands before it."""
    lacks = reading.lacks if reading else None
    return 1 + (len(lacks.tokens) if lacks and lacks.side == "left" else 0)


def _pieces(coatl: Coatl, notes: Notes, reading: Reading | None) -> Iterator[Html]:
    lit = {at for each in reading.met for part in each.parts for at in part} if reading else set()
    for at, (kind, colour) in enumerate(zip(kinds(coatl), coatl.pieces, strict=True)):
        yield tag(
            "span",
            piece(kind, colour),
            class_=classes("co-link", f"co-wave{at % 4}", lit=at in lit, fresh=at in notes.fresh),
            style=f"grid-column:{_first(reading) + at}",
        )


def _ghosts(reading: Reading | None, pieces: int) -> Iterator[Html]:
    """What one more of the lit card needs."""
    lacks: Lack | None = reading.lacks if reading else None
    for at, token in enumerate(lacks.tokens if lacks else ()):
        column = 1 + at + (0 if lacks and lacks.side == "left" else pieces)
        yield tag("span", sign(token), class_="co-ghost", style=f"grid-column:{column}")


def _brackets(coatl: Coatl, notes: Notes) -> Iterator[Html]:
    """For each card beside it a row: under the pieces that meet it lies the number of the card."""
    first = _first(_reading(coatl, notes))
    for row, card in enumerate(coatl.prophecies, 1):
        for place in PROPHECIES[card].met(coatl.snake(open_end_counts=notes.open_end_counts)):
            yield tag("b", str(row), class_="co-met", style=f"grid-area:{row + 1}/{_span(place, first)}")


def _span(place: Occurrence, first: int) -> str:
    return f"{first + place.start}/auto/{first + place.end}"


def _read(reading: Reading | None, notes: Notes, words: Words) -> Html | None:
    """What the lit card makes of the coatl, in a sentence or two."""
    if reading is None:
        return None
    card = words.say("prophecy", number=notes.lit)
    now = words.say("lit.now", card=card, points=words.points(reading.points))
    if reading.lacks is None:
        return tag("p", now, class_="co-read")
    more = words.say(f"lit.lacks.{reading.lacks.side}", signs=words.signs(reading.lacks.tokens))
    return tag("p", now, " ", more, class_="co-read")


def _beside(coatl: Coatl, notes: Notes, words: Words) -> Html | None:
    """The cards at the coatl, with what each pays now."""
    if not coatl.cards:
        return None
    cards = [
        prophecy(card, words, pays(coatl, card, notes.open_end_counts), place, card in notes.fresh_cards)
        for place, card in enumerate(coatl.prophecies, 1)
    ]
    if coatl.temple is not None:
        cards.append(temple(coatl.temple, words, coatl.pieces))
    return tag("ul", *cards, class_="co-beside", aria_label=words.say("beside", number=notes.number))

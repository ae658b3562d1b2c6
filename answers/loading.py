"""From a file to a topic with its cards, or to everything that is wrong with it."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from answers.model import Card, Ruling, Topic, When
from scenarios.faults import Fault, Faulty, Place, Problem
from scenarios.loading import PARTS, Parts, validated
from scenarios.model import Expect
from scenarios.names import name_problems
from scenarios.reading import Document, read, read_bytes
from scenarios.shapes import USUAL

HOME = Path(__file__).parent
KINDS: Parts = {**PARTS, "cards": Card, "rulings": Ruling, "when": When}


class Deck(NamedTuple):
    """A topic and the file it came from."""

    topic: Topic
    document: Document

    def fault(self, number: int, problem: Problem) -> Fault:
        """Return the problem of a card, counted from 0, with its line in the file."""
        return Fault(self.document.line(("cards", number, *problem.place)), problem.code, problem.facts)


def is_topic(document: Document) -> bool:
    """Whether the document is meant as a file of cards."""
    return isinstance(document.value, dict) and "cards" in document.value


def load(path: Path) -> Deck:
    """Return the cards in the file; raise Faulty."""
    return as_deck(read(read_bytes(path)))


def as_deck(document: Document) -> Deck:
    """Return the document as a topic with its cards; raise Faulty."""
    deck = Deck(validated(document, Topic, KINDS), document)
    faults = tuple(deck.fault(number, problem) for number, problem in _problems(deck.topic))
    if faults:
        raise Faulty(faults)
    return deck


@cache
def load_all(game: str = USUAL) -> tuple[Topic, ...]:
    """Return the topics on a game that come with the project, in their order."""
    return tuple(load(path).topic for path in sorted(HOME.glob(f"{game}/*.yaml")))


@cache
def cards(game: str = USUAL) -> dict[str, Card]:
    """Return all cards on a game by their id, topic by topic."""
    return {card.id: card for topic in load_all(game) for card in topic.cards}


def _problems(topic: Topic) -> Iterator[tuple[int, Problem]]:
    for number, card in enumerate(topic.cards):
        yield from ((number, problem) for problem in name_problems(card, _expected(card)))


def _expected(card: Card) -> Iterator[tuple[Place, Expect]]:
    for number, ruling in enumerate(card.rulings):
        for key, expect in (("expect", ruling.when.expect), ("new", ruling.when.new)):
            if expect:
                yield ("rulings", number, "when", key), expect

"""The points of a card of Cóatl on pieces that somebody has written."""

import re
from typing import Any, NamedTuple, NoReturn, Self

import typer

from content import texts
from engine.coatl.patterns import Snake
from engine.coatl.prophecies import Prophecy
from engine.coatl.roster import COLOURS, PROPHECIES, TEMPLES
from engine.coatl.temples import Temple

LONGEST = 150
"""Every piece of the box in one coatl."""


class Asked(NamedTuple):
    """A card, and the coatl that it is held against."""

    card: Prophecy | Temple
    snake: Snake

    @classmethod
    def read(cls, card: str, pieces: str, *, head: bool, tail: bool) -> Self:
        """Return what is meant; tell what is wrong with it and leave with 1."""
        colours = pieces.strip().upper()
        strange = next((sign for sign in colours if sign not in COLOURS), None)
        if strange is not None:
            _fail("command.unknown-colour", piece=strange, known=", ".join(COLOURS))
        if not 0 < len(colours) <= LONGEST:
            _fail("command.pieces", most=LONGEST)
        found = _card(card.strip().upper())
        if isinstance(found, Temple) and not (head and tail):
            raise typer.BadParameter(texts().say("command.open-temple"))
        return cls(found, Snake(colours, head, tail))

    def points(self) -> int:
        """What the card pays."""
        if isinstance(self.card, Temple):
            return self.card.points(self.snake.colours)
        return self.card.points(self.snake.colours, self.snake.head, self.snake.tail)

    def as_json(self) -> dict[str, Any]:
        """Return the points with their reasons: which pieces, how often, what one more needs."""
        asked = {"card": self.card.name, "pieces": self.snake.colours, "points": self.points()}
        if isinstance(self.card, Temple):
            return asked | {"met": list(self.card.met(self.snake.colours))}
        reading = self.card.reading(self.snake)
        lacks = reading.lacks
        return asked | {
            "head": self.snake.head,
            "tail": self.snake.tail,
            "times": reading.times,
            "most": reading.most,
            "met": [[list(part) for part in place.parts] for place in reading.met],
            "lacks": lacks and {"side": lacks.side, "signs": [[token.sort, token.colour] for token in lacks.tokens]},
        }


def _card(word: str) -> Prophecy | Temple:
    name = re.sub(r"(?<=[PT])0+(?=\d)", "", word)
    prophecies, temples = {card.name: card for card in PROPHECIES}, {card.name: card for card in TEMPLES}
    if name not in prophecies and name not in temples:
        _fail("command.unknown-card", card=word, prophecies=PROPHECIES[-1].name, temples=TEMPLES[-1].name)
    return prophecies[name] if name in prophecies else temples[name]


def _fail(key: str, **facts: object) -> NoReturn:
    typer.echo(texts().say(key, **facts), err=True)
    raise typer.Exit(1)

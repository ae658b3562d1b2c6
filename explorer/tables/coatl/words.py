"""Pieces, cards and coatls in words, for the ear and for the table as text."""

from collections.abc import Iterable
from itertools import groupby
from typing import NamedTuple

from content import Texts
from engine.coatl.coatls import Coatl
from engine.coatl.patterns import ANY, Sort, Token
from engine.coatl.pieces import Pieces
from engine.coatl.prophecies import Prophecy
from engine.coatl.roster import PROPHECIES, TEMPLES, Kind
from engine.coatl.temples import PAYS, Absent, Condition, Equal, Length
from explorer.tables.coatl.pieces import kinds


class Words(NamedTuple):
    """The language a table is told in."""

    texts: Texts

    def say(self, key: str, **facts: object) -> str:
        """Return the message of the table of Cóatl."""
        return self.texts.say(f"coatl.{key}", **facts)

    def points(self, points: int) -> str:
        """Return `1 point`, `2 points`."""
        return self.say("points", count=points)

    def colour(self, colour: str) -> str:
        """Return `red`."""
        return self.say(f"colour.{colour}")

    def run(self, kind: Kind, colour: str, count: int) -> str:
        """Return `red head`, `2 red bodies`."""
        if count == 1:
            return self.say(f"run.{kind}", colour=self.colour(colour))
        return self.say(f"runs.{kind}", count=count, colour=self.colour(colour))

    def space(self, kind: Kind, colours: str) -> str:
        """Return what lies on one space; a word for nothing."""
        runs = (self.run(kind, colour, len(tuple(same))) for colour, same in groupby(colours))
        return self.listed(runs)

    def board(self, board: Pieces) -> str:
        """Return the pieces of a board."""
        return self.listed(self.run(kind, each, board.of(kind).count(each)) for kind, each in board.each())

    def coatl(self, coatl: Coatl) -> str:
        """Return its pieces from the head side to the tail side."""
        runs = groupby(zip(kinds(coatl), coatl.pieces, strict=True))
        return self.listed(self.run(kind, colour, len(tuple(same))) for (kind, colour), same in runs)

    def prophecy(self, number: int) -> str:
        """Return a prophecy: its name, what it asks, and what it pays."""
        card = PROPHECIES[number]
        pays = self.listed(self._line(card, least, points) for least, points in card.scale)
        return self.say("told", card=self.say("prophecy", number=number), asks=self.asks(card), pays=pays)

    def asks(self, card: Prophecy) -> str:
        """Return what a prophecy asks, from the head side to the tail side."""
        if card.pattern is None:
            return self.say("sign.count", colour=self.colour(str(card.counts)))
        return self.signs(card.pattern.tokens)

    def signs(self, tokens: Iterable[Token]) -> str:
        """Return signs of a pattern in a row; equal ones together."""
        told = []
        for token, same in groupby(tokens):
            count = len(tuple(same))
            if token.colour == ANY:
                told.append(self.say("sign.any"))
            elif token.sort is Sort.IS:
                told.append(
                    self.say("sign.is" if count == 1 else "sign.are", count=count, colour=self.colour(token.colour))
                )
            else:
                told.append(self.say(f"sign.{token.sort}", colour=self.colour(token.colour)))
        return self.listed(told)

    def _line(self, card: Prophecy, least: int, points: int) -> str:
        counted = "most" if points == card.top else "pieces"
        often = "once" if least == 1 else "times"
        return self.say(f"pays.{often if card.pattern else counted}", count=least, points=self.points(points))

    def temple(self, number: int) -> str:
        """Return a temple: its name, its two conditions, and what it pays."""
        asks = self.texts.every(tuple(map(self.condition, TEMPLES[number].conditions)))
        pays = self.say("pays.temple", one=self.points(PAYS[1]), both=self.points(PAYS[2]))
        return self.say("told", card=self.say("temple", number=number), asks=asks, pays=pays)

    def condition(self, condition: Condition) -> str:
        """Return a condition of a temple."""
        match condition:
            case Absent(colour):
                return self.say("asks.absent", colour=self.colour(colour))
            case Length(pieces):
                return self.say("asks.length", count=pieces)
            case Equal(one, other):
                return self.say("asks.equal", one=self.colour(one), other=self.colour(other))
        raise TypeError(condition)

    def listed(self, words: Iterable[str]) -> str:
        """Return the words with commas; a word for nothing where there is none."""
        return ", ".join(filter(None, words)) or self.say("nothing")

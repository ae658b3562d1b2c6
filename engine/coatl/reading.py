"""Moves read from text: fixed English words, the same in every language."""

import re
from collections.abc import Callable, Sequence

from engine.coatl.moves import (
    Choose,
    Commit,
    Deal,
    DealTemple,
    Discard,
    Done,
    Extend,
    Fulfil,
    Keep,
    Move,
    Pass,
    Pick,
    PutTemple,
    Reveal,
    SeeFuture,
    Show,
    Start,
    Supply,
    Take,
)
from engine.coatl.pieces import in_order
from engine.coatl.roster import COLOURS, PROPHECIES, TEMPLES, Kind
from engine.coatl.state import Cards
from engine.game import NoMove
from engine.names import seat_of

NOTHING = "nothing"
DECK, DISPLAY, TEMPLE = "deck", "display", "temple"
ALSO_READ = {"fulfill": "fulfil", "end": "done"}
"""Words that are read as others, and never written."""
FORMS = {
    "take": "Ana take body GY",
    "choose": "Ana choose P6",
    "start": "Ana start head R",
    "extend": "Ana extend 1 left K",
    "fulfil": "Ana fulfil 1 P6",
    "temple": "Ana temple 1 T3",
    "done": "Ana done",
    "pick": "Ana pick body GY",
    "future": "Ana future",
    "priest": "Ana priest T3",
    "pass": "Ana pass",
    "keep": "Ana keep P1 P6 P12",
    "discard": "Ana discard P1",
    "deal": "deal Ana P6",
}
"""Every verb, and a move that shows what follows it."""


def parse(text: str, names: Sequence[str]) -> Move:
    """Return the move that the text says, case ignored; raise NoMove."""
    words = text.split()
    if len(words) < 2:
        raise NoMove("too-few-words", {"text": text})
    if words[0].casefold() == "deal":
        return _Reader(text, "deal", words[1:]).draw(names)
    seat = _seat(words[0], names)
    said = words[1].casefold()
    verb = ALSO_READ.get(said, said)
    if verb not in READ:
        raise NoMove("unknown-verb", {"text": text, "verb": words[1], "verbs": tuple(READ)})
    reader = _Reader(text, verb, words[2:])
    move = READ[verb](reader, seat)
    reader.end()
    return move


def _seat(word: str, names: Sequence[str]) -> int:
    seat = seat_of(word, names)
    if seat is None:
        raise NoMove("unknown-name", {"name": word, "names": tuple(names)})
    return seat


class _Reader:
    """The words after the verb, read one by one; raises NoMove, which shows how such a move is written."""

    def __init__(self, text: str, verb: str, words: Sequence[str]) -> None:
        self.text, self.verb, self.words = text, verb, list(words)

    def wrong(self) -> NoMove:
        """What to raise."""
        return NoMove("not-so-written", {"text": self.text, "form": FORMS[self.verb]})

    def word(self) -> str:
        """The next word."""
        if not self.words:
            raise self.wrong()
        return self.words.pop(0)

    def end(self) -> None:
        """Nothing follows."""
        if self.words:
            raise NoMove("too-many-words", {"text": self.text, "verb": self.verb})

    def kind(self) -> Kind:
        """A kind of piece."""
        word = self.word().casefold()
        if word not in tuple(Kind):
            raise self.wrong()
        return Kind(word)

    def colours(self) -> str:
        """Letters of colours, in any order."""
        word = self.word()
        strange = next((sign for sign in word.upper() if sign not in COLOURS), None)
        if strange is not None:
            raise NoMove("unknown-colour", {"colour": strange, "colours": tuple(COLOURS)})
        return in_order(word.upper())

    def colour(self) -> str:
        """One letter."""
        colour = self.colours()
        if len(colour) != 1:
            raise self.wrong()
        return colour

    def coatl(self) -> int:
        """The number of a coatl."""
        word = self.word()
        if not re.fullmatch(r"[1-9]", word):
            raise self.wrong()
        return int(word)

    def prophecy(self) -> int:
        """A prophecy's number."""
        return read_card(self.word(), "P", len(PROPHECIES))

    def temple(self) -> int:
        """A temple's number."""
        return read_card(self.word(), "T", len(TEMPLES))

    def prophecies(self) -> Cards:
        """Some prophecies, or the word for none."""
        if [word.casefold() for word in self.words] == [NOTHING]:
            self.words = []
            return ()
        if not self.words:
            raise self.wrong()
        return tuple(sorted(self.prophecy() for _ in list(self.words)))

    def chosen(self) -> int | None:
        """A prophecy, or the deck."""
        if [word.casefold() for word in self.words] == [DECK]:
            self.words = []
            return None
        return self.prophecy()

    def extension(self, seat: int) -> Extend:
        """A coatl, then a head, a tail, or the side of a body, and the colour."""
        coatl, where = self.coatl(), self.word().casefold()
        match where:
            case "head":
                return Extend(seat, coatl, "left", Kind.HEAD, self.colour())
            case "tail":
                return Extend(seat, coatl, "right", Kind.TAIL, self.colour())
            case "left" | "right":
                return Extend(seat, coatl, where, Kind.BODY, self.colour())
        raise self.wrong()

    def draw(self, names: Sequence[str]) -> Move:
        """What chance does: pieces of a kind, a card for the table, or one for a seat."""
        where = self.word()
        move: Move
        match where.casefold():
            case Kind.HEAD | Kind.TAIL | Kind.BODY as kind:
                move = Supply(Kind(kind), self.colours())
            case "display":
                move = Show(self.prophecy())
            case "temple":
                move = Reveal(self.temple())
            case _:
                seat = _seat(where, names)
                word = self.word()
                if word[:1].casefold() == "t":
                    move = DealTemple(seat, read_card(word, "T", len(TEMPLES)))
                else:
                    move = Deal(seat, read_card(word, "P", len(PROPHECIES)))
        self.end()
        return move


READ: dict[str, Callable[[_Reader, int], Move]] = {
    "take": lambda rest, seat: Take(seat, rest.kind(), rest.colours()),
    "choose": lambda rest, seat: Choose(seat, rest.chosen()),
    "start": lambda rest, seat: Start(seat, rest.kind(), rest.colour()),
    "extend": lambda rest, seat: rest.extension(seat),
    "fulfil": lambda rest, seat: Fulfil(seat, rest.coatl(), rest.prophecy()),
    "temple": lambda rest, seat: PutTemple(seat, rest.coatl(), rest.temple()),
    "done": lambda _, seat: Done(seat),
    "pick": lambda rest, seat: Pick(seat, rest.kind(), rest.colours()),
    "future": lambda _, seat: SeeFuture(seat),
    "priest": lambda rest, seat: Commit(seat, rest.temple()),
    "pass": lambda _, seat: Pass(seat),
    "keep": lambda rest, seat: Keep(seat, rest.prophecies()),
    "discard": lambda rest, seat: Discard(seat, rest.prophecies()),
}
"""How each verb of a player is read."""


def read_card(word: str, letter: str, cards: int) -> int:
    """Return the number of a card such as P6; raise NoMove for one that is not in the box."""
    found = re.fullmatch(rf"{letter}(\d{{1,3}})", word.upper())
    if not found or int(found[1]) >= cards:
        raise NoMove("unknown-card", {"card": word, "first": f"{letter}0", "last": f"{letter}{cards - 1}"})
    return int(found[1])

"""What stands beside the words of a choice: pieces, what a card asks, a sign of what it does."""

from content import Texts
from engine.coatl.roster import PROPHECIES, TEMPLES, Kind
from explorer.tables.coatl.cards import asked, condition
from explorer.tables.coatl.pieces import drawn, piece
from explorer.tables.coatl.words import Words
from explorer.tables.html import Html, classes, tag, unseen

SIGNS = {"sun": "sun", "pyramid": "pyramid", "pick": "pick", "future": "future", "priest": "priest", "build": "long"}
SIGNS |= {"take": "pick", "token": "priest"}
"""The emblem of each choice that is about no single piece or card."""


def face(code: str, texts: Texts) -> Html | None:
    """Return the drawing for a choice; None where words are enough. What a card asks is told to the ear as well."""
    words = Words(texts)
    match code[:1], code[1:]:
        case "P", number if number.isdecimal():
            card = PROPHECIES[int(number)]
            return tag("span", unseen(words.asks(card)), asked(card), class_=f"co-face back-{card.back}")
        case "T", number if number.isdecimal():
            conditions = TEMPLES[int(number)].conditions
            signs = (tag("span", condition(each), class_="co-asks", aria_hidden="true") for each in conditions)
            told = texts.every(tuple(map(words.condition, conditions)))
            return tag("span", unseen(told), *signs, class_="co-face co-temple")
    kind, _, colours = code.partition("-")
    if kind in tuple(Kind) and colours.isupper():
        pieces = (piece(Kind(kind), colour) for colour in colours)
        return tag("span", *pieces, class_=classes("co-face", "co-pieces"), aria_hidden="true")
    return tag("span", drawn(SIGNS[code]), class_="co-face", aria_hidden="true") if code in SIGNS else None

"""Cóatl as data: colours, pieces, prophecies, temples, tokens (the reference 1.1, 2.1, 2.7)."""

from enum import StrEnum

from engine.coatl.patterns import written
from engine.coatl.prophecies import Prophecy
from engine.coatl.temples import Absent, Condition, Equal, Length, Temple

COLOURS = "YRKGB"
"""Yellow, red, black, green, blue."""


class Kind(StrEnum):
    """What a piece is: head and tail close the end that they stand on (17)."""

    HEAD = "head"
    TAIL = "tail"
    BODY = "body"


class Token(StrEnum):
    """An offering: once in a game, in place of an action (29-31)."""

    PICK = "pick"
    FUTURE = "future"
    PRIEST = "priest"


COPIES = {Kind.HEAD: 3, Kind.TAIL: 3, Kind.BODY: 24}
"""Pieces of each kind in each colour (2)."""
SPACES = {Kind.HEAD: 2, Kind.TAIL: 2, Kind.BODY: 6}
"""Spaces on the supply board (4)."""
IN_A_SPACE = {Kind.HEAD: 1, Kind.TAIL: 1, Kind.BODY: 2}
ROOM = 8
"""Pieces that a player's board holds (3)."""
DISPLAY, HAND, FIRST_HAND, KEPT = 6, 5, 3, 3
"""Prophecies on the display, the most in hand, those dealt to the first seat, those kept of them (9, 10, 14)."""
UNFINISHED, COATLS, ON_A_COATL = 2, 3, 4
"""The most unfinished coatls, coatls in all, and prophecies on one (16, 19, 2.1)."""

COUNT = ((3, 2), (4, 3), (5, 4), (6, 5))
EXACT_PAIR = ((1, 2), (2, 5))
TRIPLE = ((1, 3), (2, 7))
PAIR = ((1, 1), (2, 3), (3, 5))
RUN = ((1, 2), (2, 6))


def _once(points: int) -> tuple[tuple[int, int], ...]:
    return ((1, points),)


_PATTERNS = (
    *(("black", f"!{colour} {colour} {colour} !{colour}", EXACT_PAIR) for colour in COLOURS),
    *(("black", f"{colour} {colour} {colour}", TRIPLE) for colour in COLOURS),
    *(("blue", signs, PAIR) for signs in ("Y G", "R K", "Y B", "G B", "K G", "Y K", "R B")),
    *(("blue", signs, _once(5)) for signs in ("K B K B", "Y R Y R", "R G R G")),
    *(("yellow", signs, _once(6)) for signs in ("R R R G G", "K K G G G", "Y Y B B B")),
    *(("yellow", signs, _once(4)) for signs in ("B B Y Y", "R R B B", "K K Y Y", "G G R R")),
    *(("yellow", signs, _once(7)) for signs in ("Y K R G B", "R K B Y G", "K G R B Y")),
    *(
        ("green", signs, RUN)
        for signs in (
            *("Y K+ R", "G Y+ K", "Y B+ G", "B G+ K", "R K+ B"),
            *("R B+ Y", "G R+ K", "G Y+ G", "B G+ B"),
        )
    ),
    *(("green", signs, _once(4)) for signs in ("K Y *+ Y K", "G K *+ K G", "K B *+ B K", "Y R *+ R Y", "R B *+ B R")),
)
PROPHECIES = (
    *(Prophecy(number, "red", COUNT, counts=colour, copies=2) for number, colour in enumerate(COLOURS)),
    *(
        Prophecy(number, back, scale, pattern=written(signs))
        for number, (back, signs, scale) in enumerate(_PATTERNS, len(COLOURS))
    ),
)
"""By number; of the first five there are two copies, which makes 54 cards."""
DECK = tuple(card.number for card in PROPHECIES for _ in range(card.copies))

_CONDITIONS: tuple[tuple[Condition, Condition], ...] = (
    (Absent("Y"), Length(7)),
    (Absent("K"), Length(8)),
    (Absent("G"), Length(9)),
    (Absent("B"), Length(10)),
    (Absent("R"), Length(11)),
    (Equal("R", "Y"), Length(12)),
    (Equal("Y", "G"), Length(6)),
    (Equal("B", "K"), Length(9)),
    (Equal("R", "G"), Length(6)),
    (Equal("B", "Y"), Length(12)),
    (Absent("K"), Equal("B", "R")),
    (Absent("B"), Equal("K", "R")),
    (Absent("G"), Equal("K", "Y")),
    (Absent("R"), Equal("B", "G")),
    (Absent("Y"), Equal("K", "G")),
)
TEMPLES = tuple(Temple(number, conditions) for number, conditions in enumerate(_CONDITIONS))
"""By number."""

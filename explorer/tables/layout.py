"""Where the seats lie on the felt: clockwise in turn order, the viewer's own (`a`) at the bottom.

A letter is a seat, `s` the speech, `k` the court deck and the almshouse, `.` nothing; a row is a row of grid areas.
"""

from typing import NamedTuple

DESK = {
    2: (". b k", "s s s", ". a ."),
    3: ("b k c", "s s s", ". a ."),
    4: ("b c d", "s s s", "k a ."),
    5: ("b c d e", "s s s s", "k a a ."),
    6: ("c d e", "k s s", "b a f"),
    7: ("c c c d d d e e e f f f", "k k k k s s s s s s s s", "b b b b a a a a g g g g"),
    8: ("c c c d d d e e e f f f g g g", "k k k k k s s s s s s s s s s", "b b b b b a a a a a h h h h h"),
    9: (
        "c c c c d d d d e e e e f f f f g g g g",
        "k k k k k k k s s s s s s s s s s s s s",
        "b b b b b a a a a a i i i i i h h h h h",
    ),
    10: ("d e f g h", "k k s s s", "c b a j i"),
}
PHONE = {
    2: ("b k", "s s", "a a"),
    3: ("b b b b b b b b c c c c c c c c", "s s s s s s s s s s s s s s s s", "a a a a a a a a a a a a k k k k"),
    4: ("b c d", "s s s", "a a k"),
    5: ("b c k", "d e k", "s s s", "a a a"),
    6: ("b c d", "k e f", "s s s", "a a a"),
    7: ("b c d", "e f g", "s s s", "a a k"),
    8: ("b c d", "e f g", "h k k", "s s s", "a a a"),
    9: ("b c d", "e f g", "h i k", "s s s", "a a a"),
    10: ("b c d", "e f g", "h i j", "s s s", "a a k"),
}


class Place(NamedTuple):
    """Where a speaker's bubble lies: its side (`left`, `middle`, `right`), and where its tail points."""

    side: str
    below: bool
    """On the desk the speaker sits below the bubble, not above it."""
    foot: bool
    """On the phone too: only the seat at the bottom does."""
    far: bool
    """On the phone another row lies between, so that the bubble has no tail."""


def letter(seat: int, bottom: int, seats: int) -> str:
    """Return the area of a seat, when seat `bottom` lies at the bottom."""
    return "abcdefghij"[(seat - bottom) % seats]


def place(seats: int, area: str) -> Place:
    """Return where the bubble of the seat in that area lies."""
    rows = [row.split() for row in DESK[seats]]
    home = next(row for row in rows if area in row)
    centre = (home.index(area) + home.count(area) / 2) / len(home)
    narrow = [row.split() for row in PHONE[seats]]
    speech = next(at for at, row in enumerate(narrow) if "s" in row)
    return Place(
        side="left" if centre < 0.4 else "right" if centre > 0.6 else "middle",
        below=rows.index(home) > 1,
        foot=area == "a",
        far=not any(area in row for row in narrow[speech - 1 : speech + 2]),
    )


def areas(seats: int, speaker: str | None) -> str:
    """Return the style that lays the table out: the deck makes room for a bubble that must reach the left."""
    desk = list(DESK[seats])
    if "k" in desk[1] and speaker is not None and place(seats, speaker).side == "left":
        desk[1] = " ".join(reversed(desk[1].split()))
    return f"--desk:{_rows(desk)};--phone:{_rows(PHONE[seats])}"


def _rows(rows: list[str] | tuple[str, ...]) -> str:
    return "".join(f"'{row}'" for row in rows)

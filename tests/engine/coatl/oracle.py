"""Prophecies and temples a second time, by another method: sign by sign, and every choice of places tried.

The cards are written out here once more, from the tables of the reference (2.7).
"""

import re
from functools import lru_cache

CARDS = (
    ("#Y #R #K #G #B", {3: 2, 4: 3, 5: 4, 6: 5}),
    ("!YY !RR !KK !GG !BB", {1: 2, 2: 5}),
    ("YYY RRR KKK GGG BBB", {1: 3, 2: 7}),
    ("YG RK YB GB KG YK RB", {1: 1, 2: 3, 3: 5}),
    ("KBKB YRYR RGRG", {1: 5}),
    ("RRRGG KKGGG YYBBB", {1: 6}),
    ("BBYY RRBB KKYY GGRR", {1: 4}),
    ("YKRGB RKBYG KGRBY", {1: 7}),
    ("YK+R GY+K YB+G BG+K RK+B RB+Y GR+K GY+G BG+B", {1: 2, 2: 6}),
    ("KY.+YK GK.+KG KB.+BK YR.+RY RB.+BR", {1: 4}),
)
"""`#c` counts pieces; `!cc` is a pair with no third piece of its colour beside it; `.` is any colour, `+` repeats."""
SIGNS = [(sign, scale) for signs, scale in CARDS for sign in signs.split()]
TEMPLES = ("-Y7 -K8 -G9 -B10 -R11 " + "RY12 YG6 BK9 RG6 BY12 " + "-KBR -BKR -GKY -RBG -YKG").split(" ")


def points(number: int, pieces: str, head: bool, tail: bool, open_end_counts: bool = False) -> int:
    """What a prophecy pays."""
    sign, scale = SIGNS[number]
    if sign.startswith("#"):
        times = sum(colour == sign[1] for colour in pieces)
    else:
        free = open_end_counts or not sign.startswith("!")
        times = _times(sign, pieces, head or free, tail or free)
    return max([0, *(pay for least, pay in scale.items() if times >= least)])


@lru_cache(maxsize=1024)
def _times(sign: str, pieces: str, left: bool, right: bool) -> int:
    return _most(_places(sign, pieces, left, right), 0, len(pieces))


def _places(sign: str, pieces: str, left: bool, right: bool) -> frozenset[tuple[int, int]]:
    """Every stretch of the pieces that the sign describes, with what must not stand beside it."""
    found = set()
    for start in range(len(pieces)):
        for end in _ends(sign.strip("!"), pieces, start):
            before = left if start == 0 else pieces[start - 1] != sign[-1]
            after = right if end == len(pieces) else pieces[end] != sign[-1]
            if not sign.startswith("!") or (before and after):
                found.add((start, end))
    return frozenset(found)


def _ends(sign: str, pieces: str, at: int) -> set[int]:
    """Where a stretch can end that begins at `at`, read sign by sign; `.` is any colour, `+` is once or more."""
    if not sign:
        return {at}
    if at == len(pieces) or sign[0] not in (".", pieces[at]):
        return set()
    if sign[1:2] == "+":
        return _ends(sign, pieces, at + 1) | _ends(sign[2:], pieces, at + 1)
    return _ends(sign[1:], pieces, at + 1)


def _most(places: frozenset[tuple[int, int]], at: int, end: int) -> int:
    """How many of the places there can be side by side from `at` on: the next piece is left out, or begins one."""
    most = [0] * (end + 1)
    for start in range(end - 1, at - 1, -1):
        most[start] = max([most[start + 1], *(1 + most[stop] for first, stop in places if first == start)])
    return most[at]


def temple_points(number: int, pieces: str) -> int:
    """What a temple pays: `-Y7` is without Y and seven long, `RY12` has as many R as Y."""
    absent, one, other, length = re.fullmatch(r"(-[A-Z])?([A-Z])?([A-Z])?(\d+)?", TEMPLES[number]).groups()  # type: ignore[union-attr]
    met = [
        absent is not None and pieces.count(absent[1]) == 0,
        one is not None and 1 <= pieces.count(one) == pieces.count(other),
        length is not None and len(list(pieces)) == int(length),
    ]
    return {0: 0, 1: 3, 2: 7}[met.count(True)]

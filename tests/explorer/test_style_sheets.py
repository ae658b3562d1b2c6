"""The style sheets of the drawings, which all lie in one page."""

import re
from collections.abc import Iterator
from itertools import permutations

import pytest

from explorer.tables.drawings import DRAWINGS
from explorer.tables.html import HERE, sheet

CLASS = re.compile(r"[.]([a-z][\w-]*)")
ALIKE = {"tableside", "you"}
"""What means the same in each drawing."""
SHARED = sheet(HERE, "tokens")


def rules(game: str) -> Iterator[set[str]]:
    """The classes that each rule of a game's own asks for, with those of the rules that it stands in."""
    inside: list[set[str]] = []
    css = re.sub(r'/[*].*?[*]/|"[^"]*"', "", DRAWINGS[game].style().removeprefix(SHARED), flags=re.DOTALL)
    for words, mark in re.findall(r"([^{};]*)([{};])", css):
        if mark == "{":
            inside.append(set(CLASS.findall(words)) - ALIKE)
            yield set().union(*inside)
        elif mark == "}":
            inside.pop()


@pytest.mark.parametrize(("game", "other"), list(permutations(DRAWINGS, 2)))
def test_no_rule_of_a_drawing_reaches_into_another(game: str, other: str) -> None:
    """A new card at Coup stood beside the hand, for a new piece of Cóatl's has the same name and another place."""
    theirs = set().union(*rules(other))
    assert [each for each in rules(game) if each and each <= theirs] == []

"""What could happen, in a notebook: the endings to count, the tree to open, and a picture of it."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING

from analysis.coup.sight import look
from analysis.coup.standings import Standings
from analysis.growing import grow
from analysis.tree import End, Node
from engine.coup import State
from engine.coup.moves import Move
from explorer.drawing.tree import to_read
from explorer.narrate.trees import TreeWords, ends_below
from explorer.notebook.cells import what_if
from explorer.notebook.said import Said
from explorer.notebook.words import mistake, speak

if TYPE_CHECKING:
    from plotly.graph_objects import Figure

DEEPEST = 2
LINES = 400
"""So many lines of a tree are written as text; its endings are all told."""


@dataclass(frozen=True, repr=False)
class WhatIf(Said):
    """What could happen, to read, and its endings to go on with."""

    endings: tuple[Standings, ...]
    _words: TreeWords

    def figure(self) -> "Figure":
        """Return the tree as a picture by plotly."""
        from explorer.icicle import figure

        return figure(self._words)


def tree(state: State, names: tuple[str, ...], sees: frozenset[int], depth: int) -> WhatIf:
    """Return what could happen in so many turns, for whoever sees these hands; raise Mistake for another depth."""
    if depth not in range(1, DEEPEST + 1):
        raise mistake("notebook.no-such-depth", depth=depth)
    words = TreeWords(grow(look(state, sees), sees, depth), names, speak)
    lines = [words.summary(), f"{words.look()} {speak.say('tree.people')}", words.sure(), *_lines(words), *_ends(words)]
    said = what_if("\n".join(filter(None, lines)), to_read(words))
    return WhatIf(said.text, said.html, words.endings, words)


def _lines(words: TreeWords) -> Iterator[str]:
    written = _below(words, words.tree.root, "", {})
    yield from islice(written, LINES)
    if next(written, None) is not None:
        yield "…"


def _ends(words: TreeWords) -> Iterator[str]:
    if len(words.endings) > 1:
        yield speak.say("tree.all-endings")
        yield from (f"{number}. {words.ending(end)}" for number, end in enumerate(words.endings, 1))


def _below(words: TreeWords, node: Node[Move], indent: str, counted: dict[int, frozenset[Standings]]) -> Iterator[str]:
    if isinstance(node, End):
        yield f"{indent}{words.last(node)}"
        return
    yield f"{indent}{words.fork(node)}"
    for branch in node.branches:
        odds = f" ({words.odds(branch.odds)})" if branch.odds else ""
        below = len(ends_below(branch.node, counted))
        count = "" if isinstance(branch.node, End) else f" – {speak.say('tree.below', count=below)}"
        yield f"{indent}- {words.branch(branch, node)}{odds}{count}"
        yield from _below(words, branch.node, f"{indent}  ", counted)

"""The tree of what could happen as a picture: an icicle, whose pieces are as wide as they have endings below them."""

from textwrap import wrap
from typing import NamedTuple

from plotly.graph_objects import Figure, Icicle

from analysis.tree import End, Fork, Node
from engine.coup.moves import Move
from explorer.narrate.trees import TreeWords

DEEP = 3
"""So many levels are seen at once; a press on a piece goes deeper."""
MOST = 2000
"""So many pieces are drawn, those nearest to the root."""
LINE = 34
PEOPLE, CHANCE, ENDING = "#1d6a6a", "#8a5c10", "#5b6b73"
"""White words can be read on them; what a piece is, the words say as well."""


class Piece(NamedTuple):
    """A piece of the picture: where it hangs, what it says, and what it is."""

    place: str
    above: str
    words: str
    colour: str


def figure(words: TreeWords) -> Figure:
    """Return the picture."""
    pieces = _pieces(words)
    has_more = {piece.above for piece in pieces}
    return Figure(
        Icicle(
            ids=[piece.place for piece in pieces],
            parents=[piece.above for piece in pieces],
            labels=["<br>".join(wrap(piece.words, LINE)) for piece in pieces],
            values=[0 if piece.place in has_more else 1 for piece in pieces],
            marker={"colors": [piece.colour for piece in pieces], "line": {"color": "#dfe7e3", "width": 1}},
            hovertext=[piece.words for piece in pieces],
            hoverinfo="text",
            textfont={"color": "#ffffff", "size": 14},
            leaf={"opacity": 1},
            maxdepth=DEEP,
            sort=False,
        ),
        layout={
            "margin": {"l": 0, "r": 0, "t": 0, "b": 0},
            "height": 560,
            "paper_bgcolor": "rgba(0,0,0,0)",
            "font": {"family": "Source Sans, sans-serif"},
        },
    )


def _pieces(words: TreeWords) -> list[Piece]:
    """The pieces level by level, until they are enough."""
    root = words.tree.root
    pieces = [Piece("root", "", _told(words, words.sure() or words.texts.say("tree.title"), root), _colour(root))]
    level: list[tuple[str, Node[Move]]] = [("root", root)]
    while level:
        deeper: list[tuple[str, Node[Move]]] = []
        for above, node in level:
            if isinstance(node, End):
                continue
            for number, branch in enumerate(node.branches):
                said = words.branch(branch, node)
                if branch.odds:
                    said = f"{words.odds(branch.odds)}: {said}"
                place = f"{above}.{number}"
                pieces.append(Piece(place, above, _told(words, said, branch.node), _colour(branch.node)))
                deeper.append((place, branch.node))
            if len(pieces) > MOST:
                return pieces
        level = deeper
    return pieces


def _told(words: TreeWords, said: str, node: Node[Move]) -> str:
    return f"{said} {words.fork(node) if isinstance(node, Fork) else words.last(node)}"


def _colour(node: Node[Move]) -> str:
    if isinstance(node, End):
        return ENDING
    return CHANCE if node.by_chance else PEOPLE

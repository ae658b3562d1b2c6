"""The drawings of the games by their codes, and the one that a scene is drawn by."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from content import Texts
from explorer.scene import Scene
from explorer.tables import coatl, coup, html, plain
from explorer.tables.html import Html
from scenarios.shapes import game_of

Station = tuple[str, str]
"""A station of a turn: its words, and how it stands (`done`, `now`, `later`, `skip`)."""


class Drawing(NamedTuple):
    """How a game is drawn, and what a page needs once for it."""

    table: Callable[[Scene, Texts], Html]
    text: Callable[[Scene, Texts], str]
    stations: Callable[[Scene, Texts], tuple[Station, ...]]
    face: Callable[[str, Texts], Html | None]
    """What stands beside the words of a choice, by its emblem."""
    style: Callable[[], str]
    sprite: Callable[[], Html]


DRAWINGS: Mapping[str, Drawing] = {
    "coup": Drawing(coup.table, plain.text, coup.stations, coup.face, html.style, html.sprite),
    "coatl": Drawing(coatl.table, coatl.text, coatl.stations, coatl.face, coatl.style, coatl.sprite),
}


def table(scene: Scene, texts: Texts) -> Html:
    """Return the table. In a notebook it shows itself; elsewhere it needs `style()` and `sprite()` once in the page."""
    return _of(scene).table(scene, texts)


def text(scene: Scene, texts: Texts) -> str:
    """Return the scene as text."""
    return _of(scene).text(scene, texts)


def stations(scene: Scene, texts: Texts) -> tuple[Station, ...]:
    """Return the stations of the turn under way."""
    return _of(scene).stations(scene, texts)


def face(scene: Scene, code: str | None, texts: Texts) -> Html | None:
    """Return what stands beside the words of a choice of the scene."""
    return _of(scene).face(code, texts) if code else None


def style() -> str:
    """Return the style sheet of all tables."""
    return "\n".join(each.style() for each in DRAWINGS.values())


def sprite() -> Html:
    """Return the emblems of all tables."""
    return html.join(*(each.sprite() for each in DRAWINGS.values()))


def _of(scene: Scene) -> Drawing:
    return DRAWINGS[game_of(scene.view)]

"""A table to play at in a notebook: the page of the web explorer, drawn by the same module, in a cell."""

import json
from base64 import b64encode
from dataclasses import replace
from random import Random
from typing import Any

import anywidget
import traitlets

from engine.game import NoMove
from explorer import playing, table_page
from explorer.drawing import Shell, cell_parts, cell_places, cell_shared, keys
from explorer.notebook.module import HOME, bundled
from explorer.notebook.table import Table
from explorer.notebook.words import speak
from explorer.page import Frame, Page
from explorer.playing import Shown, Told
from explorer.surroundings import looks

CONTROLS = ("undo", "redo", "random", "play-out")
"""The buttons of the bar that need no more than the table."""
KEYS = ("keys.group.choices", "keys.group.table", "keys.group.all")


def outside() -> str:
    """Return the style sheet for the notebook's page: what reaches into the cell. It sees which look is chosen."""
    font = b64encode((HOME / "fonts" / "alegreya.woff2").read_bytes()).decode()
    return f"""
@font-face {{ font-family: Alegreya; font-weight: 400 900; src: url(data:font/woff2;base64,{font}) }}
body[data-jp-theme-light="true"] .tableside-cell, .vscode-light .tableside-cell {{ --tableside-scheme: light }}
body[data-jp-theme-light="false"] .tableside-cell, .vscode-dark .tableside-cell {{ --tableside-scheme: dark }}
"""


class Interactive(anywidget.AnyWidget):
    """A table in a cell. `table` is how it stands now, to go on with in code."""

    _esm = bundled()
    _css = outside()
    shared = traitlets.Unicode(str(cell_shared())).tag(sync=True)
    dialogs = traitlets.Unicode(str(keys(speak, *KEYS))).tag(sync=True)
    page = traitlets.Dict().tag(sync=True)

    def __init__(self, shown: Shown) -> None:
        self._shown = playing.laid(replace(shown.kept.go(shown.address.at), chance_by_hand=False), shown.address.look)
        super().__init__(page=_page(self._shown, None))
        self.on_msg(self._hear)

    @property
    def table(self) -> Table:
        """The table as it stands now."""
        return Table(self._shown)

    def _hear(self, _: object, pressed: dict[str, Any], __: object) -> None:
        """Do what was pressed, except a move that answers what is no longer shown."""
        event, value = str(pressed.get("event")), str(pressed.get("value"))
        if event == "move" and pressed.get("address") != str(self._shown.address):
            return
        try:
            self._shown, told = playing.answer(self._shown, event, value, speak, Random())
        except NoMove:
            return
        self.page = _page(self._shown, told)

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """The cell; where it cannot be shown, the table as text."""
        shown = super()._repr_mimebundle_(**kwargs)
        if shown:
            shown[0]["text/plain"] = repr(self.table)
        return shown


def _page(shown: Shown, told: Told | None) -> dict[str, Any]:
    drawn = table_page.drawn_for(shown, speak)
    bar = table_page.controls(shown, speak)
    shell = Shell(
        pages=(),
        title=shown.kept.title or speak.say("page.table"),
        looks=looks(shown.kept.names, shown.sees, speak),
        controls=tuple(each for each in bar if each.emit in CONTROLS),
        marks=table_page.marks(shown.table, told, speak),
    )
    live = told.words if told and told.words else drawn.happened
    frame = Frame(cell_parts(drawn, shell, speak), str(shown.address), live)
    page: dict[str, Any] = json.loads(Page(speak.language, shell.title, cell_places(speak), (frame,)).as_json())
    return page

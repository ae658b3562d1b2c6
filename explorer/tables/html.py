"""Markup that is built by calls: what is text is escaped, so that nothing a person wrote becomes markup."""

import re
from functools import cache, lru_cache
from html import escape
from pathlib import Path

HERE = Path(__file__).parent
VOID = {"input"}


class Html(str):
    """Markup, as apart from text. A notebook shows it as it is in the app."""

    __slots__ = ()

    def _repr_html_(self) -> str:
        return in_cell(style(), sprite(), self)


def in_cell(css: str, *inside: Html) -> Html:
    """Return markup with the style sheet that it needs, for a notebook: there ours has to outrank those of the page."""
    outranking = re.sub(r"[.]tableside\b(?!-)", ".tableside" * 3, css)
    return tag("div", tag("style", Html(outranking)), *inside, class_="tableside")


@cache
def style() -> str:
    """Return the style sheet of the stage."""
    return sheet(HERE, "tokens", "stage", "seat", "dense", "card", "speech", "room", "modes")


def sheet(folder: Path, *names: str) -> str:
    """Return the named style sheets of a folder as one."""
    return "\n".join((folder / f"{name}.css").read_text("utf-8") for name in names)


@cache
def sprite() -> Html:
    """Return the emblems as symbols, which `emblem` uses; they are needed once in a page."""
    return Html((HERE / "emblems.svg").read_text("utf-8"))


def tag(name: str, /, *children: str | None, **attributes: str | bool | None) -> Html:
    """Return an element. Children that are not Html are escaped; None is left out.

    An attribute's name is written with `_` for `-` and may end in `_` (`class_`). True stands bare; False, None and
    the empty text leave it out.
    """
    named = "".join([_attribute(key, value) for key, value in attributes.items() if value])
    inside = "".join([child if isinstance(child, Html) else escape(child) for child in children if child])
    return Html(f"<{name}{named}>" if name in VOID else f"<{name}{named}>{inside}</{name}>")


@lru_cache(4096)
def _attribute(key: str, value: str | bool) -> str:
    name = key.strip("_").replace("_", "-")
    # The table's layout is full of single quotes, which may stand as they are between double ones.
    quoted = escape(str(value), quote=False).replace('"', "&quot;")
    return f" {name}" if value is True else f' {name}="{quoted}"'


def join(*parts: str | None) -> Html:
    """Return the parts in a row, escaped like the children of an element."""
    return Html("".join(part if isinstance(part, Html) else escape(part) for part in parts if part))


def classes(*names: str, **only_if: object) -> str:
    """Return a class list: the names, and those whose condition holds."""
    return " ".join([*filter(None, names), *(name.rstrip("_") for name, holds in only_if.items() if holds)])


def press(name: str, /, *inside: str | None, class_: str | bool | None = "b", **attributes: str | bool | None) -> Html:
    """Return a button with the name by which the keyboard's place is kept, and what pressing it does."""
    return tag("button", *inside, type="button", class_=class_, data_key=name, **attributes)


@cache
def emblem(code: str) -> Html:
    """Return the drawing of that code. It is silent: a word stands beside it."""
    return tag("svg", tag("use", href=f"#e-{code}"), class_="em", aria_hidden="true")


@cache
def mark(shape: str = "") -> Html:
    """Return a small shape drawn by the style sheet, silent like an emblem."""
    return tag("i", class_=shape, aria_hidden="true")


def unseen(text: str) -> Html:
    """Return text for the ear only."""
    return tag("span", text, class_="vh")

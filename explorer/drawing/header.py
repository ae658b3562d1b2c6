"""What every page begins and ends with: the name, the pages, the title, whose eyes one looks with, the settings."""

from collections.abc import Iterator
from itertools import groupby

from content import Texts
from explorer.drawing.agreements import chip
from explorer.drawing.shell import Link, Option, Shell
from explorer.tables.html import Html, classes, emblem, join, tag
from scenarios.shapes import USUAL


def header(shell: Shell, texts: Texts) -> Html:
    """Return the header of a page with a table: its title may be a list of lessons to pick from."""
    return tag(
        "header",
        brand(shell.pages, texts),
        games(shell.games, texts),
        tag("nav", page_links(shell.pages[1:]), aria_label=texts.say("pages")),
        *_title_and_eyes(shell, texts),
        chip(shell.our, shell.game, texts),
        settings(texts),
        class_="top",
    )


def heading(shell: Shell, texts: Texts) -> Html:
    """Return the title of a table in a notebook's cell, and whose eyes one looks with."""
    return tag("header", *_title_and_eyes(shell, texts), class_="top")


def _title_and_eyes(shell: Shell, texts: Texts) -> Iterator[Html]:
    number = tag("span", shell.number, class_="no") if shell.number else None
    yield tag(
        "div",
        tag("h1", number, tag("span", shell.title, class_="vh" if shell.picker else None)),
        select("lesson", texts.say("lesson.pick"), shell.picker, "F") if shell.picker else None,
        class_="title",
    )
    if shell.looks:
        yield tag("div", select("look", texts.say("look"), shell.looks, "V"), class_="look")


def slim(pages: tuple[Link, ...], title: Html, lead: Html | None, texts: Texts, *, begun: bool) -> Html:
    """Return the header of the page Start. Before the first choice only `lead` leads away."""
    return tag(
        "header",
        brand(pages, texts),
        tag("nav", page_links(pages[1:]), aria_label=texts.say("pages")) if begun else None,
        tag("h1", title),
        lead,
        chip(None, USUAL, texts),
        settings(texts),
        class_="top slim",
    )


def tabs(pages: tuple[Link, ...], texts: Texts) -> Html:
    """Return the pages and the settings for the thumb; the desk has them in its header."""
    return tag("nav", page_links(pages, "tab"), settings(texts, "tab"), class_="tabs", aria_label=texts.say("pages"))


def brand(pages: tuple[Link, ...], texts: Texts) -> Html:
    """Return the name of the product, which leads to the first page."""
    return tag(
        "a",
        emblem("rosette"),
        tag("span", texts.say("product")),
        class_="brand",
        href=pages[0].href,
        data_link=True,
        data_key="brand",
    )


def page_links(pages: tuple[Link, ...], place: str = "") -> Html:
    """Return the links to the pages of the app."""
    return join(
        *(
            tag(
                "a",
                page.label,
                href=page.href,
                data_link=True,
                data_key=f"page {page.href} {place}".strip(),
                aria_current="page" if page.current else None,
            )
            for page in pages
        )
    )


def games(links: tuple[Link, ...], texts: Texts) -> Html | None:
    """Return the switch from game to game."""
    return tag("nav", page_links(links, "game"), class_="games", aria_label=texts.say("games")) if links else None


def settings(texts: Texts, place: str = "") -> Html:
    """Return the button that opens the settings."""
    return tag(
        "button",
        emblem("settings"),
        tag("span", texts.say("settings")),
        type="button",
        class_=classes("gear", place),
        data_key=f"settings {place}".strip(),
        data_dialog="settings",
        aria_haspopup="dialog",
    )


def select(name: str, label: str, options: tuple[Option, ...], key: str) -> Html:
    """Return a list to pick from, with its label; the key leads to it."""
    entries: list[Html] = []
    for group, kin in groupby(options, key=lambda each: each.group):
        named = [tag("option", each.label, value=each.value, selected=each.selected) for each in kin]
        entries += [tag("optgroup", *named, label=group)] if group else named
    return tag(
        "label",
        tag("span", label, class_="pick"),
        tag("select", *entries, data_select=name, data_key=name, aria_label=label, aria_keyshortcuts=key),
    )

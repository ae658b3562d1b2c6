"""Every rule in a list, by what it is about, with its sources; a box keeps those that hold what is typed."""

from typing import NamedTuple

from content import Texts
from explorer.drawing.slips import rule_label
from explorer.scene import Rule
from explorer.tables.html import Html, tag


class Entry(NamedTuple):
    """A rule, the places in the sources that it rests on, and where it leads."""

    rule: Rule
    sources: str
    href: str


def catalogue(groups: tuple[tuple[str, tuple[Entry, ...]], ...], texts: Texts) -> Html:
    """Return the rules under what they are about."""
    box = sift_box(texts.say("catalogue.box"), texts.say("catalogue.none"))
    return tag("div", box, *(_group(title, entries, texts) for title, entries in groups), class_="catalogue")


def sift_box(label: str, none: str) -> Html:
    """Return a box: of what is marked `data-sifted`, what holds the words typed there stays; `none` if nothing does."""
    return tag(
        "p",
        tag("label", label, for_="sift"),
        tag("input", id="sift", type="search", autocomplete="off", data_key="sift", data_sift=True),
        tag("span", none, role="status", hidden=True, data_none=True),
        class_="sift",
    )


def _group(title: str, entries: tuple[Entry, ...], texts: Texts) -> Html:
    rows = (tag("li", _entry(each, texts), data_sifted=f"{each.rule.label} {each.rule.text}") for each in entries)
    return tag("section", tag("h3", title), tag("ul", *rows), class_="leaf", data_sifted_group=True)


def _entry(entry: Entry, texts: Texts) -> Html:
    rule = entry.rule
    name = rule_label(rule, entry.href, texts, f"rule {rule.label}")
    sources = texts.say("catalogue.sources", sources=entry.sources)
    return tag("p", name, tag("span", rule.text), tag("small", sources))

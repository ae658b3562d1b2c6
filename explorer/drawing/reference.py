"""What a game consists of, to look up: rules by what they are about, pictures with words beside them, ways to play."""

from typing import NamedTuple

from content import Texts
from explorer.drawing.rule import Way, ways
from explorer.drawing.shell import Link
from explorer.drawing.slips import rule_label
from explorer.scene import Rule
from explorer.tables.html import Html, tag


class Leaf(NamedTuple):
    """A subject: its picture, its rules with where each leads, and questions on it."""

    title: str
    picture: Html
    rules: tuple[tuple[Rule, str], ...]
    asked: tuple[Link, ...]


class Album(NamedTuple):
    """Pictures of one kind, each with its words."""

    title: str
    about: str
    items: tuple[tuple[Html, str], ...]


class Choice(NamedTuple):
    """Something that tables play in several ways, its rule, and the questions whose answers it turns."""

    title: str
    rule: Link
    ways: tuple[Way, ...]
    turned: tuple[Link, ...]


def leaves(drawn: tuple[Leaf, ...], texts: Texts) -> Html:
    """Return a sheet for each subject."""
    return tag("div", *(_leaf(each, texts) for each in drawn), class_="manual")


def _leaf(leaf: Leaf, texts: Texts) -> Html:
    rules = (
        tag("li", rule.text, " ", rule_label(rule, href, texts, f"{rule.label} in part")) for rule, href in leaf.rules
    )
    return tag(
        "section",
        tag("h3", leaf.picture, tag("span", leaf.title)),
        tag("ul", *rules, class_="lines"),
        _asked(texts.say("roster.asked"), leaf.asked),
        class_="leaf",
    )


def _asked(title: str, asked: tuple[Link, ...]) -> Html | None:
    if not asked:
        return None
    links = (tag("li", tag("a", each.label, href=each.href, data_link=True)) for each in asked)
    return tag("div", tag("h4", title), tag("ul", *links), class_="people-ask")


def albums(drawn: tuple[Album, ...]) -> Html:
    """Return the pictures by their kinds. A picture is silent: its words stand beside it."""
    return tag("div", *map(_album, drawn), class_="albums")


def _album(album: Album) -> Html:
    items = (tag("li", picture, tag("p", words)) for picture, words in album.items)
    return tag("section", tag("h3", album.title), tag("p", album.about), tag("ul", *items), class_="leaf")


def grid(caption: str, heads: tuple[str, ...], rows: tuple[tuple[Html | str, ...], ...]) -> Html:
    """Return a table: the first of each row names it."""
    return tag(
        "div",
        tag(
            "table",
            tag("caption", caption),
            tag("thead", tag("tr", *(tag("th", head, scope="col") for head in heads))),
            tag("tbody", *map(_row, rows)),
        ),
        class_="leaf listing",
    )


def _row(row: tuple[Html | str, ...]) -> Html:
    name, *cells = row
    return tag("tr", tag("th", name, scope="row"), *(tag("td", cell) for cell in cells))


def choices(presets: tuple[Link, ...], label: str, drawn: tuple[Choice, ...], texts: Texts) -> Html:
    """Return the sets of rules to pick one from, then each choice there is."""
    links = (
        tag("a", each.label, href=each.href, data_link=True, aria_current="true" if each.current else None)
        for each in presets
    )
    picked = tag("nav", tag("span", label), *links, class_="with", aria_label=label)
    return tag("div", tag("div", picked, class_="tools"), *(_choice(each, texts) for each in drawn), class_="to-choose")


def _choice(choice: Choice, texts: Texts) -> Html:
    return tag(
        "section",
        tag("h3", choice.title, " ", tag("a", choice.rule.label, href=choice.rule.href, data_link=True)),
        tag("div", ways(choice.ways, texts), class_="ways-to-play"),
        _asked(texts.say("ask.turned"), choice.turned),
        class_="leaf",
    )

"""The characters and the actions as sheets: each card drawn, what one says, and what may be said against it."""

from typing import NamedTuple

from content import Texts
from explorer.drawing.shell import Link
from explorer.narrate.roster import Block, Deed, Person, Roster
from explorer.tables.html import Html, classes, emblem, join, tag

WIDE = 9
"""Letters from which on a name is drawn smaller on its card."""


class Behind(NamedTuple):
    """Where the rule of an action or a block stands, and questions that rest on it."""

    rules: tuple[Link, ...]
    asked: tuple[Link, ...]


def who_is_who(drawn: Roster, behind: dict[str, Behind], texts: Texts) -> Html:
    """Return a sheet for each character, and one for what needs no card; `behind` is by character, or empty."""
    sheets = [_person(each, behind[each.code], texts) for each in drawn.persons]
    general = _sheet(
        tag("span", emblem("coin"), class_="card purse", aria_hidden="true"),
        texts.say("roster.general"),
        join(*(_deed(deed, texts) for deed in drawn.general)),
        behind[""],
        texts,
        "general",
    )
    return tag("div", general, *sheets, class_="roster")


def _person(person: Person, behind: Behind, texts: Texts) -> Html:
    told = join(
        *(_deed(deed, texts) for deed in person.deeds),
        *(_block(block, texts) for block in person.blocks),
    )
    return _sheet(face(person.code, person.name), person.name, told, behind, texts)


def face(code: str, name: str) -> Html:
    """Return a card as it lies on the table. It is silent: its name stands beside it."""
    label = tag("b", name, class_=classes("nm", wide=len(name) > WIDE))
    return tag("span", emblem(code), label, class_=f"card face r-{code}", aria_hidden="true")


def _sheet(card: Html, title: str, told: Html, behind: Behind, texts: Texts, kind: str = "") -> Html:
    return tag(
        "article",
        card,
        tag("h2", title),
        tag("div", told, class_="powers"),
        tag("p", *(_link(each) for each in behind.rules), class_="behind"),
        tag(
            "div",
            tag("h3", texts.say("roster.asked")),
            tag("ul", *(tag("li", _link(each)) for each in behind.asked)),
            class_="people-ask",
        ),
        class_=classes("leaf who-is", kind),
    )


def _deed(deed: Deed, texts: Texts) -> Html:
    return tag(
        "section",
        tag(
            "h3",
            deed.name,
            tag("span", texts.say("roster.price", coins=deed.cost), class_="price") if deed.cost else None,
        ),
        tag("p", deed.does, class_="does"),
        tag("q", deed.said),
        tag("p", deed.challenge, " ", deed.block, class_="against"),
        class_="deed",
    )


def _block(block: Block, texts: Texts) -> Html:
    title = texts.say("roster.blocks", action=block.action)
    return tag(
        "section",
        tag("h3", emblem("block"), title),
        tag("q", block.said),
        tag("p", block.challenge, class_="against"),
        class_="deed",
    )


def _link(link: Link) -> Html:
    return tag("a", link.label, href=link.href, data_link=True, data_key=f"leads {link.href}")

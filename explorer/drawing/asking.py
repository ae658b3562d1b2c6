"""The page Rules: the box to ask in, the chips, and below it what was asked for."""

from typing import NamedTuple

from content import Texts
from explorer.drawing.shell import Link
from explorer.tables.html import Html, classes, emblem, mark, tag


class Row(NamedTuple):
    """A question that leads to its answer, with the verdict."""

    question: str
    verdict: str
    href: str


def ask_box(asked: str, example: str, chips: tuple[Link, ...], texts: Texts, *, small: bool) -> Html:
    """Return the box that is written in, with an example and the topics; a small one where something is asked."""
    label = texts.say("ask.box")
    return tag(
        "section",
        emblem("rosette"),
        tag(
            "form",
            tag("label", label, for_="ask"),
            tag(
                "input",
                id="ask",
                type="search",
                value=asked,
                placeholder=example,
                autocomplete="off",
                enterkeyhint="search",
                maxlength="200",
                data_key="ask",
                data_ask="ask",
                data_first=not small,
            ),
            role="search",
        ),
        tag(
            "nav",
            *(
                tag("a", chip.label, href=chip.href, data_link=True, aria_current="true" if chip.current else None)
                for chip in chips
            ),
            class_="chips",
            aria_label=texts.say("ask.topics"),
        ),
        class_=classes("felt askbox", small=small),
    )


def rows(title: str, questions: tuple[Row, ...], note: str | None = None) -> Html:
    """Return questions under a title, each with its verdict."""
    return tag(
        "section",
        tag("h2", title),
        tag("p", note) if note else None,
        tag("ol", *(tag("li", _row(each)) for each in questions)),
        class_="leaf rows",
    )


def _row(row: Row) -> Html:
    return tag(
        "a",
        tag("span", row.question, class_="asked"),
        tag("span", row.verdict, class_="ruled"),
        mark("ar r"),
        href=row.href,
        data_key=f"row {row.href}",
        data_link=True,
    )


def remark(text: str) -> Html:
    """Return a remark on what was asked for."""
    return tag("p", text, class_="missing", role="note")

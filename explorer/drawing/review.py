"""The slip of a review: remarks, each with the way to its moment."""

from typing import NamedTuple

from content import Texts
from explorer.tables.html import Html, press, tag


class Gone(NamedTuple):
    """A remark in sentences, the move before which it stands, and whether that moment is open."""

    sentences: tuple[str, ...]
    at: int
    open: bool


def reviewed(title: str, gone: tuple[Gone, ...], nothing: str | None, texts: Texts, *, opened: bool) -> Html:
    """Return the slip; the page brings one that was just opened into view."""
    hide = press("hide review", texts.say("review.hide"), class_="b odds-hide", data_emit="review")
    return tag(
        "section",
        tag("div", tag("h2", title), hide, class_="odds-top"),
        tag("p", nothing)
        if nothing
        else tag("ol", *(_remark(each, number, texts) for number, each in enumerate(gone))),
        class_="review",
        aria_label=title,
        data_key="review slip",
        data_opened=opened,
    )


def _remark(gone: Gone, number: int, texts: Texts) -> Html:
    return tag(
        "li",
        tag("span", " ".join(gone.sentences)),
        tag(
            "div",
            press(
                f"remark {number}",
                texts.say("review.go", number=gone.at + 1),
                data_emit="moment",
                data_value=str(gone.at),
                aria_current="step" if gone.open else None,
            ),
        ),
    )

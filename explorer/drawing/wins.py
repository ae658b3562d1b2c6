"""The slip of win chances: the players with a bar each, and what such a figure is not."""

from typing import NamedTuple

from content import Texts
from explorer.tables.html import Html, press, tag


class Winner(NamedTuple):
    """The share of games that a player has won, in words, and as a number of a hundred."""

    words: str
    share: int


def winners(found: tuple[Winner, ...], lead: str, about: tuple[str, ...], texts: Texts, *, opened: bool) -> Html:
    """Return the slip; the page brings one that was just opened into view."""
    hide = press("hide wins", texts.say("wins.hide"), class_="b odds-hide", data_emit="wins")
    return tag(
        "section",
        tag("div", tag("h2", texts.say("wins")), hide, class_="odds-top"),
        tag("p", lead, class_="odds-said"),
        tag("ul", *(_winner(each) for each in found)) if found else None,
        *(tag("p", each, class_="wins-about") for each in about),
        class_="wins",
        aria_label=texts.say("wins"),
        data_key="wins slip",
        data_opened=opened,
    )


def _winner(winner: Winner) -> Html:
    bar = tag("span", tag("i", style=f"width: {winner.share}%"), class_="wins-bar", aria_hidden="true")
    return tag("li", tag("span", winner.words), bar)

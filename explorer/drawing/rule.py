"""The page of a rule: its words, the ways to play it, what each source says, and the lessons that rest on it."""

from typing import NamedTuple

from content import Texts
from explorer.drawing.agreements import Offer, offers, opener
from explorer.drawing.shell import Link
from explorer.tables.html import Html, classes, press, tag


class Way(NamedTuple):
    """A way to play: what it says, the sets of rules that have it so, whether it is played here, what agrees on it."""

    text: str
    presets: str | None
    here: bool
    agrees: str | None = None


class Words(NamedTuple):
    """Something that is said, and by whom."""

    text: str
    who: str | None


class Witness(NamedTuple):
    """What the sources say on a topic, whether they agree, and who says nothing."""

    topic: str | None
    standing: str | None
    said: tuple[Words, ...]
    silent: str | None


class Told(NamedTuple):
    """A rule with all that is told of it."""

    title: str
    text: str
    ways: tuple[Way, ...]
    offer: Offer | None
    """What a table may agree on."""
    witnesses: tuple[Witness, ...]
    lessons: tuple[Link, ...]


def rule_leaf(told: Told, texts: Texts) -> Html:
    """Return the rule as a sheet: first what it says, then who says so, then where to see it."""
    say = texts.say
    return tag(
        "article",
        tag("h2", told.title),
        tag("p", told.text, class_="because"),
        _ways(told, texts) if told.ways else None,
        tag("h3", say("ask.rule.sources")),
        *(_witness(each) for each in told.witnesses),
        tag("h3", say("ask.rule.lessons")) if told.lessons else None,
        tag("ul", *(tag("li", _link(each)) for each in told.lessons), class_="seen-in") if told.lessons else None,
        class_="leaf canon",
    )


def ways(drawn: tuple[Way, ...], texts: Texts) -> Html:
    """Return the ways to play as a list."""
    return tag("ul", *(tag("li", *_way(each, texts), class_=classes(here=each.here)) for each in drawn))


def _ways(told: Told, texts: Texts) -> Html:
    return tag(
        "div",
        tag("h3", texts.say("ask.rule.ways")),
        ways(told.ways, texts),
        tag("div", opener(texts), class_="acts") if told.offer else None,
        offers((told.offer,), texts) if told.offer else None,
        class_="ways-to-play",
    )


def _way(way: Way, texts: Texts) -> tuple[Html, ...]:
    by = way.presets or texts.say("ask.rule.ways.none")
    here = (tag("b", texts.say("witness.here"), class_="played"),) if way.here else ()
    other = (
        press(f"agree {way.agrees}", texts.say("ask.rule.ways.set"), class_="set-so", data_agree=way.agrees)
        if way.agrees
        else None
    )
    return tag("p", way.text), tag("small", by), *here, *([other] if other else ())


def _witness(witness: Witness) -> Html:
    title = tag("h4", witness.topic, " ", tag("small", witness.standing)) if witness.topic else None
    said = (tag("li", tag("p", each.text), tag("small", each.who) if each.who else None) for each in witness.said)
    silent = tag("p", witness.silent, class_="hush") if witness.silent else None
    return tag("section", title, tag("ul", *said), silent)


def _link(link: Link) -> Html:
    return tag("a", link.label, href=link.href, data_link=True, data_key=f"seen in {link.href}")

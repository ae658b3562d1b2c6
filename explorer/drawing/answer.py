"""An answer card: the verdict with what it rests on, its play on a table, the table both ways, the verdict alone."""

from typing import NamedTuple

from content import Texts
from explorer.drawing.agreements import Offer, offers, opener
from explorer.drawing.bar import button, counter
from explorer.drawing.frame import track
from explorer.drawing.shell import Control, Shell
from explorer.drawing.slips import rule_label
from explorer.scene import Rule, Scene
from explorer.tables import table
from explorer.tables.html import Html, classes, mark, press, tag


class Answer(NamedTuple):
    """A question with its verdict, a sentence, and the rules behind it with where each leads."""

    question: str
    verdict: str
    text: str
    rules: tuple[tuple[Rule, str], ...]
    open: str | None
    """A sentence where the sources leave it to the table."""
    controls: tuple[Control, ...]
    """What else can be seen of it."""
    ours: tuple[Offer, ...] = ()
    """What a table may agree on."""
    code: Html | None = None
    """A code that leads here; it can be printed."""


class Side(NamedTuple):
    """One of two ways: what is played there, its verdict, and the table where they part, or why there is none."""

    plays: str
    verdict: str
    text: str
    scene: Scene | None
    missing: str | None = None


class Ways(NamedTuple):
    """Two ways, and where they part."""

    parts: str
    sides: tuple[Side, Side]


def answer(drawn: Answer, texts: Texts) -> Html:
    """Return the answer as a sheet of its own."""
    return tag(
        "article",
        tag("h2", drawn.question),
        tag("p", drawn.verdict, class_="ruling"),
        tag("p", drawn.text, class_="because"),
        tag("p", drawn.open, class_="silent") if drawn.open else None,
        tag(
            "div",
            *map(button, drawn.controls),
            opener(texts) if drawn.ours else None,
            _printer(drawn, texts),
            class_="acts",
        ),
        offers(drawn.ours, texts) if drawn.ours else None,
        class_="leaf reply",
    )


def _printer(drawn: Answer, texts: Texts) -> Html | None:
    if drawn.code is None:
        return None
    return press("bar print", texts.say("print"), data_print=True)


def grounds(drawn: Answer, texts: Texts) -> Html:
    """Return the rules behind an answer, each in its voice and with a link to its sources."""
    return tag(
        "section",
        tag("h2", texts.say("ask.grounds")),
        tag("ul", *(tag("li", tag("p", rule_label(rule, href, texts), " ", rule.text)) for rule, href in drawn.rules)),
        tag("p", drawn.code, texts.say("code.point"), class_="pass-on") if drawn.code else None,
        class_="leaf grounds",
    )


def proof(scene: Scene, shell: Shell, texts: Texts) -> Html:
    """Return the play of a card at one step, with the controls to go through it."""
    back, onward = shell.controls
    return tag(
        "section",
        tag("div", table(scene, texts), class_="room"),
        track(scene, texts),
        tag("p", scene.happened, class_="happened"),
        tag("div", button(back, "prev"), counter(shell, texts), button(onward, "next"), class_="stepper"),
        class_="proof",
        aria_label=texts.say("table"),
        data_view=True,
    )


def no_proof(text: str) -> Html:
    """Return what stands where there is no table to show."""
    return tag("section", tag("p", text, class_="happened"), class_="proof bare")


def both(ways: Ways, texts: Texts) -> Html:
    """Return two tables side by side at the step at which they part."""
    return tag(
        "section",
        tag("p", mark("spot"), ways.parts, class_="parting"),
        tag("div", *(_side(each, texts) for each in ways.sides), class_="two"),
        class_="ways",
        data_view=True,
    )


def _side(side: Side, texts: Texts) -> Html:
    told = side.scene.happened if side.scene else side.missing
    return tag(
        "article",
        tag("p", side.plays, class_="plays"),
        tag("p", side.verdict, class_="ruling"),
        tag("p", side.text, class_="because"),
        tag("div", table(side.scene, texts), class_="room") if side.scene else None,
        tag("p", told, class_="happened") if told else None,
        class_="leaf side",
    )


def aloud(drawn: Answer, shut: Control) -> Html:
    """Return the verdict alone, to hold up."""
    return tag(
        "section",
        tag("h2", drawn.question),
        tag("p", drawn.verdict, class_=classes("ruling", long=len(drawn.verdict) > SHORT)),
        tag("p", drawn.text, class_="because"),
        button(shut),
        drawn.code,
        class_="aloud",
    )


SHORT = 12
"""Letters of a verdict that fit in one line however large."""

"""The slip of odds: who and which card, a hundred dots, the dial of habits, the sum, and what a challenge does."""

from typing import NamedTuple

from content import Texts
from explorer.drawing.shell import Option
from explorer.tables.html import Html, join, mark, press, tag

SUM = "odds-sum"


class Field(NamedTuple):
    """A hundred dots under a label, and how many are filled, in words and as a number."""

    label: str
    words: str
    filled: int


class Fork(NamedTuple):
    """What follows a challenge: how many of a hundred, where the claim is true and where it is not."""

    title: str
    true: str
    cost: str
    false: str
    win: str


class Panel(NamedTuple):
    """What the slip says. Without names to pick from there is only the sentence."""

    names: tuple[Option, ...]
    cards: tuple[Option, ...]
    sentence: str
    caution: str = ""
    alone: Field | None = None
    claims: Field | None = None
    """Nothing where no claim was made."""
    said: str | None = None
    habit: int = 0
    sum: tuple[str, ...] = ()
    summed: bool = False
    fork: Fork | None = None


def panel(found: Panel, texts: Texts, *, opened: bool) -> Html:
    """Return the slip; the page brings one that was just opened into view."""
    close = press("hide odds", texts.say("odds.hide"), class_="b odds-hide", data_emit="odds")
    return tag(
        "section",
        tag("div", tag("h2", texts.say("odds")), close, class_="odds-top"),
        _picks(found, texts) if found.names else None,
        tag(
            "p",
            found.sentence,
            join(" ", tag("em", found.caution)) if found.caution else None,
            class_="odds-said",
        ),
        tag(
            "div",
            _field(found.alone),
            _field(found.claims) if found.claims else tag("p", texts.say("odds.no-claims"), class_="odds-none"),
            class_="odds-fields",
        )
        if found.alone
        else None,
        _dial(found, texts) if found.claims else None,
        tag("p", found.said, class_="odds-claims") if found.said else None,
        _sum(found, texts) if found.sum else None,
        _fork(found.fork, texts) if found.fork else None,
        class_="odds",
        aria_label=texts.say("odds"),
        data_key="odds slip",
        data_opened=opened,
    )


def _picks(found: Panel, texts: Texts) -> Html:
    picks = (("odds-name", "odds.who", found.names), ("odds-card", "odds.card", found.cards))
    return tag(
        "div",
        *(
            tag(
                "label",
                tag("span", texts.say(label)),
                tag(
                    "select",
                    *(tag("option", each.label, value=each.value, selected=each.selected) for each in options),
                    data_select=event,
                    data_key=event,
                ),
            )
            for event, label, options in picks
        ),
        class_="odds-picks",
    )


def _field(field: Field) -> Html:
    dots = [mark("f" if number < field.filled else "") for number in range(100)]
    return tag(
        "div",
        tag("p", field.label, " ", tag("b", field.words)),
        tag("div", *dots, class_="odds-dots", aria_hidden="true"),
        class_="odds-field",
    )


def _dial(found: Panel, texts: Texts) -> Html:
    value = texts.say("odds.habit.value", number=found.habit)
    return tag(
        "label",
        tag("span", texts.say("odds.habit"), " ", tag("b", value)),
        tag(
            "input",
            type="range",
            min="5",
            max="100",
            step="5",
            value=str(found.habit),
            aria_valuetext=value,
            data_select="odds-habit",
            data_key="odds-habit",
        ),
        class_="odds-dial",
    )


def _sum(found: Panel, texts: Texts) -> Html:
    return tag(
        "div",
        press(
            "odds sum",
            texts.say("odds.sum"),
            data_emit="odds-sum",
            aria_expanded="true" if found.summed else "false",
            aria_controls=SUM,
        ),
        tag("ol", *(tag("li", line) for line in found.sum), id=SUM, hidden=not found.summed),
        class_="odds-sum",
    )


def _fork(fork: Fork, texts: Texts) -> Html:
    rows = (("odds.challenge.true", fork.true, fork.cost), ("odds.challenge.false", fork.false, fork.win))
    heads = (texts.say("odds.challenge.is"), texts.say("odds.challenge.deals"), texts.say("odds.challenge.then"))
    return tag(
        "table",
        tag("caption", fork.title),
        tag("thead", tag("tr", *(tag("th", head, scope="col") for head in heads))),
        tag(
            "tbody",
            *(
                tag("tr", tag("th", texts.say(is_), scope="row"), tag("td", number), tag("td", then))
                for is_, number, then in rows
            ),
        ),
        class_="odds-fork",
    )

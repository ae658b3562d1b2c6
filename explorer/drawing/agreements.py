"""What a table agrees on: offered at an answer, a chip on every page, and the dialog that lists all of it.

The page fills in what the device has kept; nothing here depends on it.
"""

from typing import NamedTuple

from content import Texts
from explorer.drawing.settings import button, dialog
from explorer.tables.html import Html, mark, press, tag

PART = "ours"
"""The id of what is offered."""


class Value(NamedTuple):
    """One way to play: how it is written, the verdict that follows from it, and what it says."""

    written: str
    verdict: str
    text: str
    chosen: bool


class Offer(NamedTuple):
    """A switch that turns an answer: what it decides, and the ways that it can be set."""

    switch: str
    about: str
    values: tuple[Value, ...]


class Preset(NamedTuple):
    """A set of rules to begin with: its name, what it follows, and the switches that it sets unlike the first one."""

    id: str
    name: str
    about: str
    sets: tuple[str, ...]


class Agreement(NamedTuple):
    """A switch as it may be agreed on: in a few words, in a sentence, and what changes with it."""

    written: str
    name: str
    text: str
    changes: str
    lessons: tuple[tuple[str, str], ...]
    """The lessons that change, by their titles and addresses, where they are few."""


def opener(texts: Texts) -> Html:
    """Return the button that opens what a table may say to an answer."""
    return press("bar ours", texts.say("ask.ours"), data_opens=PART, aria_expanded="false", aria_controls=PART)


def offers(offered: tuple[Offer, ...], texts: Texts) -> Html:
    """Return the ways to play, to pick from; shut."""
    return tag("div", *(_offer(each, texts) for each in offered), class_="ours", id=PART, hidden=True)


def _offer(offer: Offer, texts: Texts) -> Html:
    chosen = any(each.chosen for each in offer.values)
    return tag(
        "div",
        tag("p", offer.about, class_="asks-for"),
        *(
            press(
                f"agree {value.written}",
                tag("b", value.verdict),
                tag("span", value.text),
                class_="vote",
                data_agree=value.written,
                aria_pressed=str(value.chosen).lower(),
            )
            for value in offer.values
        ),
        _forget(offer.switch, texts) if chosen else None,
        role="group",
        aria_label=offer.about,
    )


def _forget(switch: str, texts: Texts) -> Html:
    return button(texts.say("agree.forget"), f"forget {switch}", data_disagree=switch)


def _named(game: str) -> str:
    """The id of the dialog of a game."""
    return f"agreements-{game}"


def chip(our: str | None, game: str, texts: Texts) -> Html:
    """Return the chip that opens the dialog; `our` is what the page was drawn for, where it hangs on that."""
    return press(
        "agreed",
        mark("seal"),
        tag("span", texts.say("agree.ours"), class_="if-ours"),
        tag("span", texts.say("agree.theirs"), class_="if-theirs"),
        tag("span", texts.say("agree.none"), class_="if-none"),
        tag("b", data_names=True),
        tag("i", data_more=True),
        class_="chip",
        data_chip=game,
        data_drawn=our,
        data_dialog=_named(game),
        aria_haspopup="dialog",
        hidden=our is None,
    )


def agreements_dialog(game: str, presets: tuple[Preset, ...], agreements: tuple[Agreement, ...], texts: Texts) -> Html:
    """Return the dialog, shut: whose rules these are, the preset to begin with, and every agreement there can be."""
    say = texts.say
    return dialog(
        _named(game),
        say("agree.title"),
        texts,
        tag(
            "div",
            tag("p", say("agree.theirs.about")),
            button(say("agree.own"), "own", data_own=True),
            button(say("agree.adopt"), "adopt", data_adopt=True),
            class_="if-theirs lent",
        ),
        tag(
            "fieldset",
            tag("legend", say("agree.preset")),
            tag("div", *(_preset(each, game) for each in presets), class_="seg sets"),
            *(tag("p", each.about, data_about=each.id, class_="small") for each in presets),
        ),
        tag("h3", say("agree.list")),
        tag("ul", *(_agreement(each, texts) for each in agreements), class_="agreed"),
        tag("p", say("agree.list.none"), data_empty=True),
        tag("div", button(say("agree.forget.all"), "forget all", data_disagree="all"), data_several=True, hidden=True),
        tag("p", say("agree.about"), class_="small"),
    )


def _preset(preset: Preset, game: str) -> Html:
    field = tag(
        "input",
        type="radio",
        name=f"preset-{game}",
        value=preset.id,
        data_sets=" ".join(preset.sets),
        data_key=f"preset {preset.id}",
    )
    return tag("label", field, tag("span", preset.name))


def _agreement(agreement: Agreement, texts: Texts) -> Html:
    switch = agreement.written.partition("-")[0]
    links = [tag("li", tag("a", title, href=href, data_link=True)) for title, href in agreement.lessons]
    return tag(
        "li",
        tag("h4", agreement.name),
        tag("p", agreement.text),
        tag("p", agreement.changes, class_="small"),
        tag("ul", *links) if links else None,
        button(texts.say("agree.forget"), f"forget {agreement.written}", data_disagree=switch),
        data_agreement=agreement.written,
        hidden=True,
    )


def touched(by: tuple[str, ...], words: str) -> Html:
    """Return a mark that shows once one of these is agreed on."""
    return tag("span", words, class_="touched", data_touched=" ".join(by), hidden=True)

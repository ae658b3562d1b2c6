"""The page Who wins?: what is to be played on a felt sheet, and below it the figures, a row for each bot and seat."""

from typing import NamedTuple

from content import Texts
from explorer.drawing.shell import Option
from explorer.tables.html import Html, classes, join, press, tag


class Pick(NamedTuple):
    """A list to pick from: the event that it tells, its label and what there is."""

    event: str
    label: str
    options: tuple[Option, ...]


class Toggle(NamedTuple):
    """Something that is on or off."""

    value: str
    label: str
    on: bool


class Share(NamedTuple):
    """A bot or a seat: its share of wins in words and as an interval in percent, and what else there is to say."""

    label: str
    words: str
    share: float
    low: float
    high: float
    also: tuple[str, ...]


class Group(NamedTuple):
    """Rows under a title; `even` is the share that each has if all are equal, in percent."""

    title: str
    rows: tuple[Share, ...]
    even: float


class Asked(NamedTuple):
    """What is asked for, and whether games are played: the button stops them, or starts some."""

    picks: tuple[Pick, ...]
    players: tuple[Pick, ...]
    toggles: tuple[Toggle, ...]
    going_on: bool


def asked_for(asked: Asked, texts: Texts) -> Html:
    """Return the sheet on which one picks, with the button."""
    say = texts.say
    return tag(
        "section",
        tag("h2", say("contest.lead")),
        tag("div", *map(_pick, asked.picks), class_="contest-picks"),
        _box(asked.toggles, say("with")) if asked.toggles else None,
        tag("div", *map(_pick, asked.players), class_="contest-picks", role="group", aria_label=say("contest.bots")),
        press(
            "go",
            say("contest.stop" if asked.going_on else "contest.play"),
            class_=classes("b", pri=not asked.going_on),
            data_emit="stop" if asked.going_on else "play",
        ),
        class_="felt contest-sheet",
        aria_label=say("page.wins"),
    )


def _pick(pick: Pick) -> Html:
    entries = (tag("option", each.label, value=each.value, selected=each.selected) for each in pick.options)
    return tag(
        "label",
        tag("span", pick.label),
        tag("select", *entries, data_select=pick.event, data_key=pick.event),
    )


def _box(toggles: tuple[Toggle, ...], label: str) -> Html:
    named = tag("span", label, class_="contest-label")
    return tag("div", named, *map(_toggle, toggles), class_="contest-picks contest-box", role="group", aria_label=label)


def _toggle(toggle: Toggle) -> Html:
    name = f"option {toggle.value}"
    pressed = "true" if toggle.on else "false"
    return press(name, toggle.label, data_emit="option", data_value=toggle.value, aria_pressed=pressed)


def found_so_far(status: str, groups: tuple[Group, ...], about: tuple[str, ...], texts: Texts) -> Html:
    """Return the figures, with how many games they are of and what is to be known of them."""
    return tag(
        "section",
        tag("p", status, class_="contest-status"),
        tag("div", *map(_group, groups), class_="contest-groups") if groups else None,
        *(tag("p", each, class_="contest-about") for each in about),
        class_="leaf contest-found",
        aria_label=texts.say("contest.figures"),
    )


def _group(group: Group) -> Html:
    return tag("section", tag("h2", group.title), tag("ul", *(_row(each, group.even) for each in group.rows)))


def _row(row: Share, even: float) -> Html:
    band = f"left: {row.low:.2f}%; width: {max(row.high - row.low, 0.4):.2f}%"
    bar = tag(
        "span",
        tag("i", style=f"width: {row.share:.2f}%", class_="won"),
        tag("i", style=band, class_="band"),
        tag("i", style=f"left: {even:.2f}%", class_="even"),
        class_="contest-bar",
        aria_hidden="true",
    )
    also = tag("p", join(*(tag("span", each) for each in row.also)), class_="contest-also") if row.also else None
    return tag("li", tag("p", tag("b", row.label), " ", tag("span", row.words), class_="contest-row"), bar, also)

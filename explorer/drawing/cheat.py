"""The cheat sheet as it is printed: one page, in black and white if need be."""

from typing import NamedTuple

from content import Texts
from explorer.drawing.turn import turn_picture
from explorer.narrate.roster import Deed, Person, Roster
from explorer.narrate.turn import Station
from explorer.tables.html import Html, classes, emblem, join, mark, tag

ROOMY, FULL = 10, 13
"""With more points to agree on than these the page is set smaller, and smaller still;"""
FEW = 3
"""then only so many mistakes are told."""


class Mistake(NamedTuple):
    """What people get wrong: the question, the verdict, and why."""

    question: str
    verdict: str
    text: str


class Point(NamedTuple):
    """Something to agree on, as it is played here; `settled` where the table has done so."""

    text: str
    settled: bool


class Cheat(NamedTuple):
    """All that stands on the sheet; `code` leads to it."""

    rules: str
    basics: tuple[str, ...]
    roster: Roster
    turn: tuple[Station, ...]
    mistakes: tuple[Mistake, ...]
    points: tuple[Point, ...]
    code: Html | None


def cheat_sheet(sheet: Cheat, texts: Texts) -> Html:
    """Return the page."""
    say = texts.say
    full, fullest = len(sheet.points) > ROOMY, len(sheet.points) > FULL
    mistakes = sheet.mistakes[:FEW] if fullest else sheet.mistakes
    return tag(
        "article",
        tag(
            "header",
            emblem("rosette"),
            tag("div", tag("h2", say("cheat.title")), tag("p", sheet.rules)),
            sheet.code,
        ),
        tag("ul", *(tag("li", each) for each in sheet.basics), class_="basics"),
        _deeds(sheet.roster, texts),
        tag(
            "h3",
            say("cheat.turn"),
            tag("small", mark("ar r"), say("cheat.on"), mark("end"), say("cheat.stopped"), class_="key"),
        ),
        turn_picture(sheet.turn, texts),
        tag("section", tag("h3", say("cheat.wrong")), tag("dl", *(_mistake(each) for each in mistakes))),
        tag(
            "section",
            tag("h3", say("cheat.points")),
            tag("ul", *(_point(each, texts) for each in sheet.points), class_="points"),
        ),
        tag("p", say("cheat.unofficial"), class_="fine"),
        class_=classes("cheat", full=full, fullest=fullest),
    )


def _deeds(roster: Roster, texts: Texts) -> Html:
    say = texts.say
    heads = ("cheat.action", "cheat.does", "cheat.cost", "cheat.block", "cheat.blocker", "cheat.challenge")
    names = {person.code: person.name for person in roster.persons}
    return tag(
        "table",
        tag(
            "thead",
            tag("tr", *(tag("th", say(head), scope="col", role="columnheader") for head in heads), role="row"),
            role="rowgroup",
        ),
        tag(
            "tbody",
            *(_deed(deed, names, texts) for deed in roster.deeds),
            *(_only_blocks(person, texts) for person in roster.persons if not person.deeds),
            role="rowgroup",
        ),
        role="table",
    )


def _deed(deed: Deed, names: dict[str, str], texts: Texts) -> Html:
    claim = deed.claims or deed.denies
    card = names[claim] if claim else ""
    if deed.denies:
        card = texts.say("cheat.no-card", character=card)
    blockers = (tag("span", emblem(each), names[each], class_=f"r-{each}") for each in deed.blockers)
    return tag(
        "tr",
        tag(
            "th",
            emblem(deed.claims or "coin"),
            tag("b", deed.name),
            tag("small", card) if card else None,
            scope="row",
            role="rowheader",
            class_=f"r-{deed.claims}" if deed.claims else None,
        ),
        _cell("cheat.does", deed.does, texts),
        _cell("cheat.cost", deed.cost, texts),
        _cell("cheat.block", join(*blockers), texts),
        _cell("cheat.blocker", deed.by, texts),
        _cell("cheat.challenge", texts.say("cheat.yes" if claim else "cheat.no"), texts),
    )


def _cell(head: str, inside: str | None, texts: Texts) -> Html:
    """A cell that knows what it is about, for a screen that has no room for columns."""
    return tag(
        "td", inside or texts.say("cheat.none"), data_by=texts.say(head), role="cell", class_=None if inside else "nil"
    )


def _only_blocks(person: Person, texts: Texts) -> Html:
    """The row of a character that has no action."""
    blocked = texts.every(tuple(block.action for block in person.blocks))
    return tag(
        "tr",
        tag("th", emblem(person.code), tag("b", person.name), scope="row", role="rowheader", class_=f"r-{person.code}"),
        _cell("cheat.does", texts.say("roster.blocks", action=blocked), texts),
        *(_cell(head, None, texts) for head in ("cheat.cost", "cheat.block", "cheat.blocker")),
        _cell("cheat.challenge", texts.say("cheat.yes"), texts),
    )


def _mistake(mistake: Mistake) -> Html:
    return tag("div", tag("dt", mistake.question), tag("dd", tag("b", mistake.verdict), ". ", mistake.text))


def _point(point: Point, texts: Texts) -> Html:
    box = mark("ticked" if point.settled else "open-box")
    ours = tag("b", texts.say("cheat.agreed")) if point.settled else None
    return tag("li", box, tag("span", point.text, " ", ours), class_="settled" if point.settled else None)

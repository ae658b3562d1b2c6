"""One seat: its plate, its cards, its coins, and what just changed there."""

from typing import NamedTuple

from content import Texts
from engine.coup.roster import Character
from engine.coup.state import SeatView
from explorer.scene import Change
from explorer.tables.html import Html, classes, emblem, join, mark, tag, unseen

RAIL = (3, 4, 3, 2)
"""The gaps fall where the rules change: 3 coins assassinate, 7 launch a coup, 10 must. Only a purse filled from the
almshouse holds more than 12; the number beside the rail tells how many."""
FIRST_ROW = 2
"""Groups that are always there; the others come when they are needed."""
WIDE = 9
"""Letters above which a character's name is set smaller, so that it fits on its card."""
DENSE = 7
"""Seats from which on each has so little room that the side is told beside the coins."""


class Marks(NamedTuple):
    """What is said of a seat beside what lies there."""

    seat: int
    name: str
    area: str
    you: bool
    turn: bool
    asked: str | None
    """The code of the decision that awaits it."""
    among: bool
    """Others are asked as well, and it is not the viewer's own seat: less light falls on it."""
    speaks: bool
    won: bool
    wanted: int
    """Coins that it gets if nothing stops the action."""
    dense: bool


def seat(view: SeatView, marks: Marks, changes: tuple[Change, ...], texts: Texts) -> Html:
    """Return the seat as an item of the list of seats."""
    lit = marks.asked and not marks.among
    return tag(
        "li",
        _plate(view, marks, texts),
        _cards(view, marks, [_change(change, "li") for change in changes if change.kind != "coins"], texts),
        tag(
            "div",
            _coins(view.coins, marks, texts),
            _faction(view, texts) if marks.dense else None,
            *(_change(change, "span") for change in changes if change.kind == "coins"),
            class_="till",
        ),
        class_=classes(
            "seat",
            you=marks.you,
            turns=marks.turn,
            await_=lit,
            may=marks.asked and marks.among,
            speaks=marks.speaks,
            out=view.out,
            changed=changes,
        ),
        style=f"--at:{marks.area}",
        data_lamp=bool(lit),
    )


def asked(marks: Marks, texts: Texts) -> str:
    """Return the words over a seat that is awaited."""
    key = "seat.acts" if marks.asked == "action" else "seat.asked"
    return texts.say(f"{key}.you" if marks.you else key)


def _plate(view: SeatView, marks: Marks, texts: Texts) -> Html:
    acts = marks.asked == "action"
    shape = mark("tri") if acts else emblem("challenge")
    return join(
        tag("span", shape, asked(marks, texts), class_="ask") if marks.asked else None,
        tag(
            "div",
            tag("b", marks.name, class_="who"),
            tag("span", texts.say("seat.you"), class_="mine") if marks.you else None,
            tag("span", mark("tri"), texts.say("seat.turn"), class_="turn") if marks.turn and not acts else None,
            tag("span", texts.say("seat.won"), class_="turn") if marks.won else None,
            tag("span", texts.say("seat.out"), class_="outw") if view.out else None,
            None if marks.dense else _faction(view, texts),
            class_="plate",
        ),
    )


def _faction(view: SeatView, texts: Texts) -> Html | None:
    if view.faction is None:
        return None
    return tag("span", emblem(view.faction), texts.say(f"faction.{view.faction}"), class_="fac")


def _cards(view: SeatView, marks: Marks, changes: list[Html], texts: Texts) -> Html:
    cards = len(view.hand) + len(view.lost)
    return tag(
        "ul",
        *(_face(card, texts) if card else _back(texts) for card in view.hand),
        *(_face(card, texts, lost=True) for card in view.lost),
        *changes,
        # Names that are to be read may not lie under another card.
        class_=classes("cards", many=cards > 2, read=cards > 1 and any(view.hand), torn=view.hand and view.lost),
        aria_label=texts.say("seat.cards", name=marks.name),
        data_hand=str(marks.seat),
    )


def _face(card: Character, texts: Texts, *, lost: bool = False) -> Html:
    name = texts.say(f"character.{card}")
    return tag(
        "li",
        emblem(card),
        tag("b", name, class_=classes("nm", wide=len(name) > WIDE)),
        tag("span", texts.say("seat.lost"), class_="tag") if lost else None,
        class_=classes("card face", f"r-{card}", lost=lost),
        data_card=None if lost else card,
        data_lost=card if lost else None,
    )


def _back(texts: Texts) -> Html:
    return tag("li", unseen(texts.say("seat.hidden")), emblem("rosette"), class_="card back", data_card="down")


def _coins(coins: int, marks: Marks, texts: Texts) -> Html:
    said = texts.say("coins", count=coins)
    before, number, after = said.partition(str(coins))
    return tag(
        "div",
        _rail(coins, marks.wanted),
        tag("span", _word(before), tag("b", number), _word(after), class_="cn"),
        tag("span", texts.say("stake.coins", count=marks.wanted), class_="wn") if marks.wanted else None,
        class_=classes("coins", stakes=marks.wanted),
        data_purse=str(marks.seat),
        data_coins=str(coins),
    )


def _word(text: str) -> Html | None:
    return tag("span", text, class_="cw") if text else None


def _rail(coins: int, wanted: int) -> Html:
    """Return the coins in their groups: of each, how many coins lie in it, and how many may come."""
    groups = []
    for number, size in enumerate(RAIL):
        if number >= FIRST_ROW and coins + wanted <= 0:
            break
        there = min(coins, size)
        to_come = min(wanted, size - there)
        coins, wanted = coins - there, wanted - to_come
        groups.append(tag("i", class_="g", style=f"--n:{size};--on:{there};--want:{to_come}"))
    return tag("span", *groups, class_="rail", aria_hidden="true")


def _change(change: Change, name: str) -> Html:
    shape = "fresh" if change.kind == "fresh" else "up" if change.amount > 0 else "down"
    return tag(name, mark(), change.text, class_=classes("delta", shape, co=change.kind == "coins"), data_delta=True)

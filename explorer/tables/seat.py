"""One seat: its plate, its cards, its coins, and what just changed there."""

from typing import NamedTuple

from content import Texts
from engine.coup.roster import Character
from engine.coup.state import SeatView
from explorer.scene import Change
from explorer.tables.html import Html, classes, emblem, join, mark, tag, unseen

RAIL = ((3, 4), (3, 2))
"""The gaps fall where the rules change: 3 coins assassinate, 7 launch a coup, 10 must. Only a purse filled from the
almshouse holds more than 12; the number beside the rail tells how many."""


WIDE = 9
"""Letters above which a character's name is set smaller, so that it fits on its card."""


class Marks(NamedTuple):
    """What is said of a seat beside what lies there."""

    name: str
    area: str
    you: bool
    turn: bool
    asked: str | None
    """The code of the decision that awaits it."""
    speaks: bool
    won: bool
    wanted: int
    """Coins that it gets if nothing stops the action."""


def seat(view: SeatView, marks: Marks, changes: tuple[Change, ...], texts: Texts) -> Html:
    """Return the seat as an item of the list of seats."""
    return tag(
        "li",
        _plate(view, marks, texts),
        _cards(view, marks.name, texts),
        _coins(view.coins, marks.wanted, texts),
        tag("div", *(_change(change) for change in changes), class_="deltas") if changes else None,
        class_=classes("seat", you=marks.you, turns=marks.turn, await_=marks.asked, speaks=marks.speaks, out=view.out),
        style=f"--at:{marks.area}",
    )


def asked(marks: Marks, texts: Texts) -> str:
    """Return the words over a seat that is awaited."""
    key = "seat.acts" if marks.asked == "action" else "seat.asked"
    return texts.say(f"{key}.you") if marks.you else texts.say(key, name=marks.name)


def _plate(view: SeatView, marks: Marks, texts: Texts) -> Html:
    return join(
        tag("span", emblem("challenge"), asked(marks, texts), class_="ask") if marks.asked else None,
        tag(
            "div",
            tag("b", marks.name, class_="who"),
            tag("span", texts.say("seat.you"), class_="mine") if marks.you else None,
            tag("span", mark("tri"), texts.say("seat.turn"), class_="turn")
            if marks.turn and marks.asked != "action"
            else None,
            tag("span", texts.say("seat.won"), class_="turn") if marks.won else None,
            tag("span", texts.say("seat.out"), class_="outw") if view.out else None,
            _faction(view, texts),
            class_="plate",
        ),
    )


def _faction(view: SeatView, texts: Texts) -> Html | None:
    if view.faction is None:
        return None
    word = tag("span", texts.say(f"faction.{view.faction}"), class_="fw")
    return tag("span", emblem(view.faction), word, class_="fac")


def _cards(view: SeatView, name: str, texts: Texts) -> Html:
    many = len(view.hand) + len(view.lost) > 2
    return tag(
        "ul",
        *(_face(card, texts) if card else _back(texts) for card in view.hand),
        *(_face(card, texts, lost=True) for card in view.lost),
        class_=classes("cards", many=many),
        aria_label=texts.say("seat.cards", name=name),
    )


def _face(card: Character, texts: Texts, *, lost: bool = False) -> Html:
    name = texts.say(f"character.{card}")
    return tag(
        "li",
        emblem(card),
        tag("b", name, class_=classes("nm", wide=len(name) > WIDE)),
        tag("span", texts.say("seat.lost"), class_="tag") if lost else None,
        class_=classes("card face", f"r-{card}", lost=lost),
    )


def _back(texts: Texts) -> Html:
    return tag("li", unseen(texts.say("seat.hidden")), emblem("rosette"), class_="card back")


def _coins(coins: int, wanted: int, texts: Texts) -> Html:
    said = texts.say("coins", count=coins)
    before, number, after = said.partition(str(coins))
    return tag(
        "div",
        _rail(coins, wanted),
        tag("span", _word(before), tag("b", number), _word(after), class_="cn"),
        tag("span", texts.say("stake.coins", count=wanted), class_="wn") if wanted else None,
        class_=classes("coins", stakes=wanted),
    )


def _word(text: str) -> Html | None:
    return tag("span", text, class_="cw") if text else None


def _rail(coins: int, wanted: int) -> Html:
    """Return the coins in their slots; the second row is there only when it is needed."""
    slots = ["on"] * coins + ["want"] * wanted
    rows = []
    for number, row in enumerate(RAIL):
        if number and not slots:
            break
        groups = []
        for size in row:
            filled, slots = slots[:size], slots[size:]
            groups.append(tag("span", *(mark(slot) for slot in filled + ["off"] * (size - len(filled))), class_="g"))
        rows.append(tag("span", *groups, class_="row"))
    return tag("span", *rows, class_="rail", aria_hidden="true")


def _change(change: Change) -> Html:
    kind = classes("delta", "up" if change.amount > 0 else "down", co=change.kind == "coins")
    return tag("span", mark(), change.text, class_=kind)

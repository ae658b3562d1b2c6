"""One seat: who it is, its board, its cards, its offerings and its coatls."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.coatl.coatls import Coatl
from engine.coatl.roster import ROOM, Kind, Token
from engine.coatl.state import SeatView
from engine.game import Event
from explorer.scene import Lit, Scene
from explorer.tables.coatl.cards import face_down, prophecy, temple
from explorer.tables.coatl.news import added, changes, lit, newly
from explorer.tables.coatl.pieces import drawn, piece
from explorer.tables.coatl.pressing import Pressable
from explorer.tables.coatl.serpent import Notes, serpent
from explorer.tables.coatl.words import Words
from explorer.tables.html import Html, classes, mark, tag, unseen


class Marks(NamedTuple):
    """What is said of a seat beside what lies there."""

    seat: int
    name: str
    you: bool
    watched: bool
    """Whether nobody's seat is the viewer's own: then the eye is led to whoever is awaited."""
    turn: bool
    asked: str | None
    """The code of the decision that awaits it."""
    won: bool
    tokens: bool
    """Whether offerings are in the game."""
    open_end_counts: bool
    events: tuple[Event, ...]
    lit: Lit | None
    can: Pressable
    """What of it leads to a choice."""


def marks_of(scene: Scene) -> tuple[Marks, ...]:
    """Return what is said of each seat, in seat order."""
    view = scene.view
    asked = view.prompt.seats if view.prompt else ()
    held, can = scene.lit or lit(scene.events), Pressable.of(scene.asks)
    return tuple(
        Marks(
            seat=number,
            name=name,
            you=number == scene.you,
            watched=scene.you is None,
            turn=number == view.active and not view.winners,
            asked=view.prompt.code if view.prompt and number in asked else None,
            won=number in view.winners,
            tokens=view.rules.tokens,
            open_end_counts=view.rules.open_end_counts,
            events=scene.events,
            lit=held if held and held.seat == number else None,
            can=can if number in asked else Pressable(),
        )
        for number, name in enumerate(scene.names)
    )


def seat(view: SeatView, marks: Marks, words: Words) -> Html:
    """Return the seat as an item of the list of seats."""
    notes = [_notes(number, each, worth, marks) for number, (each, worth) in enumerate(_worth(view), 1)]
    changed_here = bool(changes(marks.events, marks.seat)) and not any(each.news for each in notes)
    return tag(
        "li",
        tag("span", mark("tri"), asked(marks, words), class_="co-ask") if marks.asked else None,
        _plate(view, marks, words),
        tag(
            "div",
            _board(view, marks, words),
            _hand(view, marks, words),
            class_="co-own",
        ),
        _coatls(view, notes, marks, words),
        class_=classes("co-seat", you=marks.you, awaits=marks.asked),
        data_news=bool(marks.asked) if marks.watched else changed_here,
    )


def asked(marks: Marks, words: Words) -> str:
    """Return the words over a seat that is awaited."""
    return words.say(f"asks.{'you' if marks.you else 'they'}.{marks.asked}")


def changed(marks: Marks, words: Words) -> tuple[str, ...]:
    """Return what the last step did to the seat: `+2 pieces`."""
    return tuple(
        words.say(f"change.{what}.{'more' if amount > 0 else 'fewer'}", count=abs(amount))
        for what, amount in changes(marks.events, marks.seat)
    )


def _plate(view: SeatView, marks: Marks, words: Words) -> Html:
    return tag(
        "div",
        tag("b", marks.name, class_="co-who"),
        tag("span", words.say("seat.you"), class_="co-mine") if marks.you else None,
        tag("span", mark("tri"), words.say("seat.turn"), class_="co-turn") if marks.turn and not marks.asked else None,
        tag("span", words.say("seat.won"), class_="co-turn") if marks.won else None,
        tag("span", words.points(view.points), class_="co-points"),
        *(tag("span", told, class_="co-change") for told in changed(marks, words)),
        _offerings(view, marks, words),
        class_="co-plate",
    )


def _board(view: SeatView, marks: Marks, words: Words) -> Html:
    """The eight spaces of a board, and what lies on them."""
    spaces = [
        tag("span", piece(kind, colour), class_="co-space", data_press=marks.can(f"board-{kind}-{colour}"))
        for kind in Kind
        for colour in view.board.of(kind)
    ]
    empty = [tag("span", class_="co-space empty")] * (ROOM - len(spaces))
    told = words.say("board", name=marks.name, pieces=words.board(view.board))
    return tag(
        "div", unseen(told), tag("div", *spaces, *empty, class_="co-spaces", aria_hidden="true"), class_="co-board"
    )


def _hand(view: SeatView, marks: Marks, words: Words) -> Html | None:
    cards = [
        *(
            face_down("sun", words.say("hidden.prophecy"))
            if card is None
            else prophecy(card, words, press=marks.can(f"hand-P{card}"))
            for card in view.hand
        ),
        *(
            face_down("pyramid", words.say("hidden.temple"))
            if card is None
            else temple(card, words, press=marks.can(f"hand-T{card}"))
            for card in (*view.temples, *((view.oath,) if view.oath is not None else ()))
        ),
    ]
    if not cards:
        return None
    return tag("ul", *cards, class_="co-hand", aria_label=words.say("hand", name=marks.name))


def _offerings(view: SeatView, marks: Marks, words: Words) -> Html | None:
    """The offering tokens: those that are left stand solid, a used one leaves its dashed place."""
    if not marks.tokens:
        return None
    tokens = [
        tag(
            "li",
            drawn(token),
            unseen(
                words.say("token.left" if token in view.tokens else "token.used", token=words.say(f"token.{token}"))
            ),
            class_=classes("co-token", used=token not in view.tokens),
            data_press=marks.can(f"token-{token}"),
        )
        for token in Token
    ]
    return tag("ul", *tokens, class_="co-tokens", aria_label=words.say("tokens", name=marks.name))


def _worth(view: SeatView) -> Iterator[tuple[Coatl, int]]:
    """Each coatl, and what it is worth now."""
    return zip(view.coatls, view.worth, strict=True)


def _coatls(view: SeatView, notes: Sequence[Notes], marks: Marks, words: Words) -> Html | None:
    if not view.coatls:
        return None
    drawn_ = [serpent(coatl, said, words) for coatl, said in zip(view.coatls, notes, strict=True)]
    return tag("ol", *drawn_, class_="co-coatls", aria_label=words.say("coatls", name=marks.name))


def _notes(number: int, coatl: Coatl, worth: int, marks: Marks) -> Notes:
    here = tuple(each for each in marks.events if each.seat == marks.seat and each.facts.get("coatl") == number)
    return Notes(
        number,
        worth,
        marks.open_end_counts,
        added(marks.events, marks.seat, number, len(coatl.pieces)),
        newly(here, "fulfilled", "card"),
        not marks.watched,
        marks.lit.card if marks.lit and marks.lit.coatl == number else None,
    )

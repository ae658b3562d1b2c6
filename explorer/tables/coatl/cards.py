"""Prophecies and temples, drawn from what they ask; a card face down."""

from collections.abc import Sequence

from engine.coatl.patterns import Sort, Token
from engine.coatl.prophecies import Prophecy
from engine.coatl.roster import PROPHECIES, TEMPLES
from engine.coatl.temples import PAYS, Absent, Condition, Equal, Length, Temple
from explorer.tables.coatl.pieces import bead, drawn, sign
from explorer.tables.coatl.words import Words
from explorer.tables.html import Html, classes, join, tag, unseen


def prophecy(
    number: int,
    words: Words,
    points: int | None = None,
    place: int | None = None,
    new: bool = False,
    press: str | None = None,
) -> Html:
    """Return a prophecy as an item of a list. Beside a coatl it has its points now and its place among the brackets.

    `press` is the code by which it leads to a choice.
    """
    card = PROPHECIES[number]
    told = words.prophecy(number)
    return tag(
        "li",
        unseen(told if points is None else words.say("paying", told=told, points=words.points(points))),
        _face(card, _scale(card) if points is None else [_paid(points, words)], place),
        _new(words) if new else None,
        class_=_classes(card, placed=points is not None),
        data_press=press,
    )


def prophecy_face(number: int) -> Html:
    """Return a prophecy that is silent: its words stand beside it."""
    card = PROPHECIES[number]
    return tag("span", _face(card, _scale(card)), class_=_classes(card), aria_hidden="true")


def _classes(card: Prophecy, *, placed: bool = False) -> str:
    return classes("co-card", f"back-{card.back}", placed=placed, counts=card.pattern is None)


def _face(card: Prophecy, scale: list[Html], place: int | None = None) -> Html:
    return join(
        tag("span", card.name, class_="co-name", aria_hidden="true"),
        asked(card),
        tag(
            "span",
            tag("b", str(place), class_="co-place") if place else None,
            *scale,
            class_="co-scale",
            aria_hidden="true",
        ),
    )


def _new(words: Words) -> Html:
    return tag("em", words.say("new"), class_="co-new")


def asked(card: Prophecy) -> Html:
    """Return what a prophecy asks, in signs."""
    if card.pattern is not None:
        signs = join(*map(sign, card.pattern.tokens))
    else:
        signs = join(sign(Token(Sort.IS, str(card.counts))), tag("b", "× …", class_="co-times"))
    return tag("span", signs, class_="co-signs", aria_hidden="true")


def _paid(points: int, words: Words) -> Html:
    return tag("b", words.points(points), class_="co-paid")


def _scale(card: Prophecy) -> list[Html]:
    """The lines of its scale: how many, and what that pays."""
    last = card.scale[-1][0]
    counted = card.pattern is None
    return [
        tag(
            "span",
            tag("i", f"{least}{'+' if least == last else ''}" if counted else f"{least}×"),
            tag("b", str(pays)),
            class_="co-line",
        )
        for least, pays in card.scale
    ]


def temple(number: int, words: Words, pieces: str | None = None, new: bool = False, press: str | None = None) -> Html:
    """Return a temple as an item of a list; at a coatl of these pieces the conditions that it meets are ticked."""
    card = TEMPLES[number]
    told = words.temple(number)
    met = card.met(pieces) if pieces else (False, False)
    paid = PAYS[sum(met)] if pieces else None
    return tag(
        "li",
        unseen(told if paid is None else words.say("paying", told=told, points=words.points(paid))),
        _temple(card, met, _conditions_pay() if paid is None else [_paid(paid, words)]),
        _new(words) if new else None,
        class_=classes("co-card", "co-temple", placed=pieces is not None),
        data_press=press,
    )


def temple_face(number: int) -> Html:
    """Return a temple that is silent: its words stand beside it."""
    face = _temple(TEMPLES[number], (False, False), _conditions_pay())
    return tag("span", face, class_="co-card co-temple", aria_hidden="true")


def _temple(card: Temple, met: Sequence[bool], scale: list[Html]) -> Html:
    return join(
        tag("span", card.name, class_="co-name", aria_hidden="true"),
        *(
            tag("span", condition(each), class_=classes("co-asks", met=holds), aria_hidden="true")
            for each, holds in zip(card.conditions, met, strict=True)
        ),
        tag("span", *scale, class_="co-scale", aria_hidden="true"),
    )


def _conditions_pay() -> list[Html]:
    return [tag("span", tag("i", f"{met}/2"), tag("b", str(PAYS[met])), class_="co-line") for met in (1, 2)]


def condition(asked_: Condition) -> Html:
    """Return what a temple asks, in signs."""
    match asked_:
        case Absent(colour):
            return sign(Token(Sort.NOT, colour))
        case Length(pieces):
            return join(drawn("long"), tag("b", str(pieces)))
        case Equal(one, other):
            return join(bead(one), tag("b", "="), bead(other))
    raise TypeError(asked_)


def face_down(emblem: str, told: str) -> Html:
    """Return a card of which only the back is known."""
    return tag("li", unseen(told), drawn(emblem), class_=f"co-card co-back back-{emblem}")

"""A table of Cóatl in the signs of its notation: as lines, and as plain values."""

from collections.abc import Iterable, Iterator
from typing import Any

from content import Texts
from engine import coatl
from engine.coatl.state import SeatView, State
from explorer.voices.coatl.words import Words
from scenarios.shapes.coatl_written import card, cards, pieces
from scenarios.shapes.signs import written

FACE_DOWN = "?"


def picture(state: State, names: tuple[str, ...], sees: frozenset[int], texts: Texts) -> str:
    """Return the table as lines of text."""
    view, words = coatl.observe(state, sees), Words(names, texts)
    market = view.market
    lines = [
        words.say(
            "picture.supply",
            heads=_listed(market.heads, words),
            tails=_listed(market.tails, words),
            bodies=_listed(market.bodies, words),
        ),
        words.say("picture.display", cards=_listed(cards("P", view.display), words)),
        words.say("picture.temples", cards=_listed(cards("T", view.temples), words)),
    ]
    for name, seat in zip(names, view.seats, strict=True):
        lines += _seat(name, seat, words)
    return "".join(f"{line}\n" for line in lines)


def _seat(name: str, seat: SeatView, words: Words) -> Iterator[str]:
    yield words.say(
        "picture.seat",
        name=name,
        points=words.say("points", count=seat.points),
        board=_listed(pieces(seat.board), words),
        hand=_listed(_hand("P", seat.hand), words),
        temples=_listed((*_hand("T", seat.temples), *cards("T", (seat.oath,))), words),
        tokens=_listed(seat.tokens, words),
    )
    for number, (each, worth) in enumerate(zip(seat.coatls, seat.worth, strict=True), 1):
        yield words.say("picture.coatl", number=number, coatl=written(each), points=words.say("points", count=worth))


def _listed(signs: Iterable[str], words: Words) -> str:
    return " ".join(filter(None, signs)) or words.say("picture.nothing")


def _hand(letter: str, hand: Iterable[int | None]) -> list[str]:
    return [card(letter, each) or FACE_DOWN for each in hand]


def lying(state: State, names: tuple[str, ...], sees: frozenset[int]) -> dict[str, Any]:
    """Return the players, the supply and the cards in the middle."""
    view = coatl.observe(state, sees)
    players = {name: _player(seat) for name, seat in zip(names, view.seats, strict=True)}
    return {
        "players": players,
        "supply": {key: list(filter(None, spaces)) for key, spaces in view.market._asdict().items()},
        "bags": view.bags._asdict(),
        "display": cards("P", view.display),
        "temples": cards("T", view.temples),
        "beneath": list(view.beneath),
        "deck": view.deck,
        "discards": view.discards,
        "ending": view.ending and view.ending.cause,
        "winners": [names[seat] for seat in view.winners],
    }


def _player(seat: SeatView) -> dict[str, Any]:
    return {
        "board": pieces(seat.board),
        "hand": _hand("P", seat.hand),
        "temple": next(iter(_hand("T", seat.temples)), None),
        "oath": card("T", seat.oath),
        "tokens": list(seat.tokens),
        "coatls": list(map(written, seat.coatls)),
        "points": seat.points,
    }

"""Everything that can be said at a table of Cóatl, legal or not."""

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement

from engine import coatl
from engine.coatl.assembling import SIDES_OF
from engine.coatl.moves import (
    Choose,
    Commit,
    Deal,
    DealTemple,
    Discard,
    Done,
    Extend,
    Fulfil,
    Keep,
    Move,
    Pass,
    Pick,
    PutTemple,
    Reveal,
    SeeFuture,
    Show,
    Start,
    Supply,
    Take,
)
from engine.coatl.roster import COLOURS, PROPHECIES, TEMPLES, Kind

LOADS = [
    (kind, "".join(colours))
    for kind in Kind
    for size in (1, 2)
    for colours in combinations_with_replacement(sorted(COLOURS), size)
]
"""One or two pieces of a kind."""
CARDS = range(len(PROPHECIES))


def said_by(seat: int, state: coatl.State) -> Iterator[Move]:
    """Every move of one seat, whatever it has; of the sets of cards those of its hand, and some others."""
    for kind, colours in LOADS:
        yield from (Take(seat, kind, colours), Pick(seat, kind, colours))
        if len(colours) == 1:
            yield Start(seat, kind, colours)
            yield from (Extend(seat, number, side, kind, colours) for number in range(1, 5) for side in SIDES_OF[kind])
    yield from (Choose(seat, card) for card in (*CARDS, None))
    for number in range(1, 5):
        yield from (Fulfil(seat, number, card) for card in CARDS)
        yield from (PutTemple(seat, number, temple.number) for temple in TEMPLES)
    yield from (Commit(seat, temple.number) for temple in TEMPLES)
    yield from (Done(seat), Pass(seat), SeeFuture(seat))
    hand = state.seats[seat].hand
    held = (cards for size in range(len(hand) + 1) for cards in combinations(hand, size))
    for cards in {*held, (0,), (1, 2), (0, 0, 0), (3, 4, 5, 6)}:
        yield from (Keep(seat, cards), Discard(seat, cards))


def drawn(players: int) -> Iterator[Move]:
    """Everything that chance can do."""
    yield from (Supply(kind, colours) for kind, colours in LOADS)
    yield from map(Show, CARDS)
    yield from (Reveal(temple.number) for temple in TEMPLES)
    for seat in range(players):
        yield from (Deal(seat, card) for card in CARDS)
        yield from (DealTemple(seat, temple.number) for temple in TEMPLES)


def sayable(state: coatl.State) -> Iterator[Move]:
    """Every move of every seat, and of chance, each once."""
    players = len(state.seats)
    moves = [*drawn(players), *(move for seat in range(players) for move in said_by(seat, state))]
    yield from {(type(move), *move): move for move in moves}.values()

"""A player of Cóatl that always does what is worth most at once.

It draws one number for a decision, `below` the count of the moves that are worth most: which of them, in order.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from bots.bot import Forgetful, Moment, Why
from bots.stream import Stream
from engine.coatl.assembling import SIDES_OF
from engine.coatl.coatls import Coatl, pays, temple_pays, worth
from engine.coatl.moves import (
    Choose,
    Commit,
    Discard,
    Extend,
    Fulfil,
    Keep,
    Move,
    Pick,
    PutTemple,
    Start,
    Take,
)
from engine.coatl.roster import ON_A_COATL, Kind

POINT = 4
"""A point is worth so much more than a piece or a card."""


class _Own(NamedTuple):
    """What the bot looks at: its coatls, its hand, and the rule that patterns depend on."""

    coatls: tuple[Coatl, ...]
    hand: tuple[int, ...]
    open_end_counts: bool

    @property
    def unfinished(self) -> tuple[Coatl, ...]:
        """Those that still take pieces or cards."""
        return tuple(coatl for coatl in self.coatls if not coatl.complete)

    def pays(self, coatl: Coatl, card: int) -> int:
        """What a prophecy pays beside a coatl."""
        return pays(coatl, card, self.open_end_counts)

    def most(self, card: int) -> int:
        """The most that a prophecy pays beside one of them."""
        return max((self.pays(coatl, card) for coatl in self.unfinished), default=0)


class Greedy(Forgetful):
    """Looks one move ahead, at its own board."""

    def decide(self, moment: Moment, stream: Stream) -> Move:
        """Return one of the moves that are worth most."""
        own = _own(moment)
        moves: Sequence[Move] = moment.moves
        values = [_value(own, move) for move in moves]
        best = max(values)
        return stream.pick([move for move, value in zip(moves, values, strict=True) if value == best])

    def explain(self, moment: Moment, move: Move) -> Why:
        """Say what the move is worth in points."""
        points = _value(_own(moment), move) // POINT
        return Why("worth-points", {"count": points}) if points > 0 else Why("worth-little")

    def habit(self, decision: str) -> Why:
        """Say so."""
        return Why("greedy")


def _own(moment: Moment) -> _Own:
    seat = moment.view.seats[moment.seat]
    return _Own(seat.coatls, seat.hand, moment.rules.open_end_counts)


def _value(own: _Own, move: Move) -> int:
    """What a move is worth: the points that it brings within reach, and a little for pieces and cards."""
    match move:
        case Fulfil(coatl=number, card=card):
            return POINT * own.pays(own.coatls[number - 1], card)
        case PutTemple(coatl=number, temple=temple):
            return POINT * temple_pays(own.coatls[number - 1], temple)
        case Extend(coatl=number, side=side, kind=kind, colour=colour):
            return 1 + POINT * _gain(own, own.coatls[number - 1], kind, colour, side)
        case Start():
            return 1
        case Commit(temple=temple):
            return POINT * max((temple_pays(coatl, temple) for coatl in own.unfinished), default=0)
        case Take(kind=kind, colours=colours) | Pick(kind=kind, colours=colours):
            return sum(1 + POINT * _best_gain(own, kind, colour) for colour in colours)
        case Choose(card=card) if card is not None:
            return 1 + POINT * own.most(card)
        case Keep(cards=cards):
            return len(cards)
        case Discard(cards=cards):
            return -sum(1 + POINT * own.most(card) for card in cards)
    return 0


@lru_cache(maxsize=4096)
def _best_gain(own: _Own, kind: Kind, colour: str) -> int:
    ways = ((coatl, side) for coatl in own.unfinished for side in SIDES_OF[kind] if not coatl.ends(side))
    return max(0, max((_gain(own, coatl, kind, colour, side) for coatl, side in ways), default=0))


def _gain(own: _Own, coatl: Coatl, kind: Kind, colour: str, side: str) -> int:
    """The points that a piece brings within reach; all of them, where it closes the coatl."""
    longer = coatl.with_piece(kind, colour, side)
    return _reach(own, longer) - (0 if longer.closed else _reach(own, coatl))


@lru_cache(maxsize=4096)
def _reach(own: _Own, coatl: Coatl) -> int:
    """What a coatl pays with the best of the cards in hand beside it."""
    room = 0 if coatl.temple is not None else ON_A_COATL - len(coatl.prophecies)
    more = sorted((own.pays(coatl, card) for card in set(own.hand) - set(coatl.prophecies)), reverse=True)
    return worth(coatl, open_end_counts=own.open_end_counts) + sum(more[:room])

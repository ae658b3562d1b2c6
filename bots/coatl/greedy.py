"""A player of Cóatl that always does what is worth most at once.

It draws one number for a decision, `below` the count of the moves that are worth most: which of them, in order.
"""

from collections.abc import Iterable, Sequence

from bots.bot import Forgetful, Moment, Why
from bots.stream import Stream
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
SIDES = {Kind.HEAD: ("left",), Kind.TAIL: ("right",), Kind.BODY: ("left", "right")}


class Greedy(Forgetful):
    """Looks one move ahead, at its own board."""

    def decide(self, moment: Moment, stream: Stream) -> Move:
        """Return one of the moves that are worth most."""
        values = [_value(moment, move) for move in moment.moves]
        best = max(values)
        moves: Sequence[Move] = moment.moves
        return stream.pick([move for move, value in zip(moves, values, strict=True) if value == best])

    def explain(self, moment: Moment, move: Move) -> Why:
        """Say what the move is worth in points."""
        points = _value(moment, move) // POINT
        return Why("worth-points", {"count": points}) if points > 0 else Why("worth-little")

    def habit(self, decision: str) -> Why:
        """Say so."""
        return Why("greedy")


def _value(moment: Moment, move: Move) -> int:
    """What a move is worth: the points that it brings within reach, and a little for pieces and cards."""
    unfinished = [coatl for coatl in moment.view.seats[moment.seat].coatls if not coatl.complete]
    match move:
        case Fulfil() | PutTemple() | Extend():
            return _of_part(moment, move)
        case Start():
            return 1
        case Commit(temple=temple):
            return POINT * max((temple_pays(coatl, temple) for coatl in unfinished), default=0)
        case Take(kind=kind, colours=colours) | Pick(kind=kind, colours=colours):
            return sum(1 + POINT * _best_gain(moment, unfinished, kind, colour) for colour in colours)
        case Choose(card=card) if card is not None:
            return 1 + POINT * _most(moment, unfinished, card)
        case Keep(cards=cards):
            return len(cards)
        case Discard(cards=cards):
            return -sum(1 + POINT * _most(moment, unfinished, card) for card in cards)
    return 0


def _of_part(moment: Moment, part: Fulfil | PutTemple | Extend) -> int:
    coatl: Coatl = moment.view.seats[moment.seat].coatls[part.coatl - 1]
    match part:
        case Fulfil(card=card):
            return POINT * _pays(moment, coatl, card)
        case PutTemple(temple=temple):
            return POINT * temple_pays(coatl, temple)
        case Extend(side=side, kind=kind, colour=colour):
            return 1 + POINT * _gain(moment, coatl, kind, colour, side)


def _pays(moment: Moment, coatl: Coatl, card: int) -> int:
    return pays(coatl, card, moment.rules.open_end_counts)


def _most(moment: Moment, coatls: Iterable[Coatl], card: int) -> int:
    return max((_pays(moment, coatl, card) for coatl in coatls), default=0)


def _best_gain(moment: Moment, coatls: Iterable[Coatl], kind: Kind, colour: str) -> int:
    gains = (_gain(moment, coatl, kind, colour, side) for coatl in coatls for side in SIDES[kind] if _open(coatl, side))
    return max(0, max(gains, default=0))


def _open(coatl: Coatl, side: str) -> bool:
    return not (coatl.head if side == "left" else coatl.tail)


def _gain(moment: Moment, coatl: Coatl, kind: Kind, colour: str, side: str) -> int:
    """The points that a piece brings within reach; all of them, where it closes the coatl."""
    longer = coatl.with_piece(kind, colour, side)
    return _reach(moment, longer) - (0 if longer.closed else _reach(moment, coatl))


def _reach(moment: Moment, coatl: Coatl) -> int:
    """What a coatl pays with the best of the cards in hand beside it."""
    hand = moment.view.seats[moment.seat].hand
    room = 0 if coatl.temple is not None else ON_A_COATL - len(coatl.prophecies)
    more = sorted((_pays(moment, coatl, card) for card in set(hand) - set(coatl.prophecies)), reverse=True)
    return worth(coatl, open_end_counts=moment.rules.open_end_counts) + sum(more[:room])

"""What a file of Cóatl says: pieces, prophecies, temples, tokens, coatls, and what lies in the middle."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator

from engine import coatl
from engine.coatl.citing import rule_of, rule_of_events
from engine.coatl.labels import LABELS
from engine.coatl.pieces import Pieces, in_order
from engine.coatl.reasons import DECISIONS, REASONS
from engine.coatl.roster import Kind, Token
from engine.coatl.rules import SEATS
from engine.coatl.scoring import points, rank
from engine.coatl.state import Ending, Market
from engine.game import Fact
from engine.names import seat_of
from scenarios.fields import Count, Part, listed
from scenarios.shapes.coatl_written import card, cards, pieces, table_written
from scenarios.shapes.shape import Shape
from scenarios.shapes.signs import Colour, Pieces_, Prophecies, Serpents, Space, Temple, Temples, read, written


class Place(Part):
    """A seat of the table at the start. On the board `R` is a body, `<R` a head, `R>` a tail."""

    board: Pieces_ = ()
    hand: Prophecies = ()
    temple: Temple | None = None
    oath: Temple | None = None
    tokens: tuple[Token, ...] | None = None
    coatls: Serpents = ()


class Supply(Part):
    """What lies on the supply: a colour for each head and tail, one or two for each space of bodies; null is empty."""

    heads: tuple[Colour | None, ...] = ()
    tails: tuple[Colour | None, ...] = ()
    bodies: tuple[Space | None, ...] = ()


class End(Part):
    """Why the end is near, by whose turn, and who still plays after the turn awaited."""

    cause: Literal["coatls", "bodies"]
    by: str
    then: tuple[str, ...] = ()


class Middle(Part):
    """What lies on the table; what is not written is filled up, in order, with what is left."""

    supply: Supply | None = None
    display: Prophecies | None = None
    temples: Temples | None = None
    beneath: tuple[Count, ...] | None = None
    discards: Prophecies = ()
    ending: End | None = None
    idle: Count = 0
    keeping: Annotated[tuple[str, ...], BeforeValidator(listed)] = ()


class SeatExpect(Part):
    """What a seat must have; keys that are not written are not tested."""

    board: Pieces_ | None = None
    hand: Prophecies | None = None
    temple: Temple | None = None
    oath: Temple | None = None
    tokens: tuple[Token, ...] | None = None
    coatls: Serpents | None = None
    points: Count | None = None
    cards: Count | None = None


class MiddleExpect(Part):
    """What must lie on the table: of deck and discards the number of cards."""

    heads: tuple[Colour, ...] | None = None
    tails: tuple[Colour, ...] | None = None
    bodies: tuple[Space, ...] | None = None
    display: Prophecies | None = None
    temples: Temples | None = None
    beneath: tuple[Count, ...] | None = None
    deck: Count | None = None
    discards: Count | None = None
    winners: Annotated[tuple[str, ...], BeforeValidator(listed)] | None = None


def number_of(card: str) -> int:
    """Return the number of a card such as `P6`."""
    return int(card[1:])


def board_of(written_: Sequence[str]) -> Pieces:
    """Return the pieces of a board."""
    board = Pieces()
    for piece in written_:
        kind = Kind.HEAD if piece.startswith("<") else Kind.TAIL if piece.endswith(">") else Kind.BODY
        board = board.plus(kind, piece.strip("<>"))
    return board


def _place(seat: Place) -> coatl.Place:
    return coatl.Place(
        board_of(seat.board),
        tuple(map(number_of, seat.hand)),
        None if seat.temple is None else number_of(seat.temple),
        None if seat.oath is None else number_of(seat.oath),
        seat.tokens if seat.tokens is None else tuple(sorted(seat.tokens, key=list(Token).index)),
        tuple(map(read, seat.coatls)),
    )


def _laid(places: Sequence[Place], middle: Middle, turn: int | None, names: tuple[str, ...]) -> coatl.Table:
    supply, end = middle.supply, middle.ending
    return coatl.Table(
        tuple(map(_place, places)),
        turn,
        None if supply is None else Market(*map(spaces_of, (supply.heads, supply.tails, supply.bodies))),
        None if middle.display is None else tuple(map(number_of, middle.display)),
        None if middle.temples is None else tuple(None if each is None else number_of(each) for each in middle.temples),
        middle.beneath,
        tuple(map(number_of, middle.discards)),
        None
        if end is None
        else Ending(end.cause, _seat(end.by, names), tuple(_seat(name, names) for name in end.then)),
        middle.idle,
        tuple(_seat(name, names) for name in middle.keeping),
    )


def spaces_of(written_: Sequence[str | None]) -> tuple[str, ...]:
    """Return what lies on the spaces of a kind."""
    return tuple(in_order(each or "") for each in written_)


def _seat(name: str, names: tuple[str, ...]) -> int:
    seat = seat_of(name, names)
    return 0 if seat is None else seat


def _sizes(rules: coatl.RuleSet) -> list[int]:
    return [*SEATS]


def _under(table: coatl.Table, rules: coatl.RuleSet) -> coatl.Table:
    """Without tokens nobody has any, and with them everybody who had none has all; the temples lie as is usual."""
    places = (place._replace(tokens=(place.tokens or None) if rules.tokens else ()) for place in table.places)
    return table._replace(places=tuple(places), beneath=None)


def _named(middle: Middle) -> Iterator[tuple[tuple[str | int, ...], str]]:
    if middle.ending:
        yield ("ending", "by"), middle.ending.by
        yield from ((("ending", "then", place), name) for place, name in enumerate(middle.ending.then))
    yield from ((("keeping", place), name) for place, name in enumerate(middle.keeping))


def _of_seat(state: coatl.State, seat: int) -> Mapping[str, Fact]:
    place = state.seats[seat]
    return {
        "board": tuple(pieces(place.board)),
        "hand": tuple(cards("P", place.hand)),
        "temple": card("T", place.temple),
        "oath": card("T", place.oath),
        "tokens": tuple(map(str, place.tokens)),
        "coatls": tuple(map(written, place.coatls)),
        "points": points(place, state.rules),
        "cards": rank(place, state.rules)[1],
    }


def _of_table(state: coatl.State, names: tuple[str, ...]) -> Mapping[str, Fact]:
    return {
        "heads": tuple(filter(None, state.market.heads)),
        "tails": tuple(filter(None, state.market.tails)),
        "bodies": tuple(filter(None, state.market.bodies)),
        "display": tuple(cards("P", state.display)),
        "temples": tuple(cards("T", state.temples.open)),
        "beneath": state.temples.beneath,
        "deck": len(state.deck),
        "discards": len(state.discards),
        "winners": tuple(names[seat] for seat in coatl.winners(state)),
    }


def _plain(state: coatl.State) -> Any:
    """How the temples below the open ones are piled up is for the rules to say."""
    return coatl.observe(state, frozenset(range(len(state.seats))))._replace(rules=coatl.rule_set(), beneath=())


COATL = Shape(
    game=coatl,
    state=coatl.State,
    others=(coatl.View, coatl.RuleSet),
    rule_set=coatl.rule_set,
    presets=coatl.PRESETS,
    switches=coatl.SWITCHES,
    labels=LABELS,
    reasons=REASONS,
    decisions=DECISIONS,
    place=Place,
    table=Middle,
    seat=SeatExpect,
    common=MiddleExpect,
    laid=_laid,
    sizes=_sizes,
    under=_under,
    described=coatl.described,
    written=table_written,
    of_seat=_of_seat,
    of_table=_of_table,
    plain=_plain,
    rule_of=rule_of,
    rule_of_events=rule_of_events,
    toggled=("tokens",),
    begins=("action", "keep"),
    at={
        "supply-too-full": "supply",
        "supply-not-filled": "supply",
        "no-such-last-turns": "ending",
        "display-too-full": "display",
        "two-open-temples": "temples",
        "temples-beneath": "beneath",
        "too-long-idle": "idle",
    },
    named=_named,
    words=(*map(str, Kind), "display", "temple"),
)

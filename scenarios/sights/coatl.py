"""What somebody sees of a table of Cóatl, in plain values and back."""

from collections import Counter
from typing import Annotated, Any, Literal, NamedTuple

from pydantic import BeforeValidator

from engine.coatl.coatls import Coatl, worth
from engine.coatl.described import spread
from engine.coatl.pieces import Pieces
from engine.coatl.reasons import DECISIONS
from engine.coatl.roster import TEMPLES, Kind, Token
from engine.coatl.rules import SEATS, RuleSet
from engine.coatl.scoring import best, points
from engine.coatl.state import Ending, Market, Seat, SeatView, View
from engine.game import NATURE
from scenarios.fields import Count, Part, listed
from scenarios.model import Name, Rules
from scenarios.shapes.coatl import Supply, board_of, number_of, spaces_of
from scenarios.shapes.coatl_written import card, cards, pieces, supply_written
from scenarios.shapes.signs import Pieces_, Prophecies, Prophecy, Serpents, Temple, Temples, read
from scenarios.shapes.signs import written as signs
from scenarios.sights.reading import awaited, named

FACE_DOWN = "?"


def _hidden(card: object) -> object:
    return None if card == FACE_DOWN else card


class SeatSeen(Part):
    """A seat: cards that are face down for the viewer are `?`. `closing` are closed coatls, not yet complete."""

    board: Pieces_ = ()
    hand: tuple[Annotated[Prophecy | None, BeforeValidator(_hidden)], ...] = ()
    temples: tuple[Annotated[Temple | None, BeforeValidator(_hidden)], ...] = ()
    oath: Temple | None = None
    tokens: tuple[Token, ...] = ()
    coatls: Serpents = ()
    closing: tuple[Count, ...] = ()


class EndSeen(Part):
    """Why the end is near, or has come, by whose turn, and who still plays after the turn awaited."""

    cause: Literal["coatls", "bodies", "standstill"]
    by: str
    then: tuple[str, ...] = ()


class SightDocument(Part):
    """The table as the viewer sees it; words as in a scenario file, of deck and discards the number of cards."""

    game: Literal["coatl"]
    rules: Rules
    table: dict[Name, SeatSeen]
    sees: Annotated[tuple[str, ...], BeforeValidator(listed)] = ()
    supply: Supply
    display: Prophecies = ()
    temples: Temples
    beneath: tuple[Count, ...]
    deck: Count = 0
    discards: Count = 0
    turn: str
    awaiting: str | None = None
    who: tuple[str, ...] = ()
    ending: EndSeen | None = None


def written(view: View, names: tuple[str, ...]) -> dict[str, Any]:
    """Return what is seen, as the document has it."""
    asked, end = view.prompt.seats if view.prompt else (), view.ending
    return {
        "table": {name: _seat_written(seat) for name, seat in zip(names, view.seats, strict=True)},
        "sees": [names[seat] for seat in sorted(view.sees)],
        "supply": supply_written(view.market),
        "display": cards("P", view.display),
        "temples": [card("T", each) for each in view.temples],
        "beneath": list(view.beneath),
        "deck": view.deck,
        "discards": view.discards,
        "turn": names[view.active],
        "awaiting": view.prompt and view.prompt.code,
        "who": [names[seat] for seat in asked if seat != NATURE],
        "ending": end and {"cause": end.cause, "by": names[end.seat], "then": [names[seat] for seat in end.to_come]},
    }


def _seat_written(seat: SeatView) -> dict[str, Any]:
    told = {
        "board": pieces(seat.board),
        "hand": [card("P", each) or FACE_DOWN for each in seat.hand],
        "temples": [card("T", each) or FACE_DOWN for each in seat.temples],
        "oath": card("T", seat.oath),
        "tokens": list(map(str, seat.tokens)),
        "coatls": list(map(signs, seat.coatls)),
        "closing": [place for place, each in enumerate(seat.coatls, 1) if each.closed and not each.complete],
    }
    return {key: value for key, value in told.items() if value not in (None, [])}


def view_of(document: SightDocument, names: tuple[str, ...], rules: RuleSet) -> View:
    """Return the view; raise ValueError for what nobody can see."""
    return _Reader(names, rules).view(document)


class _Reader(NamedTuple):
    """Makes a view of a document."""

    names: tuple[str, ...]
    rules: RuleSet

    def view(self, document: SightDocument) -> View:
        everybody = [*map(self._named, self.names)]
        if len(everybody) not in SEATS or everybody != sorted(set(everybody)) or len(document.temples) != 2:
            raise ValueError(self.names)
        seats = tuple(map(self._seat, document.table.values()))
        market = Market(*map(spaces_of, (document.supply.heads, document.supply.tails, document.supply.bodies)))
        temples = tuple(None if each is None else number_of(each) for each in document.temples)
        prompt, end = awaited(document.awaiting, document.who, self.names, DECISIONS), document.ending
        return View(
            rules=self.rules,
            seats=seats,
            bags=self._bags(seats, market),
            market=spread(market),
            display=tuple(map(number_of, document.display)),
            deck=document.deck,
            discards=document.discards,
            temples=temples,
            beneath=document.beneath,
            hidden=_face_down(seats, temples),
            active=self._named(document.turn),
            prompt=prompt,
            ending=None if end is None else Ending(end.cause, self._named(end.by), tuple(map(self._named, end.then))),
            winners=() if prompt else best([Seat(coatls=seat.coatls) for seat in seats], self.rules),
            sees=frozenset(map(self._named, document.sees)),
        )

    def _seat(self, seen: SeatSeen) -> SeatView:
        coatls = tuple(_coatl(read(each), place in seen.closing) for place, each in enumerate(seen.coatls, 1))
        counts = self.rules.open_end_counts
        return SeatView(
            board_of(seen.board),
            tuple(None if card is None else number_of(card) for card in seen.hand),
            tuple(None if card is None else number_of(card) for card in seen.temples),
            None if seen.oath is None else number_of(seen.oath),
            seen.tokens,
            coatls,
            tuple(worth(each, open_end_counts=counts) for each in coatls),
            points(Seat(coatls=coatls), self.rules),
        )

    def _bags(self, seats: tuple[SeatView, ...], market: Market) -> Pieces:
        """All that lies nowhere else."""
        lying = [market.pieces(), *(seat.board for seat in seats)]
        lying += [each.by_kind() for seat in seats for each in seat.coatls]
        bags = self.rules.box(len(seats))
        for there in lying:
            for kind in Kind:
                if Counter(there.of(kind)) - Counter(bags.of(kind)):
                    raise ValueError(there)
                bags = bags.minus(kind, there.of(kind))
        return bags

    def _named(self, name: str) -> int:
        return named(name, self.names)


def _coatl(coatl: Coatl, closing: bool) -> Coatl:
    if coatl.closed and coatl.bodies < 1:
        raise ValueError(coatl)
    return coatl._replace(complete=coatl.complete and not closing)


def _face_down(seats: tuple[SeatView, ...], temples: tuple[int | None, ...]) -> int:
    at_seats = (card for seat in seats for card in (*seat.temples, *cards("T", [seat.oath])))
    at_coatls = (each.temple for seat in seats for each in seat.coatls if each.temple is not None)
    return len(TEMPLES) - len([*at_seats]) - len([*at_coatls]) - len(cards("T", temples))

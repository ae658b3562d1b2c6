"""Assembling: starting, extending, fulfilling, and the temple of a coatl that is being completed (15-23)."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from engine.coatl.coatls import Coatl, pays, temple_pays
from engine.coatl.moves import Done, Extend, Fulfil, Part, PutTemple, Side, Start
from engine.coatl.roster import COATLS, ON_A_COATL, PROPHECIES, TEMPLES, UNFINISHED, Kind
from engine.coatl.state import Seat
from engine.game import Prompt, Reason
from engine.kinds import of_its_kind

if TYPE_CHECKING:
    from engine.coatl.dealer import Dealer
    from engine.coatl.state import State

SIDES: tuple[Side, ...] = ("left", "right")
SIDES_OF: dict[Kind, tuple[Side, ...]] = {Kind.HEAD: ("left",), Kind.TAIL: ("right",), Kind.BODY: SIDES}
"""On which side a piece can go: heads and tails have a hook on one side only (17)."""


@of_its_kind
class Assemble(NamedTuple):
    """A seat assembles until it says that it is done."""

    seat: int

    def prompt(self, state: "State") -> Prompt:
        """Ask for another part."""
        return Prompt("assemble", (self.seat,))

    def moves(self, state: "State") -> Iterator[Part | Done]:
        """Every part that can be carried out, and the end of it."""
        yield from parts(state, self.seat)
        if self.objection(state, Done(self.seat)) is None:
            yield Done(self.seat)

    def objection(self, state: "State", move: Part | Done) -> Reason | None:
        """Refuse what the pieces, the cards or a coatl without a prophecy forbid."""
        if isinstance(move, Done):
            return _owed(state.seats[self.seat])
        return hindrance(state, move)

    def take(self, dealer: "Dealer", move: Part | Done) -> None:
        """Carry it out; whoever is done completes what is closed (20)."""
        if isinstance(move, Done):
            dealer.complete(self.seat)
        else:
            assemble(dealer, move)


def assemble(dealer: "Dealer", part: Part) -> None:
    """Carry out one part, then ask for another."""
    dealer.first(Assemble(part.seat))
    match part:
        case Start():
            dealer.build(part.seat, part.kind, part.colour, None, "left")
        case Extend():
            dealer.build(part.seat, part.kind, part.colour, part.coatl, part.side)
        case Fulfil():
            dealer.fulfil(part.seat, part.coatl, part.card)
        case PutTemple():
            dealer.put_temple(part.seat, part.coatl, part.temple)


def parts(state: "State", seat: int) -> Iterator[Part]:
    """Yield every part that the seat can carry out now."""
    place = state.seats[seat]
    owed = _owed(place)
    if owed is None and _no_more(place) is None:
        yield from (Start(seat, kind, colour) for kind, colour in place.board.each())
    for number, coatl in enumerate(place.coatls, 1):
        if coatl.complete or (owed is not None and owed.facts["coatl"] != number):
            continue
        if owed is None:
            thinkable = _temples(state, seat, number) if coatl.closed else _pieces(place, seat, number)
            yield from (part for part in thinkable if _no_part(state, place, coatl, part) is None)
        prophecies = (Fulfil(seat, number, card) for card in dict.fromkeys(place.hand))
        yield from (part for part in prophecies if _no_fulfilment(state, place, coatl, part) is None)


def _temples(state: "State", seat: int, number: int) -> Iterator[PutTemple]:
    place = state.seats[seat]
    at_hand = dict.fromkeys((*state.temples.open, place.temple, place.oath))
    return (PutTemple(seat, number, temple) for temple in at_hand if temple is not None)


def _pieces(place: Seat, seat: int, number: int) -> Iterator[Extend]:
    for kind, colour in place.board.each():
        for side in SIDES_OF[kind]:
            yield Extend(seat, number, side, kind, colour)


def hindrance(state: "State", part: Part) -> Reason | None:
    """Return the first reason against a part: what everybody can see comes before the speaker's own cards."""
    place = state.seats[part.seat]
    owed = _owed(place)
    if owed is not None and not (isinstance(part, Fulfil) and part.coatl == owed.facts["coatl"]):
        return owed
    if isinstance(part, Start):
        return _no_start(place, part)
    if not 0 < part.coatl <= len(place.coatls):
        return Reason("no-such-coatl", {"coatl": part.coatl, "count": len(place.coatls)})
    coatl = place.coatls[part.coatl - 1]
    if coatl.complete:
        return Reason("coatl-complete", {"coatl": part.coatl})
    return _no_part(state, place, coatl, part)


def _no_part(state: "State", place: Seat, coatl: Coatl, part: Extend | Fulfil | PutTemple) -> Reason | None:
    match part:
        case Extend():
            return _no_extension(state, place, coatl, part)
        case Fulfil():
            return _no_fulfilment(state, place, coatl, part)
        case PutTemple():
            return _no_temple(state, place, coatl, part)


def _owed(place: Seat) -> Reason | None:
    """Who has closed a coatl without a prophecy has to fulfil one before anything else (20, 21)."""
    for number, coatl in enumerate(place.coatls, 1):
        if coatl.closed and not coatl.prophecies:
            return Reason("needs-a-prophecy", {"coatl": number})
    return None


def _no_start(place: Seat, part: Start) -> Reason | None:
    return _no_more(place) or _not_on_board(place, part.kind, part.colour)


def _no_more(place: Seat) -> Reason | None:
    if len(place.coatls) == COATLS:
        return Reason("three-coatls", {"most": COATLS})
    if place.unfinished == UNFINISHED:
        return Reason("two-unfinished", {"most": UNFINISHED})
    return None


def _not_on_board(place: Seat, kind: Kind, colour: str) -> Reason | None:
    return None if place.board.has(kind, colour) else Reason("not-on-your-board", {"kind": kind, "colours": colour})


def _no_extension(state: "State", place: Seat, coatl: Coatl, part: Extend) -> Reason | None:
    if coatl.ends(part.side):
        return Reason("end-closed", {"coatl": part.coatl, "side": part.side})
    if part.kind is not Kind.BODY and not coatl.bodies:
        return Reason("head-meets-tail", {"coatl": part.coatl})
    if missing := _not_on_board(place, part.kind, part.colour):
        return missing
    if part.kind is Kind.BODY or coatl.prophecies:
        return None
    longer = coatl.with_piece(part.kind, part.colour, part.side)
    if longer.closed and not any(_fits(state, longer, card) for card in place.hand):
        return Reason("nothing-to-fulfil", {"coatl": part.coatl})
    return None


def _fits(state: "State", coatl: Coatl, card: int) -> bool:
    return pays(coatl, card, state.rules.open_end_counts) > 0


def _no_fulfilment(state: "State", place: Seat, coatl: Coatl, part: Fulfil) -> Reason | None:
    card = PROPHECIES[part.card]
    if coatl.temple is not None:
        return Reason("temple-placed", {"coatl": part.coatl})
    if len(coatl.prophecies) == ON_A_COATL:
        return Reason("four-prophecies", {"coatl": part.coatl, "most": ON_A_COATL})
    if part.card in coatl.prophecies:
        return Reason("same-prophecy", {"coatl": part.coatl, "card": card.name})
    if not _fits(state, coatl, part.card):
        return Reason("pattern-missing", {"coatl": part.coatl, "card": card.name})
    return None if part.card in place.hand else Reason("not-in-your-hand", {"cards": (card.name,)})


def _no_temple(state: "State", place: Seat, coatl: Coatl, part: PutTemple) -> Reason | None:
    name = TEMPLES[part.temple].name
    if not coatl.closed:
        return Reason("not-closed", {"coatl": part.coatl})
    if coatl.temple is not None:
        return Reason("temple-placed", {"coatl": part.coatl})
    if not temple_pays(coatl, part.temple):
        return Reason("conditions-missing", {"coatl": part.coatl, "temple": name})
    at_hand = (*state.temples.open, place.oath, place.temple)
    return None if part.temple in at_hand else Reason("temple-out-of-reach", {"temple": name})

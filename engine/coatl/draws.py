"""What chance is awaited for: pieces for the supply, cards for hands and the table. Each draw is a move of its own."""

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from math import comb, prod
from typing import TYPE_CHECKING, NamedTuple

from engine.coatl.moves import Deal, DealTemple, Reveal, Show, Supply
from engine.coatl.pieces import handfuls
from engine.coatl.roster import PROPHECIES, TEMPLES, Kind
from engine.coatl.state import size_of
from engine.game import NATURE, Prompt, Reason
from engine.kinds import of_its_kind

if TYPE_CHECKING:
    from engine.coatl.dealer import Dealer
    from engine.coatl.state import State


def _chance(what: str, **facts: int) -> Prompt:
    return Prompt("deal", (NATURE,), {"what": what, **facts})


share = lru_cache(maxsize=4096)(Fraction)
"""The same few fractions come again and again."""


@of_its_kind
class FillSpace(NamedTuple):
    """The next empty space of a kind is filled from its bag (6, 12)."""

    kind: Kind

    def prompt(self, state: "State") -> Prompt:
        """Name the kind."""
        return _chance(self.kind)

    def moves(self, state: "State") -> Iterator[Supply]:
        """Each different set of pieces that may come."""
        bag = state.bags.of(self.kind)
        yield from (Supply(self.kind, colours) for colours in handfuls(bag, size_of(self.kind, bag)))

    def odds(self, state: "State") -> tuple[tuple[Supply, Fraction], ...]:
        """Every draw with its probability."""
        return tuple(
            (Supply(self.kind, colours), odds) for colours, odds in _draws(self.kind, state.bags.of(self.kind))
        )

    def objection(self, state: "State", move: Supply) -> Reason | None:
        """Refuse another kind, another number, and what is not in the bag."""
        bag = state.bags.of(self.kind)
        if move.kind is not self.kind:
            return Reason("not-asked")
        if len(move.colours) != size_of(self.kind, bag):
            return Reason("wrong-number-of-pieces", {"kind": self.kind, "count": size_of(self.kind, bag)})
        if not state.bags.has(self.kind, move.colours):
            return Reason("not-in-the-bag", {"kind": self.kind, "colours": move.colours})
        return None

    def take(self, dealer: "Dealer", move: Supply) -> None:
        """Put them there."""
        dealer.supply(move.kind, move.colours)


@lru_cache(maxsize=4096)
def _draws(kind: Kind, bag: str) -> tuple[tuple[str, Fraction], ...]:
    """Ways to draw each set, over all ways."""
    size = size_of(kind, bag)
    ways = comb(len(bag), size)
    return tuple(
        (colours, share(prod(comb(bag.count(each), colours.count(each)) for each in set(colours)), ways))
        for colours in handfuls(bag, size)
    )


@of_its_kind
class DrawCard(NamedTuple):
    """A prophecy of the deck comes into a hand (10, 14)."""

    seat: int

    def prompt(self, state: "State") -> Prompt:
        """Name the seat."""
        return _chance("prophecy", seat=self.seat)

    def moves(self, state: "State") -> Iterator[Deal]:
        """Each different card that is left."""
        yield from (Deal(self.seat, card) for card in dict.fromkeys(state.deck))

    def odds(self, state: "State") -> tuple[tuple[Deal, Fraction], ...]:
        """Every card with its probability."""
        return tuple((move, share(state.deck.count(move.card), len(state.deck))) for move in self.moves(state))

    def objection(self, state: "State", move: Deal) -> Reason | None:
        """Refuse another seat, and a card that is not left."""
        if move.seat != self.seat:
            return Reason("not-asked")
        return _not_left(move.card, state)

    def take(self, dealer: "Dealer", move: Deal) -> None:
        """Hand it over."""
        dealer.deal(move.seat, move.card)


def _not_left(card: int, state: "State") -> Reason | None:
    return None if card in state.deck else Reason("not-in-the-deck", {"card": PROPHECIES[card].name})


@of_its_kind
class FillDisplay(NamedTuple):
    """A prophecy of the deck comes onto the display (9, 14)."""

    def prompt(self, state: "State") -> Prompt:
        """Say so."""
        return _chance("display")

    def moves(self, state: "State") -> Iterator[Show]:
        """Each different card that is left."""
        yield from (Show(card) for card in dict.fromkeys(state.deck))

    def odds(self, state: "State") -> tuple[tuple[Show, Fraction], ...]:
        """Every card with its probability."""
        return tuple((move, share(state.deck.count(move.card), len(state.deck))) for move in self.moves(state))

    def objection(self, state: "State", move: Show) -> Reason | None:
        """Refuse a card that is not left."""
        return _not_left(move.card, state)

    def take(self, dealer: "Dealer", move: Show) -> None:
        """Lay it out."""
        dealer.show(move.card)


@of_its_kind
class DrawTemple(NamedTuple):
    """A temple comes into a hand at the start (8)."""

    seat: int

    def prompt(self, state: "State") -> Prompt:
        """Name the seat."""
        return _chance("temple-in-hand", seat=self.seat)

    def moves(self, state: "State") -> Iterator[DealTemple]:
        """Each that is left."""
        yield from (DealTemple(self.seat, temple) for temple in state.temples.hidden)

    def odds(self, state: "State") -> tuple[tuple[DealTemple, Fraction], ...]:
        """Every temple with its probability."""
        return tuple((move, share(1, len(state.temples.hidden))) for move in self.moves(state))

    def objection(self, state: "State", move: DealTemple) -> Reason | None:
        """Refuse another seat, and a temple that is not left."""
        if move.seat != self.seat:
            return Reason("not-asked")
        return _temple_not_left(move.temple, state)

    def take(self, dealer: "Dealer", move: DealTemple) -> None:
        """Hand it over."""
        dealer.deal_temple(move.seat, move.temple)


def _temple_not_left(temple: int, state: "State") -> Reason | None:
    return None if temple in state.temples.hidden else Reason("not-in-the-deck", {"card": TEMPLES[temple].name})


@of_its_kind
class RevealTemple(NamedTuple):
    """The next temple of a pile is turned up (8, 22)."""

    pile: int

    def prompt(self, state: "State") -> Prompt:
        """Name the pile."""
        return _chance("temple", pile=self.pile)

    def moves(self, state: "State") -> Iterator[Reveal]:
        """Each that is left."""
        yield from map(Reveal, state.temples.hidden)

    def odds(self, state: "State") -> tuple[tuple[Reveal, Fraction], ...]:
        """Every temple with its probability."""
        return tuple((move, share(1, len(state.temples.hidden))) for move in self.moves(state))

    def objection(self, state: "State", move: Reveal) -> Reason | None:
        """Refuse a temple that is not left."""
        return _temple_not_left(move.temple, state)

    def take(self, dealer: "Dealer", move: Reveal) -> None:
        """Turn it up."""
        dealer.reveal(self.pile, move.temple)

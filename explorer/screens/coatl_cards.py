"""The cards of Cóatl to pick from in a form: each copy has a place of its own in the deck."""

from collections.abc import Iterator
from typing import NamedTuple

from engine.coatl.roster import DECK, PROPHECIES, TEMPLES
from engine.coatl.state import SeatView, View
from explorer.screens.laying import speak
from explorer.tables.coatl.words import Words
from explorer.voices.coatl.words import say


def card_name(place: int) -> str:
    """Name the card at a place of the deck, with what it asks."""
    return f"P{DECK[place]} · {Words(speak).asks(PROPHECIES[DECK[place]])}"


def temple_name(number: int | None) -> str:
    """Name a temple with what it asks; a word for none."""
    if number is None:
        return say(speak, "nothing")
    words = Words(speak)
    return f"T{number} · {', '.join(map(words.condition, TEMPLES[number].conditions))}"


class Reach(NamedTuple):
    """The cards that lie nowhere that the viewer sees, to stand for those that are hidden."""

    places: Iterator[int]
    temples: Iterator[int]
    taken: list[int]
    """The places of cards in open hands that were given out already."""

    def hand(self, seat: SeatView) -> list[int]:
        """Return a place in the deck for each card of the hand."""
        return [next(self.places) if card is None else place_of(card, self.taken) for card in seat.hand]

    def temple(self, seat: SeatView) -> int | None:
        """Return the temple in hand."""
        held = next(iter(seat.temples), None)
        return next(self.temples, None) if seat.temples and held is None else held


def place_of(card: int, taken: list[int]) -> int:
    """Return a place in the deck that is not taken yet, and take it; any where all are."""
    free = [place for place, each in enumerate(DECK) if each == card]
    place = next((each for each in free if each not in taken), free[0])
    taken.append(place)
    return place


def in_reach(view: View) -> Reach:
    """Return what may be in hands that the viewer does not see."""
    seats = view.seats
    lying = [*view.display, *(card for seat in seats for each in seat.coatls for card in each.prophecies)]
    lying += [card for seat in seats for card in seat.hand if card is not None]
    gone: list[int] = []
    for card in lying:
        place_of(card, gone)
    temples = {*view.temples, *(seat.oath for seat in seats), *(card for seat in seats for card in seat.temples)}
    temples |= {each.temple for seat in seats for each in seat.coatls}
    return Reach(
        (place for place in range(len(DECK)) if place not in gone),
        (number for number in range(len(TEMPLES)) if number not in temples),
        [],
    )

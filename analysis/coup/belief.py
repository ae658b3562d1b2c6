"""What somebody may believe of hidden hands: exact weights, in whole numbers, for every way the cards can lie.

Without news all hidden cards are alike. So a card is followed only from where something was said or shown of it: in
the hand of its seat, and from there into the court, until somebody draws it again. A `Strand` is one story of who
drew which followed card. Within it the seats depend on each other only through the cards that are left of the deck,
so that the hands of all seats are put together by adding up bags, and never listed side by side.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from math import comb, factorial, gcd, perm, prod
from typing import NamedTuple

from analysis.coup.belief_bags import Bag, bags, copies, fits, kinds_in, one, orders, picks, size, ways
from engine.coup.roster import Character

Weights = tuple[tuple[Bag, int], ...]
"""Each hand that a seat may hold, with its weight: in how many orders it can lie, times how well it fits the news."""
NOTHING: Weights = ((0, 1),)


class Strand(NamedTuple):
    """One story of the followed cards: those in the court, one laid aside in a swap, and the weights of each hand."""

    court: Bag
    aside: Bag
    hands: tuple[Weights, ...]
    """No hand's weights have a common factor: so hands that differ in it alone are the same."""
    weight: int = 1
    """The factors of all hands together."""

    def holding(self, seat: int, hand: Iterable[tuple[Bag, int]]) -> "Strand":
        """Return the story in which the seat has these hands."""
        common, held = _reduced(hand)
        return Strand(self.court, self.aside, (*self.hands[:seat], held, *self.hands[seat + 1 :]), self.weight * common)

    @property
    def sizes(self) -> tuple[int, ...]:
        """How many cards each seat has."""
        return tuple(size(hand[0][0]) for hand in self.hands)

    @property
    def followed(self) -> int:
        """How many cards are in hands, or followed in the court."""
        return size(self.court) + size(self.aside) + sum(self.sizes)


@dataclass(frozen=True)
class Belief:
    """All stories that fit. Every change returns a new belief; `deck` holds the cards that are not turned up."""

    deck: Bag
    strands: tuple[Strand, ...]

    @classmethod
    def fresh(cls, deck: Bag, sizes: Iterable[int]) -> "Belief":
        """Return the belief of somebody who knows only how many cards each seat has."""
        return cls(deck, (Strand(0, 0, tuple(_unknown(number, deck)[1] for number in sizes)),))

    def weighed(self, seat: int, fit: Callable[[Bag], int]) -> "Belief":
        """Return the belief after news of a hand: `fit` says how well each hand fits it."""
        told = ((each, _weighed(each.hands[seat], fit)) for each in self.strands)
        return replace(self, strands=tuple(each.holding(seat, held) for each, held in told if held))

    def lost(self, seat: int, card: Character) -> "Belief":
        """Return the belief after the seat has turned up a card that it held."""
        told = ((each, _less(each.hands[seat], one(card))) for each in self.strands)
        left = replace(self, deck=self.deck - one(card))._moved(seat, told)
        return replace(left, strands=tuple(filter(None, (_in(each, left.deck) for each in left.strands))))

    def returned(self, seat: int, cards: Bag) -> "Belief":
        """Return the belief after the seat has put cards that are known into the court."""
        told = ((each._replace(court=each.court + cards), _less(each.hands[seat], cards)) for each in self.strands)
        return self._moved(seat, told)

    def laid_aside(self, seat: int, card: Bag) -> "Belief":
        """Return the belief after a known card of the seat was laid aside."""
        return self._moved(seat, ((each._replace(aside=card), _less(each.hands[seat], card)) for each in self.strands))

    def put_aside_back(self) -> "Belief":
        """Return the belief after the card laid aside went into the court."""
        return replace(
            self, strands=tuple(each._replace(court=each.court + each.aside, aside=0) for each in self.strands)
        )

    def drawn(self, seat: int, count: int) -> "Belief":
        """Return the belief after the seat has drawn cards: each a followed one, or another."""
        drawn = self
        for _ in range(count):
            drawn = drawn._moved(seat, (told for each in drawn.strands for told in _draws(each, seat, self.deck)))
        return drawn

    def given_up(self, seat: int, count: int, *, aside: bool = False) -> "Belief":
        """Return the belief after the seat has blindly picked so many of its cards and put them into the court."""
        told = (told for each in self.strands for told in self._gives(each, seat, count, aside=aside))
        return self._moved(seat, told)

    def hands(self, seat: int) -> dict[Bag, int]:
        """Return the weight of each hand that the seat may hold; nothing where no story fits all the news."""
        found: dict[Bag, int] = defaultdict(int)
        # Seats of which all stories say the same come first, so that they are put together once.
        others = sorted(set(range(len(self.strands[0].hands))) - {seat}, key=self._tellings) if self.strands else []
        for strand in self.strands:
            held = _together(tuple(strand.hands[other] for other in others), self.deck)
            away = strand.court + strand.aside
            for hand, weight in strand.hands[seat]:
                base = hand + away
                found[hand] += strand.weight * weight * sum(many * ways(bag + base, self.deck) for bag, many in held)
        return {hand: weight for hand, weight in found.items() if weight}

    def _tellings(self, seat: int) -> int:
        return len({strand.hands[seat] for strand in self.strands})

    @property
    def load(self) -> int:
        """How many weights there are to reckon with."""
        return sum(len(hand) for strand in self.strands for hand in strand.hands)

    def _gives(self, strand: Strand, seat: int, count: int, *, aside: bool) -> Iterator[tuple[Strand, Weights]]:
        held = strand.hands[seat]
        number = size(held[0][0])
        whole = factorial(number)  # the factor of a hand of which nothing is known divides it
        factor, free = _unknown(number, self.deck)
        if not aside and held == free:
            left = size(self.deck) - strand.followed + count
            more, fewer = _unknown(number - count, self.deck)
            every = whole // factor * more * comb(number, count) * perm(left, count)
            yield strand, tuple([(hand, weight * every) for hand, weight in fewer])
            return
        kept: dict[Bag, dict[Bag, int]] = defaultdict(lambda: defaultdict(int))
        for hand, weight in held:
            for gone in bags(count, hand):
                kept[gone][hand - gone] += whole * weight * picks(hand, gone)
        for gone, hands in kept.items():
            where = strand._replace(aside=gone) if aside else strand._replace(court=strand.court + gone)
            yield where, tuple(sorted(hands.items()))

    def _moved(self, seat: int, told: Iterable[tuple[Strand, Weights]]) -> "Belief":
        """Stories that differ in the hand of this seat alone are one."""
        found: dict[Strand, dict[Bag, int]] = {}
        for (court, aside, held, many), hands in told:
            story = Strand(court, aside, (*held[:seat], NOTHING, *held[seat + 1 :]))
            alike = found.setdefault(story, {})
            for hand, weight in hands:
                alike[hand] = alike.get(hand, 0) + weight * many
        strands = (story.holding(seat, sorted(hands.items())) for story, hands in found.items() if hands)
        return replace(self, strands=tuple(strands))._spelled_out()

    def _spelled_out(self) -> "Belief":
        """Where there are more stories than ways to hold the hands, each of those ways is a story, court and all."""
        if not self.strands or len(self.strands) <= prod(len(bags(each, self.deck)) for each in self.strands[0].sizes):
            return self
        found: dict[Strand, int] = defaultdict(int)
        for strand in self.strands:
            away = strand.court + strand.aside
            held: list[tuple[Bag, int, tuple[Weights, ...]]] = [(0, strand.weight, ())]
            for hands in strand.hands:
                held = [
                    (out + hand, many * weight, (*before, ((hand, 1),)))
                    for out, many, before in held
                    for hand, weight in hands
                ]
            for out, many, alone in held:
                if every := many * ways(out + away, self.deck):
                    found[Strand(self.deck - out - strand.aside, strand.aside, alone)] += every
        return replace(self, strands=tuple(each._replace(weight=many) for each, many in found.items()))


@lru_cache(maxsize=1024)
def _unknown(number: int, deck: Bag) -> tuple[int, Weights]:
    """The weights of a hand of which nothing is known: their common factor, and what is left of them."""
    return _reduced((hand, orders(hand)) for hand in sorted(bags(number, deck)))


def _reduced(hand: Iterable[tuple[Bag, int]]) -> tuple[int, Weights]:
    held = tuple(hand)
    common = gcd(*[weight for _, weight in held]) or 1
    return common, held if common == 1 else tuple([(bag, weight // common) for bag, weight in held])


def _in(strand: Strand, deck: Bag) -> Strand | None:
    """The story as far as the cards of the deck allow it."""
    if not fits(strand.court + strand.aside, deck):
        return None
    for seat, held in enumerate(strand.hands):
        strand = strand.holding(seat, ((hand, weight) for hand, weight in held if fits(hand, deck)))
    return strand if all(strand.hands) else None


def _weighed(held: Weights, fit: Callable[[Bag], int]) -> Weights:
    fitting = ((hand, weight * fit(hand)) for hand, weight in held)
    return tuple((hand, weight) for hand, weight in fitting if weight)


def _less(held: Weights, cards: Bag) -> Weights:
    return tuple((hand - cards, weight) for hand, weight in held if fits(cards, hand))


def _draws(strand: Strand, seat: int, deck: Bag) -> Iterator[tuple[Strand, Weights]]:
    held = strand.hands[seat]
    for kind, many in kinds_in(strand.court):
        fresh = ((hand + kind, weight * many) for hand, weight in held if fits(hand + kind, deck))
        yield strand._replace(court=strand.court - kind), tuple(fresh)
    if strand.followed == size(deck):
        return
    other: dict[Bag, int] = defaultdict(int)
    for hand, weight in held:
        for kind, _ in kinds_in(deck):
            if copies(hand, kind) < copies(deck, kind):
                other[hand + kind] += weight
    yield strand, tuple(other.items())


@lru_cache(maxsize=1024)
def _together(hands: tuple[Weights, ...], deck: Bag) -> Weights:
    """The weights of all the cards in these hands together, as far as the deck goes."""
    if not hands:
        return NOTHING
    found: dict[Bag, int] = defaultdict(int)
    for bag, many in _together(hands[:-1], deck):
        for hand, weight in hands[-1]:
            found[bag + hand] += many * weight
    return tuple((bag, many) for bag, many in found.items() if fits(bag, deck))

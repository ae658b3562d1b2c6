"""Somebody who hears what happens at a table, and keeps a belief: what each event tells."""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any

from analysis.coup.belief import Belief
from analysis.coup.belief_bags import Bag, bag, copies, one, size
from engine import coup
from engine.coup.moves import Move
from engine.coup.roster import Character
from engine.coup.rules import RuleSet
from engine.coup.state import State
from engine.game import Event
from engine.timeline import Frame


def heard(events: Sequence[Event], looker: int | None) -> list[Event]:
    """Return the events that the seat learns of."""
    return [event for event in events if event.known_to is None or looker in event.known_to]


def claim_of(event: Event) -> tuple[Character, bool] | None:
    """Return the character that an event claims, and whether it is denied; None where nothing is claimed."""
    if event.code not in ("declared", "blocked"):
        return None
    denied = event.facts.get("denied")
    said = denied or event.facts.get("character")
    return (Character(str(said)), bool(denied)) if said else None


class Hearer:
    """Somebody who hears what happens and keeps a belief."""

    def __init__(self, start: State, looker: int | None, habit: Fraction | None, *, giving_in_tells: bool) -> None:
        view = coup.observe(start, frozenset() if looker is None else frozenset({looker}))
        self.rules: RuleSet = start.rules
        self.looker = looker
        self.habit = habit
        self.giving_in_tells = giving_in_tells
        deck = bag(start.rules.deck(len(view.seats))) - sum(bag(seat.lost) for seat in view.seats)
        self.belief = Belief.fresh(deck, (len(seat.hand) for seat in view.seats))
        self.own: Bag = 0
        self.given_in: tuple[Character, bool] | None = None
        self.glimpsed: Character | None = view.examined
        if looker is not None:
            self._hold(bag(card for card in view.seats[looker].hand if card))
        if view.examined and view.prompt:
            self._glimpse(_seat(view.prompt.facts["target"]), view.examined)

    def hear(self, frames: Sequence[Frame[State, Move]], most: int) -> bool:
        """Take in all that happened after the first of the frames, up to what cannot be; False where that leads to more
        than so many weights."""
        for frame in frames[1:]:
            for event in heard(frame.events, self.looker):
                reading = READINGS.get(event.code)
                if reading and self.belief.strands:
                    reading(self, event.seat, event.facts)
            if self.belief.load > most:
                return False
        return True

    def _hold(self, cards: Bag) -> None:
        """The looker sees the own hand."""
        self.own = cards
        self._weigh(self.looker or 0, lambda hand: hand == cards)

    def _weigh(self, seat: int, fit: Callable[[Bag], int]) -> None:
        self.belief = self.belief.weighed(seat, fit)

    def _holds(self, seat: int, card: Character, *, denied: bool = False) -> None:
        kind = one(card)
        self._weigh(seat, lambda hand: (copies(hand, kind) > 0) != denied)

    def claimed(self, seat: int, facts: Mapping[str, Any]) -> None:
        """A claim, true or not."""
        claim = claim_of(Event("declared", seat, facts))
        if claim is None or self.habit is None:
            return
        kind, denied = one(claim[0]), claim[1]
        lie, truth = self.habit.numerator, self.habit.denominator
        self._weigh(seat, lambda hand: truth if (copies(hand, kind) > 0) != denied else lie)

    def gave_in(self, seat: int, facts: Mapping[str, Any]) -> None:
        """A claim that was taken back."""
        claim = claim_of(Event("declared", seat, facts))
        self.given_in = claim
        if claim and self.giving_in_tells:
            self._holds(seat, claim[0], denied=not claim[1])

    def shown(self, seat: int, facts: Mapping[str, Any]) -> None:
        """A proof: the card was there, and goes back."""
        card = one(facts["character"])
        self.belief = self.belief.returned(seat, card)

    def shown_hand(self, seat: int, facts: Mapping[str, Any]) -> None:
        """A whole hand was shown, and goes back."""
        hand = bag(facts["cards"])
        self._weigh(seat, lambda held: held == hand)
        self.belief = self.belief.returned(seat, hand)

    def lost(self, seat: int, facts: Mapping[str, Any]) -> None:
        """A card turned up: any of those that may go, by chance."""
        kind, cause = one(facts["character"]), facts["cause"]
        claim, denied = self.given_in if cause == "concession" and self.given_in else (None, False)
        if claim and denied and self.rules.embezzle_caught == "the_duke":
            self._holds(seat, claim, denied=True)
        spared = one(claim) if claim and not denied and not self.rules.concede_may_lose_claimed else None
        if cause != "caught":
            self._weigh(seat, lambda hand: _chance_to_go(hand, kind, spared))
        self.belief = self.belief.lost(seat, Character(facts["character"]))

    def drew(self, seat: int, facts: Mapping[str, Any]) -> None:
        """Cards came from the court."""
        if seat == self.looker:
            self.own = self.belief.strands[0].hands[seat][0][0]
        self.belief = self.belief.drawn(seat, facts["count"])

    def dealt(self, seat: int, facts: Mapping[str, Any]) -> None:
        """The looker sees which."""
        self._hold(self.own + bag(facts["cards"]))

    def put_back(self, seat: int, facts: Mapping[str, Any]) -> None:
        """Cards went back to the court after an exchange, or the one that was examined."""
        if facts["cause"] == "swap" and self.belief.strands[0].aside:
            self.belief = self.belief.put_aside_back()
        else:
            self.belief = self.belief.given_up(seat, facts["count"])

    def kept(self, seat: int, facts: Mapping[str, Any]) -> None:
        """The looker knows what it kept."""
        self._hold(bag(facts["cards"]))

    def examined(self, seat: int, facts: Mapping[str, Any]) -> None:
        """A card is shown to somebody alone; who else knows it hears of it next."""
        self.glimpsed = None

    def glimpse(self, seat: int, facts: Mapping[str, Any]) -> None:
        """The looker shows a card, or is shown one."""
        self._glimpse(_seat(facts["target"]), Character(facts["character"]))

    def _glimpse(self, target: int, card: Character) -> None:
        self.glimpsed = card
        kind = one(card)
        self._weigh(target, lambda hand: copies(hand, kind))

    def swapped(self, seat: int, facts: Mapping[str, Any]) -> None:
        """The examined card leaves the hand."""
        target = _seat(facts["target"])
        if self.glimpsed is None:
            self.belief = self.belief.given_up(target, 1, aside=True)
        else:
            self.belief = self.belief.laid_aside(target, one(self.glimpsed))


def _seat(fact: object) -> int:
    return int(str(fact))


def _chance_to_go(hand: Bag, kind: Bag, spared: Bag | None) -> int:
    """Twice the share of the kind among the cards that may go, of which there are one or two."""
    others = size(hand) - (copies(hand, spared) if spared else 0)
    return 2 * copies(hand, kind) // others if kind != spared and others else 0


READINGS: Mapping[str, Callable[[Hearer, int, Mapping[str, Any]], None]] = {
    "declared": Hearer.claimed,
    "blocked": Hearer.claimed,
    "conceded": Hearer.gave_in,
    "shown": Hearer.shown,
    "shown-hand": Hearer.shown_hand,
    "lost": Hearer.lost,
    "drew": Hearer.drew,
    "dealt": Hearer.dealt,
    "returned": Hearer.put_back,
    "kept": Hearer.kept,
    "examined": Hearer.examined,
    "glimpsed": Hearer.glimpse,
    "swapped": Hearer.swapped,
}

"""A game as one seat hears of it, read into a belief.

What counts is what the seat sees and what everybody sees, event by event, from the first frame on:

- Hands that it does not see are dealt by chance, and so is every card that somebody draws.
- A claim counts for the hand that its seat has at that moment. Whoever holds the card says so; whoever does not says
  so with the probability `habit`. Without a habit claims count for nothing.
- Whoever can prove a claim proves it: a card that is shown was there, and whoever gives in does not hold it. If a game
  goes on in a way that this cannot be, giving in counts for nothing.
- Which card somebody loses, shows to an examiner or puts back is left to chance, and so are challenges, passes and
  swaps: they tell nothing of a hand.
- What happened long ago counts for nothing, where there would be too much to reckon with: then the belief begins with
  a later turn, so that fewer draws follow.
"""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from analysis.coup.belief import Belief
from analysis.coup.belief_bags import Bag, bag, copies, one, size
from engine import coup
from engine.coup.moves import Move
from engine.coup.roster import Character
from engine.coup.rules import RuleSet
from engine.coup.state import State
from engine.game import Event
from engine.timeline import Frame

MEMORY = 12, 6, 4, 3, 2, 1, 0
"""So many draws are followed, besides the first deal: the first of these that does not lead to more than
"""
LOAD = 1500
"""so many weights."""
Frames = Sequence[Frame[State, Move]]


class Heard(NamedTuple):
    """What somebody may believe, and the frame that it begins with."""

    begin: int
    belief: Belief


def listen(frames: Frames, looker: int | None, habit: Fraction | None = None) -> Heard:
    """Return what the seat may believe at the last frame; None is an onlooker, who sees no hand.

    `habit` is above 0 and at most 1; raise ValueError for another.
    """
    if habit is not None and not 0 < habit <= 1:
        raise ValueError(f"a habit of {habit}")
    for draws in MEMORY:
        begin = _begin(frames, draws)
        counted = frames[begin:]
        for giving_in_tells in (True, False):
            hearer = _Hearer(counted[0].state, looker, habit, giving_in_tells=giving_in_tells)
            if not hearer.hear(counted):
                break
            if hearer.given_in is None or hearer.belief.hands(0):
                return Heard(begin, hearer.belief)
    raise AssertionError("a position by itself is easy to reckon with")


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


def _begin(frames: Frames, most: int) -> int:
    """Return the frame from which on at most so many draws follow: the first, or the start of a turn."""
    draws = [
        at
        for at, frame in enumerate(frames)
        if any(event.code == "drew" and event.facts["cause"] != "start" for event in frame.events)
    ]
    if len(draws) <= most:
        return 0
    turns = (at for at in range(draws[-most - 1], len(frames)) if _turn_begins(frames[at].state))
    return next(turns, len(frames) - 1)


def _turn_begins(state: State) -> bool:
    prompt = coup.prompt(state)
    return prompt is not None and prompt.code == "action"


class _Hearer:
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

    def hear(self, frames: Frames) -> bool:
        """Take in all that happened after the first of the frames, up to what cannot be; False where it is too much."""
        for frame in frames[1:]:
            for event in heard(frame.events, self.looker):
                reading = READINGS.get(event.code)
                if reading and self.belief.strands:
                    reading(self, event.seat, event.facts)
            if self.belief.load > LOAD:
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


READINGS: Mapping[str, Callable[[_Hearer, int, Mapping[str, Any]], None]] = {
    "declared": _Hearer.claimed,
    "blocked": _Hearer.claimed,
    "conceded": _Hearer.gave_in,
    "shown": _Hearer.shown,
    "shown-hand": _Hearer.shown_hand,
    "lost": _Hearer.lost,
    "drew": _Hearer.drew,
    "dealt": _Hearer.dealt,
    "returned": _Hearer.put_back,
    "kept": _Hearer.kept,
    "examined": _Hearer.examined,
    "glimpsed": _Hearer.glimpse,
    "swapped": _Hearer.swapped,
}

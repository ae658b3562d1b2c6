"""How likely it is that a seat holds a character, from what another seat can see."""

from collections.abc import Iterable
from fractions import Fraction
from math import comb
from typing import NamedTuple, cast

from analysis.coup.belief import Belief
from analysis.coup.belief_bags import copies, one
from analysis.coup.belief_hearer import claim_of
from analysis.coup.belief_news import Frames, take_in
from engine import coup
from engine.coup.moves import Move
from engine.coup.roster import Character
from engine.coup.rules import RuleSet
from engine.coup.state import State, View
from engine.timeline import Frame, Timeline


class Count(NamedTuple):
    """The cards that somebody cannot see, and how many of them are of the characters asked for."""

    hidden: int
    copies: int
    hand: int
    """How many of the hidden cards the seat has."""

    @property
    def chance(self) -> Fraction:
        """Return the share of deals in which the hand has one of them at least."""
        return 1 - Fraction(comb(self.hidden - self.copies, self.hand), comb(self.hidden, self.hand))


class Odds(NamedTuple):
    """That a seat holds one of the characters, as `looker` may reckon it (None: an onlooker)."""

    looker: int | None
    seat: int
    characters: tuple[Character, ...]
    seen: Count
    """By the cards that the looker sees now, and nothing else."""
    facts: Fraction
    """With all that was shown, drawn and given up."""
    claims: int
    """How many claims of others were made in the cards that count."""
    habit: Fraction | None
    """How often a seat says what is not so, if claims are to count,"""
    said: Fraction | None
    """and the odds then."""
    since: int = 0
    """The frame that the story is counted from, where it is too long to count all of it."""

    @property
    def chance(self) -> Fraction:
        """The last word: with the claims, where they are to count."""
        return self.facts if self.said is None else self.said


def odds(
    game: Timeline[State, Move] | Frames | State,
    looker: int | None,
    seat: int,
    characters: Character | str | Iterable[Character | str],
    habit: Fraction | float | str | None = None,
) -> Odds:
    """Return the odds at the moment that is looked at, by the model that `belief_news` describes.

    Raises ValueError for a habit that is not above 0 and at most 1, and for a character that is not in the deck.
    """
    frames = frames_of(game)
    now = frames[-1].state
    wanted = (characters,) if isinstance(characters, str) else tuple(characters)
    asked = tuple(Character(each) for each in wanted)
    if strange := [each for each in asked if each not in now.rules.characters]:
        raise ValueError(f"not in the deck: {', '.join(strange)}")
    share = None if habit is None else Fraction(habit)
    scope, belief = take_in(frames, looker, None)
    facts = _chance(belief, seat, asked)
    said = None
    if share is not None:
        scope, belief = take_in(frames, looker, share, scope)
        said = _chance(belief, seat, asked)
    return Odds(
        looker=looker,
        seat=seat,
        characters=asked,
        seen=counted(now, looker, seat, asked),
        facts=facts,
        claims=sum(
            1
            for frame in frames[scope.begin + 1 :]
            for event in frame.events
            if event.seat != looker and claim_of(event)
        ),
        habit=share,
        said=said,
        since=scope.begin,
    )


def counted(now: State, looker: int | None, seat: int, characters: tuple[Character, ...]) -> Count:
    """Return what the looker can count up: the cards that it does not see."""
    view = coup.observe(now, frozenset() if looker is None else frozenset({looker}))
    return seen_by(view, now.rules, looker, seat, characters)


def seen_by(view: View, rules: RuleSet, looker: int | None, seat: int, characters: tuple[Character, ...]) -> Count:
    """Return what the looker, whose view this is, can count up."""
    seen = [card for place in view.seats for card in (*place.hand, *place.lost) if card]
    deck = list(rules.deck(len(view.seats)))
    for card in seen:
        deck.remove(card)
    held = view.seats[seat].hand
    if seat == looker:
        own = sum(card in characters for card in held)
        return Count(len(held), own, len(held))
    return Count(len(deck), sum(card in characters for card in deck), len(held))


def _chance(belief: Belief, seat: int, characters: tuple[Character, ...]) -> Fraction:
    hands = belief.hands(seat)
    kinds = [one(each) for each in characters]
    fitting = sum(weight for hand, weight in hands.items() if any(copies(hand, kind) for kind in kinds))
    return Fraction(fitting, sum(hands.values()))


def frames_of(game: Timeline[State, Move] | Frames | State) -> Frames:
    """Return the frames up to the moment that is looked at."""
    if isinstance(game, Timeline):
        return game.frames[: game.at + 1]
    if isinstance(game, State):
        start: Frame[State, Move] = Frame(cast("State", game))
        return (start,)
    return game

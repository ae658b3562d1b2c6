"""The odds by dealing often: what the court had dealt is drawn at random, all that follows is followed."""

from collections.abc import Sequence
from fractions import Fraction
from random import Random

from engine.coup.moves import Move
from engine.coup.state import State
from engine.timeline import Frame
from tests.analysis.coup.brute import World, worlds


def simulated(
    frames: Sequence[Frame[State, Move]],
    looker: int | None,
    habit: Fraction | None,
    asked: tuple[int, str],
    dice: Random,
    deals: int,
) -> tuple[float, float]:
    """The share of dealt games in which the seat holds the character, and its standard error; 0, 0 if none fits."""
    seat, character = asked
    found = [worlds(frames, looker, habit, deal=_any_deal(frames[0].state, looker, dice)) for _ in range(deals)]
    fit = [float(sum(each.values())) for each in found]
    has = [float(sum(odds for world, odds in each.items() if character in world.hands[seat])) for each in found]
    if not sum(fit):
        return 0, 0
    share = sum(has) / sum(fit)
    return share, sum((some - share * every) ** 2 for some, every in zip(has, fit, strict=True)) ** 0.5 / sum(fit)


def _any_deal(start: State, looker: int | None, dice: Random) -> World:
    hidden = [*start.court, *(card for seat, place in enumerate(start.seats) if seat != looker for card in place.hand)]
    dice.shuffle(hidden)
    hands = [
        place.hand if seat == looker else tuple(sorted(hidden.pop() for _ in place.hand))
        for seat, place in enumerate(start.seats)
    ]
    return World(tuple(tuple(map(str, hand)) for hand in hands), tuple(sorted(map(str, hidden))))

"""A player of Coup that counts the cards which it sees, and goes for whoever is ahead."""

from collections.abc import Sequence
from fractions import Fraction

from analysis.coup.odds import seen_by
from bots.bot import Moment, Why
from bots.coup.habits import HUNDRED
from bots.coup.habitual import Habitual
from engine.coup.moves import Act
from engine.coup.reasons import DOUBTS
from engine.coup.roster import Character

UNLIKELY = 25
"""Percent: a claim that is less likely than this, by the cards it sees, is doubted."""


class Counting(Habitual):
    """Draws the same numbers as every habit; what it counts decides what it doubts, and whom it aims at."""

    def habit(self, decision: str) -> Why:
        """Say that it counts, where it may doubt."""
        usual = super().habit(decision)
        return Why(f"counts-{decision}", usual.facts) if decision in DOUBTS else usual

    def doubt(self, moment: Moment) -> int:
        """Doubt what is unlikely, always; what is not, never."""
        claim = moment.view.prompt.facts
        denied = "denied" in claim
        character = Character(claim["denied" if denied else "character"])
        chance = seen_by(moment.view, moment.rules, moment.seat, claim["claimant"], (character,)).chance
        return HUNDRED if (1 - chance if denied else chance) < Fraction(UNLIKELY, HUNDRED) else 0

    def aims(self, moment: Moment, acts: Sequence[Act]) -> Sequence[Act]:
        """Aim at those with most cards, and of them at those with most coins."""
        if acts[0].target is None:
            return acts
        standings = [_standing(moment, act) for act in acts]
        return [act for act, standing in zip(acts, standings, strict=True) if standing == max(standings)]


def _standing(moment: Moment, act: Act) -> tuple[int, int]:
    target = moment.view.seats[act.aim]
    return len(target.hand), target.coins

"""A player of Coup that remembers who struck it."""

from collections.abc import Sequence

from bots.bot import Memory, Moment, Why
from bots.coup.habitual import Habitual
from engine.coup.moves import Act
from engine.coup.reasons import DOUBTS
from engine.game import Event

REVENGE = 40
"""Of a hundred claims of somebody it has a grudge against, so many are doubted."""
HURTS = ("coup", "assassinate", "steal")
REPAID_WITH = (*HURTS, "examine")


class Vengeful(Habitual):
    """Draws the same numbers as every habit; what it remembers decides whom it aims at, and how much it doubts.

    It keeps in mind the seats that struck at it, the last one last.
    """

    def hear(self, memory: Memory, seat: int, event: Event) -> Memory:
        """Remember whoever aimed at it, doubted it or stopped it."""
        struck: tuple[int, ...] = memory or ()
        enemy = _enemy(seat, event)
        return struck if enemy is None else (*(other for other in struck if other != enemy), enemy)

    def habit(self, decision: str) -> Why:
        """Say that it remembers, where that counts."""
        usual = super().habit(decision)
        if decision not in ("action", *DOUBTS):
            return usual
        return Why(f"revenge-{decision}", {**usual.facts, "revenge": REVENGE})

    def doubt(self, moment: Moment) -> int:
        """Doubt whoever struck more often."""
        grudge = moment.view.prompt.facts["claimant"] in (moment.memory or ())
        return REVENGE if grudge else super().doubt(moment)

    def aims(self, moment: Moment, acts: Sequence[Act]) -> Sequence[Act]:
        """Aim at whoever struck last, if that can be."""
        if acts[0].action in REPAID_WITH:
            for enemy in reversed(moment.memory or ()):
                if aimed := [act for act in acts if act.target == enemy]:
                    return aimed
        return acts


def _enemy(seat: int, event: Event) -> int | None:
    """Who struck at the seat with this event."""
    facts = event.facts
    match event.code:
        case "declared" if facts["target"] == seat and facts["action"] in HURTS and event.seat != seat:
            return event.seat
        case "challenged" if facts["claimant"] == seat:
            return event.seat
        case "stopped" if event.seat == seat:
            return int(str(facts["blocker"]))
    return None

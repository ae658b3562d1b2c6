"""Coup as data: characters, sides, and the actions with their claims, costs, blockers and effects.

Sources: the guides K17-K31, J34-J45; the published rulebook B15-B27; Reformation B40-B43.
"""

from enum import StrEnum
from typing import NamedTuple

from engine.coup.effects import (
    Convert,
    Cooperate,
    Effect,
    Embezzle,
    Examine,
    Exchange,
    Gain,
    Steal,
    Strike,
)

HAND = 2
"""Cards in hand and lost together, for every seat (K10, B04)."""
MUST_COUP_AT = 10
"""Coins at the start of a turn that leave only the coup (K20, J46, B14)."""


class Character(StrEnum):
    """A character card. Which of them are in the deck is for the rule set to say."""

    AMBASSADOR = "ambassador"
    ASSASSIN = "assassin"
    CAPTAIN = "captain"
    CONTESSA = "contessa"
    DIPLOMAT = "diplomat"
    DUKE = "duke"
    INQUISITOR = "inquisitor"


class Faction(StrEnum):
    """A side, of which there are two (B39)."""

    LOYALIST = "loyalist"
    REFORMIST = "reformist"

    @property
    def other(self) -> "Faction":
        """The opposite side."""
        return Faction.REFORMIST if self is Faction.LOYALIST else Faction.LOYALIST


class Action(NamedTuple):
    """What one may do with a turn. `cost` is in coins."""

    code: str
    effect: Effect
    claims: Character | None = None
    any_denied: tuple[Character, ...] = ()
    """The characters of which the one in the deck is denied: whoever holds it cannot prove it (K46, B45, C115)."""
    denies: Character | None = None
    """The one of them that is in the deck."""
    cost: int = 0
    cost_of_oneself: int | None = None
    """The price where it is aimed at oneself; None: it cannot be."""
    targeted: bool = False
    spares_allies: bool = False
    """It cannot be aimed at one's own side while two sides live (K52, B40)."""
    robs: bool = False
    """It takes coins from its target."""
    needs_loot: bool = False
    """Its target must have a coin (C57)."""
    needs_alms: bool = False
    """The almshouse must hold a coin (C103)."""
    needs_two_sides: bool = False
    """Two sides must live (C99)."""
    blocked_by: tuple[Character, ...] = ()
    anyone_blocks: bool = False
    """Not only the target: anybody of another side may block it (B24, K52)."""
    with_factions: bool = False

    def price(self, *, oneself: bool) -> int:
        """The coins it costs."""
        return self.cost_of_oneself if oneself and self.cost_of_oneself is not None else self.cost


C = Character
STRIKE = Action("", Strike(), targeted=True, spares_allies=True)
ACTIONS = (
    Action("income", Gain(1)),
    Action("foreign-aid", Gain(2), blocked_by=(C.DIPLOMAT, C.DUKE), anyone_blocks=True),
    STRIKE._replace(code="coup", cost=7),
    Action("tax", Gain(3), claims=C.DUKE),
    STRIKE._replace(code="assassinate", claims=C.ASSASSIN, cost=3, blocked_by=(C.CONTESSA,)),
    Action(
        "steal",
        Steal(2),
        claims=C.CAPTAIN,
        targeted=True,
        spares_allies=True,
        robs=True,
        blocked_by=(C.AMBASSADOR, C.CAPTAIN, C.INQUISITOR),
    ),
    Action("exchange", Exchange(2), claims=C.AMBASSADOR),
    Action("exchange", Exchange(1), claims=C.INQUISITOR),
    Action("examine", Examine(), claims=C.INQUISITOR, targeted=True, spares_allies=True, blocked_by=(C.CONTESSA,)),
    Action("cooperate", Cooperate(coins=2, gift=1), claims=C.DIPLOMAT, targeted=True),
    Action("convert", Convert(), cost=2, cost_of_oneself=1, targeted=True, with_factions=True),
    Action("embezzle", Embezzle(), any_denied=(C.DIPLOMAT, C.DUKE), with_factions=True),
)
"""Every action. A rule set plays those whose claim is in its deck, and fills in what its switches decide:
`denies`, the needs, whether an examination can be blocked and whom one may cooperate with."""

NAMES_A_SEAT = {action.code: action.targeted for action in ACTIONS}
"""The action words of the notation, whichever are in play, and whether a seat's name follows."""

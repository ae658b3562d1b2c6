"""Coup as data: characters, sides, and the actions with their claims, costs, blockers and effects.

Sources: the guides K17-K31, J34-J45; the published rulebook B15-B27; Reformation B40-B43.
"""

from enum import StrEnum
from typing import NamedTuple

from engine.coup.effects import Convert, Effect, Exchange, Gain, Steal, Strike

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
    """What one may do with a turn. `cost` is in coins and is paid when the action is declared (C45)."""

    code: str
    effect: Effect
    claims: Character | None = None
    cost: int = 0
    cost_of_oneself: int | None = None
    """The price where it is aimed at oneself; None: it cannot be."""
    targeted: bool = False
    spares_allies: bool = False
    """It cannot be aimed at one's own side while two sides live (K52, B40)."""
    robs: bool = False
    """It takes coins from its target."""
    blocked_by: tuple[Character, ...] = ()
    anyone_blocks: bool = False
    """Not only the target: anybody of another side may block it (B24, K52)."""
    with_factions: bool = False

    def price(self, *, oneself: bool) -> int:
        """The coins it costs."""
        return self.cost_of_oneself if oneself and self.cost_of_oneself is not None else self.cost


C = Character
ACTIONS = (
    Action("income", Gain(1)),
    Action("foreign-aid", Gain(2), blocked_by=(C.DIPLOMAT, C.DUKE), anyone_blocks=True),
    Action("coup", Strike(), cost=7, targeted=True, spares_allies=True),
    Action("tax", Gain(3), claims=C.DUKE),
    Action(
        "assassinate",
        Strike(),
        claims=C.ASSASSIN,
        cost=3,
        targeted=True,
        spares_allies=True,
        blocked_by=(C.CONTESSA,),
    ),
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
    Action("convert", Convert(), cost=2, cost_of_oneself=1, targeted=True, with_factions=True),
)
"""Every action. A rule set plays those whose claim is in its deck."""

NAMES_A_SEAT = {
    "income": False,
    "foreign-aid": False,
    "coup": True,
    "tax": False,
    "assassinate": True,
    "steal": True,
    "exchange": False,
    "examine": True,
    "cooperate": True,
    "convert": True,
    "embezzle": False,
}
"""The action words of the notation, whichever are in play, and whether a seat's name follows."""

"""The rule set: a preset, table options, and one field for each switch on which the sources differ."""

from dataclasses import asdict, dataclass, field, fields
from functools import cached_property
from typing import Any, Literal, get_args, get_type_hints

from engine.coup.roster import ACTIONS, Action, Character

PRESETS = ("guide",)
"""`guide`: what the four guides say; where they are silent, the published rulebook."""

BASE_DECK = (Character.AMBASSADOR, Character.ASSASSIN, Character.CAPTAIN, Character.CONTESSA, Character.DUKE)


def switch(*, guide: object, sources: str) -> Any:
    """Declare a switch: its value in each preset, and the places in the sources that it comes from."""
    return field(default=guide, metadata={"guide": guide, "sources": sources})


@dataclass(frozen=True, slots=False)
class RuleSet:
    """Which rules are in force. Section letters in `sources` are those of the rules reference."""

    preset: Literal["guide"] = "guide"
    factions: bool = switch(guide=False, sources="K40-K54, B39-B43")
    challenge_order: Literal["open", "clockwise"] = switch(guide="open", sources="C9; rulebook silent")
    concede_while_holding: bool = switch(guide=True, sources="K35, IP18, B29")
    concede_may_lose_claimed: bool = switch(guide=False, sources="C22")
    steal_from_zero: Literal["forbidden", "takes_nothing"] = switch(guide="forbidden", sources="C57")
    eliminated_coins: Literal["after_action", "at_once"] = switch(guide="after_action", sources="J66, B35, B36")

    copies = 3
    start_coins = 2
    seats = range(2, 7)

    @cached_property
    def characters(self) -> tuple[Character, ...]:
        """The characters in the deck, in alphabetical order."""
        return BASE_DECK

    @cached_property
    def actions(self) -> dict[str, Action]:
        """The actions in play by code, their blockers cut down to the characters in the deck."""
        return {
            action.code: action._replace(blocked_by=tuple(who for who in action.blocked_by if who in self.characters))
            for action in ACTIONS
            if (action.claims is None or action.claims in self.characters)
            and (self.factions or not action.with_factions)
        }

    @cached_property
    def deck(self) -> tuple[Character, ...]:
        """Every card of the game, sorted."""
        return tuple(sorted(who for who in self.characters for _ in range(self.copies)))

    def resolved(self) -> dict[str, str | bool]:
        """Every switch with its value, the preset first."""
        return asdict(self)


SWITCHES: dict[str, tuple[str | bool, ...]] = {
    name: (True, False) if kind is bool else get_args(kind)
    for name, kind in get_type_hints(RuleSet).items()
    if name in {each.name for each in fields(RuleSet)} - {"preset"}
}
"""The switches and the values that each may take."""


def rule_set(preset: str = "guide", **chosen: str | bool) -> RuleSet:
    """Return the preset with the chosen switches set; raise KeyError for a preset, switch or value that is unknown."""
    if preset not in PRESETS:
        raise KeyError(preset)
    for name, value in chosen.items():
        if not any(value is allowed or value == allowed for allowed in SWITCHES[name]):
            raise KeyError(value)
    given: dict[str, Any] = {each.name: each.metadata[preset] for each in fields(RuleSet) if each.metadata}
    return RuleSet(preset="guide", **(given | chosen))

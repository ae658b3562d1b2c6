"""The rule set: a preset, table options, and one field for each switch on which the sources differ."""

from dataclasses import asdict, dataclass, field, fields
from functools import cached_property
from typing import Any, Literal, get_args, get_origin, get_type_hints

from engine.coup.roster import ACTIONS, Action, Character

Setting = str | int | bool
PRESETS = ("guide", "rulebook", "arena")
"""`guide`: what the four guides say; `rulebook`: the published rules; `arena`: what Board Game Arena does."""


def switch(sources: str, *, guide: Setting, rulebook: Setting, arena: Setting) -> Any:
    """Declare a switch: the places in the sources that it comes from, and its value in each preset."""
    return field(default=guide, metadata={"sources": sources, "guide": guide, "rulebook": rulebook, "arena": arena})


def option(sources: str) -> Any:
    """Declare a table option, which is off in every preset."""
    return switch(sources, guide=False, rulebook=False, arena=False)


@dataclass(frozen=True)
class RuleSet:
    """Which rules are in force. Letters in the sources are those of the rules reference."""

    preset: Literal["guide", "rulebook", "arena"] = "guide"
    inquisitor: bool = option("K11, K39, J77, IP25, B51")
    diplomat: bool = option("J79, B57")
    factions: bool = option("K40, J72, B39")
    players: Literal["2-6", "2-8", "2-10"] = switch("K02, B09", guide="2-6", rulebook="2-10", arena="2-8")
    factions_min_players: Literal[2, 3] = switch("K39, B39, C116", guide=2, rulebook=2, arena=3)
    faction_assignment: Literal["alternate", "random"] = switch(
        "K40, B39", guide="alternate", rulebook="alternate", arena="random"
    )
    two_player_coins: Literal["equal", "starter_one", "both_one"] = switch(
        "K13, IP06, B07, C144", guide="equal", rulebook="starter_one", arena="both_one"
    )
    challenge_order: Literal["open", "clockwise"] = switch("C9", guide="open", rulebook="open", arena="open")
    block_timing: Literal["after_challenges", "one_window"] = switch(
        "J56, B25, C12", guide="after_challenges", rulebook="after_challenges", arena="one_window"
    )
    concede_while_holding: bool = switch("K35, IP18, B29, C19", guide=True, rulebook=True, arena=True)
    concede_may_lose_claimed: bool = switch("C22", guide=False, rulebook=True, arena=False)
    refund_on_challenge: bool = switch("J57, K37, B32, C44", guide=True, rulebook=True, arena=True)
    refund_on_block: bool = switch("J54, B23, C43", guide=False, rulebook=False, arena=False)
    fee_paid: Literal["at_declaration", "at_resolution"] = switch(
        "B19, C45", guide="at_declaration", rulebook="at_declaration", arena="at_resolution"
    )
    block_after_own_failed_challenge: bool = switch("C36", guide=True, rulebook=True, arena=True)
    second_block: bool = switch("C69", guide=False, rulebook=False, arena=False)
    steal_from_zero: Literal["forbidden", "takes_nothing"] = switch(
        "B20, C57", guide="forbidden", rulebook="forbidden", arena="forbidden"
    )
    eliminated_coins: Literal["after_action", "at_once"] = switch(
        "J66, K23, B35, B36, C60", guide="after_action", rulebook="after_action", arena="after_action"
    )
    contessa_blocks_examine: bool = switch("J45, B56, C122", guide=True, rulebook=False, arena=True)
    examine_swap: Literal["draw_first", "shuffle_first"] = switch(
        "IP28, IP29, B54, C120", guide="draw_first", rulebook="draw_first", arena="shuffle_first"
    )
    cooperate_target: Literal["anyone", "other_faction"] = switch(
        "J43, B59, C130", guide="anyone", rulebook="anyone", arena="other_faction"
    )
    embezzle_empty: Literal["allowed", "forbidden"] = switch(
        "C103", guide="allowed", rulebook="allowed", arena="forbidden"
    )
    embezzle_concede: bool = switch("K49, B48, C112", guide=True, rulebook=True, arena=False)
    embezzle_caught: Literal["own_choice", "the_duke"] = switch(
        "K48, C110, C111", guide="own_choice", rulebook="own_choice", arena="the_duke"
    )
    convert_when_united: Literal["allowed", "forbidden"] = switch(
        "C99", guide="allowed", rulebook="allowed", arena="allowed"
    )

    @cached_property
    def seats(self) -> range:
        """The numbers of players that the rules are for."""
        least, most = map(int, self.players.split("-"))
        return range(least, most + 1)

    @cached_property
    def characters(self) -> tuple[Character, ...]:
        """The characters in the deck, in alphabetical order: an option puts one in another's place (K11, J79)."""
        absent = {
            Character.AMBASSADOR if self.inquisitor else Character.INQUISITOR,
            Character.DUKE if self.diplomat else Character.DIPLOMAT,
        }
        return tuple(character for character in Character if character not in absent)

    @cached_property
    def actions(self) -> dict[str, Action]:
        """The actions in play by code, as these rules have them."""
        rows = (self._as_played(action) for action in ACTIONS if self.factions or not action.with_factions)
        return {row.code: row for row in rows if row.claims is None or row.claims in self.characters}

    def _as_played(self, action: Action) -> Action:
        denies = next((who for who in action.any_denied if who in self.characters), None)
        blocked_by = tuple(who for who in action.blocked_by if who in self.characters)
        row = action._replace(denies=denies, blocked_by=blocked_by)
        match action.code:
            case "steal":
                return row._replace(needs_loot=self.steal_from_zero == "forbidden")
            case "examine" if not self.contessa_blocks_examine:
                return row._replace(blocked_by=())
            case "cooperate":
                return row._replace(spares_allies=self.cooperate_target == "other_faction")
            case "convert":
                return row._replace(needs_two_sides=self.convert_when_united == "forbidden")
            case "embezzle":
                return row._replace(needs_alms=self.embezzle_empty == "forbidden")
        return row

    def copies(self, players: int) -> int:
        """Cards of each character at a table of so many seats (B09)."""
        return 3 if players <= 6 else 4 if players <= 8 else 5

    def deck(self, players: int) -> tuple[Character, ...]:
        """Every card of a game with so many seats, sorted."""
        return tuple(sorted(who for who in self.characters for _ in range(self.copies(players))))

    def start_coins(self, players: int, seat: int) -> int:
        """What a seat begins with: two coins, at two seats as the switch says (K13, B07)."""
        if players == 2 and (
            self.two_player_coins == "both_one" or (self.two_player_coins == "starter_one" and not seat)
        ):
            return 1
        return 2

    def resolved(self) -> dict[str, Setting]:
        """Every switch with its value, the preset first."""
        return asdict(self)


def _values(kind: Any) -> tuple[Setting, ...]:
    return get_args(kind) if get_origin(kind) is Literal else (True, False)


_SWITCHES = tuple(each for each in fields(RuleSet) if each.metadata)
SWITCHES: dict[str, tuple[Setting, ...]] = {
    each.name: _values(get_type_hints(RuleSet)[each.name]) for each in _SWITCHES
}
"""The switches and the values that each may take."""
OPTIONS = ("inquisitor", "diplomat", "factions")
"""The switches that bring in characters or sides; off in every preset."""
SOURCES: dict[str, tuple[str, ...]] = {each.name: tuple(each.metadata["sources"].split(", ")) for each in _SWITCHES}
"""Where each switch comes from."""
SET_BY: dict[str, tuple[Setting, ...]] = {
    each.name: tuple(each.metadata[preset] for preset in PRESETS) for each in _SWITCHES
}
"""The values that the presets give each switch, in the order of the presets."""


def rule_set(preset: str = "guide", **chosen: Setting) -> RuleSet:
    """Return the preset with the chosen switches set; raise KeyError for an unknown preset, switch or value."""
    if preset not in PRESETS:
        raise KeyError(preset)
    for name, value in chosen.items():
        if not any(type(value) is type(allowed) and value == allowed for allowed in SWITCHES[name]):
            raise KeyError(value)
    given: dict[str, Any] = {each.name: each.metadata[preset] for each in _SWITCHES}
    return RuleSet(**(given | chosen | {"preset": preset}))

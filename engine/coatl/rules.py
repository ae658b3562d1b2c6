"""The rule set: a preset, and one field for each switch on which the sources differ."""

from dataclasses import asdict, dataclass, field, fields
from typing import Any, Literal, get_args, get_origin, get_type_hints

from engine.coatl.pieces import Pieces
from engine.coatl.roster import COLOURS, COPIES, KEPT, Kind

Setting = str | int | bool
PRESETS = ("guide", "arena")
"""`guide`: what the guide says; `arena`: what Board Game Arena does."""
SEATS = range(2, 5)
"""The numbers of players (1)."""
FEWER_BODIES = {2: 14, 3: 18, 4: COPIES[Kind.BODY]}
"""Bodies of each colour by the number of players, where there are fewer (2.1)."""


def switch(sources: str, *, guide: Setting, arena: Setting) -> Any:
    """Declare a switch: the places in the reference that it comes from, and its value in each preset."""
    return field(default=guide, metadata={"sources": sources, "guide": guide, "arena": arena})


@dataclass(frozen=True)
class RuleSet:
    """Which rules are in force. Numbers in the sources are those of the rules reference."""

    preset: Literal["guide", "arena"] = "guide"
    tokens: bool = switch("5, 29, 30, 31", guide=True, arena=False)
    kept: Literal["up_to_three", "three"] = switch("10, 2.2", guide="up_to_three", arena="three")
    temples: Literal["two_piles", "open_market"] = switch("8, 22, 2.2", guide="two_piles", arena="open_market")
    open_end_counts: bool = switch("25, 3", guide=False, arena=False)
    fewer_bodies: bool = switch("2, 2.1", guide=False, arena=False)

    def box(self, players: int) -> Pieces:
        """Every piece of a game with so many seats."""
        bodies = FEWER_BODIES[players] if self.fewer_bodies else COPIES[Kind.BODY]
        colours = sorted(COLOURS)
        return Pieces(
            "".join(colour * COPIES[Kind.HEAD] for colour in colours),
            "".join(colour * COPIES[Kind.TAIL] for colour in colours),
            "".join(colour * bodies for colour in colours),
        )

    @property
    def least_kept(self) -> int:
        """How many of the first prophecies must be kept (10)."""
        return KEPT if self.kept == "three" else 0

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
SOURCES: dict[str, tuple[str, ...]] = {each.name: tuple(each.metadata["sources"].split(", ")) for each in _SWITCHES}
"""Where each switch comes from."""


def rule_set(preset: str = "guide", **chosen: Setting) -> RuleSet:
    """Return the preset with the chosen switches set; raise KeyError for an unknown preset, switch or value."""
    if preset not in PRESETS:
        raise KeyError(preset)
    for name, value in chosen.items():
        if not any(type(value) is type(allowed) and value == allowed for allowed in SWITCHES[name]):
            raise KeyError(value)
    given: dict[str, Any] = {each.name: each.metadata[preset] for each in _SWITCHES}
    return RuleSet(**(given | chosen | {"preset": preset}))

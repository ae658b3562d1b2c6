"""What a file of Coup says: coins, cards in hand and lost, sides, the almshouse."""

from collections.abc import Mapping, Sequence
from typing import Any

from engine import coup
from engine.coup.citing import rule_of, rule_of_events
from engine.coup.labels import LABELS
from engine.coup.reasons import DECISIONS, REASONS
from engine.coup.roster import Character, Faction
from engine.coup.rules import OPTIONS
from engine.game import Fact
from scenarios.fields import Count, Flag, Part
from scenarios.shapes.shape import Shape
from scenarios.shapes.windows import asked


class Place(Part):
    """A seat of the table at the start; `lost` are face-up cards."""

    coins: Count | None = None
    hand: tuple[Character, ...] = ()
    lost: tuple[Character, ...] = ()
    faction: Faction | None = None


class SeatExpect(Part):
    """What a seat must have; keys that are not written are not tested."""

    coins: Count | None = None
    hand: tuple[Character, ...] | None = None
    lost: tuple[Character, ...] | None = None
    faction: Faction | None = None
    out: Flag | None = None


class Almshouse(Part):
    """The coins on the almshouse."""

    almshouse: Count = 0


def _laid(places: Sequence[Place], table: Almshouse, turn: int | None, names: tuple[str, ...]) -> coup.Table:
    seats = (coup.Place(seat.coins, seat.hand, seat.lost, seat.faction) for seat in places)
    return coup.Table(tuple(seats), turn, table.almshouse)


def _sizes(rules: coup.RuleSet) -> list[int]:
    return [size for size in rules.seats if not rules.factions or size >= rules.factions_min_players]


def _under(table: coup.Table, rules: coup.RuleSet) -> coup.Table:
    """Without factions there are no sides, no alms."""
    if rules.factions:
        return table
    return coup.Table(tuple(place._replace(faction=None) for place in table.places), table.turn)


def _written(table: coup.Table, names: tuple[str, ...]) -> dict[str, Any]:
    seats = {name: _place(place) for name, place in zip(names, table.places, strict=True)}
    return {"table": seats} | ({"almshouse": table.almshouse} if table.almshouse else {})


def _place(place: coup.Place) -> dict[str, Any]:
    written = {"coins": place.coins, "hand": list(map(str, place.hand)), "lost": list(map(str, place.lost))}
    return {key: value for key, value in written.items() if value != []} | (
        {"faction": str(place.faction)} if place.faction else {}
    )


def _of_seat(state: coup.State, seat: int) -> Mapping[str, Fact]:
    return {key: getattr(state.seats[seat], key) for key in SeatExpect.model_fields}


def _of_table(state: coup.State, names: tuple[str, ...]) -> Mapping[str, Fact]:
    return {"almshouse": state.almshouse}


def _plain(state: coup.State) -> object:
    return coup.observe(state, frozenset(range(len(state.seats))))._replace(track=())


COUP = Shape(
    game=coup,
    state=coup.State,
    others=(coup.View, coup.RuleSet),
    rule_set=coup.rule_set,
    presets=coup.PRESETS,
    switches=coup.SWITCHES,
    labels=LABELS,
    reasons=REASONS,
    decisions=DECISIONS,
    place=Place,
    table=Almshouse,
    seat=SeatExpect,
    common=Almshouse,
    laid=_laid,
    sizes=_sizes,
    under=_under,
    described=coup.described,
    written=_written,
    of_seat=_of_seat,
    of_table=_of_table,
    plain=_plain,
    rule_of=rule_of,
    rule_of_events=rule_of_events,
    at={"turn-eliminated": "turn", "negative-almshouse": "almshouse", "almshouse-off": "almshouse"},
    options=OPTIONS,
    toggled=OPTIONS,
    asked=asked,
)

"""Facts of the engine with names in place of seat numbers, as people and documents read them."""

from collections.abc import Mapping, Sequence

from engine.game import NATURE, SEAT_FACTS, Fact


def named(facts: Mapping[str, Fact], names: Sequence[str]) -> dict[str, Fact]:
    """Return the facts with each seat's name; chance has none."""
    return {
        key: _name(fact, names) if key in SEAT_FACTS and isinstance(fact, int) else fact for key, fact in facts.items()
    }


def _name(seat: int, names: Sequence[str]) -> str | None:
    return None if seat == NATURE else names[seat]

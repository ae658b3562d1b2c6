"""What the pages offer for each game."""

from collections.abc import Mapping
from typing import NamedTuple


class Traits(NamedTuple):
    """What not every game has."""

    sheet: bool
    """Whether there is a cheat sheet."""
    chance_at_once: bool
    """Whether chance draws by itself, unless somebody wants to choose what it brings."""


TRAITS: Mapping[str, Traits] = {
    "coup": Traits(sheet=True, chance_at_once=False),
    "coatl": Traits(sheet=False, chance_at_once=True),
}

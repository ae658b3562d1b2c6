"""What somebody sees of a table, in plain values: how each game writes it, and reads it back."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from scenarios.fields import Part
from scenarios.sights import coatl, coup

View = Any
RuleSet = Any
"""Those of the game."""


class Sighting(NamedTuple):
    """How a view is written and read."""

    document: type[Part]
    written: Callable[[View, tuple[str, ...]], dict[str, Any]]
    view_of: Callable[[Any, tuple[str, ...], RuleSet], View]
    """Raises ValueError or NoMove for what nobody can see."""


SIGHTS: Mapping[str, Sighting] = {
    "coup": Sighting(coup.SightDocument, coup.written, coup.view_of),
    "coatl": Sighting(coatl.SightDocument, coatl.written, coatl.view_of),
}
"""By the codes of the games."""

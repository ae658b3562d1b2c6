"""The shapes of the games' files, by the game's code, and the one that a position is of."""

from collections.abc import Mapping
from typing import Any

from scenarios.shapes.coatl import COATL
from scenarios.shapes.coup import COUP
from scenarios.shapes.shape import Setting, Shape, worded

__all__ = ["SHAPES", "USUAL", "Setting", "Shape", "shape_of", "worded"]

USUAL = "coup"
"""The game of a file that names none."""
SHAPES: Mapping[str, Shape] = {"coup": COUP, "coatl": COATL}


def shape_of(state: Any) -> Shape:
    """Return the shape of the game that a position is of."""
    return next(shape for shape in SHAPES.values() if isinstance(state, shape.state))

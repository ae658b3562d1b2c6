"""The shapes of the games' files, by the game's code, and the one that a position is of."""

from collections.abc import Mapping
from typing import Any

from scenarios.shapes.coatl import COATL
from scenarios.shapes.coup import COUP
from scenarios.shapes.shape import Setting, Shape, worded

__all__ = ["SHAPES", "USUAL", "Setting", "Shape", "game_of", "game_of_rule", "shape_of", "worded"]

USUAL = "coup"
"""The game of a file that names none."""
SHAPES: Mapping[str, Shape] = {"coup": COUP, "coatl": COATL}


def shape_of(thing: Any) -> Shape:
    """Return the shape of the game that a position, what one sees of it, or a rule set is of."""
    return SHAPES[game_of(thing)]


def game_of(thing: Any) -> str:
    """Return the code of that game."""
    return next(game for game, shape in SHAPES.items() if isinstance(thing, (shape.state, *shape.others)))


def game_of_rule(label: str) -> str:
    """Return the code of the game whose rule bears the label; raise KeyError where there is none."""
    for game, shape in SHAPES.items():
        if label in shape.labels:
            return game
    raise KeyError(label)

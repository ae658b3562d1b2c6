"""The options in the box: what one plays with beside the base game. Written, they stand in addresses as `box`."""

from dataclasses import replace
from typing import Any

from scenarios.shapes import SHAPES


def in_box(written: str | None, game: str) -> tuple[str, ...]:
    """Return the options that stand in an address, in their order; what the game does not have is left out."""
    given = (written or "").split(".")
    return tuple(option for option in SHAPES[game].options if option in given)


def as_box(options: tuple[str, ...]) -> str | None:
    """Return the options as they stand in an address; None for none."""
    return ".".join(options) or None


def turned(options: tuple[str, ...], option: str, game: str) -> tuple[str, ...]:
    """Return the options with one more put in, or taken out where it is there."""
    return tuple(each for each in SHAPES[game].options if (each in options) != (each == option))


def with_box(rules: Any, options: tuple[str, ...]) -> Any:
    """Return the rules of the game with these options."""
    return replace(rules, **dict.fromkeys(options, True))

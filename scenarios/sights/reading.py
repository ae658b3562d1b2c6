"""What every game's sight says alike: names, and the decision awaited."""

from collections.abc import Container

from engine.game import NATURE, Prompt
from engine.names import seat_of


def named(name: str, names: tuple[str, ...]) -> int:
    """Return the seat of that name; raise ValueError where nobody bears it."""
    seat = seat_of(name, names)
    if seat is None:
        raise ValueError(name)
    return seat


def awaited(code: str | None, who: tuple[str, ...], names: tuple[str, ...], known: Container[str]) -> Prompt | None:
    """Return the decision of that code, chance's where it names nobody; raise ValueError if it is not known."""
    if code is None:
        return None
    if code not in known:
        raise ValueError(code)
    return Prompt(code, tuple(named(name, names) for name in who) or (NATURE,))

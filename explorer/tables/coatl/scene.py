"""A moment of Cóatl: everything that is drawn of it, and nothing that its viewer must not see."""

from collections.abc import Iterable
from typing import NamedTuple

from engine import coatl
from engine.coatl.state import State, View
from engine.game import Event


class Lit(NamedTuple):
    """A prophecy held against a coatl: what meets it shines, and what it lacks is dashed at its side."""

    seat: int
    coatl: int
    """Counted from 1, as its moves do."""
    card: int


class Scene(NamedTuple):
    """A moment, ready to be drawn."""

    view: View
    names: tuple[str, ...]
    you: int | None
    """The seat that the viewer sits in: drawn largest. None: an onlooker, or all cards."""
    events: tuple[Event, ...] = ()
    """What the last step did, as far as everybody knows."""
    lit: Lit | None = None


def scene(
    state: State,
    names: tuple[str, ...],
    sees: frozenset[int],
    you: int | None = None,
    events: Iterable[Event] = (),
    lit: Lit | None = None,
) -> Scene:
    """Return the scene of a position for a viewer who sees the hands of `sees` and sits at `you`."""
    known = tuple(event for event in events if event.known_to is None)
    return Scene(coatl.observe(state, sees), names, you, known, lit)

"""The contract of a bot: it decides from what its seat sees and has heard, and can say why."""

from typing import Any, NamedTuple, Protocol

from bots.stream import Stream
from engine.game import Event, Facts

Memory = Any
"""What a bot keeps of the events that its seat has heard: an immutable value; None before the first."""


class Why(NamedTuple):
    """A reason for a move: a code, and its facts."""

    code: str
    facts: Facts = {}


class Moment(NamedTuple):
    """All that a seat has to decide from. There is no state in it."""

    seat: int
    rules: Any
    view: Any
    """What the game lets this seat see."""
    moves: tuple[Any, ...]
    """The legal moves of this seat, in the order of the game."""
    memory: Memory


class Bot(Protocol):
    """A player that is no person. It is a value: the same moment and stream give the same choice."""

    def hear(self, memory: Memory, seat: int, event: Event) -> Memory:
        """Return what the seat keeps in mind after an event that it learns of."""

    def decide(self, moment: Moment, stream: Stream) -> Any:
        """Return one of the legal moves, of which there are two at least."""

    def explain(self, moment: Moment, move: Any) -> Why:
        """Return why it made the move then: only eyes that see its hand may be told."""

    def habit(self, decision: str) -> Why:
        """Return what it always does at such a decision: this tells nothing of a hand, and may be told to everybody."""


class Forgetful:
    """A bot that keeps nothing in mind."""

    def hear(self, memory: Memory, seat: int, event: Event) -> Memory:
        """Keep nothing."""
        return None

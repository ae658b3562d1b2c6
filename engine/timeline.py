"""A game as it was played: back, forward, branch."""

from dataclasses import dataclass, replace
from typing import Any, Generic, NamedTuple, Self, TypeVar

from engine.game import Event, Game

S = TypeVar("S")
M = TypeVar("M")


class Frame(NamedTuple, Generic[S, M]):
    """A moment: the state, and the move and events that led to it (no move at the start)."""

    state: S
    move: M | None = None
    events: tuple[Event, ...] = ()


@dataclass(frozen=True)
class Timeline(Generic[S, M]):
    """The frames of a game and the one being looked at. A played move replaces whatever future there was."""

    game: Game[S, M, Any, Any, Any]
    frames: tuple[Frame[S, M], ...]
    at: int = 0

    @classmethod
    def of(cls, game: Game[S, M, Any, Any, Any], start: S) -> Self:
        """Return a timeline that holds only the start."""
        return cls(game, (Frame(start),))

    @property
    def now(self) -> Frame[S, M]:
        """The frame being looked at."""
        return self.frames[self.at]

    def play(self, move: M) -> Self:
        """Return the timeline after the move; raise IllegalMove."""
        state, events = self.game.apply(self.now.state, move)
        frames = (*self.frames[: self.at + 1], Frame(state, move, events))
        return replace(self, frames=frames, at=self.at + 1)

    def go(self, at: int) -> Self:
        """Return the timeline looked at from another frame; raise IndexError where there is none."""
        if not 0 <= at < len(self.frames):
            raise IndexError(at)
        return replace(self, at=at)

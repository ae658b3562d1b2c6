"""What the moves of a moment lead to that the story does not make."""

from collections.abc import Container
from typing import Any, NamedTuple

from content import Texts
from explorer.scene import Choice, Scene
from explorer.voices import voice_of
from scenarios.shapes import shape_of


class Crossing(NamedTuple):
    """A moment at which the story goes one way, for a viewer who sees these hands."""

    state: Any
    names: tuple[str, ...]
    sees: frozenset[int]
    told: Container[str]
    """The moves that the story makes."""

    def signed(self, scene: Scene, texts: Texts) -> Scene:
        """Return the scene in which every other allowed choice says what it leads to."""
        asks = (ask._replace(choices=tuple(self._sign(choice, texts) for choice in ask.choices)) for ask in scene.asks)
        return scene._replace(asks=tuple(asks))

    def _sign(self, choice: Choice, texts: Texts) -> Choice:
        if choice.options:
            return choice._replace(options=tuple(self._sign(option, texts) for option in choice.options))
        if choice.refusal or choice.move is None or choice.move in self.told:
            return choice
        return choice._replace(leads=self._leads(choice.move, texts))

    def _leads(self, move: str, texts: Texts) -> str:
        """What the move does at once, and what may be said then; no more than the viewer may know."""
        game, voice = shape_of(self.state).game, voice_of(self.state)
        state, events = game.apply(self.state, game.parse(move, self.names))
        return f"{voice.happened(events, self.names, self.sees, texts)} {voice.allowed(state, self.names, texts)}"

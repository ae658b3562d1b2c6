"""The voices of the games, by the game's code, and the one that a position is told in."""

from collections.abc import Mapping
from typing import Any

from explorer.voices import coatl, coup
from explorer.voices.voice import Voice
from scenarios.shapes import game_of

__all__ = ["VOICES", "Voice", "voice_of"]

VOICES: Mapping[str, Voice] = {"coup": coup, "coatl": coatl}


def voice_of(state: Any) -> Voice:
    """Return the voice of the game that a position is of."""
    return VOICES[game_of(state)]

"""Cóatl. This module *is* the game: it keeps the contract `engine.game.Game`."""

from engine.coatl.roster import PROPHECIES, TEMPLES

__all__ = ["PROPHECIES", "TEMPLES"]

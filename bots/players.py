"""The bots of each game by their codes, and what is counted of it: the one register."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from bots import coup
from bots.bot import Bot
from bots.coup.tally import Tally, tally
from bots.match import Outcome, Step


class Players(NamedTuple):
    """Who can play a game."""

    bots: Mapping[str, Bot]
    tally: Callable[[Iterable[Step[Any, Any]]], Outcome]
    """Plays the steps to the end."""
    counts: tuple[str, ...]
    """The names of what it counts."""


PLAYERS: Mapping[str, Players] = {"coup": Players(coup.BOTS, tally, Tally._fields)}

"""The bots of each game by their codes, and what is counted of it: the one register."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from bots import coatl, coup
from bots.bot import Bot
from bots.coatl import tally as of_coatl
from bots.coup import tally as of_coup
from bots.match import Outcome, Step


class Players(NamedTuple):
    """Who can play a game."""

    bots: Mapping[str, Bot]
    tally: Callable[[Iterable[Step[Any, Any]]], Outcome]
    """Plays the steps to the end."""
    counts: tuple[str, ...]
    """The names of what it counts."""


PLAYERS: Mapping[str, Players] = {
    "coup": Players(coup.BOTS, of_coup.tally, of_coup.Tally._fields),
    "coatl": Players(coatl.BOTS, of_coatl.tally, of_coatl.Tally._fields),
}

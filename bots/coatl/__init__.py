"""Players of Cóatl by their codes."""

from collections.abc import Mapping

from bots.at_random import AtRandom
from bots.bot import Bot
from bots.coatl.greedy import Greedy

BOTS: Mapping[str, Bot] = {"random": AtRandom(), "greedy": Greedy()}

"""Players of Coup by their codes."""

from collections.abc import Mapping

from bots.at_random import AtRandom
from bots.bot import Bot
from bots.coup.counting import Counting
from bots.coup.habits import HABITS
from bots.coup.habitual import Habitual
from bots.coup.vengeful import Vengeful

KINDS = {"counting": Counting, "vengeful": Vengeful}
BOTS: Mapping[str, Bot] = {
    "random": AtRandom(),
    **{code: KINDS.get(code, Habitual)(numbers) for code, numbers in HABITS.items()},
}

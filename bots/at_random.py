"""A bot for any game: every legal move of its seat is as likely as the others."""

from typing import Any

from bots.bot import Forgetful, Moment, Why
from bots.stream import Stream

WHY = Why("at-random")


class AtRandom(Forgetful):
    """Draws one number for a decision, `below` the count of its legal moves."""

    def decide(self, moment: Moment, stream: Stream) -> Any:
        """Return any of them."""
        return stream.pick(moment.moves)

    def explain(self, moment: Moment, move: Any) -> Why:
        """Say so."""
        return WHY

    def habit(self, decision: str) -> Why:
        """Say so."""
        return WHY

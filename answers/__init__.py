"""Questions that come up at the table. Each answer is played on a small table, under the rules in use."""

from answers.loading import Deck, cards, load, load_all
from answers.model import Card, Ruling, Topic
from answers.verdict import BothWays, Verdict, both_ways, verdict

__all__ = [
    "BothWays",
    "Card",
    "Deck",
    "Ruling",
    "Topic",
    "Verdict",
    "both_ways",
    "cards",
    "load",
    "load_all",
    "verdict",
]

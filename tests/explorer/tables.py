"""Tables to press things at, and what one reads there."""

from random import Random

from content import texts
from engine import coup
from engine.coup.rules import rule_set
from engine.coup.state import Place, Table
from explorer import playing
from explorer.playing import Shown
from explorer.sandbox import Sandbox

SPEAK = texts()
NAMES = ("Ana", "Ben", "Cleo")


def dealt(*hands: tuple[str, str], look: str = "Ana") -> Shown:
    """A table with these hands, two coins each."""
    places = tuple(Place(2, hand) for hand in hands)  # type: ignore[arg-type]  # codes are cards
    table = Sandbox.of(NAMES[: len(hands)], coup.set_up(Table(places), rule_set()))
    return playing.laid(table, look)


def two(look: str = "Ana") -> Shown:
    """Ana with Duke and Assassin, Ben with Captain and Contessa."""
    return dealt(("duke", "assassin"), ("captain", "contessa"), look=look)


def others_at_random(shown: Shown) -> Shown:
    """The table where only the first seat is played by hand."""
    bots = dict.fromkeys(range(1, len(shown.kept.names)), "random")
    return playing.put(shown, shown.table.played_by(bots, Random(1)), SPEAK)[0]


def press(shown: Shown, event: str, value: str = "", dice: Random | None = None) -> tuple[Shown, str]:
    """What a press leads to, and what is said to it; without dice of one's own each press throws the same."""
    led, told = playing.answer(shown, event, value, SPEAK, dice or Random(1))
    return led, told.words if told else ""


def after(shown: Shown, *moves: str) -> Shown:
    """The table after these moves."""
    for move in moves:
        shown = press(shown, "move", move)[0]
    return shown

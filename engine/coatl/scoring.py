"""Points and winners (34, 35)."""

from collections.abc import Sequence

from engine.coatl.coatls import worth
from engine.coatl.rules import RuleSet
from engine.coatl.state import Seat


def points(seat: Seat, rules: RuleSet) -> int:
    """Return what the cards at the complete coatls pay."""
    return sum(worth(coatl, open_end_counts=rules.open_end_counts) for coatl in seat.complete)


def rank(seat: Seat, rules: RuleSet) -> tuple[int, int, int]:
    """Return what decides: points, then cards at complete coatls, then the best single coatl (35)."""
    each = [worth(coatl, open_end_counts=rules.open_end_counts) for coatl in seat.complete]
    return sum(each), sum(coatl.cards for coatl in seat.complete), max(each, default=0)


def best(seats: Sequence[Seat], rules: RuleSet) -> tuple[int, ...]:
    """Return the seats that win; several share the victory where nothing tells them apart."""
    ranks = [rank(seat, rules) for seat in seats]
    return tuple(number for number, each in enumerate(ranks) if each == max(ranks))

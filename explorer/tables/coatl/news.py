"""What the last step changed, by seat and on the table: from what everybody has heard."""

from collections import Counter
from collections.abc import Iterable

from engine.game import Event
from explorer.scene import Lit

AMOUNTS = {
    "took": ("pieces", 1),
    "picked": ("pieces", 1),
    "started": ("pieces", -1),
    "extended": ("pieces", -1),
    "chose": ("cards", 1),
    "drew": ("cards", 1),
    "fulfilled": ("cards", -1),
    "discarded": ("cards", -1),
    "offered": ("tokens", -1),
    "committed": ("temples", 1),
    "completed": ("points", 1),
}
"""What an event changes at its seat, and in which direction."""


def changes(events: Iterable[Event], seat: int) -> tuple[tuple[str, int], ...]:
    """Return what a seat has more or fewer of, each with its amount; what evens out is no change."""
    sums: Counter[str] = Counter()
    for event in events:
        if event.seat == seat and event.code in AMOUNTS:
            what, sign = AMOUNTS[event.code]
            sums[what] += sign * _amount(event)
    return tuple((what, amount) for what, amount in sums.items() if amount)


def _amount(event: Event) -> int:
    match event.code, event.facts:
        case "took" | "picked", {"colours": str(colours)}:
            return len(colours)
        case "discarded", {"count": int(count)}:
            return count
        case "completed", {"points": int(points)}:
            return points
    return 1


def lit(events: Iterable[Event]) -> Lit | None:
    """Return the prophecy that was fulfilled last, to be held against its coatl."""
    last = None
    for event in events:
        match event.code, event.facts:
            case "fulfilled", {"coatl": int(coatl), "card": str(card)}:
                last = Lit(event.seat, coatl, int(card[1:]))
    return last


def newly(events: Iterable[Event], code: str, fact: str) -> frozenset[int]:
    """Return the numbers of the cards that came somewhere by events of that code."""
    return frozenset(int(str(event.facts[fact])[1:]) for event in events if event.code == code)


def added(events: Iterable[Event], seat: int, coatl: int, pieces: int) -> frozenset[int]:
    """Return which pieces of a coatl, from 0, were just added."""
    left = right = 0
    for event in events:
        if event.seat == seat and event.facts.get("coatl") == coatl and event.code in ("started", "extended"):
            on_the_left = event.facts.get("side") == "left"
            left, right = left + on_the_left, right + (not on_the_left)
    return frozenset((*range(left), *range(pieces - right, pieces)))

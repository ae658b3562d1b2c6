"""What a step changed at each seat, summed up."""

from collections import Counter
from collections.abc import Iterable

from content import Texts
from engine.game import Event
from explorer.scene import Change

COINS = {"gained": 1, "embezzled": 1, "refunded": 1, "stole": 1, "paid": -1, "forfeited": -1}
"""The sign of an event's coins for its seat."""
REDRAWN = ("proof", "swap")
"""Why a card is drawn in another's place, so that the hand looks as before."""


def changes(events: Iterable[Event], texts: Texts) -> tuple[Change, ...]:
    """Return the seats' gains and losses in coins and in influence, and the cards drawn in another's place, by seat.

    What evens out is no change.
    """
    sums: Counter[tuple[int, str]] = Counter()
    for event in events:
        coins, target = event.facts.get("coins"), event.facts.get("target")
        if event.code in COINS and isinstance(coins, int):
            sums[event.seat, "coins"] += COINS[event.code] * coins
            if event.code == "stole" and isinstance(target, int):
                sums[target, "coins"] -= coins
        elif event.code == "lost":
            sums[event.seat, "influence"] -= 1
        elif event.code == "drew" and event.facts["cause"] in REDRAWN:
            sums[event.seat, "fresh"] += int(str(event.facts["count"]))
    return tuple(
        Change(seat, kind, amount, _text(kind, amount, texts))
        for (seat, kind), amount in sorted(sums.items())
        if amount
    )


def _text(kind: str, amount: int, texts: Texts) -> str:
    return texts.say(f"change.{kind}.{'more' if amount > 0 else 'fewer'}", count=abs(amount))

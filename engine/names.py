"""Names of seats, compared as people read them."""

import unicodedata
from collections.abc import Sequence


def folded(name: str) -> str:
    """Return the form in which names are compared: neither case nor the way letters are composed matters.

    This is the canonical caseless match of Unicode: folding the case may take letters apart, so both sides are.
    """
    return unicodedata.normalize("NFD", unicodedata.normalize("NFD", name).casefold())


def seat_of(name: str, names: Sequence[str]) -> int | None:
    """Return the seat that bears the name; None when nobody does."""
    return next((seat for seat, each in enumerate(names) if folded(each) == folded(name)), None)

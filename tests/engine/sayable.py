"""Everything that can be said at a table, legal or not."""

from collections.abc import Iterator
from itertools import combinations_with_replacement

from engine.coup.moves import (
    Act,
    Answer,
    Block,
    Challenge,
    Concede,
    Deal,
    Keep,
    Lose,
    Move,
    Pass,
    Show,
    ShowAll,
    Side,
)
from engine.coup.roster import NAMES_A_SEAT, Character, Faction

HANDFULS = [cards for size in (1, 2) for cards in combinations_with_replacement(tuple(Character), size)]
WORDS = (Pass, Challenge, Concede, ShowAll)


def sayable(players: int) -> Iterator[Move]:
    """Every move of every seat, and every deal of one or two cards or of a faction."""
    for seat in range(players):
        yield from said_by(seat, players)
        yield from (Deal(seat, cards) for cards in HANDFULS)
        yield from (Side(seat, faction) for faction in Faction)


def said_by(seat: int, players: int) -> Iterator[Move]:
    """Every move of one seat, whatever its cards, the roster and the moment."""
    for code, targeted in NAMES_A_SEAT.items():
        targets: list[int | None] = list(range(players)) if targeted else [None]
        yield from (Act(seat, code, target) for target in targets)
    yield from (word(seat) for word in WORDS)
    yield from (Answer(seat, word) for word in ("swap", "leave"))
    yield from (kind(seat, card) for kind in (Block, Show, Lose) for card in Character)
    yield from (Keep(seat, cards) for cards in HANDFULS)

"""Moves as text: fixed English words, the same in every language."""

import re
from collections.abc import Sequence

from engine.coatl.moves import (
    Choose,
    Commit,
    Deal,
    DealTemple,
    Discard,
    Done,
    Extend,
    Fulfil,
    Keep,
    Move,
    Pass,
    Pick,
    PutTemple,
    Reveal,
    SeeFuture,
    Show,
    Start,
    Supply,
    Take,
)
from engine.coatl.reading import DECK, DISPLAY, NOTHING, TEMPLE, parse
from engine.coatl.roster import Kind
from engine.coatl.state import State

__all__ = ["parse", "report", "write"]


def write(move: Move, names: Sequence[str]) -> str:
    """Return the move as text."""
    return " ".join((*_speaker(move, names), *_words(move)))


def _speaker(move: Move, names: Sequence[str]) -> tuple[str, ...]:
    match move:
        case Supply() | Show() | Reveal():
            return ("deal",)
        case Deal() | DealTemple():
            return "deal", names[move.seat]
    return (names[move.seat],)


def _words(move: Move) -> tuple[str, ...]:
    match move:
        case Take(kind=kind, colours=colours):
            return "take", kind, colours
        case Choose(card=card):
            return "choose", DECK if card is None else f"P{card}"
        case Start(kind=kind, colour=colour):
            return "start", kind, colour
        case Extend(coatl=coatl, side=side, kind=kind, colour=colour):
            return "extend", str(coatl), side if kind is Kind.BODY else kind, colour
        case Fulfil(coatl=coatl, card=card):
            return "fulfil", str(coatl), f"P{card}"
        case PutTemple(coatl=coatl, temple=temple):
            return "temple", str(coatl), f"T{temple}"
        case Done():
            return ("done",)
        case Pick(kind=kind, colours=colours):
            return "pick", kind, colours
        case SeeFuture():
            return ("future",)
        case Commit(temple=temple):
            return "priest", f"T{temple}"
        case Pass():
            return ("pass",)
        case Keep(cards=cards):
            return "keep", *([f"P{card}" for card in cards] or [NOTHING])
        case Discard(cards=cards):
            return "discard", *([f"P{card}" for card in cards] or [NOTHING])
        case Supply(kind=kind, colours=colours):
            return kind, colours
        case Show(card=card):
            return DISPLAY, f"P{card}"
        case Reveal(temple=temple):
            return TEMPLE, f"T{temple}"
        case Deal(card=card):
            return (f"P{card}",)
        case DealTemple(temple=temple):
            return (f"T{temple}",)


def report(state: State, move: Move, names: Sequence[str], sees: frozenset[int]) -> str:
    """Return the move, said at `state`, as somebody hears of it who sees those hands; a hidden card is `?`."""
    text = write(move, names)
    if isinstance(move, Keep | Discard | Deal | DealTemple) and move.seat not in sees:
        return re.sub(r"\b[PT]\d+$|\b[PT]\d+(?= [PT]\d)", "?", text)
    return text

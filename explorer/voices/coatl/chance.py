"""The controls for what chance may bring, for whoever sees everything and wants to choose it."""

from collections.abc import Iterable

from engine import coatl
from engine.coatl.moves import Deal, DealTemple, Move, Reveal, Show, Supply
from engine.coatl.roster import PROPHECIES
from explorer.scene import Choice
from explorer.voices.coatl.desk import Desk


def draws(desk: Desk) -> tuple[Choice, ...]:
    """Return each possible draw; prophecies by their backs, of which there are too many to list."""
    moves = coatl.legal_moves(desk.state)
    shown = {move: card for move in moves if (card := _prophecy(move)) is not None}
    if not shown:
        return tuple(_draw(desk, move) for move in moves)
    backs = dict.fromkeys(PROPHECIES[card].back for card in shown.values())
    return tuple(
        Choice(desk.say(f"back.{back}"), "sun", options=tuple(_draws(desk, back, shown.items()))) for back in backs
    )


def _draws(desk: Desk, back: str, shown: Iterable[tuple[Move, int]]) -> Iterable[Choice]:
    return (_draw(desk, move) for move, card in shown if PROPHECIES[card].back == back)


def _prophecy(move: Move) -> int | None:
    return move.card if isinstance(move, Show | Deal) else None


def _draw(desk: Desk, move: Move) -> Choice:
    match move:
        case Supply(kind=kind, colours=colours):
            return desk.choice(desk.pieces(kind, colours), f"{kind}-{colours}", move)
        case Reveal(temple=temple) | DealTemple(temple=temple):
            return desk.choice(desk.words.card(f"T{temple}"), f"T{temple}", move)
        case Show(card=card) | Deal(card=card):
            return desk.choice(desk.words.card(f"P{card}"), f"P{card}", move)
    raise TypeError(move)

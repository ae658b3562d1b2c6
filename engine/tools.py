"""What works on any game: forced answers, replay, random play, perft."""

from collections.abc import Iterable
from random import Random
from typing import Any, TypeVar

from engine.game import NATURE, Game

S = TypeVar("S")
M = TypeVar("M")
AnyGame = Game[S, M, Any, Any, Any]


def forced(game: AnyGame[S, M], state: S) -> M | None:
    """Return the one legal answer of a decision that has no other. The choice of an action is never forced."""
    prompt = game.prompt(state)
    if prompt is None or prompt.code == "action":
        return None
    moves = game.legal_moves(state)
    return moves[0] if len(moves) == 1 else None


def replay(game: AnyGame[S, M], state: S, moves: Iterable[M]) -> S:
    """Return the state after the moves; raise IllegalMove."""
    for move in moves:
        state, _ = game.apply(state, move)
    return state


def draw_lots(game: AnyGame[S, M], state: S, dice: Random) -> M:
    """Return a random move of whoever is awaited: the court by its odds, players evenly among their legal moves."""
    deals = game.chances(state)
    if deals:
        return dice.choices([move for move, _ in deals], [odds.numerator / odds.denominator for _, odds in deals])[0]
    return dice.choice(game.legal_moves(state))


def random_game(game: AnyGame[S, M], state: S, dice: Random) -> list[M]:
    """Return the moves of a game played at random to its end."""
    moves = []
    while game.prompt(state) is not None:
        moves.append(draw_lots(game, state, dice))
        state, _ = game.apply(state, moves[-1])
    return moves


def perft(game: AnyGame[S, M], state: S, depth: int) -> int:
    """Return the number of sequences of `depth` player decisions; chance branches by distinct draw and is no ply.

    Forced answers are no plies. A game that ends exactly with the last ply counts one, one that ended earlier none;
    after the last ply pending chance is expanded too.
    """
    prompt = game.prompt(state)
    if prompt is None:
        return 1 if depth == 0 else 0
    chance = prompt.seats == (NATURE,)
    if depth == 0 and not chance and forced(game, state) is None:
        return 1
    ply = 0 if chance or forced(game, state) is not None else 1
    return sum(perft(game, game.apply(state, move)[0], depth - ply) for move in game.legal_moves(state))

"""One game of any kind from a stream of numbers, with a bot in every seat.

Numbers are drawn in this order, and a kernel that keeps to it plays the same game:

- Chance draws one number for each of its moves, `below` the sum of the weights, and takes the first move, in the order
  of `chances`, at which the weights so far exceed it. (Only the ratio of the weights matters: all of them may be
  multiplied alike.)
- Of several seats that are asked, the first is: it makes a move, and the position after it says who is asked next.
- A seat with one legal move makes it, and draws nothing. With more of them the bot draws, as its docstring says.
"""

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from math import lcm
from typing import Any, Generic, NamedTuple, TypeVar

from bots.bot import Bot, Memory, Moment
from bots.stream import Stream
from engine.game import NATURE, Event, Game

S = TypeVar("S")
M = TypeVar("M")


class Step(NamedTuple, Generic[S, M]):
    """A move of a game, between the positions before and after it."""

    before: S
    move: M
    after: S
    events: tuple[Event, ...]


class Outcome(NamedTuple):
    """How a game went. `counts` has a tuple of whole numbers for each seat: what a game's tally counts."""

    winners: tuple[int, ...]
    moves: int
    """All moves but those of chance."""
    counts: tuple[tuple[int, ...], ...]


def play(game: Game[S, M, Any, Any, Any], state: S, bots: Sequence[Bot], stream: Stream) -> Iterator[Step[S, M]]:
    """Yield the moves of the game from this position to its end."""
    memories: list[Memory] = [None] * len(bots)
    while (prompt := game.prompt(state)) is not None:
        seat = prompt.seats[0]
        if seat == NATURE:
            move = drawn(game.chances(state), stream)
        else:
            move = decided(bots[seat], moment(game, state, seat, memories[seat]), stream)
        after, events = game.apply(state, move)
        yield Step(state, move, after, events)
        memories = [remembered(bot, memories[seat], seat, events) for seat, bot in enumerate(bots)]
        state = after


def decided(bot: Bot, moment: Moment, stream: Stream) -> Any:
    """Return what the bot does: the one legal move, or the one that it decides for."""
    return moment.moves[0] if len(moment.moves) == 1 else bot.decide(moment, stream)


def moment(game: Game[S, Any, Any, Any, Any], state: Any, seat: int, memory: Memory) -> Moment:
    """Return what the seat decides from that is asked."""
    moves = tuple(move for move in game.legal_moves(state) if move.seat == seat)
    return Moment(seat, state.rules, game.observe(state, frozenset({seat})), moves, memory)


def remembered(bot: Bot, memory: Memory, seat: int, events: Iterable[Event]) -> Memory:
    """Return what the seat keeps in mind after these events, of those that it learns of."""
    for event in events:
        if event.known_to is None or seat in event.known_to:
            memory = bot.hear(memory, seat, event)
    return memory


def drawn(chances: Sequence[tuple[M, Fraction]], stream: Stream) -> M:
    """Return a move of chance, by its odds."""
    whole = lcm(*(odds.denominator for _, odds in chances))
    left = stream.below(whole)
    for move, odds in chances:
        left -= odds.numerator * (whole // odds.denominator)
        if left < 0:
            return move
    raise ValueError("odds that do not add up to one")

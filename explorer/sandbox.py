"""A table being played: its game so far, who sits there, and which seats are played at random."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Self

from engine.game import NATURE
from engine.timeline import Frame, Timeline
from engine.tools import AnyGame, draw_lots, random_game
from explorer.addresses import LessonAddress
from explorer.lessons import Lesson
from scenarios.record import Record, turn_begins
from scenarios.shapes import game_of, shape_of

State = Any
Move = Any
RuleSet = Any
"""Those of the table's game."""


@dataclass(frozen=True)
class Sandbox:
    """A table being played. Every change returns a new one.

    Its moves are counted from 0, the moment that it began with. A table that left a lesson has earlier frames: the
    turn that it left in.
    """

    names: tuple[str, ...]
    timeline: Timeline[State, Move]
    at_random: frozenset[int] = frozenset()
    """Seats that answer by themselves; where there are any, so does the court."""
    lesson: str | None = None
    """The address of the lesson that it branched off from."""
    first: int = 0
    """The frame that it began with."""
    title: str | None = None
    """What somebody called it."""
    passed_round: bool = False
    """Whether one phone goes round, and everybody looks at the own cards only."""

    @classmethod
    def of(cls, names: tuple[str, ...], start: State) -> Self:
        """Return a table that begins with this position, the start of a turn."""
        return cls(names, Timeline.of(shape_of(start).game, start))

    @classmethod
    def branch(cls, lesson: Lesson, address: LessonAddress) -> Self:
        """Return a table that goes on from a moment of a lesson."""
        begun, *others = lesson.moments[: address.step + 1]
        game: Timeline[State, Move] = Timeline.of(shape_of(begun.state).game, begun.state)
        for move in (move for moment in others for move in moment.moves):
            turn = Timeline.of(game.game, game.now.state) if turn_begins(game.now.state) else game
            game = turn.play(move)
        if turn_begins(game.now.state):
            game = Timeline.of(game.game, game.now.state)
        return cls(lesson.names, game, lesson=str(address), first=game.at)

    @classmethod
    def dealt(cls, names: tuple[str, ...], rules: RuleSet, dice: Random) -> Self:
        """Return a new game with its cards dealt at random; raise ImpossiblePosition for too many seats."""
        played = shape_of(rules).game
        state = played.new_game(len(names), rules)
        while (prompt := played.prompt(state)) is not None and prompt.seats == (NATURE,):
            state, _ = played.apply(state, draw_lots(played, state, dice))
        return cls.of(names, state)

    @property
    def game(self) -> AnyGame[State, Move]:
        """The rules that it is played by."""
        return self.timeline.game

    @property
    def of_game(self) -> str:
        """The code of its game."""
        return game_of(self.state)

    @property
    def state(self) -> State:
        """The position being looked at."""
        return self.timeline.now.state

    @property
    def at(self) -> int:
        """How many moves of this table lead to the position being looked at."""
        return self.timeline.at - self.first

    @property
    def last(self) -> int:
        """How many moves of this table there are."""
        return len(self.timeline.frames) - 1 - self.first

    @property
    def played(self) -> tuple[Frame[State, Move], ...]:
        """The moves of this table that lead to the position being looked at, with what came of them."""
        return self.timeline.frames[self.first + 1 : self.timeline.at + 1]

    def record(self) -> Record:
        """Return the game up to the position being looked at."""
        return Record.of(self.names, self.timeline.frames[: self.timeline.at + 1], self.title)

    def go(self, at: int) -> Self:
        """Return the table at the move `at`, or at the last there is."""
        return replace(self, timeline=self.timeline.go(self.first + min(max(at, 0), self.last)))

    def play(self, text: str, dice: Random) -> Self:
        """Return the table after a written move and the answers at random; raise NoMove or IllegalMove."""
        return self._play(self.game.parse(text, self.names))._answered(dice)

    def played_on(self, moves: Iterable[Move]) -> Self:
        """Return the table after these moves, which nobody answers by itself; raise IllegalMove."""
        table = self
        for move in moves:
            table = table._play(move)
        return table

    def draw_lots(self, dice: Random) -> Self:
        """Return the table after one decision made at random, the court's included."""
        return self._play(draw_lots(self.game, self.state, dice))._answered(dice)

    def play_out(self, dice: Random) -> Self:
        """Return the table at the end of a game played on at random."""
        return self.played_on(random_game(self.game, self.state, dice))

    def playing_at_random(self, seats: frozenset[int], dice: Random) -> Self:
        """Return the table where these seats answer by themselves, and have answered."""
        return replace(self, at_random=seats)._answered(dice)

    def _play(self, move: Move) -> Self:
        return replace(self, timeline=self.timeline.play(move))

    def _answered(self, dice: Random) -> Self:
        """Let the seats played at random answer until somebody else is awaited."""
        table = self
        while (move := table._answer(dice)) is not None:
            table = table._play(move)
        return table

    def _answer(self, dice: Random) -> Move | None:
        if not self.at_random:
            return None
        if self.game.chances(self.state):
            return draw_lots(self.game, self.state, dice)
        moves = [move for move in self.game.legal_moves(self.state) if move.seat in self.at_random]
        return dice.choice(moves) if moves else None

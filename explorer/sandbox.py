"""A table being played: its game so far, who sits there, and in which seats there are bots."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, Self

from bots.bot import Moment
from bots.match import decided, moment, remembered
from bots.players import PLAYERS
from bots.stream import Stream
from engine.game import NATURE
from engine.timeline import Frame, Timeline
from engine.tools import AnyGame, draw_lots
from explorer.addresses import LessonAddress
from explorer.lessons import Lesson
from explorer.traits import TRAITS
from scenarios.record import Record, turn_begins
from scenarios.shapes import game_of, shape_of

State = Any
Move = Any
RuleSet = Any
"""Those of the table's game."""
PACES = ("at-once", "pause", "press")
"""How the bots play: all that they have to at once, one move after a pause, or one when it is asked for."""


@dataclass(frozen=True)
class Sandbox:
    """A table being played. Every change returns a new one.

    Its moves are counted from 0, the moment that it began with. A table that left a lesson has earlier frames: the
    turn that it left in.
    """

    names: tuple[str, ...]
    timeline: Timeline[State, Move]
    bots: Mapping[int, str] = field(default_factory=dict)
    """The seats that answer by themselves, and the codes of the bots there; where there are any, so does the court."""
    pace: str = PACES[0]
    lesson: str | None = None
    """The address of the lesson that it branched off from."""
    first: int = 0
    """The frame that it began with."""
    title: str | None = None
    """What somebody called it."""
    passed_round: bool = False
    """Whether one phone goes round, and everybody looks at the own cards only."""
    chance_by_hand: bool = False
    """Whether somebody chooses what chance brings, in a game in which it else comes by itself."""

    @classmethod
    def of(cls, names: tuple[str, ...], start: State) -> Self:
        """Return a table that begins with this position, the start of a turn."""
        return cls(names, Timeline.of(shape_of(start).game, start))

    @classmethod
    def branch(cls, lesson: Lesson, address: LessonAddress) -> Self:
        """Return a table that goes on from a moment of a lesson."""
        begun, *others = lesson.moments[: address.step + 1]
        game: Timeline[State, Move] = Timeline.of(shape_of(begun.state).game, begun.state)
        for move in (move for told in others for move in told.moves):
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

    @property
    def draws_at_once(self) -> bool:
        """Whether chance answers by itself."""
        return bool(self.bots) or self._chance_comes

    def record(self) -> Record:
        """Return the game up to the position being looked at."""
        return Record.of(self.names, self.timeline.frames[: self.timeline.at + 1], self.title)

    def go(self, at: int) -> Self:
        """Return the table at the move `at`, or at the last there is."""
        return replace(self, timeline=self.timeline.go(self.first + min(max(at, 0), self.last)))

    def play(self, text: str, dice: Random) -> Self:
        """Return the table after a written move and the answers of the bots; raise NoMove or IllegalMove."""
        return self._play(self.game.parse(text, self.names))._answered(dice)

    def played_on(self, moves: Iterable[Move]) -> Self:
        """Return the table after these moves, which nobody answers by itself; raise IllegalMove."""
        table = self
        for move in moves:
            table = table._play(move)
        return table

    def draw_lots(self, dice: Random) -> Self:
        """Return the table after one decision made at random, the court's included, and the answers of the bots."""
        return self._play(draw_lots(self.game, self.state, dice))._answered(dice)

    def play_out(self, dice: Random) -> Self:
        """Return the table at the end of the game: the bots play, and for everybody else chance."""
        table = self
        while table.game.prompt(table.state) is not None:
            move = table._by_bot(dice)
            table = table._play(draw_lots(table.game, table.state, dice) if move is None else move)
        return table

    def played_by(self, bots: Mapping[int, str], dice: Random, pace: str | None = None) -> Self:
        """Return the table where these bots answer by themselves, and have answered."""
        return replace(self, bots=bots, pace=pace or self.pace)._answered(dice)

    def play_on(self, dice: Random) -> Self:
        """Return the table after an answer of the bot or the court that is due, and what follows at this pace."""
        move = self._by_bot(dice)
        return self if move is None else self._play(move)._answered(dice)

    @property
    def due(self) -> int | None:
        """The seat of the bot that is to answer now, `NATURE` where the court is; None where a person is awaited."""
        prompt = self.game.prompt(self.state)
        answering = {*self.bots, NATURE} if self.draws_at_once else {*self.bots}
        return next((seat for seat in (prompt.seats[:1] if prompt else ()) if seat in answering), None)

    def asked(self, seat: int) -> Moment:
        """Return what the seat decides from, with what its bot keeps in mind."""
        bot = PLAYERS[self.of_game].bots[self.bots[seat]]
        memory = None
        for frame in self.timeline.frames[1 : self.timeline.at + 1]:
            memory = remembered(bot, memory, seat, frame.events)
        return moment(self.game, self.state, seat, memory)

    def _play(self, move: Move) -> Self:
        return replace(self, timeline=self.timeline.play(move))

    def _answered(self, dice: Random) -> Self:
        """Let the bots answer until somebody else is awaited, if they are to do so at once."""
        table = self
        while table._at_once and (move := table._by_bot(dice)) is not None:
            table = table._play(move)
        return table

    @property
    def _at_once(self) -> bool:
        """Whether whoever is due to answer does so without being asked; chance may, whatever pace the bots have."""
        return self.pace == PACES[0] or (self._chance_comes and self.due == NATURE)

    @property
    def _chance_comes(self) -> bool:
        return TRAITS[self.of_game].chance_at_once and not self.chance_by_hand

    def _by_bot(self, dice: Random) -> Move | None:
        """The answer of the bot that is asked first, or of the court where there are bots."""
        seat = self.due
        if seat is None:
            return None
        if seat == NATURE:
            return draw_lots(self.game, self.state, dice)
        bot = PLAYERS[self.of_game].bots[self.bots[seat]]
        return decided(bot, self.asked(seat), Stream(dice.getrandbits(60)))

"""A table being played: its game so far, who sits there, and which seats are played at random."""

from dataclasses import dataclass, replace
from random import Random
from typing import Self

from engine import coup
from engine.coup.moves import Move
from engine.coup.rules import RuleSet
from engine.coup.state import State
from engine.game import NATURE
from engine.timeline import Timeline
from engine.tools import draw_lots, random_game


@dataclass(frozen=True)
class Sandbox:
    """A table being played. Every change returns a new one."""

    names: tuple[str, ...]
    timeline: Timeline[State, Move]
    at_random: frozenset[int] = frozenset()
    """Seats that answer by themselves; where there are any, so does the court."""
    lesson: str | None = None
    """The address of the lesson that it branched off from."""

    @classmethod
    def of(cls, names: tuple[str, ...], start: State, lesson: str | None = None) -> Self:
        """Return a table that begins with this position."""
        return cls(names, Timeline.of(coup, start), lesson=lesson)

    @classmethod
    def dealt(cls, names: tuple[str, ...], rules: RuleSet, dice: Random) -> Self:
        """Return a new game with its cards dealt at random; raise ImpossiblePosition for too many seats."""
        state = coup.new_game(len(names), rules)
        while (prompt := coup.prompt(state)) is not None and prompt.seats == (NATURE,):
            state, _ = coup.apply(state, draw_lots(coup, state, dice))
        return cls.of(names, state)

    @property
    def state(self) -> State:
        """The position being looked at."""
        return self.timeline.now.state

    def go(self, at: int) -> Self:
        """Return the table at the move `at`, or at the last there is."""
        last = len(self.timeline.frames) - 1
        return replace(self, timeline=self.timeline.go(min(max(at, 0), last)))

    def play(self, text: str, dice: Random) -> Self:
        """Return the table after a written move and the answers at random; raise NoMove or IllegalMove."""
        return self._play(coup.parse(text, self.names))._answered(dice)

    def draw_lots(self, dice: Random) -> Self:
        """Return the table after one decision made at random, the court's included."""
        return self._play(draw_lots(coup, self.state, dice))._answered(dice)

    def play_out(self, dice: Random) -> Self:
        """Return the table at the end of a game played on at random."""
        table = self
        for move in random_game(coup, self.state, dice):
            table = table._play(move)
        return table

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
        if coup.chances(self.state):
            return draw_lots(coup, self.state, dice)
        moves = [move for move in coup.legal_moves(self.state) if move.seat in self.at_random]
        return dice.choice(moves) if moves else None

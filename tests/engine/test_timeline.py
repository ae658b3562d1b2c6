"""A timeline against plain lists."""

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import engine.coup as coup
from engine.coup.moves import Challenge, Move
from engine.game import Event, IllegalMove
from engine.timeline import Timeline
from tests.conftest import tables


class TimelineMachine(RuleBasedStateMachine):
    """Plays, goes back and forward and branches, and keeps what was played in lists beside it."""

    @initialize(table=tables())
    def begin(self, table: tuple[coup.RuleSet, int]) -> None:
        """Set both up."""
        rules, players = table
        self.states = [coup.new_game(players, rules)]
        self.moves: list[Move | None] = [None]
        self.events: list[tuple[Event, ...]] = [()]
        self.at = 0
        self.timeline: Timeline[coup.State, Move] = Timeline.of(coup, self.states[0])

    @precondition(lambda self: coup.prompt(self.timeline.now.state) is not None)
    @rule(data=st.data())
    def play(self, data: st.DataObject) -> None:
        """Play on from where one looks: a move made in the past replaces the future."""
        move = data.draw(st.sampled_from(coup.legal_moves(self.timeline.now.state)))
        self.timeline = self.timeline.play(move)
        state, events = coup.apply(self.states[self.at], move)
        self.at += 1
        self.states[self.at :] = [state]
        self.moves[self.at :] = [move]
        self.events[self.at :] = [events]

    @rule(share=st.floats(0, 1))
    def go(self, share: float) -> None:
        """Look at another moment."""
        self.at = round(share * (len(self.moves) - 1))
        self.timeline = self.timeline.go(self.at)

    @rule()
    def refuse(self) -> None:
        """A refused move and a moment that is not there change nothing."""
        with pytest.raises(IllegalMove):
            self.timeline.go(0).play(Challenge(0))
        for outside in (-1, len(self.moves)):
            with pytest.raises(IndexError):
                self.timeline.go(outside)

    @invariant()
    def the_line_is_the_lists(self) -> None:
        """Every frame holds its move, what came of it, and the state after it."""
        frames = self.timeline.frames
        assert [frame.move for frame in frames] == self.moves
        assert [frame.state for frame in frames] == self.states
        assert [frame.events for frame in frames] == self.events
        assert self.timeline.at == self.at
        assert self.timeline.now is frames[self.at]


TestTimeline = TimelineMachine.TestCase
TestTimeline.settings = settings(stateful_step_count=25)

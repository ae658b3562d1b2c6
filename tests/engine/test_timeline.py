"""A timeline against a plain list of states."""

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import engine.coup as coup
from engine.coup.moves import Challenge, Move
from engine.game import IllegalMove
from engine.timeline import Timeline
from engine.tools import replay
from tests.conftest import RULE_SETS


class TimelineMachine(RuleBasedStateMachine):
    """Plays, goes back and forward and branches, and keeps the moves of the line in a list beside it."""

    @initialize(rules=st.sampled_from(RULE_SETS), players=st.integers(2, 6))
    def begin(self, rules: coup.RuleSet, players: int) -> None:
        """Set both up."""
        self.start = coup.new_game(players, rules)
        self.timeline: Timeline[coup.State, Move] = Timeline.of(coup, self.start)
        self.moves: list[Move] = []
        self.at = 0

    @precondition(lambda self: coup.prompt(self.timeline.now.state) is not None)
    @rule(data=st.data())
    def play(self, data: st.DataObject) -> None:
        """Play on from where one looks: a move made in the past replaces the future."""
        move = data.draw(st.sampled_from(coup.legal_moves(self.timeline.now.state)))
        self.timeline = self.timeline.play(move)
        self.moves = [*self.moves[: self.at], move]
        self.at += 1

    @rule(share=st.floats(0, 1))
    def go(self, share: float) -> None:
        """Look at another moment."""
        self.at = round(share * len(self.moves))
        self.timeline = self.timeline.go(self.at)

    @rule()
    def refuse(self) -> None:
        """A refused move and a moment that is not there change nothing."""
        before = self.timeline
        with pytest.raises(IllegalMove):
            before.go(0).play(Challenge(0))
        for outside in (-1, len(self.moves) + 1):
            with pytest.raises(IndexError):
                before.go(outside)
        assert self.timeline == before

    @invariant()
    def the_line_is_the_list(self) -> None:
        """Every frame holds its move and the state that the moves up to it lead to."""
        assert [frame.move for frame in self.timeline.frames] == [None, *self.moves]
        assert self.timeline.at == self.at
        assert self.timeline.now.state == replay(coup, self.start, self.moves[: self.at])
        for before, after in zip(self.timeline.frames, self.timeline.frames[1:], strict=False):
            assert after.move is not None
            assert (after.state, after.events) == coup.apply(before.state, after.move)


TestTimeline = TimelineMachine.TestCase

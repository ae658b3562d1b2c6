"""Bots of Cóatl: whole games by legal moves, greed that pays, and nothing from what is hidden."""

from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from bots.coatl import BOTS
from bots.coatl.tally import tally
from bots.match import decided, moment, play
from bots.stream import Stream
from engine import coatl
from engine.coatl.moves import Done, Fulfil
from engine.game import NATURE
from tests.engine.coatl.table import Position, positions, rule_sets
from tests.engine.coatl.test_secrecy import redealt


def done(state: coatl.State, seat: int, code: str, seed: int) -> Any:
    """What the bot does in this seat, and why."""
    asked = moment(coatl, state, seat, None)
    move = decided(BOTS[code], asked, Stream(seed))
    return move, BOTS[code].explain(asked, move)


@settings(max_examples=5)
@given(rule_sets(), st.integers(2, 4), st.integers(0, 2**32 - 1))
def test_every_game_ends_by_legal_moves(rules: coatl.RuleSet, players: int, seed: int) -> None:
    bots = [BOTS[("greedy", "random")[(seed + seat) % 2]] for seat in range(players)]
    outcome = tally(play(coatl, coatl.new_game(players, rules), bots, Stream(seed)))
    best = max(counts[0] for counts in outcome.counts)
    assert outcome.winners
    assert {outcome.counts[seat][0] for seat in outcome.winners} == {best}


@given(positions())
def test_what_a_bot_does_not_see_changes_nothing(position: Position) -> None:
    prompt = coatl.prompt(position.state)
    for seat in prompt.seats if prompt else ():
        if seat != NATURE:
            other = redealt(position.state, frozenset({seat}), Random(position.seed))
            for code in BOTS:
                assert done(position.state, seat, code, position.seed) == done(other, seat, code, position.seed)


@given(positions())
def test_greed_never_ends_a_turn_while_a_prophecy_pays(position: Position) -> None:
    state = position.state
    prompt = coatl.prompt(state)
    if prompt is None or prompt.code not in ("action", "assemble"):
        return
    moves = coatl.legal_moves(state)
    if any(isinstance(move, Fulfil) for move in moves):
        assert not isinstance(done(state, prompt.seats[0], "greedy", position.seed)[0], Done)

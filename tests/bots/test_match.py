"""Games that bots of Coup play: legal, the same from the same numbers, and from nothing that is hidden."""

from fractions import Fraction
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bots.bot import Why
from bots.coup import BOTS
from bots.coup.tally import tally
from bots.match import decided, drawn, moment, play, remembered
from bots.stream import Stream
from engine import coup
from engine.coup.moves import Move
from engine.game import NATURE
from engine.tools import replay
from tests.conftest import Position, positions, tables
from tests.engine.test_secrecy import redealt

SEEDS = st.integers(0, 2**32 - 1)


def game(rules: coup.RuleSet, codes: list[str], seed: int) -> Any:
    """The steps of a game between these bots."""
    return play(coup, coup.new_game(len(codes), rules), [BOTS[code] for code in codes], Stream(seed))


@given(tables(), st.data(), SEEDS)
def test_every_game_ends_by_legal_moves_and_is_the_same_again(
    table: tuple[coup.RuleSet, int], data: st.DataObject, seed: int
) -> None:
    """An illegal move would be refused by the engine with an exception (G-B9)."""
    rules, players = table
    codes = data.draw(st.lists(st.sampled_from(sorted(BOTS)), min_size=players, max_size=players))
    outcome = tally(game(rules, codes, seed))
    assert len(outcome.winners) == 1
    moves = [step.move for step in game(rules, codes, seed)]
    assert replay(coup, coup.new_game(players, rules), moves).agenda == ()
    assert outcome == tally(game(rules, codes, seed))


def done(seen: Any, state: coup.State, position: Position, seat: int, code: str) -> tuple[Move, Why]:
    """What the bot does in this seat, and why, having heard the position's game; `seen` is the game as it sees it."""
    memory, at = None, coup.new_game(position.players, position.rules)
    for move in position.moves:
        at, events = coup.apply(at, move)
        memory = remembered(BOTS[code], memory, seat, events)
    asked = moment(seen, state, seat, memory)
    move = decided(BOTS[code], asked, Stream(position.seed))
    return move, BOTS[code].explain(asked, move)


def differs(seen: Any, position: Position, code: str) -> bool:
    """Whether some seat that is asked does something else once the hidden cards are dealt again."""
    prompt = coup.prompt(position.state)
    return any(
        done(seen, position.state, position, seat, code)
        != done(seen, redealt(position.state, frozenset({seat}), Random(position.seed)), position, seat, code)
        for seat in (prompt.seats if prompt else ())
        if seat != NATURE
    )


@pytest.mark.parametrize("code", BOTS)
@given(position=positions())
def test_what_a_bot_does_not_see_changes_nothing(code: str, position: Position) -> None:
    assert not differs(coup, position, code)


class OpenHands:
    """A game that shows everybody's cards to everybody."""

    def __getattr__(self, name: str) -> Any:
        return getattr(coup, name)

    def observe(self, state: coup.State, sees: frozenset[int]) -> coup.View:
        """Everything."""
        return coup.observe(state, frozenset(range(len(state.seats))))


def test_a_bot_that_saw_more_would_be_found() -> None:
    dealt = [Position(coup.rule_set(), players=3, seed=seed, length=4) for seed in range(200)]
    assert any(differs(OpenHands(), position, "counting") for position in dealt)


def test_chance_takes_the_first_whose_weights_exceed_the_number() -> None:
    """However the weights are multiplied: halves and fourths are as good as sixteenths."""
    chances = (("a", Fraction(1, 4)), ("b", Fraction(1, 2)), ("c", Fraction(1, 4)))
    for seed in range(200):
        assert drawn(chances, Stream(seed)) == ("a" * 4 + "b" * 8 + "c" * 4)[Stream(seed).below(16)]

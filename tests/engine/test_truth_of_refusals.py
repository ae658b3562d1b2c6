"""A refusal names its true cause: without it the move is legal, or is refused for a reason later in the list."""

from collections.abc import Iterator
from random import Random

import engine.coup as coup
from engine.coup.answers import ChooseAction
from engine.coup.moves import Move
from engine.coup.reasons import REASONS
from engine.game import Reason
from tests.conftest import Position
from tests.engine.coup.table import table
from tests.engine.remedies import remedy
from tests.engine.sayable import sayable

REFUSALS = 2_000
SELDOM = {"must-lose-another-card", "almshouse-empty", "everyone-same-faction"}
"""Reasons that random positions may fail to bring about."""


def refusals(dice: Random) -> Iterator[tuple[coup.State, Move, Reason]]:
    """Refused moves of random positions under random rules: of each position one for each reason that occurs in it."""
    while True:
        chosen = {name: dice.choice(values) for name, values in coup.SWITCHES.items()}
        rules = coup.rule_set(dice.choice(coup.PRESETS), **chosen)
        players = dice.choice(rules.seats[rules.factions_min_players - 2 :])
        state = with_any_purse(Position(rules, players, dice.getrandbits(32), dice.randrange(90)).state, dice)
        reasons = [(move, coup.why_not(state, move)) for move in sayable(len(state.seats))]
        dice.shuffle(reasons)
        by_code = {reason.code: (state, move, reason) for move, reason in reasons if reason}
        yield from by_code.values()


def with_any_purse(state: coup.State, dice: Random) -> coup.State:
    """The position with up to twelve coins for whoever is to act; chance play seldom saves up."""
    seats = list(state.seats)
    seats[state.active] = seats[state.active]._replace(coins=dice.randrange(13))
    choosing = state.agenda and isinstance(state.agenda[0], ChooseAction)
    return state._replace(seats=tuple(seats)) if choosing else state


def is_true(state: coup.State, move: Move, reason: Reason) -> bool:
    """Whether the move is legal, or refused for a reason later in the list, once the named cause is gone."""
    after = coup.why_not(*remedy(state, move, reason))
    return after is None or REASONS.index(after.code) > REASONS.index(reason.code)


def test_without_the_named_cause_a_move_is_legal_or_refused_for_a_later_reason() -> None:
    source = refusals(Random(1))
    tried = [next(source) for _ in range(REFUSALS)]
    assert [(move, reason, state) for state, move, reason in tried if not is_true(state, move, reason)] == []
    assert set(REASONS) - {reason.code for _, _, reason in tried} <= SELDOM


def test_a_false_cause_would_be_found() -> None:
    poor = table("Ana 2 captain duke", "Ben 0 captain contessa")
    assert poor.why_not("Ana coup Ben") == "not-enough-coins"
    assert not is_true(poor.state, coup.parse("Ana coup Ben", poor.names), Reason("target-without-coins"))

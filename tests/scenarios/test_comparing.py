"""Where two rule sets part, and what comes of it under each."""

from typing import Any

import pytest

from engine import coup
from engine.coup.rules import Setting
from scenarios import Difference, Scenario, diff

TABLE: dict[str, Any] = {
    "Ana": {"coins": 3, "hand": ["assassin", "duke"]},
    "Ben": {"coins": 2, "hand": ["contessa", "captain"]},
    "Cleo": {"coins": 2, "hand": ["captain", "ambassador"]},
}


def parted(*moves: str | list[str], **switches: Setting) -> Difference:
    """The moves, a step each, under `guide` and under `guide` with these switches."""
    steps = [{"do": move} for move in moves]
    scenario = Scenario.model_validate({"id": "try", "table": TABLE, "steps": steps})
    return diff(scenario, coup.rule_set(), coup.rule_set("guide", **switches))


def test_rules_that_change_nothing_here_never_part() -> None:
    found = parted("Ana income", "Ben income", refund_on_block=True)
    assert found.step is None
    assert found.one.end.seats == found.other.end.seats


def test_they_part_at_the_first_step_that_comes_out_differently() -> None:
    """A blocked fee stays spent (J54), or comes back (C43)."""
    found = parted("Ana assassinate Ben", "all pass", "Ben block contessa", "all pass", refund_on_block=True)
    assert found.step == 4
    assert [played.end.seats[0].coins for played in (found.one, found.other)] == [0, 3]


def test_they_part_where_a_move_can_be_played_under_one_of_them_only() -> None:
    """The target that challenged wrongly may still block, or not (C36)."""
    challenge = ["Ana assassinate Ben", "Ben challenge", "Ana show assassin", "deal Ana assassin", "Ben lose captain"]
    found = parted(challenge, "Ben block contessa", block_after_own_failed_challenge=False)
    assert found.step == 1
    assert found.one.problems == ()
    assert [problem.code for problem in found.other.problems] == ["illegal-move"]
    assert found.other.end.seats[1].out


def test_a_table_that_is_impossible_under_one_of_them_is_step_nought() -> None:
    found = parted("Ana income", inquisitor=True)
    assert found.step == 0
    assert found.other.start is None


@pytest.mark.parametrize("preset", coup.PRESETS)
def test_a_preset_does_not_part_from_itself(preset: str) -> None:
    scenario = Scenario.model_validate({"id": "try", "table": TABLE, "steps": [{"do": "Ana tax"}]})
    assert diff(scenario, coup.rule_set(preset), coup.rule_set(preset)).step is None

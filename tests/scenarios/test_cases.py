"""Every ruling that stands as a file plays as it says."""

from pathlib import Path

import pytest

from scenarios import load, play
from scenarios.playing import outcome_problems

CASES = sorted((Path(__file__).parent / "cases").glob("*.yaml"))


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_a_case_plays_as_it_says(path: Path) -> None:
    scenario = load(path).scenario
    assert [*play(scenario).problems, *outcome_problems(scenario)] == []

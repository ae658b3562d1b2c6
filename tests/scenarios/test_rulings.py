"""Every ruling comes out as its rule says, none would if it said otherwise, and every switch decides one."""

from collections import Counter

import pytest

from engine import coup
from engine.coup.labels import LABELS
from engine.coup.rules import Setting
from tests.scenarios.rulings import Ruling, altered, rulings, shortfalls

RULINGS = rulings()


@pytest.mark.parametrize("case", RULINGS, ids=lambda case: case.name)
def test_a_ruling_comes_out_as_its_rule_says(case: Ruling) -> None:
    assert shortfalls(case) == []


@pytest.mark.parametrize("case", RULINGS, ids=lambda case: case.name)
def test_a_ruling_with_one_expectation_altered_falls_short(case: Ruling) -> None:
    others = list(altered(case))
    assert others
    assert [other for other in others if not shortfalls(other)] == []


def test_every_ruling_cites_a_rule_and_differs_from_all_others() -> None:
    assert {case.cite for case in RULINGS} <= set(LABELS)
    assert max(Counter(case.name for case in RULINGS).values()) == 1
    told = Counter((case.cite, repr(case.rules), repr(said(case))) for case in RULINGS)
    assert max(told.values()) == 1
    assert len(RULINGS) >= 120


def said(case: Ruling) -> object:
    """What a ruling expects, refuses or turns away."""
    return [entry for entry in case.play if not isinstance(entry, str)], case.fault


@pytest.mark.parametrize(
    ("switch", "value"), [(name, value) for name in coup.SWITCHES for value in coup.SWITCHES[name]]
)
def test_every_switch_at_each_value_decides_a_ruling(switch: str, value: Setting) -> None:
    """Under each of the other values some case that has this one falls short."""
    cases = [case for case in RULINGS if case.rules.get(switch) == value]
    for other in coup.SWITCHES[switch]:
        if other != value:
            assert any(shortfalls(case, case.rule_set(**{switch: other})) for case in cases), other

"""Every ruling of Cóatl that stands as a file plays as it says, and would not if it said otherwise."""

import copy
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from engine.coatl.labels import LABELS
from engine.coatl.reasons import REASONS
from scenarios import Scenario, load, play

PATHS = sorted((Path(__file__).parent / "coatl").glob("*.yaml"))


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_a_ruling_plays_as_it_says(path: Path) -> None:
    scenario = load(path).scenario
    assert play(scenario).problems == ()
    assert (scenario.id, scenario.game, len(scenario.cite)) == (path.stem, "coatl", 1)


def altered(document: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The file with one of its expectations changed, for each of them in turn."""
    for number, step in enumerate(document["steps"]):
        if "refuse" in step:
            changed = copy.deepcopy(document)
            changed["steps"][number]["refuse"]["because"] = next(
                code for code in REASONS if code != step["refuse"]["because"]
            )
            yield changed
        for path, value in _leaves(step.get("expect", {}), ()):
            changed = copy.deepcopy(document)
            inside = changed["steps"][number]["expect"]
            for key in path[:-1]:
                inside = inside[key]
            inside[path[-1]] = _another(path[-1], value, tuple(document["table"]))
            yield changed


def _leaves(value: dict[str, Any], path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], Any]]:
    for key, item in value.items():
        if isinstance(item, dict):
            yield from _leaves(item, (*path, key))
        else:
            yield (*path, key), item


def _another(key: str, value: Any, names: tuple[str, ...]) -> Any:
    """Something else in the place of one expectation."""
    match key, value:
        case (("points" | "cards" | "deck" | "discards"), _):
            return value + 1
        case "turn" | "winner", _:
            return next(name for name in names if name != value)
        case "awaiting", _:
            return "keep"
        case "temple" | "oath", _:
            return "T13"
        case "legal_includes" | "legal", _:
            return [*value, f"{names[0]} start head B"]
        case "legal_excludes", _:
            return [*value, f"{names[0]} choose deck"]
        case "beneath", _:
            return [value[0] + 1, value[1]]
    return (
        value[1:]
        if value
        else [{"board": "B", "bodies": "BB", "heads": "B", "display": "P44", "hand": "P44"}.get(key, "pick")]
    )


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_a_ruling_with_one_expectation_altered_falls_short(path: Path) -> None:
    others = list(altered(load_values(path)))
    assert others
    for other in others:
        scenario = Scenario.model_validate(other, context={"game": "coatl"})
        assert play(scenario).problems != (), other


def load_values(path: Path) -> dict[str, Any]:
    """The file in plain values."""
    document: dict[str, Any] = yaml.safe_load(path.read_text("utf-8"))
    return document


def test_rulings_are_many_and_cite_most_of_the_rules() -> None:
    cited = {label for path in PATHS for label in load(path).scenario.cite}
    assert len(PATHS) >= 60
    assert cited <= set(LABELS)
    assert set(LABELS) - cited <= {"ST-1", "ST-2", "ST-3", "TN-1", "AS-3", "AS-7", "TG-2", "TG-3", "TG-8"}

"""The README tells the truth."""

import doctest
import re
from pathlib import Path

from typer.testing import CliRunner

from engine.coup.rules import SWITCHES
from explorer.commands.app import app
from scenarios.shapes import worded

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")


def test_the_python_examples_give_what_is_shown() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted > 0
    assert result.failed == 0


def test_the_commands_can_be_typed_as_they_stand() -> None:
    commands = re.findall(r"^\./run (check|play|legal|why-not|perft|ask|rules) ([^#\n]+)", README, re.MULTILINE)
    assert {name for name, _ in commands} == {"check", "play", "legal", "why-not", "perft", "ask", "rules"}
    for name, rest in commands:
        words = [word.strip('"') for word in re.findall(r'"[^"]+"|\S+', rest)]
        files = [str(path) for word in words if "*" in word for path in sorted(ROOT.glob(word))]
        words = files or [str(ROOT / word) if word.endswith(".yaml") else word for word in words]
        assert CliRunner().invoke(app, [name, *words]).exit_code == 0, name


def test_every_switch_stands_in_the_table_with_its_values() -> None:
    rows = dict(re.findall(r"^\| `(\w+)` \| (.+?) \|", README, re.MULTILINE))
    assert set(rows) == set(SWITCHES)
    for name, values in SWITCHES.items():
        assert re.findall(r"`([^`]+)`", rows[name]) == [worded(value) for value in values]


def test_pictures_and_links_lead_somewhere() -> None:
    for place in re.findall(r"\]\(([^)#]+)\)", README):
        assert place.startswith("https://") or (ROOT / place).exists(), place

"""`tableside simulate`: figures as text or as one document, and clear words for what cannot be played."""

import json

import pytest
from typer.testing import CliRunner, Result

from explorer.commands.app import app


def run(*arguments: str) -> Result:
    """The command with these words."""
    return CliRunner().invoke(app, ["simulate", *arguments])


def test_figures_are_told_by_bot_and_by_seat() -> None:
    result = run("--bots", "honest,bold", "--games", "30", "--seed", "1")
    assert result.exit_code == 0, result.stderr
    assert result.stdout.startswith("30 games, seed 1.\n")
    firsts = [line.split("  ")[0] for line in result.stdout.splitlines()]
    assert firsts[3:6] == ["Bot", "Honest Hana", "Bold Bo"]
    assert firsts[7:10] == ["Seat", "1", "2"]


def test_as_json_there_is_one_document_of_the_same_games_each_time() -> None:
    words = ("--game", "coup", "--players", "3", "--games", "12", "--bots", "bold", "--rules", "arena", "--json")
    one, two = run(*words), run(*words, "--jobs", "1")
    assert one.exit_code == 0, one.stderr
    told = json.loads(one.stdout)
    assert told == json.loads(two.stdout)
    assert (told["players"], told["bots"], told["games"], told["seed"]) == (3, ["bold"] * 3, 12, 0)
    assert told["rules"]["preset"] == "arena"
    assert [row["seat"] for row in told["by_seat"]] == [1, 2, 3]
    assert sum(row["win"] for row in told["by_seat"]) == pytest.approx(1)
    assert [row["bot"] for row in told["by_bot"]] == ["bold"]


def test_what_there_are_no_cases_of_is_no_number() -> None:
    """In a game of two honest players a challenge may fail to come."""
    told = json.loads(run("--bots", "honest", "--players", "2", "--games", "1", "--seed", "3", "--json").stdout)
    rows = [row for row in told["by_seat"] if row["caught"] is None]
    assert rows
    assert all((row["caught_low"], row["caught_high"]) == (0, 1) for row in rows)


def test_coatl_is_played_too() -> None:
    result = run("--game", "coatl", "--players", "2", "--games", "2")
    assert result.exit_code == 0, result.stderr
    assert "Points" in result.stdout


@pytest.mark.parametrize(
    ("words", "told", "code"),
    [
        (["--bots", "bold,nobody"], "There is no bot nobody. Known: random,", 2),
        (["--bots", ""], "Name a bot. Known: random,", 2),
        (["--bots", "bold,bold,bold", "--players", "2"], "There are 3 bots for 2 seats.", 2),
        (["--players", "7"], "These rules are for 2 to 6 players.", 2),
        (["--players", "3", "--set", "factions=yes"], "factions cannot be yes.", 2),
        (["--set", "factions"], "factions needs a value, such as factions=true.", 2),
        (["--game", "chess"], "There is no game chess.", 2),
        (["--rules", "chess"], "There is no preset chess.", 2),
        (["--games", "0"], "greater than or equal to 1", 2),
        (["--scheduler", "nonsense://here"], "nonsense://here is no address of a scheduler.", 2),
        (["--scheduler", "tcp://127.0.0.1:1"], "No Dask scheduler answers at tcp://127.0.0.1:1.", 1),
    ],
)
def test_what_cannot_be_played_is_told(words: list[str], told: str, code: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("simulation.spreading.PATIENCE", 1)
    result = run(*words)
    assert (result.exit_code, result.stdout) == (code, "")
    assert told in " ".join(result.stderr.replace("│", " ").split())

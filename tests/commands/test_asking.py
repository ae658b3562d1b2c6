"""The commands `ask` and `rules`, and `check` with files of cards."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from answers.loading import HOME
from engine.coatl.labels import LABELS as COATL
from engine.coup.labels import LABELS
from explorer.commands.app import app
from scenarios.shapes import SHAPES

QUESTION = "I challenged the Assassin and was wrong. May I still block with the Contessa?"


def run(*arguments: object) -> Result:
    """The command with these words."""
    return CliRunner().invoke(app, [str(each) for each in arguments])


def test_ask_prints_the_answer_its_rules_and_other_questions() -> None:
    result = run("ask", "challenged the assassin can I still contessa")
    assert result.exit_code == 0
    question, answer, rule, *_ = result.stdout.splitlines()
    assert question == QUESTION
    assert answer.startswith("Most tables: yes. ")
    assert rule.endswith("[TA-1]")
    assert "\n\nSee also:\n" in result.stdout


@pytest.mark.parametrize(
    ("options", "verdict"),
    [
        ((), "Most tables: yes"),
        (("--set", "block_after_own_failed_challenge=false"), "At your table: no"),
        (("--rules", "arena"), "Most tables: yes"),
    ],
)
def test_ask_answers_by_the_rules_in_use(options: tuple[str, ...], verdict: str) -> None:
    first, *others = json.loads(run("ask", QUESTION, "--json", *options).stdout)
    assert (first["card"], first["question"], first["verdict"]) == (
        "challenge-the-assassin-then-block",
        QUESTION,
        verdict,
    )
    scores = [each["score"] for each in (first, *others)]
    assert scores == sorted(scores, reverse=True)
    assert all(0 < score <= 1 for score in scores)


def test_ask_looks_among_the_cards_of_the_game() -> None:
    result = run("ask", "may I pass", "--game", "coatl")
    assert result.stdout.splitlines()[1] == (
        "No source says. Here: no. Whoever can do something does it. The sources do not speak of a pass."
    )
    (first, *_) = json.loads(run("ask", "do we use tokens", "--game", "coatl", "--rules", "arena", "--json").stdout)
    assert (first["card"], first["verdict"]) == ("play-with-tokens", "No")


@pytest.mark.parametrize("nothing", ["xyzzy", "", "…", "the of and"])
def test_ask_says_so_where_nothing_is_found(nothing: str) -> None:
    result = run("ask", nothing, "--json")
    assert (result.exit_code, result.stdout) == (1, "[]\n")
    assert result.stderr.startswith("No card answers that.")


def test_rules_prints_a_rule_as_it_is_played_with_its_sources() -> None:
    result = run("rules", "ta-1")
    assert result.exit_code == 0
    label, text, sources = result.stdout.splitlines()
    assert (label, sources) == ("TA-1 (Table agreement)", "Sources: C36, D")
    assert text.endswith("A target that was wrong to challenge may still block.")
    other = json.loads(run("rules", "TA-1", "--json", "--set", "block_after_own_failed_challenge=false").stdout)
    assert (other["value"], other["kind"], other["sources"]) == (False, "agreement", ["C36", "D"])
    assert other["text"].endswith("may not block.")


def test_rules_without_a_label_prints_them_all() -> None:
    assert [each["label"] for each in json.loads(run("rules", "--json").stdout)] == list(LABELS)
    assert run("rules").stdout.count("Sources: ") == len(LABELS)


def test_rules_tells_those_of_the_game_that_is_meant() -> None:
    assert [each["label"] for each in json.loads(run("rules", "--game", "coatl", "--json").stdout)] == list(COATL)
    assert run("rules", "tg-2", "--game", "coup").stdout.startswith("TG-2 (Table agreement)\n")


@pytest.mark.parametrize("command", [("ask", "anything"), ("rules",)])
def test_a_game_that_there_is_not_is_told(command: tuple[str, ...]) -> None:
    result = run(*command, "--game", "chess")
    assert result.exit_code == 2
    assert "There is no game chess. Known: coup, coatl." in result.stderr


def test_an_unknown_label_is_told_with_those_near_it() -> None:
    result = run("rules", "TA-20")
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == "There is no rule TA-20. Near it: TA-2, TA-12, TA-10.\n"


def test_check_reads_files_of_cards(tmp_path: Path) -> None:
    paths = [path for game in SHAPES for path in sorted(HOME.glob(f"{game}/*.yaml"))]
    assert run("check", *paths).output == ""
    changed = tmp_path / "cards.yaml"
    changed.write_text(paths[0].read_text("utf-8").replace("    cite: ", "    cyte: ", 1), "utf-8")
    line = next(number for number, text in enumerate(changed.read_text("utf-8").splitlines(), 1) if "cyte" in text)
    result = run("check", changed)
    assert result.exit_code == 1
    assert f"{changed}:{line}: cyte is not known here; the keys are id, " in result.stderr

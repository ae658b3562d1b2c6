"""The command line as the format says: exit codes, one line a fault, one document with --json."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from engine.coup.rules import rule_set
from explorer.commands.app import app
from scenarios.loading import HOME

LESSON = HOME / "coup" / "lessons" / "1-your-first-turns" / "05-wrong-to-challenge.yaml"
PERFT = """id: perft
rules: {preset: guide, challenge_order: clockwise, concede_while_holding: false,
        steal_from_zero: takes_nothing, eliminated_coins: at_once}
table:
  Ana: {coins: 2, hand: [duke, assassin]}
  Ben: {coins: 2, hand: [captain, contessa]}
"""


def run(*arguments: object) -> Result:
    """The command with these words."""
    return CliRunner().invoke(app, [str(each) for each in arguments])


def document(*arguments: object) -> Any:
    """What the command prints as JSON: exactly one document, and nothing else."""
    result = run(*arguments, "--json")
    assert result.exit_code == 0, result.stderr
    return json.loads(result.stdout)


@pytest.fixture
def perft(tmp_path: Path) -> Path:
    """A file with the position of the format's section 5."""
    path = tmp_path / "perft.yaml"
    path.write_text(PERFT)
    return path


def test_check_is_silent_about_sound_files() -> None:
    result = run("check", *sorted(HOME.rglob("*.yaml")))
    assert (result.exit_code, result.output) == (0, "")


def test_check_tells_one_line_a_fault_and_goes_on(tmp_path: Path) -> None:
    broken, wrong = tmp_path / "broken.yaml", tmp_path / "wrong.yaml"
    broken.write_text("id: [\n")
    wrong.write_text(PERFT + "steps:\n  - {do: Ana income, expect: {Ana: {coins: 9}, turn: Ana}}\n  - do: Ben dance\n")
    result = run("check", broken, LESSON, wrong, tmp_path / "none.yaml")
    assert result.exit_code == 1
    lines = result.stderr.splitlines()
    assert [line.split(": ")[0] for line in lines] == [
        f"{broken}:2",
        f"{wrong}:8",
        f"{wrong}:8",
        f"{wrong}:9",
        f"{tmp_path / 'none.yaml'}:1",
    ]
    assert result.stdout == ""


def test_a_missed_expectation_names_the_seat(tmp_path: Path) -> None:
    """A fault says what is wrong, and what would be right: seats may stand in one line."""
    path = tmp_path / "seats.yaml"
    path.write_text(PERFT + "steps:\n  - expect: {Ben: {hand: [duke], coins: 3}, Ana: {coins: 1}, turn: Ben}\n")
    assert [line.removeprefix(f"{path}:8: ") for line in run("check", path).stderr.splitlines()] == [
        "Ben: coins should be 3 but is 2",
        "Ben: hand should be duke but is captain, contessa",
        "Ana: coins should be 1 but is 2",
        "turn should be Ben but is Ana",
    ]


def test_two_files_may_not_share_an_id(tmp_path: Path) -> None:
    twin = tmp_path / "twin.yaml"
    twin.write_text(LESSON.read_text("utf-8"), "utf-8")
    assert run("check", LESSON, LESSON).exit_code == 0
    result = run("check", LESSON, twin)
    assert result.exit_code == 1
    assert result.stderr.startswith(f"{twin}:1: the id wrong-to-challenge is used by {LESSON}")


def test_play_prints_every_move_and_the_end() -> None:
    shown = document("play", LESSON)
    assert [move["move"] for move in shown["moves"]] == [
        "Ana tax",
        "Cleo challenge",
        "Ana show duke",
        "deal Ana contessa",
        "Cleo lose ambassador",
    ]
    assert shown["moves"][1]["awaiting"] == {"decision": "prove", "who": ["Ana"]}
    assert shown["moves"][2]["awaiting"] == {"decision": "deal", "who": []}
    assert shown["rules"] == rule_set().resolved()
    assert next(iter(shown["rules"])) == "preset"
    final = shown["final"]
    assert final["players"]["Cleo"] == {
        "coins": 2,
        "hand": ["assassin"],
        "lost": ["ambassador"],
        "faction": None,
        "out": False,
    }
    assert final["court"] == {"ambassador": 2, "assassin": 2, "captain": 1, "contessa": 1, "duke": 3}
    assert (final["turn"], final["winner"], final["almshouse"]) == ("Ben", None, 0)


def test_play_as_a_seat_holds_back_what_it_does_not_see() -> None:
    shown = document("play", LESSON, "--as", "ben")
    assert shown["moves"][3]["move"] == "deal Ana ?"
    assert shown["final"]["players"]["Ana"]["hand"] == ["?", "?"]
    assert shown["final"]["players"]["Ben"]["hand"] == ["captain", "contessa"]
    assert shown["final"]["court"] == 9
    assert "contessa" not in json.dumps(shown["moves"])


def test_play_as_a_seat_does_not_depend_on_cards_it_cannot_see(tmp_path: Path) -> None:
    """Ana concedes and loses a Captain: by choice in one deal, for want of another answer in the other."""
    seen: list[tuple[str, str]] = []
    for number, hand in enumerate(("[duke, captain]", "[captain, captain]")):
        path = tmp_path / f"{number}.yaml"
        steps = "steps:\n  - do: [Ana tax, Ben challenge]\n  - do: Ana concede\n  - do: Ana lose captain\n"
        text = f"id: same\ntable:\n  Ana: {{hand: {hand}}}\n  Ben: {{hand: [contessa, contessa]}}\n{steps}"
        path.write_text(text)
        seen.append((run("play", path, "--json", "--as", "Ben").stdout, run("play", path, "--as", "Ben").stdout))
    assert seen[0] == seen[1]


def test_a_refusal_that_tells_of_cards_is_for_those_who_see_them(tmp_path: Path) -> None:
    path = tmp_path / "refused.yaml"
    steps = "steps:\n  - do: [Ana tax, Ben challenge]\n  - refuse: {move: Ana show captain, because: not-your-card}\n"
    path.write_text(PERFT.replace("concede_while_holding: false", "concede_while_holding: true") + steps)
    assert "Ana show captain" in run("play", path).stdout
    assert "Ana show captain" not in run("play", path, "--as", "Ben").stdout


def test_names_are_the_same_however_their_accents_are_typed(tmp_path: Path) -> None:
    path = tmp_path / "accents.yaml"
    path.write_text(PERFT.replace("Ana", "Zo\u00e9") + "turn: Zoe\u0301\nsteps:\n  - do: Zoe\u0301 income\n", "utf-8")
    assert document("play", path, "--as", "ZOE\u0301")["final"]["players"]["Zo\u00e9"]["coins"] == 3
    assert document("why-not", path, "Ben steal Zoe\u0301") == {"legal": True}


def test_after_the_end_there_are_no_legal_moves(tmp_path: Path) -> None:
    path = tmp_path / "end.yaml"
    table = "  Ana: {coins: 7, hand: [duke, duke]}\n  Ben: {hand: [captain], lost: [captain]}\n"
    path.write_text(f"id: end\ntable:\n{table}steps:\n  - do: Ana coup Ben\n")
    assert (run("legal", path).stdout, document("legal", path)) == ("", [])


def test_play_reads_as_prose() -> None:
    text = run("play", LESSON, "--as", "table").stdout
    assert "Ana claims the Duke" in text
    assert "Contessa" not in text


def test_other_rules_come_last_and_lift_the_expectations() -> None:
    case = Path(__file__).parents[1] / "scenarios" / "cases" / "coins-at-once.yaml"
    assert run("play", case).exit_code == 0
    shown = document("play", case, "--set", "eliminated_coins=after_action")
    assert shown["rules"]["eliminated_coins"] == "after_action"
    assert shown["final"]["players"]["Ana"]["coins"] == 4


def test_legal_moves_are_sorted(perft: Path) -> None:
    expected = ["Ana exchange", "Ana foreign-aid", "Ana income", "Ana steal Ben", "Ana tax"]
    assert document("legal", perft) == expected
    assert run("legal", perft).stdout.splitlines() == expected


def test_why_not_gives_code_facts_rule_and_words(perft: Path) -> None:
    shown = document("why-not", perft, "Ana coup Ben")
    assert (shown["legal"], shown["code"], shown["rule"]) == (False, "not-enough-coins", "AC-3")
    assert shown["facts"] == {"action": "coup", "cost": 7, "coins": 2}
    assert shown["text"]
    assert document("why-not", perft, "Ana tax") == {"legal": True}
    assert document("why-not", perft, "Ana", "tax") == {"legal": True}
    assert document("why-not", perft, "all pass")["code"] == "wrong-move-for-now"
    assert document("why-not", perft, "ben TAX")["facts"] == {"seat": "Ana"}


@pytest.mark.parametrize("text", ["", "Ana", "Ana dance", "Zoe tax", "Ana coup", "Ana tax Ben", "Ana block king"])
def test_a_text_that_is_no_move_is_a_fault(perft: Path, text: str) -> None:
    result = run("why-not", perft, text)
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr.startswith(f"{perft}:1: ")


@pytest.mark.parametrize(("depth", "count"), [(0, 1), (1, 5), (2, 31), (3, 122), (4, 593), (5, 3285)])
def test_perft_counts(perft: Path, depth: int, count: int) -> None:
    assert run("perft", perft, depth).stdout == f"{count}\n"


@pytest.mark.parametrize(
    "arguments",
    [
        ("dance",),
        ("check",),
        ("perft", LESSON),
        ("perft", LESSON, "many"),
        ("play", LESSON, "--as", "Zoe"),
        ("play", LESSON, "--lang", "xx"),
        ("play", LESSON, "--rules", "house"),
        ("play", LESSON, "--set", "luck=true"),
        ("play", LESSON, "--set", "factions=maybe"),
        ("play", LESSON, "--set", "factions"),
        ("web", "--public-url", "example.org/coup/"),
        ("web", "--public-url", "https:///coup/"),
        ("web", "--public-url", "https://[::1/coup/"),
        ("web", "--public-url", "https://example.org/coup/?of=coatl"),
    ],
)
def test_wrong_usage_is_told_apart_from_bad_input(arguments: tuple[object, ...]) -> None:
    result = run(*arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr


@pytest.mark.parametrize("wrong", ["  - do: Ana coup Ben\n", "  - do: Ana dance\n"])
def test_diff_tells_what_cannot_be_played_whatever_the_rules(tmp_path: Path, wrong: str) -> None:
    path = tmp_path / "wrong.yaml"
    path.write_text(f"{PERFT}steps:\n  - do: Ana income\n  - do: Ben income\n{wrong}")
    result = run("diff", path, "--rules", "guide", "--with", "rulebook", "--json")
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr.startswith(f"{path}:10: ")


def test_diff_tells_the_step_and_both_outcomes() -> None:
    case = Path(__file__).parents[1] / "scenarios" / "cases" / "assassin-bluff-blocked-by-contessa.yaml"
    shown = document("diff", case, "--with", "arena")
    assert shown["parts_at"] == 1
    assert shown["switches"]["fee_paid"] == ["at_declaration", "at_resolution"]
    assert [outcome["stopped"] for outcome in shown["outcomes"]] == [None, "illegal-move"]
    assert document("diff", case, "--rules", "arena", "--with", "arena")["parts_at"] is None
    assert "step 1" in run("diff", case, "--with", "arena").stdout
    assert run("diff", case, "--with", "house").exit_code == 2

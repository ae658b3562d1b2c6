"""What a file of Cóatl may say: every slip is told with its line, and pages that cannot draw it turn it away."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from explorer.commands.app import app

FILE = """id: two-red-ones
game: coatl
table:
  Ana: {board: [B>, K], hand: [P6], coatls: [<KRR]}
  Ben: {}
steps:
  - do: Ana take body GK
"""


def checked(folder: Path, text: str) -> tuple[int, str]:
    """What `check` says of a file with this text: the exit code, and the faults without the file's name."""
    path = folder / "file.yaml"
    path.write_text(text, "utf-8")
    result = CliRunner().invoke(app, ["check", str(path)])
    return result.exit_code, result.stderr.replace(f"{path}:", "")


def test_the_file_itself_is_sound(tmp_path: Path) -> None:
    assert checked(tmp_path, FILE) == (0, "")


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ("<KRR", "<KXR", "4: <KXR is no coatl; write its pieces and cards"),
        ("<KRR", "<KRR P49", "4: <KRR P49 is no coatl"),
        ("B>,", "Q,", "4: Q is no piece"),
        ("P6", "P77", "4: P77 is no card here"),
        ("P6]", "P6, P6]", "4: P6 is there once too often"),
        ("<KRR", "<KRRB>", "4: coatl 1 of Ana is complete, so it needs a prophecy"),
        ("Ben: {}", "Ben: {coins: 2}", "5: coins is not known here; the keys are board, hand, temple"),
        ("steps:", "almshouse: 2\nsteps:", "6: almshouse is not known here"),
        ("steps:", "supply: {bodies: [GYR]}\nsteps:", "6: GYR is not what lies on a space"),
        ("steps:", "supply: {heads: [GY]}\nsteps:", "6: GY is not the colour of a head or tail; write one letter"),
        ("steps:", "supply: {tails: [G, Y, R]}\nsteps:", "6: of the kind tail the supply has 2 spaces, and each"),
        ("steps:", "supply: {heads: [G]}\nsteps:", "6: the bags fill a supply without bodies, or without heads"),
        ("steps:", "rules: rulebook\nsteps:", "6: preset cannot be rulebook; its values are guide, arena"),
        ("steps:", "rules: {second_block: true}\nsteps:", "6: there is no rule switch second_block"),
        ("steps:", "cite: CH-3\nsteps:", "6: there is no rule CH-3"),
        ("Ben: {}", "Display: {}", "5: Display has a meaning of its own here"),
        ("game: coatl", "game: chess", "2: chess is not allowed for game; it must be coup, coatl"),
        ("take body GK", "take body", "7: Ana take body is not how it is written; write it like Ana take body GY"),
        ("take body GK", "take body XX", "7: there is no colour X"),
        ("take body GK", "tax", "7: tax is no move; the words are take, choose"),
        ("take body GK", "take body GG", "7: Ana take body GG is refused: no space of the supply holds that"),
        ("Ana take body GK", "deal display P9", "7: deal display P9 is refused"),
        ("take body GK", "choose deck", ""),
    ],
)
def test_a_slip_is_told_with_its_line(tmp_path: Path, before: str, after: str, told: str) -> None:
    code, said = checked(tmp_path, FILE.replace(before, after))
    assert (code, said.startswith(told)) == (bool(told), True), said


def test_a_move_before_a_draw_is_told_which_draws_there_are(tmp_path: Path) -> None:
    text = FILE.replace("take body GK", "pick body GG").replace("steps:", "supply: {heads: [Y], bodies: [GK]}\nsteps:")
    code, said = checked(tmp_path, text + "  - do: Ben take body GK\n")
    assert code == 1
    assert said.startswith("9: Ben take body GK cannot be played before")


@pytest.mark.parametrize(
    ("turn", "then", "told"),
    [
        ("Ben", "[Ben, Cleo, Cleo]", ""),
        ("Ben", "[Cleo, Cleo]", ""),
        ("Cleo", "[]", ""),
        ("Ben", "[Cleo]", "9: the last turns are Ben, Ben, Cleo, Cleo; the turn is one of them, and write after it"),
        ("Ben", "[Ben, Cleo, Cleo, Ana]", "9: the last turns are Ben, Ben, Cleo, Cleo;"),
        ("Cleo", "[Ben]", "9: the last turns are Ben, Ben, Cleo, Cleo;"),
        ("Ana", "[Ben, Ben, Cleo, Cleo]", "9: the last turns are Ben, Ben, Cleo, Cleo;"),
    ],
)
def test_the_last_turns_are_those_that_the_rules_give(tmp_path: Path, turn: str, then: str, told: str) -> None:
    """32: whoever sits after the seat with the third coatl has two, and that seat has none."""
    text = f"""id: last-turns
game: coatl
table:
  Ana:
    coatls: ['<RYG> P15', '<YRK> P16', '<GYB> P17']
  Ben: {{}}
  Cleo: {{}}
turn: {turn}
ending: {{cause: coatls, by: Ana, then: {then}}}
steps: []
"""
    code, said = checked(tmp_path, text)
    assert said.startswith(told)
    assert code == bool(told)


@pytest.mark.parametrize(
    ("words", "code", "told"),
    [
        (["legal"], 0, "Ana choose P0"),
        (["legal", "--rules", "arena"], 0, "Ana choose P0"),
        (["legal", "--rules", "rulebook"], 2, "guide, arena"),
        (["legal", "--set", "factions=true"], 2, "tokens, kept"),
        (["play", "--set", "tokens=false", "--as", "Ben"], 0, "hand ?"),
        (["why-not", "Ana future"], 0, "It is Ben’s turn"),
    ],
)
def test_commands_know_the_rules_of_the_files_game(tmp_path: Path, words: list[str], code: int, told: str) -> None:
    path = tmp_path / "file.yaml"
    path.write_text(FILE, "utf-8")
    command, *rest = words
    result = CliRunner().invoke(app, [command, str(path), *rest])
    assert result.exit_code == code
    expected = told if command != "legal" or code else told.replace("Ana", "Ben")
    assert expected in " ".join((result.stdout + result.stderr).split())

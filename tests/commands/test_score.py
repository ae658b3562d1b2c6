"""`tableside score`: the points alone, with reasons as JSON, and a clear word for what is no card or coatl."""

import json

import pytest
from typer.testing import CliRunner, Result

from explorer.commands.app import app


def run(*words: str) -> Result:
    """The command with these words."""
    return CliRunner().invoke(app, ["score", *words])


@pytest.mark.parametrize(
    ("words", "points"),
    [
        ("P6 RRKRR", 5),
        ("p6 rrkrr", 5),
        ("P06 RRKRR", 5),
        ("P6 KRR --open-tail", 0),
        ("P6 RRK --open-head --open-tail", 0),
        ("T0 RKKKGGB", 7),
        ("T11 YKRYKKRRG", 7),
    ],
)
def test_the_points_are_printed(words: str, points: int) -> None:
    result = run(*words.split())
    assert (result.exit_code, result.stdout) == (0, f"{points}\n")


def test_the_document_has_the_reasons() -> None:
    found = json.loads(run("P6", "KRRB", "--open-tail", "--json").stdout)
    assert (found["points"], found["times"], found["most"], found["met"]) == (2, 1, 5, [[[1], [2]]])
    assert found["lacks"] == {"side": "right", "signs": [["is", "R"], ["is", "R"], ["not", "R"]]}
    assert json.loads(run("T0", "YKKKGGB", "--json").stdout)["met"] == [False, True]


@pytest.mark.parametrize(
    ("words", "code", "told"),
    [
        (("P49", "RR"), 1, "There is no card P49. There are P0 to P48 and T0 to T14."),
        (("X", "RR"), 1, "There is no card X."),
        (("P6", "RRXRR"), 1, "There is no colour X. The colours are Y, R, K, G, B."),
        (("P6", ""), 1, "A coatl has 1 to 150 pieces."),
        (("P6", "R" * 151), 1, "A coatl has 1 to 150 pieces."),
        (("T0", "RR", "--open-head"), 2, "a temple counts at a complete coatl"),
        (("P6",), 2, "PIECES"),
    ],
)
def test_what_cannot_be_scored_is_told(words: tuple[str, ...], code: int, told: str) -> None:
    result = run(*words)
    assert (result.exit_code, result.stdout) == (code, "")
    assert told in " ".join(result.stderr.split())

"""The engine counts what is written, and what a second, plain implementation counts."""

from pathlib import Path
from typing import Any, NamedTuple

import pytest

import engine.coup as coup
from engine.tools import perft
from tests.engine.coup import oracle
from tests.engine.coup.table import Play, second, table


class Row(NamedTuple):
    """A position of perft.txt and its counts from depth 1."""

    name: str
    rules: coup.RuleSet
    play: Play
    counts: list[int]


def rows() -> list[Row]:
    """The positions of perft.txt."""
    text = "\n".join(
        line for line in (Path(__file__).parent / "perft.txt").read_text("utf-8").splitlines() if line[:1] != "#"
    )
    return [row(paragraph.splitlines()) for paragraph in text.strip().split("\n\n")]


def row(lines: list[str]) -> Row:
    """One position."""
    fields = dict(line.partition(" ")[::2] for line in lines)
    spoken = {"yes": True, "no": False}
    chosen = dict(pair.split("=") for pair in fields["rules"].split())
    switches: dict[str, Any] = {name: spoken.get(value, value) for name, value in chosen.items()}
    play = table(*fields["seats"].split("|"), **switches)
    return Row(fields["position"].strip(), play.state.rules, play, [int(n) for n in fields.get("counts", "").split()])


ROWS = rows()


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_the_engine_counts_what_is_written(row: Row) -> None:
    counts = [perft(coup, row.play.state, depth) for depth in range(1, len(row.counts) + 1)]
    assert counts == row.counts


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_the_plain_implementation_counts_the_same(row: Row) -> None:
    game = second(row.play.state, row.play.names)
    assert [oracle.perft(game, depth) for depth in range(1, 5)] == row.counts[:4]


def test_a_game_counts_only_if_its_end_is_the_last_ply() -> None:
    play = table("Ana 7 duke duke", "Ben 7 captain (duke)").play("Ana income")
    ended = play.play("Ben coup Ana", "Ana lose duke", "Ana coup Ben", "Ben lose captain")
    assert [perft(coup, ended.state, depth) for depth in (0, 1)] == [1, 0]

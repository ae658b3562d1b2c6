"""The engine counts what a second, plain implementation counts, and offers what that one offers."""

from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

import engine.coup as coup
from engine.tools import draw_lots, perft
from tests.conftest import NAMES, RULE_SETS
from tests.engine.coup import oracle
from tests.engine.coup.table import Play, table


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


def second(state: coup.State, names: tuple[str, ...]) -> oracle.Oracle:
    """The same position, the start of a turn, on the plain implementation."""
    seats = [
        (name, seat.coins, [*map(str, seat.hand)], [*map(str, seat.lost)], seat.faction and str(seat.faction))
        for name, seat in zip(names, state.seats, strict=True)
    ]
    return oracle.Oracle(state.rules.resolved(), seats, state.active)


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


# In lockstep


def same(engine: coup.State, names: tuple[str, ...], plain: oracle.Oracle) -> None:
    """Holds the two games against each other: what may be said, and everything on the table."""
    assert sorted(coup.write(move, names) for move in coup.legal_moves(engine)) == plain.legal()
    prompt = coup.prompt(engine)
    assert (prompt.code if prompt else "over") == plain.phase
    assert [seat.coins for seat in engine.seats] == plain.coins
    assert [[*seat.hand] for seat in engine.seats] == plain.hands
    assert [[*seat.lost] for seat in engine.seats] == plain.lost
    assert [seat.faction for seat in engine.seats] == plain.sides
    assert (sorted(plain.court), plain.almshouse, plain.turn) == (
        [*engine.court],
        engine.almshouse,
        engine.active,
    )


@st.composite
def turns(draw: st.DrawFn) -> coup.State:
    """The start of a turn: hands dealt at random, of two cards, one or none; purses of up to 12 coins."""
    rules = draw(st.sampled_from(RULE_SETS))
    deck = draw(st.permutations(rules.deck))
    influence = [*draw(st.lists(st.integers(0, 2), max_size=4)), 1, 2]
    places = []
    for seat, cards in enumerate(influence):
        two = deck[2 * seat : 2 * seat + 2]
        coins = draw(st.integers(0, 12)) if cards else 0
        places.append(coup.Place(coins, tuple(two[:cards]), tuple(two[cards:])))
    return coup.set_up(coup.Table(tuple(places)), rules)


@given(turns(), st.integers(0, 2**32 - 1))
def test_both_play_the_same_game(start: coup.State, seed: int) -> None:
    names, dice, state = NAMES[: len(start.seats)], Random(seed), start
    plain = second(state, names)
    same(state, names, plain)
    while coup.prompt(state) is not None:
        move = draw_lots(coup, state, dice)
        state, _ = coup.apply(state, move)
        plain.play(coup.write(move, names))
        same(state, names, plain)

"""What could happen, in words and as a list to open: told for the eyes that it was grown for, and for no others."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from analysis.tree import Fork, Tree, nodes
from content import texts
from engine import coup
from engine.coup.moves import Move
from engine.tools import replay
from explorer.drawing.tree import AT_ONCE, read, whole, written
from explorer.growing import Growing, one_turn
from explorer.narrate.trees import TreeWords
from explorer.openings import moves_to, opens
from tests.conftest import Position, positions
from tests.engine.coup.table import Play, table
from tests.engine.test_secrecy import redealt

SEEDS = st.integers(0, 2**32 - 1)
ENGLISH = texts()
TABLE = table("Ana 2 duke captain", "Ben 2 assassin (contessa)", "Cleo 2 ambassador contessa")


def drawn(play: Play, *sees: int) -> str:
    """The drawn tree."""
    return html(one_turn(play.state, frozenset(sees)), play.names)


def html(tree: Tree[Move], names: tuple[str, ...]) -> str:
    """The drawn tree."""
    return whole(TreeWords(tree, names, ENGLISH), (), lambda place: opens(tree, place))


def places(tree: Tree[Move], dice: Random) -> list[tuple[int, ...]]:
    """Some places, each below the one before."""
    found: list[tuple[int, ...]] = [()]
    while isinstance(node := tree.at(found[-1]), Fork):
        found.append((*found[-1], dice.randrange(len(node.branches))))
    return found


@given(positions(4), SEEDS)
def test_what_is_not_seen_is_neither_told_nor_needed_to_open_a_branch(position: Position, seed: int) -> None:
    dice = Random(seed)
    sees = frozenset(seat for seat in range(position.players) if dice.random() < 0.4)
    other = redealt(position.state, sees, Random(seed))
    tree, twin = one_turn(position.state, sees), one_turn(other, sees)
    assert html(tree, position.names) == html(twin, position.names)
    for place in places(tree, dice):
        replay(coup, position.state, moves_to(tree, place))
        replay(coup, other, moves_to(tree, place))


def test_a_tax_is_told_as_its_two_doubters_see_it() -> None:
    told = drawn(TABLE.play("Ana tax"), 1)
    for words in (
        "The turn has 4 different endings. In 1 of them you are out.",
        "As Ben sees it.",
        "Ben and Cleo do not challenge. Ana takes 3 coins from the treasury.",
        "Ana does not have the Duke. Ana gives in and shows no Duke. Ana loses a card.",
        "Ana has nothing else to give up and must show the Duke.",
        "Ana +3 coins; Cleo −1 card",
        "Ben −2 coins, −1 card, out",
    ):
        assert words in told
    assert "captain" not in told.lower()


def test_from_above_nothing_but_the_deck_is_left_to_chance() -> None:
    told = drawn(TABLE.play("Ana steal Ben"), 0, 1, 2)
    assert "With all cards open." in told
    assert "In 2 of them Ben is out." in told
    assert ENGLISH.say("tree.fork.chance") not in told


def test_a_game_that_is_over_has_no_tree() -> None:
    over = table("Ana 7 duke captain", "Ben 0 duke (duke)").play("Ana coup Ben", "Ben lose duke")
    assert ENGLISH.say("tree.over") in drawn(over, 0, 1)
    assert "data-emit" not in drawn(over, 0, 1)


@pytest.mark.parametrize(
    ("place", "moves"),
    [
        ("0", ["Ben pass", "Cleo pass"]),
        ("1", ["Ben challenge"]),
        ("1.0", ["Ben challenge"]),
    ],
)
def test_a_branch_opens_as_far_as_open_moves_lead(place: str, moves: list[str]) -> None:
    play = TABLE.play("Ana tax")
    tree = one_turn(play.state, frozenset({1}))
    assert [coup.write(move, play.names) for move in moves_to(tree, read(place))] == moves
    assert opens(tree, read(place)) == (len(place) == 1)


def test_one_s_own_answer_opens_and_a_draw_does_from_above_alone() -> None:
    play = TABLE.play("Ana tax")
    tree = one_turn(play.state, frozenset({0}))
    moves = [[coup.write(move, play.names) for move in moves_to(tree, (1, number))] for number in range(2)]
    assert moves == [["Ben challenge", "Ana show duke"], ["Ben challenge", "Ana concede"]]


def test_a_large_tree_is_drawn_as_far_as_it_can_be_read_and_goes_on_where_one_asks() -> None:
    names = ("Ana", "Ben", "Cleo", "Dev", "Eva")
    hands = ("duke captain", "duke captain", "duke captain", "contessa contessa", "ambassador assassin")
    state = table(*(f"{name} 3 {hand}" for name, hand in zip(names, hands, strict=True))).state
    tree = one_turn(state, frozenset(range(5)))
    words = TreeWords(tree, names, ENGLISH)
    told = whole(words, (), lambda place: False)
    assert told.count("<li") < 3 * AT_ONCE
    asked = told.split('data-emit="follows" data-value="')[1].split('"')[0]
    below = whole(words, read(asked), lambda place: False)
    assert 'data-emit="whole"' in below
    assert f'data-key="twig {asked}.' in below or 'class="tip"' in below
    assert written(read(asked)) == asked


def test_two_turns_grow_in_a_thread_that_can_be_stopped() -> None:
    state = TABLE.play("Ana tax").state
    growing = Growing(state, frozenset(range(3)))
    growing.wait()
    assert growing.tree is not None
    assert growing.tree.turns == 2
    assert growing.share == pytest.approx(1)
    assert "After two turns there are" in html(growing.tree, TABLE.names)
    assert sum(1 for _ in nodes(growing.tree.root)) > 50
    stopped = Growing(state, frozenset())
    stopped.stop()
    stopped.wait()
    assert stopped.tree is None
    assert not stopped.going_on

"""A tree that was counted by hand, two turns of another, and how one stops it."""

from fractions import Fraction

import pytest

from analysis.coup.sight import look
from analysis.coup.standings import Standings
from analysis.growing import grow
from analysis.tree import End, Fork, Tree, nodes
from engine import coup
from engine.coup.moves import Challenge, Concede, Move, Pass, Show
from tests.engine.coup.table import table

TAX = table("Ana 2 duke captain", "Ben 2 assassin contessa", "Cleo 2 ambassador contessa").play("Ana tax").state
ABOVE = frozenset(range(3))


def tree(sees: frozenset[int], turns: int = 1) -> Tree[Move]:
    """What could happen after `Ana tax`."""
    return grow(look(TAX, sees), sees, turns)


def totals(grown: Tree[Move]) -> list[list[tuple[int, int]]]:
    """The endings as coins and lost cards."""
    endings = [ending for ending in grown.endings if isinstance(ending, Standings)]
    return [[(seat.coins, seat.lost) for seat in ending.seats] for ending in endings]


def test_a_tax_at_three_seats_has_four_endings_whoever_looks() -> None:
    """J58, B31: it goes through; the doubter was wrong, and is Ben or Cleo; or Ana gives in and gets nothing."""
    expected = [
        [(5, 0), (2, 0), (2, 0)],
        [(2, 1), (2, 0), (2, 0)],
        [(5, 0), (2, 1), (2, 0)],
        [(5, 0), (2, 0), (2, 1)],
    ]
    for sees in (ABOVE, frozenset({0}), frozenset({1}), frozenset[int]()):
        assert sorted(totals(tree(sees))) == sorted(expected)


def test_ben_reckons_with_every_hand_that_ana_may_have() -> None:
    """Of 13 unseen cards 3 are Dukes: none in 45 of 78 hands, two in 3 of them, and then Ana must show one (C22)."""
    root = tree(frozenset({1})).root
    assert isinstance(root, Fork)
    assert [branch.ways[0].steps[0].moves for branch in root.branches] == [
        (Pass(1), Pass(2)),
        (Challenge(1),),
        (Challenge(2),),
    ]
    proof = root.branches[1].node
    assert isinstance(proof, Fork)
    assert (proof.by_chance, proof.prompt.code) == (True, "prove")
    duke = coup.rule_set().characters[-1]
    assert {branch.ways[0].could: branch.odds for branch in proof.branches} == {
        (Concede(0),): Fraction(45, 78),
        (Show(0, duke), Concede(0)): Fraction(30, 78),
        (Show(0, duke),): Fraction(3, 78),
    }


def test_two_turns_go_on_where_one_ends_and_say_how_far_they_are() -> None:
    """After the tax it is Ben's turn: whoever is doubted then was dealt with what was seen before."""
    told: list[float] = []
    grown: Tree[Move] = grow(look(TAX, frozenset({1})), frozenset({1}), 2, told.append)
    assert told == sorted(told)
    assert told[-1] == pytest.approx(1)
    kinds = {node.prompt.code for node in nodes(grown.root) if isinstance(node, Fork)}
    assert {"challenge", "action", "prove", "block"} <= kinds
    assert len(grown.endings) > len(tree(frozenset({1})).endings)
    assert all(sum(branch.odds or 0 for branch in node.branches) == 1 for node in chances(grown))


def chances(grown: Tree[Move]) -> list[Fork[Move]]:
    """The forks that chance decides."""
    return [node for node in nodes(grown.root) if isinstance(node, Fork) and node.by_chance]


def test_it_stops_when_it_is_told_to() -> None:
    class Enough(Exception):
        """Said half way."""

    def stop(share: float) -> None:
        if share > 0.5:
            raise Enough

    with pytest.raises(Enough):
        grow(look(TAX, ABOVE), ABOVE, 2, stop)


def test_a_place_in_the_tree_is_the_numbers_of_its_branches() -> None:
    grown = tree(ABOVE)
    assert grown.at(()) is grown.root
    assert isinstance(grown.at((0,)), End)
    assert [branch.ways[0].steps[0].moves for branch in grown.along((1, 0))] == [
        (Challenge(1),),
        (Show(0, coup.rule_set().characters[-1]),),
    ]
    with pytest.raises(IndexError):
        grown.at((0, 0))

"""What holds for the tree of every position, under every rule set."""

from collections import Counter
from collections.abc import Hashable
from fractions import Fraction
from functools import cache
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from analysis.coup.sight import CoupSight, look
from analysis.coup.standings import Standings
from analysis.growing import grow
from analysis.tree import End, Fork, Node, Tree, nodes
from engine import coup
from engine.coup.answers import ChooseAction
from engine.coup.moves import Move
from tests.conftest import Position, positions
from tests.engine.test_secrecy import redealt

SEEDS = st.integers(0, 2**32 - 1)
FEW = 4
"""So many seats show all there is, and are quick."""
FEWER = 3
"""So many can be told by brute force."""


def tree(state: coup.State, sees: frozenset[int]) -> Tree[Move]:
    """The tree of one turn."""
    return grow(look(state, sees), sees)


def eyes(position: Position, seed: int) -> frozenset[int]:
    """Those of a seat, of an onlooker, or from above."""
    everybody = frozenset(range(position.players))
    return Random(seed).choice([*(frozenset({seat}) for seat in everybody), frozenset[int](), everybody])


@cache
def reached(state: coup.State, *, begun: bool = False) -> frozenset[Hashable]:
    """Every ending of the turn, by brute force: all moves in every order, all draws."""
    over = not state.agenda or (begun and isinstance(state.agenda[0], ChooseAction))
    if over:
        return frozenset((Standings.of(state),))
    moves = set(coup.legal_moves(state)) - set(coup.passes(state)[1:])  # of passes in any order, one
    return frozenset().union(*(reached(coup.apply(state, move)[0], begun=True) for move in moves))


@given(positions(FEW), SEEDS)
def test_the_tree_is_the_same_when_what_is_not_seen_is_dealt_again(position: Position, seed: int) -> None:
    sees = eyes(position, seed)
    other = redealt(position.state, sees, Random(seed))
    assert tree(position.state, sees) == tree(other, sees)


@given(positions(FEW), SEEDS)
def test_what_is_told_of_other_seats_is_what_would_grow_for_them(position: Position, seed: int) -> None:
    sees = eyes(position, seed)
    told = tree(position.state, sees)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(CoupSight, "likeness", lambda sight, turns: (sight, tuple(range(position.players))))
        assert tree(position.state, sees) == told


@given(positions(FEWER))
def test_from_above_it_ends_as_brute_force_ends(position: Position) -> None:
    found = tree(position.state, frozenset(range(position.players))).endings
    assert Counter(found) == Counter(reached(position.state))


@given(positions(FEWER), SEEDS)
def test_whoever_looks_reckons_with_what_can_happen(position: Position, seed: int) -> None:
    assert reached(position.state) <= set(tree(position.state, eyes(position, seed)).endings)


def leaves(node: Node[Move], dice: Random, odds: Fraction = Fraction(1)) -> Counter[Hashable]:
    """The odds of each ending when everybody decides as the dice say."""
    if isinstance(node, End):
        return Counter({node.standing: odds})
    if not node.by_chance:
        return leaves(dice.choice(node.branches).node, dice, odds)
    summed: Counter[Hashable] = Counter()
    for branch in node.branches:
        assert branch.odds is not None
        assert 0 < branch.odds < 1
        summed.update(leaves(branch.node, dice, odds * branch.odds))
    return summed


@given(positions(FEW), SEEDS)
def test_once_everybody_has_decided_the_odds_of_the_endings_sum_to_one(position: Position, seed: int) -> None:
    root = tree(position.state, eyes(position, seed)).root
    for again in range(10):
        assert leaves(root, Random(seed + again)).total() == 1


@given(positions(FEW), SEEDS)
def test_what_people_decide_has_no_odds_and_no_two_branches_come_to_the_same(position: Position, seed: int) -> None:
    for node in nodes(tree(position.state, eyes(position, seed)).root):
        if isinstance(node, Fork):
            below = [branch.node for branch in node.branches]
            assert len(below) > 1
            assert all(a is not b for number, a in enumerate(below) for b in below[:number])
            assert {branch.odds is None for branch in node.branches} == {not node.by_chance}

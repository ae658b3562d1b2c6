"""The odds of a tree are those of dealing every hidden hand there can be and playing each deal out."""

from collections.abc import Hashable, Iterator, Sequence
from fractions import Fraction
from random import Random

import pytest

from analysis.coup.sight import look
from analysis.coup.standings import Standings
from analysis.coup.worlds import draws
from analysis.growing import grow
from analysis.tree import End, Node, Tree, Way
from engine import coup
from engine.coup.answers import ChooseAction
from engine.coup.cards import together, without
from engine.coup.moves import Concede, Lose, Move, Pass, Show
from engine.coup.roster import Character
from engine.game import Prompt
from tests.engine.coup.table import table

CARDS = tuple(Character)
SEEDS = 4
"""So many ways to decide."""
LOOSE: dict[str, str | bool] = {"block_timing": "one_window", "second_block": True, "concede_may_lose_claimed": True}
Odds = dict[Hashable, Fraction]
HANDS = ("Ana 3 duke contessa", "Ben 3 captain ambassador", "Cleo 3 assassin duke")


def wish(moves: Sequence[Move], prompt: Prompt, seed: int, asked_about: Sequence[str]) -> Move:
    """What somebody decides: the same at the same decision, whatever cards are hidden from whoever looks.

    Who can prove does so as the seed has it, and who loses a card keeps what may still be asked about.
    """
    dice = Random(f"{seed} {prompt.code} {prompt.seats} {sorted(prompt.facts.items(), key=str)}")
    if prompt.code == "prove":
        kinds = (Show, Concede) if dice.random() < 0.7 else (Concede, Show)
        return min(moves, key=lambda move: kinds.index(type(move)))
    if prompt.code == "lose":
        return min(moves, key=lambda move: (isinstance(move, Lose) and move.character in asked_about, str(move)))
    return dice.choice(sorted(moves, key=str))


def first_move(way: Way[Move]) -> Move:
    """What is decided; that all pass is the pass of the first."""
    return way.steps[0].moves[0]


def add(summed: Odds, more: Odds, share: Fraction) -> None:
    """Add odds that hold in a share of the cases."""
    for ending, odds in more.items():
        summed[ending] = summed.get(ending, Fraction(0)) + odds * share


def by_tree(node: Node[Move], seed: int) -> Odds:
    """The odds of the endings when everybody decides as they wish."""
    if isinstance(node, End):
        return {node.standing: Fraction(1)}
    if not node.by_chance:
        moves = {first_move(way): branch.node for branch in node.branches for way in branch.ways}
        return by_tree(moves[wish(list(moves), node.prompt, seed, CARDS)], seed)
    summed: Odds = {}
    for branch in node.branches:
        add(summed, by_tree(branch.node, seed), branch.odds or Fraction(0))
    return summed


def deals(state: coup.State, sees: frozenset[int]) -> Iterator[tuple[coup.State, Fraction]]:
    """Every way in which the cards that are not seen may lie."""
    hidden = [seat for seat in range(len(state.seats)) if seat not in sees]
    pool = state.court
    for seat in hidden:
        pool = together(pool, state.seats[seat].hand)
    found = [(state, pool, Fraction(1))]
    for seat in hidden:
        found = [
            (with_hand(each, seat, hand), without(left, hand), odds * ways)
            for each, left, odds in found
            for hand, ways in draws(left, len(state.seats[seat].hand))
        ]
    whole = sum(odds for _, _, odds in found)
    for each, left, odds in found:
        yield each._replace(court=left), odds / whole


def with_hand(state: coup.State, seat: int, hand: tuple[str, ...]) -> coup.State:
    """The state with another hand."""
    seats = list(state.seats)
    seats[seat] = seats[seat]._replace(hand=hand)  # type: ignore[arg-type]
    return state._replace(seats=tuple(seats))


def by_playing(state: coup.State, seed: int) -> Odds:
    """The odds of the endings of one deal."""
    if not state.agenda or isinstance(state.agenda[0], ChooseAction):
        return {Standings.of(state): Fraction(1)}
    summed: Odds = {}
    for move, odds in coup.chances(state):
        add(summed, by_playing(coup.apply(state, move)[0], seed), odds)
    if summed:
        return summed
    passes, prompt = coup.passes(state), coup.prompt(state)
    assert prompt is not None
    moves = [move for move in coup.legal_moves(state) if move not in passes[1:]]
    wished = wish(moves, prompt, seed, state.action_under_way().blocked_by)
    for move in passes if isinstance(wished, Pass) else (wished,):
        state, _ = coup.apply(state, move)
    return by_playing(state, seed)


@pytest.mark.parametrize("switches", [{}, LOOSE], ids=["guide", "loose"])
@pytest.mark.parametrize(
    ("action", "look_as"),
    [
        ("tax", 1),
        ("foreign-aid", 0),
        ("steal Ben", 0),
        ("steal Ben", 2),
        *(("assassinate Ben", seat) for seat in range(3)),
    ],
)
def test_the_odds_are_those_of_dealing_every_hand_that_may_be(
    switches: dict[str, str | bool], action: str, look_as: int
) -> None:
    state = table(*HANDS, turn=None, almshouse=0, **switches).play(f"Ana {action}").state
    sees = frozenset({look_as})
    tree: Tree[Move] = grow(look(state, sees), sees)
    for seed in range(SEEDS):
        played: Odds = {}
        for deal, odds in deals(state, sees):
            add(played, by_playing(deal, seed), odds)
        assert by_tree(tree.root, seed) == played

"""What holds in every position of Cóatl, and for every move that can be said in it."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import coatl
from engine.coatl.moves import Supply
from engine.coatl.roster import DECK, HAND, ON_A_COATL, ROOM, UNFINISHED, Kind
from engine.coatl.scoring import rank
from engine.game import NATURE, IllegalMove
from engine.tools import draw_lots
from tests.engine.coatl.sayable import sayable
from tests.engine.coatl.table import NAMES, Position, positions, rule_sets

SEEDS = st.integers(0, 2**32 - 1)


def everywhere(state: coatl.State) -> Counter[tuple[Kind, str]]:
    """Every piece in the bags, on the supply, on boards and in coatls."""
    places = [state.bags, state.market.pieces(), *(seat.board for seat in state.seats)]
    places += [coatl.by_kind() for seat in state.seats for coatl in seat.coatls]
    return Counter((kind, colour) for place in places for kind in Kind for colour in place.of(kind))


@given(positions())
def test_no_piece_is_made_or_lost(position: Position) -> None:
    """2: 150 pieces, or as many as there are with fewer bodies."""
    box = position.rules.box(position.players)
    assert everywhere(position.state) == Counter((kind, colour) for kind in Kind for colour in box.of(kind))
    if not position.rules.fewer_bodies or position.players == 4:
        assert box.total == 150


@given(positions())
def test_no_card_is_made_or_lost(position: Position) -> None:
    """1: 54 prophecies, 15 temples; the temples under the open ones are those that lie face down."""
    state = position.state
    coatls = [each for seat in state.seats for each in seat.coatls]
    prophecies = [*state.display, *state.deck, *state.discards]
    prophecies += [card for seat in state.seats for card in seat.hand]
    prophecies += [card for each in coatls for card in each.prophecies]
    assert Counter(prophecies) == Counter(DECK)
    temples = [*state.temples.open, *state.temples.hidden, *(each.temple for each in coatls)]
    temples += [card for seat in state.seats for card in (seat.temple, seat.oath)]
    assert sorted(card for card in temples if card is not None) == list(range(15))


@given(positions())
def test_limits_are_kept(position: Position) -> None:
    """3, 14, 16, 19, 20."""
    for seat in position.state.seats:
        assert seat.board.total <= ROOM
        assert len(seat.hand) <= HAND or len(position.state.discards) < position.players
        assert seat.unfinished <= UNFINISHED
        assert len(seat.coatls) <= 3
        for each in seat.coatls:
            assert len(set(each.prophecies)) == len(each.prophecies) <= ON_A_COATL
            assert each.bodies or not each.closed
            assert each.prophecies or not each.complete


@given(positions())
def test_somebody_can_move_until_the_end(position: Position) -> None:
    state, prompt = position.state, coatl.prompt(position.state)
    moves = coatl.legal_moves(state)
    assert bool(moves) == bool(prompt)
    if prompt is None:
        ranks = [rank(seat, position.rules) for seat in state.seats]
        assert coatl.winners(state) == tuple(seat for seat, each in enumerate(ranks) if each == max(ranks))
        return
    assert coatl.winners(state) == ()
    if prompt.seats != (NATURE,):
        assert {move.seat for move in moves} == set(prompt.seats)


@given(positions())
def test_what_is_offered_and_what_is_refused_agree(position: Position) -> None:
    state = position.state
    allowed = Counter(move for move in sayable(state) if coatl.why_not(state, move) is None)
    assert allowed == Counter(coatl.legal_moves(state))


@given(positions())
def test_a_refused_move_is_not_carried_out(position: Position) -> None:
    for move in list(sayable(position.state))[::7]:
        reason = coatl.why_not(position.state, move)
        if reason is not None:
            with pytest.raises(IllegalMove) as refusal:
                coatl.apply(position.state, move)
            assert (refusal.value.move, refusal.value.reason) == (move, reason)


@given(positions())
def test_a_move_leaves_the_position_it_was_made_in_and_comes_out_the_same_twice(position: Position) -> None:
    state = position.state
    for move in coatl.legal_moves(state):
        assert coatl.apply(state, move) == coatl.apply(state, move)
    assert state == Position(position.rules, position.players, position.seed, position.length).state
    assert hash(state) == hash(position.state)


@given(positions())
def test_every_move_can_be_written_and_read_back_in_any_case(position: Position) -> None:
    names, dice = NAMES[: position.players], Random(position.seed)
    for move in list(sayable(position.state))[::3]:
        text = coatl.write(move, names)
        mixed = "".join(dice.choice((letter.upper(), letter.lower())) for letter in text)
        assert coatl.parse(text, names) == coatl.parse(mixed, names) == move


@given(positions())
def test_the_chances_of_a_draw_are_those_of_drawing_without_looking(position: Position) -> None:
    state, prompt = position.state, coatl.prompt(position.state)
    odds = dict(coatl.chances(state))
    if prompt is None or prompt.seats != (NATURE,):
        assert odds == {}
        return
    assert sum(odds.values()) == 1
    assert set(odds) == set(coatl.legal_moves(state))
    for colour in "YRKGB":
        supplied = [
            (move.kind, move.colours.count(colour), share) for move, share in odds.items() if isinstance(move, Supply)
        ]
        for kind in {kind for kind, _, _ in supplied}:
            bag, drawn = state.bags.of(kind), min(2 if kind is Kind.BODY else 1, state.bags.total)
            mean = sum(copies * share for _, copies, share in supplied)
            assert mean * len(bag) == bag.count(colour) * min(drawn, len(bag))


@given(positions())
def test_a_position_at_the_start_of_a_turn_can_be_described(position: Position) -> None:
    state, prompt = position.state, coatl.prompt(position.state)
    if prompt is None or prompt.code not in {"action", "keep"}:
        with pytest.raises(ValueError, match="start of a turn"):
            coatl.described(state)
        return
    assert coatl.set_up(coatl.described(state), position.rules) == state


@given(rule_sets(), st.integers(2, 4), SEEDS)
def test_random_games_come_to_an_end(rules: coatl.RuleSet, players: int, seed: int) -> None:
    dice = Random(seed)
    state = coatl.new_game(players, rules)
    while coatl.prompt(state) is not None:
        state, _ = coatl.apply(state, draw_lots(coatl, state, dice))
    assert coatl.winners(state)
    assert state.ending is not None
    assert state.ending.to_come == ()

"""What holds in every position of every game, and for every move that can be said in it."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import engine.coup as coup
from engine.coup.moves import Deal, Move, Side
from engine.coup.roster import Character, Faction
from engine.game import NATURE, Event, IllegalMove
from engine.tools import draw_lots
from tests.conftest import NAMES, SIZES, Position, positions, tables
from tests.engine.sayable import sayable

SEEDS = st.integers(0, 2**32 - 1)


def cards_of(state: coup.State) -> Counter[Character]:
    """Every card on the table and in the court."""
    return Counter(card for seat in state.seats for card in (*seat.hand, *seat.lost)) + Counter(state.court)


@given(positions())
def test_no_card_is_made_or_lost(position: Position) -> None:
    assert cards_of(position.state) == Counter(position.rules.deck(position.players))


def told(events: tuple[Event, ...], players: int) -> tuple[list[int], int]:
    """What the events say of coins: the change of each purse, and that of the almshouse."""
    purses, almshouse = [0] * players, 0
    for event in events:
        coins: Any = event.facts.get("coins", 0)
        purses[event.seat] += -coins if event.code in ("paid", "forfeited") else coins
        if event.code == "stole":
            target: Any = event.facts["target"]
            purses[target] -= coins
        if event.facts.get("to") == "almshouse":
            almshouse += coins
        if event.code == "embezzled":
            almshouse -= coins
    return purses, almshouse


@given(positions())
def test_the_events_account_for_every_coin(position: Position) -> None:
    before = position.state
    for move in coup.legal_moves(before):
        after, events = coup.apply(before, move)
        purses = [new.coins - old.coins for old, new in zip(before.seats, after.seats, strict=True)]
        assert (purses, after.almshouse - before.almshouse) == told(events, position.players)
        assert all(seat.coins >= 0 for seat in after.seats)


@given(positions())
def test_the_eliminated_have_no_coins_but_for_a_steal_that_is_still_to_be_carried_out(
    position: Position,
) -> None:
    state = position.state
    rich = [number for number, seat in enumerate(state.seats) if seat.out and seat.coins]
    pending = state.declared.target if state.declared and state.declared.action == "steal" else None
    assert set(rich) <= ({pending} if position.rules.eliminated_coins == "after_action" else set())


@given(positions())
def test_somebody_can_move_until_one_is_left(position: Position) -> None:
    state, prompt = position.state, coup.prompt(position.state)
    moves = coup.legal_moves(state)
    if prompt is None:
        assert moves == ()
        assert len(coup.winners(state)) == 1
    else:
        assert coup.winners(state) == ()
        movers = {move.seat for move in moves}
        assert movers == ({prompt.facts["seat"]} if prompt.seats == (NATURE,) else set(prompt.seats))


@given(positions())
def test_what_is_offered_and_what_is_refused_agree(position: Position) -> None:
    state = position.state
    allowed = Counter(move for move in sayable(position.players) if coup.why_not(state, move) is None)
    assert allowed == Counter(coup.legal_moves(state))


@given(positions())
def test_a_refused_move_is_not_carried_out(position: Position) -> None:
    for move in sayable(position.players):
        reason = coup.why_not(position.state, move)
        if reason is not None:
            with pytest.raises(IllegalMove) as refusal:
                coup.apply(position.state, move)
            assert (refusal.value.move, refusal.value.reason) == (move, reason)


@given(positions())
def test_a_move_leaves_the_position_it_was_made_in_and_comes_out_the_same_twice(position: Position) -> None:
    state = position.state
    twin = Position(position.rules, position.players, position.seed, position.length).state
    for move in coup.legal_moves(state):
        assert coup.apply(state, move) == coup.apply(state, move)
    assert state == twin
    assert hash(state) == hash(twin)


@pytest.mark.parametrize("players", SIZES)
def test_every_move_can_be_written_and_read_back_in_any_case(players: int) -> None:
    names, dice = NAMES[:players], Random(players)
    for move in sayable(players):
        text = coup.write(move, names)
        mixed = "".join(dice.choice((letter.upper(), letter.lower())) for letter in text)
        assert coup.parse(text, names) == coup.parse(mixed, names) == move


@given(positions())
def test_the_chances_of_a_deal_are_those_of_drawing_without_looking(position: Position) -> None:
    state, prompt = position.state, coup.prompt(position.state)
    odds = dict(coup.chances(state))
    if prompt is None or prompt.seats != (NATURE,):
        assert odds == {}
        return
    assert sum(odds.values()) == 1
    assert set(odds) == set(coup.legal_moves(state))
    pile: Counter[Any] = Counter(state.court)
    if prompt.facts["cause"] == "faction":
        pile = sides_left(state)
    expected: Counter[Any] = Counter()
    for deal, chance in odds.items():
        for card in drawn(deal):
            expected[card] += chance  # type: ignore[assignment]  # the mean number of copies is a fraction
    count: Any = prompt.facts["count"]
    assert {card: share * pile.total() for card, share in expected.items()} == {
        card: copies * count for card, copies in pile.items()
    }


def drawn(deal: Move) -> tuple[str, ...]:
    """What the deal takes from the pile."""
    if isinstance(deal, Side):
        return (deal.faction,)
    assert isinstance(deal, Deal)
    return deal.cards


def sides_left(state: coup.State) -> Counter[Any]:
    """The faction cards still to be dealt: of an odd number the smaller half is reformist (C95)."""
    players = len(state.seats)
    cards = Counter({Faction.REFORMIST: players // 2, Faction.LOYALIST: players - players // 2})
    return cards - Counter(seat.faction for seat in state.seats if seat.faction)


# Whole games


@given(tables(), SEEDS)
def test_random_games_end_with_one_winner(table: tuple[coup.RuleSet, int], seed: int) -> None:
    rules, players = table
    dice = Random(seed)
    for _ in range(10):
        state = coup.new_game(players, rules)
        while coup.prompt(state) is not None:
            state, _ = coup.apply(state, draw_lots(coup, state, dice))
        assert coup.winners(state) == tuple(seat for seat, place in enumerate(state.seats) if place.hand)

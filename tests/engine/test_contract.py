"""What holds in every position of every game, and for every move that can be said in it."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import engine.coup as coup
from engine.coup.moves import Move
from engine.coup.roster import Character
from engine.game import NATURE, Event, IllegalMove
from engine.tools import draw_lots
from tests.conftest import NAMES, RULE_SETS, Position, positions
from tests.engine.sayable import said_by, sayable

SEEDS = st.integers(0, 2**32 - 1)


def cards_of(state: coup.State) -> Counter[Character]:
    """Every card on the table and in the court."""
    return Counter(card for seat in state.seats for card in (*seat.hand, *seat.lost)) + Counter(state.court)


@given(positions())
def test_no_card_is_made_or_lost(position: Position) -> None:
    assert cards_of(position.state) == Counter(position.rules.deck)


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


@pytest.mark.parametrize("players", range(2, 7))
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
    count: Any = prompt.facts["count"]
    expected: Counter[Character] = Counter()
    for deal, chance in odds.items():
        for card in deal.cards:  # type: ignore[union-attr]  # chances are deals
            expected[card] += chance  # type: ignore[assignment]  # the mean number of copies is a fraction
    assert {card: share * len(state.court) for card, share in expected.items()} == {
        card: copies * count for card, copies in Counter(state.court).items()
    }


# What a seat cannot see


def redealt(state: coup.State, sees: frozenset[int], dice: Random) -> coup.State:
    """The position as it might as well be for all that someone knows who sees the hands of these seats."""
    hidden = [seat for seat in range(len(state.seats)) if seat not in sees]
    pool = [*state.court, *(card for seat in hidden for card in state.seats[seat].hand)]
    dice.shuffle(pool)
    seats = list(state.seats)
    for seat in hidden:
        hand = [pool.pop() for _ in seats[seat].hand]
        seats[seat] = seats[seat]._replace(hand=tuple(sorted(hand)))
    return state._replace(seats=tuple(seats), court=tuple(sorted(pool)))


def known(game: Any, state: coup.State, seat: int, follow: list[Move]) -> list[Any]:
    """All that the seat is told: its view, its moves, the reasons, and what it sees of moves that follow."""
    told: list[Any] = [game.observe(state, frozenset({seat}))]
    told.append([move for move in game.legal_moves(state) if move.seat == seat and game.chances(state) == ()])
    told.append([game.why_not(state, move) for move in said_by(seat, len(state.seats))])
    for move in follow:
        after, events = game.apply(state, move)
        told.append([event for event in events if event.known_to is None or seat in event.known_to])
        told.append(game.observe(after, frozenset({seat})))
    return told


def tells_apart(game: Any, position: Position, seed: int) -> bool:
    """Whether some seat learns from the game what it cannot see."""
    state, dice = position.state, Random(seed)
    for seat in range(position.players):
        other = redealt(state, frozenset({seat}), dice)
        both = [move for move in game.legal_moves(state) if move in game.legal_moves(other)]
        if known(game, state, seat, both) != known(game, other, seat, both):
            return True
    return False


@given(positions(), SEEDS)
def test_no_seat_learns_what_it_cannot_see(position: Position, seed: int) -> None:
    assert not tells_apart(coup, position, seed)


@given(positions(), SEEDS, st.frozensets(st.integers(0, 5)))
def test_nor_does_an_onlooker_or_who_looks_into_some_hands(position: Position, seed: int, sees: frozenset[int]) -> None:
    sees &= set(range(position.players - 1))
    other = redealt(position.state, sees, Random(seed))
    assert coup.observe(position.state, sees) == coup.observe(other, sees)


@given(positions())
def test_who_looks_into_all_hands_sees_everything(position: Position) -> None:
    view = coup.observe(position.state, frozenset(range(position.players)))
    assert [seat.hand for seat in view.seats] == [seat.hand for seat in position.state.seats]
    assert view.court_cards == position.state.court


class LeakyView:
    """A game that shows the top card of the court to everybody."""

    def __getattr__(self, name: str) -> Any:
        return getattr(coup, name)

    def observe(self, state: coup.State, sees: frozenset[int]) -> Any:
        """The honest view, and a card too many."""
        return coup.observe(state, sees), state.court[:1]


class LeakyReason(LeakyView):
    """A game that lets on, when it refuses a challenge, what the next seat holds."""

    observe = staticmethod(coup.observe)

    def why_not(self, state: coup.State, move: Move) -> Any:
        """The honest reason, and a hand too many."""
        return coup.why_not(state, move), state.seats[move.seat - 1].hand


@pytest.mark.parametrize("leak", [LeakyView(), LeakyReason()], ids=["view", "reason"])
def test_a_leak_would_be_found(leak: LeakyView) -> None:
    dealt = [Position(RULE_SETS[0], players=3, seed=seed, length=8) for seed in range(10)]
    assert any(tells_apart(leak, position, position.seed) for position in dealt)


# Whole games


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("half", [0, 1])
def test_a_thousand_random_games_end_with_one_winner(players: int, half: int) -> None:
    dice = Random(f"{players} {half}")
    for number in range(1000):
        state = coup.new_game(players, RULE_SETS[number % len(RULE_SETS)])
        while coup.prompt(state) is not None:
            state, _ = coup.apply(state, draw_lots(coup, state, dice))
        assert coup.winners(state) == tuple(seat for seat, place in enumerate(state.seats) if place.hand)

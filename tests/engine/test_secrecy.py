"""What a seat cannot see is in nothing that the game hands it: two deals that look alike to it are told alike."""

from collections.abc import Collection
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import engine.coup as coup
from engine.coup.cards import without
from engine.coup.examination import SwapOrLeave
from engine.coup.items import GiveBack
from engine.coup.moves import Move
from engine.coup.proofs import ProveNot
from engine.coup.roster import Character
from tests.conftest import Position, positions
from tests.engine.coup.table import table
from tests.engine.sayable import said_by

SEEDS = st.integers(0, 2**32 - 1)


def redealt(state: coup.State, sees: frozenset[int], dice: Random) -> coup.State:
    """The position as it might as well be for all that someone knows who sees the hands of these seats."""
    hidden = [seat for seat in range(len(state.seats)) if seat not in sees]
    pool = [*state.court, *(card for seat in hidden for card in state.seats[seat].hand)]
    examined = next((item for item in state.agenda if isinstance(item, SwapOrLeave | GiveBack)), None)
    known_card: tuple[Character, ...] = ()
    if examined and examiner_of(state) in sees and target_of(examined) in hidden:
        known_card = (examined.character,)
        pool.remove(examined.character)
    dice.shuffle(pool)
    seats = list(state.seats)
    for seat in hidden:
        fixed = known_card if examined and seat == target_of(examined) else ()
        hand = [*fixed, *(pool.pop() for _ in without(seats[seat].hand, fixed))]
        seats[seat] = seats[seat]._replace(hand=tuple(sorted(hand)))
    agenda = state.agenda
    if examined and not {examiner_of(state), target_of(examined)} & sees:
        card = dice.choice(seats[target_of(examined)].hand)
        agenda = tuple(item._replace(character=card) if item is examined else item for item in agenda)
    return state._replace(seats=tuple(seats), court=tuple(sorted(pool)), agenda=agenda)


def target_of(examined: SwapOrLeave | GiveBack) -> int:
    """Whose card is examined."""
    return examined.target if isinstance(examined, SwapOrLeave) else examined.seat


def examiner_of(state: coup.State) -> int:
    """Only whoever has the turn examines."""
    return state.active


def known(game: Any, state: coup.State, seat: int, follow: Collection[Move]) -> list[Any]:
    """All that the seat is told: its view, its moves, the reasons, and what it sees of moves that follow."""
    told: list[Any] = [game.observe(state, frozenset({seat}))]
    told.append([move for move in game.legal_moves(state) if move.seat == seat and game.chances(state) == ()])
    told.append([game.why_not(state, move) for move in said_by(seat, len(state.seats))])
    for move in follow:
        after, events = game.apply(state, move)
        told.append([event for event in events if event.known_to is None or seat in event.known_to])
        told.append(game.observe(after, frozenset({seat})))
    return told


def opens_a_hand(state: coup.State, move: Move) -> bool:
    """Whether a challenged embezzler answers: its hand is shown to all, or its Duke taken from it (K50, C110, C111)."""
    if isinstance(state.agenda[0], ProveNot) and state.rules.embezzle_caught == "the_duke":
        return True
    return any(event.code == "shown-hand" for event in coup.apply(state, move)[1])


def tells_apart(game: Any, position: Position, seed: int) -> bool:
    """Whether some seat learns from the game what it cannot see."""
    state, dice = position.state, Random(seed)
    for seat in range(position.players):
        other = redealt(state, frozenset({seat}), dice)
        both = set(game.legal_moves(state)) & set(game.legal_moves(other))
        both = {move for move in both if not opens_a_hand(state, move)}
        if known(game, state, seat, both) != known(game, other, seat, both):
            return True
    return False


@given(positions(), SEEDS)
def test_no_seat_learns_what_it_cannot_see(position: Position, seed: int) -> None:
    assert not tells_apart(coup, position, seed)


@given(positions(), SEEDS, st.frozensets(st.sampled_from(range(10))))
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
    dealt = [Position(coup.rule_set(), players=3, seed=seed, length=8) for seed in range(10)]
    assert any(tells_apart(leak, position, position.seed) for position in dealt)


@pytest.mark.parametrize("order", ["draw_first", "shuffle_first"])
def test_an_examined_card_is_known_to_two_seats_alone(order: str) -> None:
    """IP27, B53, C121: the examiner sees the card shown, and nobody but its owner the new one."""
    shown = table(
        *("Ana 2 inquisitor duke", "Ben 2 captain duke", "Cleo 2 contessa contessa"),
        inquisitor=True,
        examine_swap=order,
    ).play("Ana examine Ben", "all pass", "Ben pass", "Ben show duke")
    for sees, card in (({0}, "duke"), ({1}, "duke"), ({2}, None), (set(), None)):
        assert coup.observe(shown.state, frozenset(sees)).examined == card
    told = [event for event in shown.events if "duke" in event.facts.values()]
    assert [event.known_to for event in told] == [frozenset({0, 1})]
    drawn = shown.play("Ana swap", "deal Ben assassin")
    told = [event for event in drawn.events if any("assassin" in str(fact) for fact in event.facts.values())]
    assert [event.known_to for event in told] == [frozenset({1})]
    for play in (shown, shown.play("Ana swap")):
        for seat in range(3):
            other = redealt(play.state, frozenset({seat}), Random(order))
            assert known(coup, play.state, seat, []) == known(coup, other, seat, [])

"""What a seat cannot see is in nothing that the game hands it: two deals that look alike to it are told alike."""

from collections.abc import Collection
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import coatl
from engine.coatl.moves import Move
from tests.engine.coatl.sayable import said_by
from tests.engine.coatl.table import Position, positions

SEEDS = st.integers(0, 2**32 - 1)


def redealt(state: coatl.State, sees: frozenset[int], dice: Random) -> coatl.State:
    """The position as it might as well be for all that someone knows who sees the hands of these seats."""
    hidden = [seat for seat in range(len(state.seats)) if seat not in sees]
    cards = [*state.deck, *state.discards, *(card for seat in hidden for card in state.seats[seat].hand)]
    temples = [*state.temples.hidden]
    temples += [temple for seat in hidden if (temple := state.seats[seat].temple) is not None]
    dice.shuffle(cards)
    dice.shuffle(temples)
    seats = list(state.seats)
    for seat in hidden:
        place = seats[seat]
        hand = tuple(sorted(cards.pop() for _ in place.hand))
        seats[seat] = place._replace(hand=hand, temple=None if place.temple is None else temples.pop())
    return state._replace(
        seats=tuple(seats),
        deck=tuple(sorted(cards[: len(state.deck)])),
        discards=tuple(sorted(cards[len(state.deck) :])),
        temples=state.temples._replace(hidden=tuple(sorted(temples))),
    )


def known(game: Any, state: coatl.State, seat: int, follow: Collection[Move]) -> list[Any]:
    """All that the seat is told: its view, its moves, the reasons, and what it sees of moves that follow."""
    told: list[Any] = [game.observe(state, frozenset({seat}))]
    told.append([move for move in game.legal_moves(state) if move.seat == seat and game.chances(state) == ()])
    told.append([game.why_not(state, move) for move in said_by(seat, state)])
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
        both = [move for move in game.legal_moves(state) if game.why_not(other, move) is None]
        if known(game, state, seat, both) != known(game, other, seat, both):
            return True
    return False


@given(positions(), SEEDS)
def test_no_seat_learns_what_it_cannot_see(position: Position, seed: int) -> None:
    assert not tells_apart(coatl, position, seed)


@given(positions(), SEEDS, st.frozensets(st.sampled_from(range(4))))
def test_nor_does_an_onlooker_or_who_looks_into_some_hands(position: Position, seed: int, sees: frozenset[int]) -> None:
    sees &= set(range(position.players - 1))
    other = redealt(position.state, sees, Random(seed))
    assert coatl.observe(position.state, sees) == coatl.observe(other, sees)


@given(positions())
def test_who_looks_into_all_hands_sees_them(position: Position) -> None:
    view = coatl.observe(position.state, frozenset(range(position.players)))
    assert [seat.hand for seat in view.seats] == [seat.hand for seat in position.state.seats]


class LeakyView:
    """A game that shows the first card of the deck to everybody."""

    def __getattr__(self, name: str) -> Any:
        return getattr(coatl, name)

    def observe(self, state: coatl.State, sees: frozenset[int]) -> Any:
        """The honest view, and a card too many."""
        return coatl.observe(state, sees), state.deck[:1]


class LeakyReason(LeakyView):
    """A game that lets on, when it refuses a move, what the next seat holds."""

    observe = staticmethod(coatl.observe)

    def why_not(self, state: coatl.State, move: Move) -> Any:
        """The honest reason, and a hand too many."""
        reason = coatl.why_not(state, move)
        return reason and (reason, state.seats[move.seat - 1].hand)


@pytest.mark.parametrize("leak", [LeakyView(), LeakyReason()], ids=["view", "reason"])
def test_a_leak_would_be_found(leak: LeakyView) -> None:
    dealt = [Position(coatl.rule_set(), players=3, seed=seed, length=90) for seed in range(5)]
    assert any(tells_apart(leak, position, position.seed) for position in dealt)


@pytest.mark.parametrize(
    ("move", "seen", "unseen"),
    [
        ("deal Ana P7", "deal Ana P7", "deal Ana ?"),
        ("deal Ana T3", "deal Ana T3", "deal Ana ?"),
        ("Ana keep P1 P6 P12", "Ana keep P1 P6 P12", "Ana keep ? ? ?"),
        ("Ana discard nothing", "Ana discard nothing", "Ana discard nothing"),
        ("Ana choose P7", "Ana choose P7", "Ana choose P7"),
    ],
)
def test_a_card_that_stays_hidden_is_not_named(move: str, seen: str, unseen: str) -> None:
    state, names = coatl.new_game(2, coatl.rule_set()), ("Ana", "Ben")
    said = coatl.parse(move, names)
    assert coatl.report(state, said, names, frozenset({0})) == seen
    assert coatl.report(state, said, names, frozenset({1})) == unseen

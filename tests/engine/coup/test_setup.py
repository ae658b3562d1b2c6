"""Positions that no deck and no table can make are refused, and the seat at fault is named."""

import pytest

import engine.coup as coup
from engine.coup.roster import Faction
from engine.game import ImpossiblePosition
from tests.engine.coup.table import table

ANA, BEN, CLEO = "Ana 2 duke captain", "Ben 2 duke contessa", "Cleo 2 contessa assassin"
IMPOSSIBLE = {
    "four copies of three": ([ANA, BEN, "Cleo 2 duke duke"], {}, "too-many-copies", 2),
    "face-up copies count": ([ANA, BEN, "Cleo 2 duke (duke)"], {}, "too-many-copies", 2),
    "three cards": ([ANA, "Ben 2 captain captain (contessa)"], {}, "hand-size", 1),
    "one card": (["Ana 2 duke", BEN], {}, "hand-size", 0),
    "no card": ([ANA, "Ben 2"], {}, "hand-size", 1),
    "a negative purse": ([ANA, "Ben -1 captain captain"], {}, "negative-purse", 1),
    "coins of the eliminated": ([ANA, BEN, "Cleo 1 (contessa) (assassin)"], {}, "coins-of-the-eliminated", 2),
    "a card that is not in the deck": ([ANA, "Ben 2 inquisitor duke"], {}, "not-in-deck", 1),
    "one living seat": ([ANA, "Ben 0 (captain) (captain)"], {}, "one-living-seat", None),
    "one seat": ([ANA], {}, "seats", None),
    "seven seats": ([f"{name} 0 duke duke" for name in "ABCDEFG"], {}, "seats", None),
    "a turn of the eliminated": (
        [ANA, BEN, "Cleo 0 (contessa) (assassin)"],
        {"turn": "Cleo"},
        "turn-eliminated",
        2,
    ),
    "sides on some seats": (
        ["Ana 2 loyalist duke captain", BEN],
        {"factions": True},
        "faction-missing",
        1,
    ),
    "sides without factions": ([ANA, "Ben 2 loyalist duke contessa"], {}, "factions-off", 1),
    "a negative almshouse": ([ANA, BEN], {"factions": True, "almshouse": -1}, "negative-almshouse", None),
    "an almshouse without factions": ([ANA, BEN], {"almshouse": 1}, "almshouse-off", None),
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_an_impossible_position_is_refused_with_the_seat_at_fault(name: str) -> None:
    seats, given, code, seat = IMPOSSIBLE[name]
    with pytest.raises(ImpossiblePosition) as fault:
        table(*seats, **given)  # type: ignore[arg-type]  # each row gives some of the arguments
    assert (fault.value.code, fault.value.seat) == (code, seat)


@pytest.mark.parametrize("players", [0, 1, 7, -1])
def test_a_new_game_seats_two_to_six(players: int) -> None:
    """K02."""
    with pytest.raises(ImpossiblePosition):
        coup.new_game(players, coup.rule_set())


def test_the_court_is_what_is_left_of_the_deck() -> None:
    """B04."""
    court = table(ANA, BEN, "Cleo 0 (contessa) (assassin)").state.court
    assert " ".join(court) == ("ambassador ambassador ambassador assassin assassin captain captain contessa duke")


def test_the_first_living_seat_begins_where_no_turn_is_given() -> None:
    assert table("Ana 0 (duke) (captain)", BEN, CLEO).turn == "Ben"


def test_purses_that_are_not_given_hold_two_coins_and_those_of_the_eliminated_none() -> None:
    """K13, B05, B35."""
    hands = [table(ANA, BEN, CLEO).state.seats[seat].hand for seat in range(3)]
    places = (coup.Place(hand=hands[0]), coup.Place(hand=hands[1]), coup.Place(lost=hands[2]))
    state = coup.set_up(coup.Table(places), coup.rule_set())
    assert [seat.coins for seat in state.seats] == [2, 2, 0]


def test_a_new_game_with_factions_alternates() -> None:
    """K40, B39."""
    state = coup.new_game(3, coup.rule_set(factions=True))
    assert [seat.faction for seat in state.seats] == [Faction.LOYALIST, Faction.REFORMIST, Faction.LOYALIST]

"""Positions that no deck and no table can make are refused, and the seat at fault is named."""

from fractions import Fraction
from typing import Any

import pytest

import engine.coup as coup
from engine.coup.moves import Side
from engine.coup.roster import Faction
from engine.game import ImpossiblePosition
from tests.engine.coup.table import place, table

ANA, BEN, CLEO = "Ana 2 duke captain", "Ben 2 duke contessa", "Cleo 2 contessa assassin"
EVA = "Eva 0 (contessa) (assassin)"
SEVEN = tuple(f"{name} 0 duke duke" for name in "ABCDEFG")
FACTIONS = {"factions": True}
THREE = {"factions": True, "factions_min_players": 3}


@pytest.mark.parametrize(
    ("seats", "given", "code", "seat", "facts"),
    [
        ([ANA, BEN, "Cleo 2 duke duke"], {}, "too-many-copies", 2, {"character": "duke", "copies": 3}),
        ([ANA, BEN, "Cleo 2 duke (duke)"], {}, "too-many-copies", 2, {"character": "duke", "copies": 3}),
        ([ANA, "Ben 2 captain captain (contessa)"], {}, "hand-size", 1, {"cards": 3, "size": 2}),
        (["Ana 2 duke", BEN], {}, "hand-size", 0, {"cards": 1, "size": 2}),
        ([ANA, "Ben 2"], {}, "hand-size", 1, {"cards": 0, "size": 2}),
        ([ANA, "Ben -1 captain captain"], {}, "negative-purse", 1, {"coins": -1}),
        ([ANA, BEN, EVA.replace("0", "1")], {}, "coins-of-the-eliminated", 2, {"coins": 1}),
        ([ANA, "Ben 2 inquisitor duke"], {}, "not-in-deck", 1, {"character": "inquisitor"}),
        ([ANA, "Ben 2 duke (inquisitor)"], {}, "not-in-deck", 1, {"character": "inquisitor"}),
        ([ANA, "Ben 0 (captain) (captain)"], {}, "one-living-seat", None, {"living": 1}),
        ([ANA], {}, "seats", None, {"seats": 1, "least": 2, "most": 6}),
        ([*SEVEN], {}, "seats", None, {"seats": 7, "least": 2, "most": 6}),
        ([ANA, BEN, EVA], {"turn": "Eva"}, "turn-eliminated", 2, {}),
        (["Ana 2 loyalist duke captain", BEN], FACTIONS, "faction-missing", 1, {}),
        ([ANA, "Ben 2 loyalist duke contessa"], {}, "factions-off", 1, {}),
        ([ANA, BEN], THREE, "factions-need-players", None, {"seats": 2, "least": 3}),
        ([ANA, BEN], FACTIONS | {"almshouse": -1}, "negative-almshouse", None, {"coins": -1}),
        ([ANA, BEN], {"almshouse": 1}, "almshouse-off", None, {}),
    ],
)
def test_an_impossible_position_is_refused_with_the_seat_at_fault(
    seats: list[str], given: dict[str, Any], code: str, seat: int | None, facts: dict[str, Any]
) -> None:
    with pytest.raises(ImpossiblePosition) as fault:
        table(*seats, **given)
    assert (fault.value.code, fault.value.seat, fault.value.facts) == (code, seat, facts)


@pytest.mark.parametrize("players", [0, 1, 7, -1])
def test_a_new_game_seats_two_to_six(players: int) -> None:
    """K02."""
    with pytest.raises(ImpossiblePosition) as fault:
        coup.new_game(players, coup.rule_set())
    assert (fault.value.code, fault.value.seat) == ("seats", None)
    assert fault.value.facts == {"seats": players, "least": 2, "most": 6}


def test_a_new_game_with_factions_needs_as_many_seats_as_the_rules_say() -> None:
    """C116."""
    with pytest.raises(ImpossiblePosition) as fault:
        coup.new_game(2, coup.rule_set("arena", factions=True))
    assert (fault.value.code, fault.value.facts) == ("factions-need-players", {"seats": 2, "least": 3})


def test_the_court_is_what_is_left_of_the_deck() -> None:
    """B04."""
    court = table(ANA, BEN, "Cleo 0 (contessa) (assassin)").state.court
    assert " ".join(court) == ("ambassador ambassador ambassador assassin assassin captain captain contessa duke")


def test_the_first_living_seat_begins_where_no_turn_is_given() -> None:
    places = tuple(map(place, ("Ana 0 (duke) (captain)", BEN, CLEO)))
    assert coup.set_up(coup.Table(places), coup.rule_set()).active == 1


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


def test_sides_are_dealt_by_what_is_left_of_their_cards() -> None:
    """B39: of three cards two are loyalist."""
    state = coup.new_game(3, coup.rule_set(factions=True, faction_assignment="random"))
    loyalist, reformist = (Side(0, side) for side in Faction)
    assert dict(coup.chances(state)) == {loyalist: Fraction(2, 3), reformist: Fraction(1, 3)}
    state, _ = coup.apply(state, reformist)
    assert dict(coup.chances(state)) == {Side(1, Faction.LOYALIST): 1}

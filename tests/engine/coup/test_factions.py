"""Sides: who may not attack or block whom, and how one converts."""

import pytest

from tests.engine.coup.table import table

SIDES = (
    "Ana 7 loyalist captain assassin",
    "Ben 2 reformist duke contessa",
    "Cleo 2 loyalist duke captain",
    "Dev 2 reformist ambassador assassin",
)
UNITED = tuple(seat.replace("reformist", "loyalist") for seat in SIDES)


@pytest.mark.parametrize("action", ["coup", "assassinate", "steal"])
def test_an_ally_is_no_target(action: str) -> None:
    """K52, J73, B40; C93."""
    play = table(*SIDES, factions=True)
    assert play.why_not(f"Ana {action} Cleo") == "same-faction"
    assert play.why_not(f"Ana {action} Ben") is None


@pytest.mark.parametrize("action", ["coup", "assassinate", "steal"])
def test_when_all_are_of_one_side_the_limits_are_gone(action: str) -> None:
    """K54, J75, B40."""
    assert table(*UNITED, factions=True).why_not(f"Ana {action} Cleo") is None


def test_an_ally_is_not_asked_to_block_foreign_aid_and_may_not() -> None:
    """K52, B40; C71, C72."""
    asked = table(*SIDES, factions=True).play("Ana foreign-aid")
    assert asked.awaiting == "block Ben Dev"
    assert asked.why_not("Cleo block duke") == "same-faction"


def test_all_of_one_side_may_block_foreign_aid() -> None:
    """K54; C73."""
    asked = table(*UNITED, factions=True).play("Ana foreign-aid")
    assert asked.awaiting == "block Ben Cleo Dev"


def test_allies_are_passed_over_in_clockwise_order() -> None:
    """D: challenge_order; K52."""
    asked = table(*SIDES, factions=True, challenge_order="clockwise").play("Ana foreign-aid", "Ben pass")
    assert asked.awaiting == "block Dev"


def test_allies_may_be_challenged() -> None:
    """K53, J74; C14, C74."""
    play = table(*SIDES, factions=True)
    assert play.play("Ana tax").awaiting == "challenge Ben Cleo Dev"
    assert play.play("Ana foreign-aid", "Ben block duke").awaiting == "challenge-block Cleo Dev Ana"


def test_only_the_living_count_for_the_sides() -> None:
    """C101."""
    after = table(*SIDES[:3], factions=True).play("Ana coup Ben", "Ben lose duke", "Ben income", "Cleo income")
    assert after.why_not("Ana steal Cleo") == "same-faction"
    alone = table(
        "Ana 7 loyalist captain assassin",
        "Ben 2 reformist duke (contessa)",
        "Cleo 2 loyalist duke captain",
        factions=True,
    )
    lifted = alone.play("Ana coup Ben", "Ben lose duke")
    assert lifted.why_not("Cleo steal Ana") == "target-without-coins"
    assert lifted.play("Cleo income", "Ana income").why_not("Cleo steal Ana") is None


def test_converting_oneself_costs_one_coin_onto_the_almshouse() -> None:
    """K42, B42; C96."""
    after = table(*SIDES, factions=True, almshouse=3).play("Ana convert Ana")
    assert (after.coins, after.state.almshouse) == ([6, 2, 2, 2], 4)
    assert (after.state.seats[0].faction, after.turn) == ("reformist", "Ben")


@pytest.mark.parametrize(("other", "side"), [("Ben", "loyalist"), ("Cleo", "reformist")])
def test_converting_anybody_else_costs_two(other: str, side: str) -> None:
    """K43, B42; C96, C97."""
    after = table(*SIDES, factions=True).play(f"Ana convert {other}")
    assert (after.coins, after.state.almshouse) == ([5, 2, 2, 2], 2)
    assert after.state.seats[after.names.index(other)].faction == side


@pytest.mark.parametrize(("coins", "targets"), [(0, []), (1, ["Ana"]), (2, ["Ana", "Ben", "Cleo"]), (10, [])])
def test_whom_a_purse_can_convert(coins: int, targets: list[str]) -> None:
    """K42, K43, K20: with ten coins there is only the coup."""
    play = table(
        f"Ana {coins} loyalist duke duke",
        "Ben 1 reformist captain captain",
        "Cleo 1 loyalist contessa contessa",
        "Dev 0 reformist (captain) (contessa)",
        factions=True,
    )
    assert [move.split()[2] for move in play.legal if " convert " in move] == targets


def test_a_conversion_is_neither_challenged_nor_blocked() -> None:
    """K44, B43; C5, C98."""
    assert table(*SIDES, factions=True).play("Ana convert Ben").awaiting == "action Ben"


def test_the_united_may_convert_and_bring_the_limits_back() -> None:
    """C99, C100."""
    after = table(*UNITED, factions=True).play("Ana convert Ben")
    assert after.why_not("Cleo coup Ana") == "not-your-turn"
    assert after.play("Ben income").why_not("Cleo steal Ana") == "same-faction"


def test_only_the_price_of_a_conversion_goes_onto_the_almshouse() -> None:
    """B17, B42."""
    after = table(*SIDES, factions=True, almshouse=3).play("Ana coup Ben")
    assert (after.coins, after.state.almshouse) == ([0, 2, 2, 2], 3)


def test_without_factions_there_is_no_conversion() -> None:
    play = table("Ana 7 duke duke", "Ben 2 captain captain")
    assert play.why_not("Ana convert Ben") == "not-in-this-game"


def test_sides_alternate_from_the_first_seat_which_is_loyalist() -> None:
    """K40, B39."""
    play = table("Ana 2 duke duke", "Ben 0 (captain) (captain)", "Cleo 2 contessa contessa", factions=True)
    assert [seat.faction for seat in play.state.seats] == ["loyalist", "reformist", "loyalist"]

"""What the actions cost and bring, and what a purse forbids."""

import pytest

from tests.engine.coup.table import table

FOUR = ("Ana 3 duke captain", "Ben 1 duke contessa", "Cleo 0 captain contessa", "Dev 5 assassin captain")


@pytest.mark.parametrize(
    ("action", "coins"),
    [
        ("income", [4, 1, 0, 5]),
        ("foreign-aid", [5, 1, 0, 5]),
        ("tax", [6, 1, 0, 5]),
        ("steal Ben", [4, 0, 0, 5]),
        ("steal Dev", [5, 1, 0, 3]),
    ],
)
def test_what_an_action_brings(action: str, coins: list[int]) -> None:
    """K17, K18, J34, J35, J38, J39, B15-B20; C56."""
    play = table(*FOUR).play(f"Ana {action}")
    while play.awaiting.partition(" ")[0] in ("challenge", "block"):
        play = play.play("all pass")
    assert (play.coins, play.turn) == (coins, "Ben")


@pytest.mark.parametrize(("switch", "offered"), [("forbidden", False), ("takes_nothing", True)])
def test_stealing_from_an_empty_purse_is_as_the_switch_says(switch: str, offered: bool) -> None:
    """C57, D: steal_from_zero."""
    play = table(*FOUR, steal_from_zero=switch)
    assert ("Ana steal Cleo" in play.legal) is offered
    assert play.why_not("Ana steal Cleo") == (None if offered else "target-without-coins")


def test_a_steal_from_an_empty_purse_takes_nothing_and_may_be_challenged() -> None:
    """C57, C58."""
    play = table(*FOUR, steal_from_zero="takes_nothing").play("Ana steal Cleo")
    assert play.awaiting == "challenge Ben Cleo Dev"
    assert play.play("all pass", "all pass").coins == [3, 1, 0, 5]


@pytest.mark.parametrize(
    ("coins", "verbs"),
    [
        (2, {"income", "foreign-aid", "tax", "steal", "exchange"}),
        (3, {"income", "foreign-aid", "tax", "steal", "exchange", "assassinate"}),
        (6, {"income", "foreign-aid", "tax", "steal", "exchange", "assassinate"}),
        (7, {"income", "foreign-aid", "tax", "steal", "exchange", "assassinate", "coup"}),
        (9, {"income", "foreign-aid", "tax", "steal", "exchange", "assassinate", "coup"}),
        (10, {"coup"}),
        (12, {"coup"}),
    ],
)
def test_what_a_purse_allows(coins: int, verbs: set[str]) -> None:
    """J37, J42, J46, K19, K20, B12, B14; C55, C87, C91."""
    legal = table(f"Ana {coins} duke captain", "Ben 1 duke contessa").legal
    assert {move.split()[1] for move in legal} == verbs


def test_ten_coins_count_at_the_start_of_ones_own_turn() -> None:
    """J46, B14; C90: a thief that comes to ten plays on."""
    after = table("Ana 9 captain duke", "Ben 2 duke duke").play("Ana steal Ben", "Ben pass", "Ben pass")
    assert (after.coins, after.awaiting) == ([11, 0], "action Ben")
    assert after.play("Ben income").legal == ["Ana coup Ben"]


def test_a_coup_costs_seven_and_the_target_chooses() -> None:
    """J37, K19, B17, J63."""
    struck = table("Ana 8 duke duke", "Ben 2 captain contessa").play("Ana coup Ben")
    assert (struck.coins, struck.legal) == ([1, 2], ["Ben lose captain", "Ben lose contessa"])


def test_an_assassination_is_paid_at_the_declaration() -> None:
    """B19; C45."""
    declared = table("Ana 3 assassin duke", "Ben 2 captain contessa").play("Ana assassinate Ben")
    assert declared.coins == [0, 2]


def test_an_assassinated_target_chooses_the_card() -> None:
    """J42, J63; C50."""
    struck = table("Ana 3 assassin duke", "Ben 2 captain contessa").play("Ana assassinate Ben", "Ben pass", "Ben pass")
    assert struck.legal == ["Ben lose captain", "Ben lose contessa"]


def test_challenging_a_true_assassin_may_cost_both_cards() -> None:
    """B33; C35, C49."""
    struck = table("Ana 3 assassin duke", "Ben 2 captain contessa", "Cleo 2 duke captain").play(
        *("Ana assassinate Ben", "Ben challenge", "Ana show assassin", "deal Ana assassin"),
        *("Ben lose captain", "Ben pass"),
    )
    assert struck.legal == ["Ben lose contessa"]
    assert struck.play("Ben lose contessa").awaiting == "action Cleo"


def test_a_bluffed_contessa_costs_both_cards() -> None:
    """B33; C40."""
    struck = table("Ana 3 assassin duke", "Ben 2 captain duke", "Cleo 2 duke captain").play(
        *("Ana assassinate Ben", "all pass", "Ben block contessa", "Ana challenge"),
        *("Ben concede", "Ben lose captain"),
    )
    assert struck.legal == ["Ben lose duke"]


def test_turns_go_round_and_a_turn_cannot_be_passed() -> None:
    """J29, J30, K15, B11."""
    play = table(*FOUR, turn="Dev")
    assert play.why_not("Dev pass") == "wrong-move-for-now"
    assert play.play("Dev income").turn == "Ana"

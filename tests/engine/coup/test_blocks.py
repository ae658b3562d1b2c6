"""Who may block what, when, and what a block does."""

import pytest

from tests.engine.coup.table import table

THREE = ("Ana 3 assassin duke", "Ben 2 contessa captain", "Cleo 2 captain ambassador")


@pytest.mark.parametrize(
    ("action", "characters"),
    [("assassinate Ben", ["contessa"]), ("steal Ben", ["ambassador", "captain"])],
)
def test_a_targeted_action_is_blocked_by_its_target_alone(action: str, characters: list[str]) -> None:
    """J39, J42, B24; C47, C62."""
    asked = table(*THREE).play(f"Ana {action}", "all pass")
    assert asked.awaiting == "block Ben"
    assert asked.legal == [*(f"Ben block {each}" for each in characters), "Ben pass"]


def test_foreign_aid_is_blocked_by_anybody_else_claiming_the_duke() -> None:
    """J35, K18, B16; C67."""
    asked = table(*THREE, turn="Ben").play("Ben foreign-aid")
    assert asked.awaiting == "block Cleo Ana"
    assert asked.legal == ["Ana block duke", "Ana pass", "Cleo block duke", "Cleo pass"]


def test_in_clockwise_order_the_blockers_of_foreign_aid_are_asked_one_by_one() -> None:
    """D: challenge_order clockwise, in challenge and block windows alike."""
    asked = table(*THREE, turn="Ben", challenge_order="clockwise").play("Ben foreign-aid")
    assert asked.legal == ["Cleo block duke", "Cleo pass"]
    assert asked.play("Cleo pass").legal == ["Ana block duke", "Ana pass"]


@pytest.mark.parametrize("action", ["tax", "exchange"])
def test_tax_and_exchange_cannot_be_blocked(action: str) -> None:
    """J38, J41; C86."""
    after = table(*THREE).play(f"Ana {action}", "all pass")
    assert not after.awaiting.startswith("block")


def test_a_coup_cannot_be_blocked() -> None:
    """J37, B17; C92."""
    struck = table("Ana 7 duke duke", "Ben 2 contessa captain").play("Ana coup Ben")
    assert (struck.awaiting, struck.why_not("Ben block contessa")) == ("lose Ben", "nothing-to-block")


def test_the_block_comes_after_the_challenges() -> None:
    """J56, B25; C12, C66."""
    open_claim = table(*THREE).play("Ana assassinate Ben")
    assert open_claim.why_not("Ben block contessa") == "challenges-first"


def test_one_block_is_enough_and_closes_the_window() -> None:
    """C68."""
    blocked = table(*THREE, turn="Ben").play("Ben foreign-aid", "Cleo block duke")
    assert blocked.awaiting == "challenge-block Ana Ben"
    assert blocked.play("all pass").coins == [3, 2, 2]


def test_an_unchallenged_block_ends_the_turn_and_the_fee_stays_spent() -> None:
    """J51, J54, B23; C43."""
    after = table(*THREE).play("Ana assassinate Ben", "all pass", "Ben block contessa", "all pass")
    assert (after.coins, after.turn, after.hand("Ben")) == ([0, 2, 2], "Ben", "captain contessa")


def test_a_proved_block_stands_and_the_fee_stays_spent() -> None:
    """J52; C42."""
    after = table(*THREE).play(
        *("Ana assassinate Ben", "all pass", "Ben block contessa", "Ana challenge"),
        *("Ben show contessa", "deal Ben duke", "Ana lose duke"),
    )
    assert (after.coins, after.turn) == ([0, 2, 2], "Ben")
    assert (after.hand("Ana"), after.hand("Ben")) == ("assassin", "captain duke")


def test_a_fallen_block_costs_a_card_and_the_action_is_carried_out() -> None:
    """J53; C63."""
    after = table(*THREE, turn="Cleo").play(
        "Cleo steal Ana", "all pass", "Ana block captain", "Ben challenge", "Ana concede", "Ana lose duke"
    )
    assert (after.coins, after.hand("Ana"), after.turn) == ([1, 2, 4], "assassin", "Ana")


def test_after_a_fallen_block_nobody_else_may_block() -> None:
    """C69."""
    after = table(*THREE, turn="Ben").play(
        "Ben foreign-aid", "Cleo block duke", "Ana challenge", "Cleo concede", "Cleo lose captain"
    )
    assert (after.coins, after.turn) == ([3, 4, 2], "Cleo")


def test_a_block_names_one_character_and_no_other_proves_it() -> None:
    """C31."""
    challenged = table(*THREE).play("Ana steal Ben", "all pass", "Ben block ambassador", "Ana challenge")
    assert challenged.why_not("Ben show captain") == "does-not-prove"
    assert challenged.legal == ["Ben concede"]


def test_a_captain_blocks_a_captain() -> None:
    """C61."""
    after = table(*THREE).play("Ana steal Ben", "all pass", "Ben block captain", "all pass")
    assert after.coins == [3, 2, 2]


def test_the_target_may_block_after_its_own_failed_challenge() -> None:
    """C36, C64."""
    after = table(*THREE).play(
        "Ana assassinate Ben", "Ben challenge", "Ana show assassin", "deal Ana assassin", "Ben lose captain"
    )
    assert after.awaiting == "block Ben"


def test_the_target_may_block_after_a_bystanders_failed_challenge() -> None:
    """C38."""
    after = table(*THREE).play(
        "Ana assassinate Ben", "Cleo challenge", "Ana show assassin", "deal Ana assassin", "Cleo lose captain"
    )
    assert after.awaiting == "block Ben"


def test_a_target_that_has_died_is_not_asked_and_the_fee_stays_spent() -> None:
    """C37."""
    after = table("Ana 3 assassin duke", "Ben 2 contessa (captain)", "Cleo 2 captain duke").play(
        "Ana assassinate Ben", "Ben challenge", "Ana show assassin", "deal Ana assassin", "Ben lose contessa"
    )
    assert (after.awaiting, after.coins) == ("action Cleo", [0, 0, 2])


def test_everybody_is_asked_about_the_block_even_who_let_the_action_pass() -> None:
    """J50: a block is a claim of its own."""
    blocked = table(*THREE).play("Ana steal Ben", "Cleo pass", "Ben pass", "Ben block captain")
    assert blocked.awaiting == "challenge-block Cleo Ana"

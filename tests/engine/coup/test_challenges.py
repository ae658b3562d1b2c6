"""Who may challenge what, how a claim is proved, and what follows."""

from typing import Any

import pytest

from tests.engine.coup.table import Play, table

THREE = ("Ana 3 assassin duke", "Ben 2 contessa captain", "Cleo 2 captain ambassador")


@pytest.mark.parametrize("action", ["tax", "exchange", "steal Ben", "assassinate Ben"])
def test_every_claim_of_an_action_is_open_to_everybody_else(action: str) -> None:
    """B26, J59, K30."""
    asked = table(*THREE).play(f"Ana {action}")
    assert asked.awaiting == "challenge Ben Cleo"
    assert asked.legal == ["Ben challenge", "Ben pass", "Cleo challenge", "Cleo pass"]


@pytest.mark.parametrize("action", ["income", "foreign-aid", "coup Ben"])
def test_an_action_without_a_claim_is_not_open_to_challenge(action: str) -> None:
    """K31, J34, J37; C4, C5."""
    after = table("Ana 7 duke duke", "Ben 2 captain contessa").play(f"Ana {action}")
    assert after.why_not("Ben challenge") == "nothing-to-challenge"


def test_in_open_order_anybody_speaks_first_and_may_still_challenge_after_others_passed() -> None:
    """C9; D: challenge_order open."""
    assert table(*THREE).play("Ana tax", "Cleo pass").awaiting == "challenge Ben"
    assert table(*THREE).play("Ana tax", "Cleo pass", "Ben challenge").awaiting == "prove Ana"


def test_in_clockwise_order_each_is_asked_alone_from_the_left_of_the_actor() -> None:
    """D: challenge_order clockwise."""
    asked = table(*THREE, turn="Ben", challenge_order="clockwise").play("Ben tax")
    assert asked.awaiting == "challenge Cleo"
    assert asked.play("Cleo pass").awaiting == "challenge Ana"
    assert asked.play("Cleo pass", "Ana pass").turn == "Cleo"


def test_the_challenge_of_a_block_is_asked_from_the_left_of_the_blocker() -> None:
    """D: challenge_order clockwise, in both windows alike."""
    asked = table(*THREE, challenge_order="clockwise").play("Ana steal Ben", "all pass", "Ben block captain")
    assert asked.awaiting == "challenge-block Cleo"
    assert asked.play("Cleo pass").awaiting == "challenge-block Ana"


def test_the_eliminated_are_passed_over() -> None:
    """C16."""
    two = ("Ana 2 duke duke", "Ben 0 (captain) (contessa)", "Cleo 2 captain contessa")
    assert table(*two).play("Ana tax").awaiting == "challenge Cleo"
    assert table(*two, challenge_order="clockwise").play("Ana tax").awaiting == "challenge Cleo"


def test_the_proof_is_returned_and_redrawn_before_the_challenger_loses() -> None:
    """J58, K33, B31; C25."""
    shown = table(*THREE).play("Ana assassinate Ben", "Cleo challenge", "Ana show assassin")
    assert (shown.awaiting, shown.hand("Ana")) == ("deal", "duke")
    dealt = shown.play("deal Ana contessa")
    assert (dealt.awaiting, dealt.hand("Ana")) == ("lose Cleo", "contessa duke")


def test_the_shown_card_may_come_back() -> None:
    """IP21, C24."""
    shown = table(*THREE).play("Ana tax", "Ben challenge", "Ana show duke")
    assert "deal Ana duke" in shown.legal


def test_the_challenger_chooses_the_card_to_lose() -> None:
    """J63, K22, B34."""
    losing = table(*THREE).play("Ana tax", "Ben challenge", "Ana show duke", "deal Ana duke")
    assert losing.legal == ["Ben lose captain", "Ben lose contessa"]


def test_a_failed_challenge_lets_the_action_go_on() -> None:
    """J58, K34; C13."""
    after = table(*THREE).play("Ana tax", "Ben challenge", "Ana show duke", "deal Ana duke", "Ben lose captain")
    assert (after.coins, after.turn) == ([6, 2, 2], "Ben")


def test_a_proved_claim_is_not_challenged_again() -> None:
    """C10."""
    settled = table(*THREE).play(
        "Ana assassinate Ben", "Cleo challenge", "Ana show assassin", "deal Ana duke", "Cleo lose captain"
    )
    assert settled.why_not("Ben challenge") == "nothing-to-challenge"


def test_a_bluffer_loses_a_card_of_choice_and_the_action_fails() -> None:
    """J57, K35; C29."""
    caught = table(*THREE).play("Ana exchange", "Ben challenge")
    assert caught.legal == ["Ana concede"]
    losing = caught.play("Ana concede")
    assert losing.legal == ["Ana lose assassin", "Ana lose duke"]
    assert losing.play("Ana lose duke").turn == "Ben"


def test_the_fee_of_a_challenged_action_comes_back_after_the_card_is_lost() -> None:
    """J57, K37, B32; D: refunds move after the card loss."""
    conceding = table("Ana 3 duke duke", "Ben 2 captain contessa").play(
        "Ana assassinate Ben", "Ben challenge", "Ana concede"
    )
    assert conceding.coins == [0, 2]
    assert conceding.play("Ana lose duke").coins == [3, 2]


def test_nobody_challenges_and_the_claim_stands() -> None:
    """K27, J48."""
    assert table(*THREE).play("Ana tax", "all pass").coins == [6, 2, 2]


@pytest.mark.parametrize("challenger", ["Ana", "Cleo"])
def test_a_block_may_be_challenged_by_the_actor_and_by_a_bystander(challenger: str) -> None:
    """B27, J50; C2, C3."""
    blocked = table(*THREE).play("Ana steal Ben", "all pass", "Ben block captain")
    assert blocked.awaiting == "challenge-block Cleo Ana"
    assert blocked.play(f"{challenger} challenge").awaiting == "prove Ben"


def test_action_block_and_both_challenges_happen_in_one_turn() -> None:
    """C11."""
    after = table(*THREE).play(
        *(
            "Ana assassinate Ben",
            "Cleo challenge",
            "Ana show assassin",
            "deal Ana assassin",
            "Cleo lose captain",
        ),
        *("Ben block contessa", "Ana challenge", "Ben show contessa", "deal Ben duke", "Ana lose duke"),
    )
    assert (after.turn, after.coins) == ("Ben", [0, 2, 2])
    assert (after.hand("Ana"), after.hand("Ben"), after.hand("Cleo")) == (
        "assassin",
        "captain duke",
        "ambassador",
    )


# Conceding while holding the card: K35, IP18, B29, C19, C22


def challenged(hand: str, **switches: Any) -> Play:
    """A true tax under challenge."""
    return table(f"Ana 2 {hand}", "Ben 2 captain contessa", **switches).play("Ana tax", "Ben challenge")


@pytest.mark.parametrize(
    ("holding", "claimed", "hand", "may_concede"),
    [
        (True, False, "duke captain", True),
        (True, False, "duke (captain)", False),
        (True, False, "duke duke", False),
        (True, True, "duke captain", True),
        (True, True, "duke (captain)", True),
        (True, True, "duke duke", True),
        (False, False, "duke captain", False),
        (False, True, "duke captain", False),
        (False, True, "duke duke", False),
        (False, False, "captain captain", True),
    ],
)
def test_whether_one_may_concede(holding: bool, claimed: bool, hand: str, may_concede: bool) -> None:
    """D: concede_while_holding, concede_may_lose_claimed."""
    play = challenged(hand, concede_while_holding=holding, concede_may_lose_claimed=claimed)
    assert ("Ana concede" in play.legal) is may_concede
    assert play.why_not("Ana concede") == (None if may_concede else "must-show")


def test_after_conceding_the_claimed_card_is_spared() -> None:
    """C22, D: concede_may_lose_claimed no."""
    conceded = challenged("duke captain").play("Ana concede")
    assert conceded.legal == ["Ana lose captain"]
    assert conceded.why_not("Ana lose duke") == "must-lose-another-card"


def test_after_conceding_the_claimed_card_may_be_lost_where_the_rule_set_says_so() -> None:
    """C22, D: concede_may_lose_claimed yes."""
    conceded = challenged("duke captain", concede_may_lose_claimed=True).play("Ana concede")
    assert conceded.legal == ["Ana lose captain", "Ana lose duke"]


def test_a_blocker_may_concede_while_holding_the_card_and_is_then_struck() -> None:
    """C20."""
    after = table("Ana 3 assassin duke", "Ben 2 contessa captain").play(
        "Ana assassinate Ben",
        "Ben pass",
        "Ben block contessa",
        "Ana challenge",
        "Ben concede",
        "Ben lose captain",
    )
    assert after.awaiting == "lose Ben"
    assert after.play("Ben lose contessa").winner == "Ana"


def test_a_claim_may_be_made_of_a_character_all_of_whose_copies_lie_face_up() -> None:
    """C34."""
    play = table("Ana 2 captain (duke)", "Ben 2 captain (duke)", "Cleo 2 captain (duke)")
    assert play.play("Ana tax", "Ben challenge").legal == ["Ana concede"]

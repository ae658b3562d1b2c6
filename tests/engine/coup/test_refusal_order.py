"""Which reason is given where several apply, and where one passes into the other."""

import pytest

import engine.coup as coup
from tests.engine.coup.table import Play, table

RICH = ("Ana 10 loyalist duke duke", "Ben 0 reformist captain captain", "Cleo 0 loyalist duke (captain)")
POOR = (*(seat.replace("10", "2") for seat in RICH), "Dev 0 reformist (contessa) (contessa)")


@pytest.mark.parametrize(
    ("seats", "refused", "code"),
    [
        (RICH, "Ana income", "must-coup"),
        (RICH, "Ana steal Ana", "must-coup"),
        (RICH, "Ana convert Ben", "must-coup"),
        (RICH, "Ana embezzle", "must-coup"),
        (RICH, "Ana cooperate Ben", "not-in-this-game"),
        (RICH, "Ana coup Ana", "target-self"),
        (RICH, "Ana coup Cleo", "same-faction"),
        (POOR, "Ana assassinate Ana", "not-enough-coins"),
        (POOR, "Ana coup Dev", "not-enough-coins"),
        (POOR, "Ana steal Ana", "target-self"),
        (POOR, "Ana steal Dev", "target-eliminated"),
        (POOR, "Ana convert Dev", "target-eliminated"),
        (POOR, "Ana steal Cleo", "same-faction"),
        (POOR, "Ana steal Ben", "target-without-coins"),
        (POOR, "Dev coup Dev", "eliminated"),
        (POOR, "Dev examine Ana", "eliminated"),
        (POOR, "Ben examine Ana", "not-in-this-game"),
        (POOR, "Ben coup Ben", "not-your-turn"),
        (POOR, "Dev challenge", "eliminated"),
    ],
)
def test_the_first_of_several_reasons_is_given(seats: tuple[str, ...], refused: str, code: str) -> None:
    """12 before 13 to 18, 13 before 14 and 15, 15 before 16 and 17, 16 before 17; 2 before 3 before 4."""
    assert table(*seats, factions=True).why_not(refused) == code


@pytest.mark.parametrize(
    ("refused", "code"),
    [
        ("Ana keep contessa contessa", "not-your-card"),
        ("Ana keep contessa assassin duke", "not-your-card"),
        ("Ana keep captain duke duke", "wrong-number-of-cards"),
        ("Ana keep duke", "wrong-number-of-cards"),
        ("Ana keep duke duke duke", "not-your-card"),
        ("Ana keep inquisitor", "not-in-this-game"),
        ("Ben keep duke duke", "not-asked"),
        ("Ana lose duke", "wrong-move-for-now"),
        ("Ana show duke", "wrong-move-for-now"),
        ("Ben block duke", "nothing-to-block"),
        ("Ana block duke", "own-action"),
    ],
)
def test_the_reason_while_cards_are_kept(refused: str, code: str) -> None:
    """23 counts copies and comes before 27."""
    keeping = table("Ana 2 duke captain", "Ben 2 duke assassin").play(
        "Ana exchange", "Ben pass", "deal Ana contessa duke"
    )
    assert keeping.why_not(refused) == code


# 8 or 9: a block may still follow, or not

DYING = ("Ana 3 assassin captain", "Ben 2 contessa (captain)", "Cleo 2 duke (captain)")


@pytest.mark.parametrize("speaker", ["Ben", "Cleo"])
@pytest.mark.parametrize(("challenger", "code"), [("Ben", "nothing-to-block"), ("Cleo", "challenges-first")])
def test_a_target_that_would_die_of_its_challenge_blocks_no_more(speaker: str, challenger: str, code: str) -> None:
    """C37, C38: the reason does not tell whether the proof will be given."""
    for hand in ("assassin captain", "captain captain"):
        play = table(f"Ana 3 {hand}", *(seat.replace("captain", "duke") for seat in DYING[1:])).play(
            "Ana assassinate Ben", f"{challenger} challenge"
        )
        assert play.why_not(f"{speaker} block contessa") == code


@pytest.mark.parametrize(("challenger", "code"), [("Ben", "nothing-to-block"), ("Cleo", "challenges-first")])
def test_the_same_while_the_proof_is_redrawn_and_the_card_lost(challenger: str, code: str) -> None:
    play = table(*DYING).play("Ana assassinate Ben", f"{challenger} challenge", "Ana show assassin")
    assert play.why_not(f"{challenger} block contessa") == code
    assert play.play("deal Ana duke").why_not(f"{challenger} block contessa") == code


CONCEDED = ("Ana assassinate Ben", "Cleo challenge", "Ana concede")
BLOCKED = ("Ana assassinate Ben", "all pass", "Ben block contessa")
BLOCK_DOUBTED = (*BLOCKED, "Cleo challenge")
BLOCK_FELL = (*BLOCK_DOUBTED, "Ben concede")


@pytest.mark.parametrize(
    ("moves", "speaker"),
    [
        (CONCEDED, "Ben"),
        (CONCEDED, "Cleo"),
        (BLOCKED, "Ben"),
        (BLOCKED, "Cleo"),
        (BLOCK_DOUBTED, "Ben"),
        (BLOCK_FELL, "Ben"),
    ],
)
def test_after_a_concession_or_a_block_nothing_is_left_to_block(moves: tuple[str, ...], speaker: str) -> None:
    """8 not after a concession; 9 is any other block outside a block window."""
    play = table("Ana 3 assassin duke", "Ben 2 contessa captain", "Cleo 2 captain duke").play(*moves)
    assert play.why_not(f"{speaker} block contessa") == "nothing-to-block"
    assert play.why_not("Ana block contessa") == "own-action"


def test_a_target_that_challenges_and_would_live_may_block_later_unless_the_rules_are_strict() -> None:
    """C36."""
    seats = ("Ana 3 assassin duke", "Ben 2 contessa captain")
    moves = ("Ana assassinate Ben", "Ben challenge")
    assert table(*seats).play(*moves).why_not("Ben block contessa") == "challenges-first"
    strict = table(*seats, block_after_own_failed_challenge=False).play(*moves)
    assert strict.why_not("Ben block contessa") == "nothing-to-block"


def test_after_the_concession_of_a_block_the_next_one_waits_for_its_window() -> None:
    """8 not after a concession, though another block may follow (C69)."""
    play = table("Ana 2 duke duke", "Ben 2 captain captain", "Cleo 2 contessa contessa", second_block=True).play(
        "Ana foreign-aid", "Ben block duke", "Ana challenge", "Ben concede"
    )
    assert play.why_not("Cleo block duke") == "nothing-to-block"


def test_the_deals_of_a_new_game_are_nobodys_turn() -> None:
    fresh = Play(("Ana", "Ben"), coup.new_game(2, coup.rule_set()))
    assert fresh.why_not("Ana income") == "wrong-move-for-now"
    assert fresh.why_not("deal Ben duke duke") == "not-asked"
    assert fresh.why_not("Ana block duke") == "nothing-to-block"

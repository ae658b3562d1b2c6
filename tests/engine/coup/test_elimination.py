"""Who is out, where the coins go, and how the game ends."""

from typing import Any

import pytest

import engine.coup as coup
from tests.engine.coup.table import Play, table

THIEF = ("Ana 2 captain contessa", "Ben 4 duke (duke)", "Cleo 2 duke assassin")
BLUFF = ("Ana steal Ben", "all pass", "Ben block ambassador", "Ana challenge", "Ben concede", "Ben lose duke")
DOUBT = ("Ana steal Ben", "Ben challenge", "Ana show captain", "deal Ana captain", "Ben lose duke")


def test_with_both_cards_lost_a_seat_is_out_and_its_coins_go_to_the_treasury() -> None:
    """J65, J66, K23, B35."""
    after = table("Ana 7 duke duke", "Ben 4 captain (duke)", "Cleo 2 captain contessa").play(
        "Ana coup Ben", "Ben lose captain"
    )
    assert (after.coins, after.lost("Ben"), after.turn) == ([0, 0, 2], "captain duke", "Cleo")


@pytest.mark.parametrize(("switch", "paid"), [("after_action", 4), ("at_once", 2)])
@pytest.mark.parametrize("moves", [BLUFF, DOUBT], ids=["blocker", "challenger"])
def test_a_thief_is_paid_by_a_target_that_dies_unless_coins_go_at_once(
    switch: str, paid: int, moves: tuple[str, ...]
) -> None:
    """B36, C60; D: eliminated_coins."""
    after = table(*THIEF, eliminated_coins=switch).play(*moves)
    assert (after.coins, after.turn) == ([paid, 0, 2], "Cleo")


@pytest.mark.parametrize(("switch", "purse"), [("after_action", 4), ("at_once", 0)])
def test_a_bystander_that_dies_inside_a_steal_loses_its_coins_at_once(switch: str, purse: int) -> None:
    """D: eliminated_coins after_action excepts the target of a pending steal alone."""
    four = (
        "Ana 2 captain duke",
        "Ben 4 duke (contessa)",
        "Cleo 5 duke (contessa)",
        "Dev 2 assassin assassin",
    )
    inside = table(*four, eliminated_coins=switch).play(
        "Ana steal Ben", "Cleo challenge", "Ana show captain", "deal Ana captain", "Cleo lose duke"
    )
    assert (inside.coins, inside.awaiting) == ([2, 4, 0, 2], "block Ben")
    nested = inside.play("Ben block captain", "Dev challenge", "Ben concede", "Ben lose duke")
    assert (nested.coins, nested.awaiting) == ([2 + min(2, purse), 0, 0, 2], "action Dev")


def test_an_actor_that_dies_challenging_the_block_leaves_the_target_its_coins() -> None:
    """J52: the block stands."""
    after = table("Ana 2 captain (duke)", "Ben 4 ambassador duke", "Cleo 2 duke assassin").play(
        *("Ana steal Ben", "all pass", "Ben block ambassador", "Ana challenge"),
        *("Ben show ambassador", "deal Ben ambassador", "Ana lose captain"),
    )
    assert (after.coins, after.turn) == ([0, 4, 2], "Ben")


def test_a_bluffer_that_dies_gets_no_fee_back() -> None:
    """B35, D: refunds move after the card loss."""
    after = table("Ana 5 captain (duke)", "Ben 2 duke duke", "Cleo 2 captain contessa").play(
        "Ana assassinate Ben", "Cleo challenge", "Ana concede", "Ana lose captain"
    )
    assert (after.coins, after.turn) == ([0, 2, 2], "Ben")
    assert [event.code for event in after.events] == ["lost", "eliminated", "forfeited"]


def test_an_assassination_of_a_target_that_died_takes_no_card() -> None:
    """B.8: coins yes, card loss no; C54."""
    after = table("Ana 4 assassin duke", "Ben 2 captain (duke)", "Cleo 2 captain contessa").play(
        "Ana assassinate Ben",
        "all pass",
        "Ben block contessa",
        "Cleo challenge",
        "Ben concede",
        "Ben lose captain",
    )
    assert (after.coins, after.awaiting) == ([1, 0, 2], "action Cleo")


def test_a_seat_that_has_shown_its_last_card_is_not_out() -> None:
    """The format: such a seat waits for its redraw."""
    shown = table("Ana 2 duke (captain)", "Ben 2 captain contessa").play("Ana tax", "Ben challenge", "Ana show duke")
    assert (shown.hand("Ana"), shown.awaiting, shown.winner) == ("", "deal", None)
    assert shown.why_not("Ana income") == "wrong-move-for-now"


def test_a_dead_seat_is_skipped_and_none_after_it() -> None:
    after = table("Ana 2 captain (captain)", "Ben 2 duke captain", "Cleo 2 contessa contessa").play(
        "Ana tax", "Cleo challenge", "Ana concede", "Ana lose captain"
    )
    assert after.turn == "Ben"
    assert after.play("Ben income", "Cleo income").turn == "Ben"


# The end comes at once: B37, J15, IP22, B.8


def ended(*moves: str, seats: tuple[str, str], **switches: Any) -> Play:
    """A game for two, played to its end."""
    play = table(*seats, **switches).play(*moves)
    assert play.awaiting == ""
    assert play.legal == []
    return play


@pytest.mark.parametrize("switch", ["after_action", "at_once"])
def test_no_steal_is_carried_out_after_the_end(switch: str) -> None:
    play = ended(*BLUFF, seats=(THIEF[0], THIEF[1]), eliminated_coins=switch)
    assert (play.winner, play.turn, play.coins) == ("Ana", "Ana", [2, 0])


def test_no_exchange_follows_the_end() -> None:
    play = ended(
        *("Ana exchange", "Ben challenge", "Ana show ambassador", "deal Ana duke", "Ben lose captain"),
        seats=("Ana 2 ambassador (duke)", "Ben 2 captain (duke)"),
    )
    assert (play.winner, play.turn) == ("Ana", "Ana")


def test_no_tax_is_paid_after_the_end() -> None:
    play = ended(
        *("Ana tax", "Ben challenge", "Ana show duke", "deal Ana duke", "Ben lose captain"),
        seats=("Ana 2 duke (duke)", "Ben 2 captain (contessa)"),
    )
    assert (play.winner, play.coins) == ("Ana", [2, 0])


def test_no_fee_comes_back_after_the_end_and_the_turn_stays_with_the_dead_actor() -> None:
    play = ended(
        *("Ana assassinate Ben", "Ben challenge", "Ana concede", "Ana lose captain"),
        seats=("Ana 5 captain (duke)", "Ben 2 captain contessa"),
    )
    assert (play.winner, play.turn, play.coins) == ("Ben", "Ana", [0, 2])


def test_after_the_end_every_move_is_refused_with_game_over_before_all_else() -> None:
    play = ended("Ana coup Ben", "Ben lose captain", seats=("Ana 7 duke (duke)", "Ben 2 captain (contessa)"))
    for text in ("Ana income", "Ben income", "Ben challenge", "Ana examine Ben", "deal Ana duke", "Ana pass"):
        assert play.why_not(text) == "game-over"
    assert (play.legal, coup.chances(play.state), coup.passes(play.state)) == ([], (), ())

"""The exchange with the court, and what the court deals."""

from fractions import Fraction

import pytest

import engine.coup as coup
from tests.engine.coup.table import table

TWO = ("Ana 2 ambassador captain", "Ben 2 captain duke")


def test_two_cards_are_drawn_and_two_are_kept() -> None:
    """J41, IP12, B21; C77."""
    drawn = table(*TWO).play("Ana exchange", "Ben pass", "deal Ana contessa duke")
    assert drawn.awaiting == "keep Ana"
    assert drawn.legal == [
        "Ana keep ambassador captain",
        "Ana keep ambassador contessa",
        "Ana keep ambassador duke",
        "Ana keep captain contessa",
        "Ana keep captain duke",
        "Ana keep contessa duke",
    ]
    after = drawn.play("Ana keep duke contessa")
    assert (after.hand("Ana"), after.turn) == ("contessa duke", "Ben")


def test_with_one_influence_one_card_is_kept() -> None:
    """C78."""
    drawn = table("Ana 2 ambassador (captain)", "Ben 2 captain duke").play(
        "Ana exchange", "Ben pass", "deal Ana contessa duke"
    )
    assert drawn.legal == ["Ana keep ambassador", "Ana keep contessa", "Ana keep duke"]


def test_equal_cards_are_one_choice() -> None:
    drawn = table("Ana 2 duke duke", "Ben 2 captain captain").play("Ana exchange", "Ben pass", "deal Ana captain duke")
    assert drawn.legal == ["Ana keep captain duke", "Ana keep duke duke"]


def test_the_old_cards_may_be_kept() -> None:
    """J41, IP12; C79."""
    after = table(*TWO).play("Ana exchange", "Ben pass", "deal Ana contessa duke", "Ana keep ambassador captain")
    assert after.hand("Ana") == "ambassador captain"
    assert after.state.court == table(*TWO).state.court


def test_a_challenged_ambassador_is_replaced_before_the_exchange() -> None:
    """C27."""
    proved = table(*TWO).play(
        "Ana exchange", "Ben challenge", "Ana show ambassador", "deal Ana assassin", "Ben lose duke"
    )
    assert (proved.awaiting, proved.hand("Ana")) == ("deal", "assassin captain")
    assert proved.play("deal Ana contessa duke").awaiting == "keep Ana"


def test_nobody_else_sees_what_is_drawn_and_returned() -> None:
    """C85."""
    drawn = table(*TWO).play("Ana exchange", "Ben pass", "deal Ana contessa duke")
    kept = drawn.play("Ana keep contessa duke")
    for event in (*drawn.events, *kept.events):
        assert event.known_to == frozenset({0}) or not {"cards", "character"} & set(event.facts)


@pytest.mark.parametrize(
    ("deal", "odds"),
    [
        ("deal Ana duke duke", Fraction(1, 55)),
        ("deal Ana captain duke", Fraction(2, 55)),
        ("deal Ana assassin duke", Fraction(6, 55)),
        ("deal Ana assassin assassin", Fraction(3, 55)),
    ],
)
def test_the_odds_are_those_of_two_cards_of_eleven(deal: str, odds: Fraction) -> None:
    """B04, B21: the court is what is left of fifteen cards."""
    drawing = table(*TWO).play("Ana exchange", "Ben pass")
    assert dict(coup.chances(drawing.state))[coup.parse(deal, drawing.names)] == odds


def test_a_new_game_is_dealt_seat_by_seat() -> None:
    """B04, K10."""
    state = coup.new_game(2, coup.rule_set())
    names = ("Ana", "Ben")
    for deal in ("deal Ana duke duke", "deal Ben captain duke"):
        state, _ = coup.apply(state, coup.parse(deal, names))
    assert coup.prompt(state) == ("action", (0,), {})
    assert [seat.coins for seat in state.seats] == [2, 2]

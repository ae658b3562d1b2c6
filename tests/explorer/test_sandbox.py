"""A table being played: moves, chance, seats at random, back and forward."""

from random import Random

import pytest

from engine import coup
from engine.coup.rules import rule_set
from engine.game import NATURE, IllegalMove, ImpossiblePosition
from explorer.sandbox import Sandbox

NAMES = ("Ana", "Ben", "Cleo")


def table(seed: int = 1) -> Sandbox:
    return Sandbox.dealt(NAMES, rule_set(), Random(seed))


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_new_table_is_dealt(seats: int) -> None:
    names = tuple("ABCDEF"[:seats])
    dealt = Sandbox.dealt(names, rule_set(), Random(7))
    assert [len(seat.hand) for seat in dealt.state.seats] == [2] * seats
    prompt = coup.prompt(dealt.state)
    assert prompt is not None
    assert prompt.code == "action"
    assert dealt.timeline.at == 0


def test_too_many_seats_are_refused() -> None:
    with pytest.raises(ImpossiblePosition):
        Sandbox.dealt(tuple("ABCDEFG"), rule_set(), Random(7))


def test_a_move_is_played_and_can_be_left_and_reached_again() -> None:
    after = table().play("Ana income", Random(1))
    assert after.state.seats[0].coins == 3
    assert after.go(0).state == table().state
    assert after.go(0).go(1) == after


def test_going_beyond_the_game_stops_at_its_ends() -> None:
    after = table().play("Ana income", Random(1))
    assert after.go(99).timeline.at == 1
    assert after.go(-1).timeline.at == 0


def test_another_move_replaces_the_future() -> None:
    after = table().play("Ana income", Random(1)).play("Ben income", Random(1))
    other = after.go(1).play("Ben foreign-aid", Random(1))
    assert len(other.timeline.frames) == 3
    assert other.state.seats[1].coins == 2


def test_an_illegal_move_does_not_pass() -> None:
    with pytest.raises(IllegalMove):
        table().play("Ben income", Random(1))


def test_seats_at_random_answer_until_somebody_else_is_asked() -> None:
    mine = table().played_by({1: "random", 2: "random"}, Random(3)).play("Ana tax", Random(3))
    while (prompt := coup.prompt(mine.state)) is not None:
        assert prompt.seats != (NATURE,)
        assert 0 in prompt.seats
        mine = mine.play(coup.write(coup.legal_moves(mine.state)[0], NAMES), Random(3))
    assert coup.winners(mine.state)


def test_with_nobody_at_random_nothing_answers_by_itself() -> None:
    assert table().play("Ana tax", Random(1)).timeline.at == 1


def test_one_decision_at_a_time_can_be_left_to_chance() -> None:
    assert table().draw_lots(Random(1)).timeline.at == 1


def test_a_game_can_be_played_out() -> None:
    done = table().play_out(Random(1))
    assert coup.prompt(done.state) is None
    assert len(coup.winners(done.state)) == 1


def test_the_same_dice_play_the_same_game() -> None:
    assert table().play_out(Random(5)) == table().play_out(Random(5))

"""The review of a game: every remark is in the log, every remark that the log gives is there, every number is right."""

from fractions import Fraction
from random import Random

import pytest

from analysis.coup.odds import odds
from analysis.coup.review import review
from engine import coup
from engine.timeline import Timeline
from tests.analysis.coup.checking import Log
from tests.analysis.coup.games import Game, dealt, whole_games
from tests.analysis.coup.test_odds import game, percent

SEATS = ("Ben 2 assassin contessa", "Ana 2 duke duke", "Cleo 2 captain captain")


def test_the_remarks_are_those_of_the_log() -> None:
    """Every number once more, from every way the cards can lie. `python -m benchmarks.review` tries 1,000 games."""
    for told in whole_games(12, (2, 2, 3), seed=40):
        assert [tuple(each) for each in review(told, 0)] == [tuple(each) for each in Log(told, 0).remarks()]


def remark(told: Game, seat: int, code: str) -> tuple[int, int, str | None]:
    """What the only remark of this code says: copies seen, the odds in a hundred, the outcome."""
    (found,) = (each for each in review(told, seat) if each.code == code)
    return found.seen, percent(found.chance), found.outcome


def test_a_challenge_of_a_card_of_which_one_could_see_two() -> None:
    """The product's own example: 15 in a hundred."""
    told = game(*SEATS, moves=("Ben tax", "Ana challenge", "Ben concede"))
    assert remark(told, 1, "challenged") == (2, 15, "false")


def test_a_claim_that_was_let_pass() -> None:
    told = game(*SEATS, moves=("Ben tax", "all pass"))
    assert remark(told, 1, "let-pass") == (2, 15, "stood")
    assert remark(told, 2, "let-pass") == (0, 42, "stood")
    assert remark(told, 0, "bluffed") == (0, 37, "stood")


def test_an_action_that_was_not_blocked() -> None:
    """Foreign aid: the one who holds the Duke says nothing."""
    told = game(*SEATS, moves=("Ben foreign-aid", "all pass"))
    held = [each.held for seat in (1, 2) for each in review(told, seat) if each.code == "not-blocked"]
    assert held == [("duke",), ()]


def test_a_claim_is_open_until_it_is_settled() -> None:
    told = game(*SEATS, moves=("Ben tax", "Ana pass"))
    assert remark(told, 1, "let-pass")[2] is None
    assert remark(told, 0, "bluffed")[2] is None


def test_the_review_ends_with_the_moment_that_is_looked_at() -> None:
    told = game(*SEATS, moves=("Ben tax", "Ana challenge", "Ben concede"))
    assert review(told.go(0), 1) == ()


def test_a_review_tells_nothing_that_its_seat_did_not_see() -> None:
    """The remarks of seat 0 stay the same when the others hold other cards, as far as the same can happen."""
    dice = Random(8)
    start = dealt(3, coup.rule_set(), dice)
    names = ("Ana", "Ben", "Cleo")
    moves = ("Ana income", "Ben tax", "Ana pass", "Cleo pass", "Cleo steal Ana", "Ana pass", "Ben pass", "Ana pass")
    swapped = (
        start.seats[0],
        start.seats[1]._replace(hand=start.seats[2].hand),
        start.seats[2]._replace(hand=start.seats[1].hand),
    )
    told = []
    for state in (start, start._replace(seats=swapped)):
        now = Timeline.of(coup, state)
        for text in moves:
            now = now.play(coup.parse(text, names))
        told.append(review(now, 0))
    assert told[0] == told[1]
    assert told[0]


def test_a_wrong_number_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    (told,) = whole_games(1, (2,), seed=1)
    right = [tuple(each) for each in review(told, 0)]
    monkeypatch.setattr("analysis.coup.review.odds", lambda *asked: odds(*asked)._replace(facts=Fraction(1, 1000)))
    assert right == [tuple(each) for each in Log(told, 0).remarks()] != [tuple(each) for each in review(told, 0)]

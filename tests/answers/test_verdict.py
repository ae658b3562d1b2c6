"""Verdicts under other rules: whose answer it is, both ways of it, and one window for challenges and blocks."""

import pytest

from answers import Card, both_ways, load_all, verdict
from answers.verdict import course, standing
from engine import coatl
from engine.coup.rules import rule_set
from scenarios.shapes import SHAPES

CARDS = {card.id: card for topic in load_all() for card in topic.cards}
CONTESTED = CARDS["challenge-the-assassin-then-block"]


@pytest.mark.parametrize(
    ("label", "rules", "whose"),
    [
        ("TG-4", coatl.rule_set(), "most"),
        ("TG-1", coatl.rule_set(), "some"),
        ("TG-4", coatl.rule_set(open_end_counts=True), "yours"),
        ("TG-5", coatl.rule_set(), "open"),
        ("OF-1", coatl.rule_set("arena"), "rule"),
        ("AS-1", coatl.rule_set(), "rule"),
        ("TA-1", rule_set(), "most"),
        ("TA-1", rule_set(block_after_own_failed_challenge=False), "yours"),
        ("TA-4", rule_set("guide"), "most"),
        ("TA-4", rule_set("arena"), "some"),
        ("TA-19", rule_set("guide"), "some"),
        ("BL-4", rule_set(), "rule"),
        ("BL-4", rule_set(refund_on_block=True), "yours"),
        ("CH-1", rule_set(), "rule"),
        ("FA-8", rule_set(factions=True), "rule"),
    ],
)
def test_an_agreement_says_whose_it_is(label: str, rules: object, whose: str) -> None:
    shape = next(each for each in SHAPES.values() if label in each.labels)
    assert standing(label, rules, shape) == whose


def test_both_ways_shows_the_two_plays_and_the_step_at_which_they_part() -> None:
    (turned,) = both_ways(CONTESTED, rule_set())
    assert (turned.switch, turned.values) == ("block_after_own_failed_challenge", (True, False))
    assert [each.ruling.verdict for each in turned.verdicts] == ["Yes", "No"]
    assert turned.difference.step == 4
    assert turned.difference.one.steps[3].step.do == ("Ben lose captain",)
    assert [played.end.seats[1].out for played in turned.difference[1:]] == [False, True]


def test_a_card_that_no_switch_turns_has_no_other_way() -> None:
    assert both_ways(CARDS["two-cards-for-a-wrong-challenge"], rule_set()) == ()


def test_a_card_is_played_with_its_own_options_and_no_others() -> None:
    rules = rule_set("arena", inquisitor=True, diplomat=True)
    assert verdict(CONTESTED, rules).played.rules == rule_set("arena")
    assert verdict(CARDS["challenge-an-ally"], rules).played.rules == rule_set("arena", factions=True)


def moves(card: Card, preset: str) -> list[str]:
    """What is played of the card's steps."""
    return [text for step in course(card, rule_set(preset)).steps for text in step.do]


@pytest.mark.parametrize(
    ("written", "in_one_window"),
    [
        (["Ana steal Ben", "all pass", "all pass"], ["Ana steal Ben", "all pass"]),
        (
            ["Ana steal Ben", "all pass", "Ben block captain", "all pass"],
            ["Ana steal Ben", "Ben block captain", "all pass"],
        ),
        (["Ana tax", "all pass", "Ben tax", "Cleo pass"], ["Ana tax", "all pass", "Ben tax", "Cleo pass"]),
    ],
)
def test_one_window_needs_one_pass_and_none_before_a_block(written: list[str], in_one_window: list[str]) -> None:
    step = CONTESTED.steps[0]
    card = CONTESTED.model_copy(update={"steps": tuple(step.model_copy(update={"do": (text,)}) for text in written)})
    assert moves(card, "guide") == written
    assert moves(card, "arena") == in_one_window

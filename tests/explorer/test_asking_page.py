"""The page Rules: every card can be drawn, with the verdict that its play proves; what is not there is told of."""

import re
from html import unescape

import pytest

from answers import both_ways, cards, load_all, verdict
from content import texts
from engine.coup.labels import LABELS
from engine.coup.rules import rule_set
from explorer import asking_page
from explorer.addresses import RulesAddress, parameters
from explorer.answering import verdict_words
from explorer.narrate import rule

SPEAK, RULES = texts(), rule_set()
CARDS = cards()
RULING = re.compile(r'<p class="ruling[^"]*">([^<]+)</p>')


@pytest.mark.parametrize("card", CARDS)
def test_a_card_shows_the_verdict_of_its_play_and_the_rules_behind_it(card: str) -> None:
    found = verdict(CARDS[card], RULES)
    frames = asking_page.page(RulesAddress(card=card), SPEAK).frames
    for frame in frames:
        assert unescape(RULING.findall(frame.html)[0]) == verdict_words(found, SPEAK)
    for label in found.card.cite:
        assert f"label={label}" in frames[0].html
    played = max(1, len(found.played.steps))
    assert len([frame for frame in frames if "show=" not in frame.address]) >= played
    assert len({frame.address for frame in frames}) == len(frames)


@pytest.mark.parametrize("card", [card for card in CARDS if both_ways(CARDS[card], RULES)])
def test_both_ways_are_the_two_verdicts_at_the_step_where_the_plays_part(card: str) -> None:
    (frame,) = (
        each for each in asking_page.page(RulesAddress(card=card), SPEAK).frames if each.address.endswith("show=ways")
    )
    turns = both_ways(CARDS[card], RULES)
    shown = [unescape(each) for each in RULING.findall(frame.html)[1:]]
    assert shown == [each.ruling.verdict for turn in turns for each in turn.verdicts]
    parted = [f"Step {turn.difference.step}: here they part" for turn in turns if turn.difference.step]
    assert re.findall(r"Step \d+: here they part", frame.html) == parted


def test_a_card_that_no_switch_turns_has_no_other_way() -> None:
    frames = asking_page.page(RulesAddress(card="anyone-may-challenge"), SPEAK).frames
    assert all("Both ways" not in frame.html for frame in frames)


def test_at_the_end_of_its_play_a_card_says_why_a_move_is_refused() -> None:
    frames = asking_page.page(RulesAddress(card="steal-from-zero"), SPEAK).frames
    last = [frame for frame in frames if "show=" not in frame.address][-1]
    assert "has no coins" in last.live


def test_held_up_the_verdict_stands_alone() -> None:
    big = asking_page.page(RulesAddress(card="anyone-may-challenge"), SPEAK).frames[-1]
    assert big.address.endswith("show=big")
    assert "<nav" not in big.html
    assert "<header" not in big.html


def test_a_question_is_answered_with_the_card_that_fits_and_the_next_ones() -> None:
    (frame,) = asking_page.page(RulesAddress("chalenged the asassin, can I still contessa"), SPEAK).frames
    assert frame.live.startswith(CARDS["challenge-the-assassin-then-block"].question)
    assert 1 < len(re.findall(r'data-key="row ', frame.html)) <= asking_page.ALSO


def test_where_nothing_fits_the_page_says_so() -> None:
    (frame,) = asking_page.page(RulesAddress("xyzzy"), SPEAK).frames
    assert frame.live.startswith("No answer fits")


def test_a_topic_lists_all_its_questions() -> None:
    for topic in load_all():
        html = unescape(asking_page.page(RulesAddress(topic=topic.id), SPEAK).frames[0].html)
        assert re.findall(r'data-key="row rules\?card=([^"]+)"', html) == [card.id for card in topic.cards]


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (RulesAddress(card="no-such"), "That answer is not here"),
        (RulesAddress(topic="no-such"), "That topic is not here"),
        (RulesAddress(label="XX-1"), "There is no such rule"),
    ],
)
def test_what_is_not_there_is_told_of(asked: RulesAddress, told: str) -> None:
    page = asking_page.page(asked, SPEAK)
    assert page.frames[0].live.startswith(told)
    assert page.frames[0].address == ""


@pytest.mark.parametrize("label", LABELS)
def test_a_rule_lists_the_questions_that_rest_on_it(label: str) -> None:
    html = asking_page.page(RulesAddress(label=label), SPEAK).frames[0].html
    listed = re.findall(r'data-key="row rules\?card=([^"]+)"', html)
    assert listed == [card for card in CARDS if label in CARDS[card].cite]
    assert unescape(rule(label, RULES, SPEAK).text) in unescape(html)


def test_before_anything_is_asked_it_names_what_each_table_settles_for_itself() -> None:
    html = asking_page.page(RulesAddress(), SPEAK).frames[0].html
    listed = re.findall(r'data-key="row rules\?card=([^"]+)"', html)
    assert listed == [card for card in CARDS if CARDS[card].switch and verdict(CARDS[card], RULES).standing != "rule"]
    assert "challenge-the-assassin-then-block" in listed


def test_an_address_is_read_as_it_was_written() -> None:
    for address in (RulesAddress("a&b = ü?"), RulesAddress("x", card="y", show="ways"), RulesAddress(card="y", step=3)):
        assert RulesAddress.read(parameters(str(address))) == address


def test_what_was_typed_is_text_and_not_markup() -> None:
    asked = '<b>"block"'
    (frame,) = asking_page.page(RulesAddress(asked), SPEAK).frames
    assert "<b>" not in frame.html.split("<ol")[0]

"""The page Rules: every card can be drawn, with the verdict that its play proves; what is not there is told of."""

import re
from html import unescape

import pytest

from answers import both_ways, cards, load_all, verdict
from content import texts
from explorer import asking_page
from explorer.addresses import RulesAddress, parameters
from explorer.answering import verdict_words
from explorer.voices import VOICES
from scenarios.shapes import SHAPES

SPEAK = texts()
RULES = {game: shape.rule_set() for game, shape in SHAPES.items()}
CARDS = cards()
EVERY = [(game, card) for game in SHAPES for card in cards(game)]
RULING = re.compile(r'<p class="ruling[^"]*">([^<]+)</p>')


@pytest.mark.parametrize(("game", "card"), EVERY)
def test_a_card_shows_the_verdict_of_its_play_and_the_rules_behind_it(game: str, card: str) -> None:
    found = verdict(cards(game)[card], RULES[game])
    frames = asking_page.page(RulesAddress(card=card, of=game), SPEAK).frames
    for frame in frames:
        assert unescape(RULING.findall(frame.html)[0]) == verdict_words(found, SPEAK)
    for label in found.card.cite:
        assert f"label={label}" in frames[0].html
    played = max(1, len(found.played.steps))
    assert len([frame for frame in frames if "show=" not in frame.address]) >= played
    assert len({frame.address for frame in frames}) == len(frames)


@pytest.mark.parametrize(
    ("game", "card"), [(game, card) for game, card in EVERY if both_ways(cards(game)[card], RULES[game])]
)
def test_both_ways_are_the_two_verdicts_at_the_step_where_the_plays_part(game: str, card: str) -> None:
    frames = asking_page.page(RulesAddress(card=card, of=game), SPEAK).frames
    (frame,) = (each for each in frames if parameters(each.address).get("show") == "ways")
    turns = both_ways(cards(game)[card], RULES[game])
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


def test_a_question_is_answered_by_the_cards_of_the_game() -> None:
    (frame,) = asking_page.page(RulesAddress("must I keep three cards", of="coatl"), SPEAK).frames
    assert frame.live.startswith(cards("coatl")["kept-prophecies"].question)
    assert frame.address == "?q=must+I+keep+three+cards&of=coatl"
    links = re.findall(r'href="rules\?([^"]+)"', unescape(frame.html))
    assert [link for link in links if "of=coatl" not in link] == []


@pytest.mark.parametrize(("our", "said"), [(None, "up to three"), ("arena", "exactly three")])
def test_the_rules_of_the_address_are_those_of_the_game(our: str | None, said: str) -> None:
    (first, *_) = asking_page.page(RulesAddress(card="kept-prophecies", of="coatl", our=our), SPEAK).frames
    assert f"Some tables: {said}" in first.html


def test_a_table_that_cannot_be_is_told_in_words() -> None:
    frames = asking_page.page(
        RulesAddress(card="fewer-bodies", of="coatl", our="guide.fewer_bodies-true"), SPEAK
    ).frames
    assert "There is one yellow body too many" in unescape(frames[0].html)


def test_where_nothing_fits_the_page_says_so() -> None:
    (frame,) = asking_page.page(RulesAddress("xyzzy"), SPEAK).frames
    assert frame.live.startswith("No answer fits")


def listed(address: RulesAddress) -> list[str]:
    """The cards that a page lists."""
    html = unescape(asking_page.page(address, SPEAK).frames[0].html)
    return re.findall(r'data-key="row rules\?card=([^"&]+)', html)


@pytest.mark.parametrize("game", SHAPES)
def test_a_topic_lists_all_its_questions(game: str) -> None:
    for topic in load_all(game):
        assert listed(RulesAddress(topic=topic.id, of=game)) == [card.id for card in topic.cards]


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


@pytest.mark.parametrize(("game", "label"), [(game, label) for game in SHAPES for label in SHAPES[game].labels])
def test_a_rule_knows_its_game_and_lists_the_questions_that_rest_on_it(game: str, label: str) -> None:
    html = asking_page.page(RulesAddress(label=label), SPEAK).frames[0].html
    assert listed(RulesAddress(label=label)) == [card.id for card in cards(game).values() if label in card.cite]
    assert unescape(VOICES[game].rule(label, RULES[game], SPEAK).text) in unescape(html)


@pytest.mark.parametrize(
    ("game", "among"), [("coup", "challenge-the-assassin-then-block"), ("coatl", "cross-at-an-open-end")]
)
def test_before_anything_is_asked_it_names_what_each_table_settles_for_itself(game: str, among: str) -> None:
    known = cards(game)
    open_ones = [card for card in known if known[card].switch]
    settled = {card: verdict(known[card], RULES[game]).standing for card in open_ones}
    assert listed(RulesAddress(of=game)) == [card for card in open_ones if settled[card] != "rule"]
    assert settled[among] != "rule"


def test_an_address_is_read_as_it_was_written() -> None:
    for address in (RulesAddress("a&b = ü?"), RulesAddress("x", card="y", show="ways"), RulesAddress(card="y", step=3)):
        assert RulesAddress.read(parameters(str(address))) == address


def test_what_was_typed_is_text_and_not_markup() -> None:
    asked = '<b>"block"'
    (frame,) = asking_page.page(RulesAddress(asked), SPEAK).frames
    assert "<b>" not in frame.html.split("<ol")[0]

"""What a table has agreed on, as it is offered, shown and followed; which lessons it touches is played, not written."""

import re
from dataclasses import replace
from html import unescape
from pathlib import Path

import pytest
from streamlit.testing.v1 import AppTest

from answers import cards, verdict
from content import texts
from engine.coup.rules import OPTIONS, PRESETS, SWITCHES, rule_set
from explorer import agreeing, asking_page
from explorer.addresses import RulesAddress
from explorer.agreements import Agreed, agreeable, one, ways
from explorer.house_rules import changes, touching
from explorer.page import Frame
from scenarios import diff, load_course, rules_of
from scenarios.shapes import SHAPES, USUAL
from tests.explorer.asking import bare, opened, shown, whole_app
from tests.explorer.test_app import press, sent

SPEAK = texts()
ASSASSIN = "challenge-the-assassin-then-block"
NO = "guide.block_after_own_failed_challenge-false"
CARDS = cards()
FRONTEND = Path(__file__).parents[2] / "explorer" / "frontend"


def first(**where: str) -> Frame:
    return asking_page.page(RulesAddress(**where), SPEAK).frames[0]  # type: ignore[arg-type]  # words only


def test_an_answer_follows_what_was_agreed_on_and_says_so() -> None:
    frames = asking_page.page(RulesAddress(card=ASSASSIN, our=NO), SPEAK).frames
    assert "By agreement: no" in frames[0].html
    assert "A table has agreed on this." in frames[0].html
    assert all(frame.address.endswith(f"our={NO}") for frame in frames)
    assert "By agreement: yes" in first(card=ASSASSIN, our=NO.replace("false", "true")).html


@pytest.mark.parametrize("where", [{}, {"q": "assassin"}, {"topic": "assassin"}, {"label": "TA-1"}])
def test_links_to_answers_and_rules_take_the_agreements_along(where: dict[str, str]) -> None:
    found = re.findall(r'href="(rules\?(?:card|q|label)=[^"]*)"', unescape(first(**where, our=NO).html))
    assert found
    assert all(f"our={NO}" in href for href in found)


def test_a_preset_answers_too() -> None:
    card = next(card for card in CARDS.values() if len(set(card.verdicts.values())) > 1)
    for preset in PRESETS:
        said = verdict(card, rule_set(preset)).ruling.say
        assert said in unescape(first(card=card.id, our=preset).html)


@pytest.mark.parametrize("card", CARDS)
def test_what_turns_an_answer_is_offered_with_the_verdict_that_follows(card: str) -> None:
    html = unescape(first(card=card).html)
    offered = [one(switch, value) for switch in CARDS[card].switch for value in SWITCHES[switch]]
    assert re.findall(r'data-agree="([^"]+)"', html) == offered
    ways = re.findall(r'data-agree="[^"]+" aria-pressed="false"><b>([^<]+)</b>', html)
    for way, written in zip(ways, offered, strict=True):
        agreed = Agreed.read(f"guide.{written}")
        assert way == verdict(CARDS[card], agreed.rules).ruling.verdict


def test_the_way_that_was_agreed_on_is_pressed_and_can_be_forgotten() -> None:
    html = first(card=ASSASSIN, our=NO).html
    assert re.findall(r'data-agree="([^"]+)" aria-pressed="true"', html) == [NO.removeprefix("guide.")]
    assert 'data-disagree="block_after_own_failed_challenge"' in html


def test_the_dialog_of_each_game_has_a_sentence_for_each_agreement_and_the_lessons_that_change() -> None:
    drawn = re.split("(?=<dialog)", unescape(agreeing.dialogs("en")))[1:]
    for game, dialog in zip(SHAPES, drawn, strict=True):
        assert f'id="agreements-{game}"' in dialog
        assert re.findall(r'data-agreement="([^"]+)"', dialog) == [one(*each) for each in ways(game)]
        assert "This changes no lesson." in dialog
    assert "This changes lessons 17, 20 and E2." in drawn[0]
    assert "This changes lesson" in drawn[1]


def test_a_lesson_is_touched_by_what_changes_it() -> None:
    for lesson in load_course().lessons():
        for switch, value in touching(lesson.id):
            own = rules_of(lesson)
            other = replace(own, **{switch: value})
            assert diff(lesson, own, other).step is not None
    assert touching("you-doubted-may-you-still-block") != ()
    assert touching("one-coin") == ()


@pytest.mark.parametrize("preset", PRESETS)
def test_the_lessons_that_a_preset_changes_are_those_of_its_switches(preset: str) -> None:
    """Of lessons that set no switch themselves."""
    usual, rules = rule_set().resolved(), rule_set(preset)
    plain, together = set(), set()
    for lesson in load_course().lessons():
        own = rules_of(lesson)
        played = {name: getattr(own, name) for name in OPTIONS}
        if own == rule_set(**played):
            plain.add(lesson.id)
            if diff(lesson, own, replace(rules, **played)).step is not None:
                together.add(lesson.id)
    each = {
        id_
        for name in agreeable(USUAL)
        if (value := rules.resolved()[name]) != usual[name]
        for id_ in changes(USUAL, name, value)
    }
    assert together == each & plain


def test_what_is_read_before_the_page_is_what_was_kept() -> None:
    key = re.search(r'KEY = "([^"]+)"', (FRONTEND / "agreements.js").read_text("utf-8"))
    assert key
    assert f'getItem(`{key[1]}${{asked.get("of") ?? "{USUAL}"}}`)' in (FRONTEND / "early" / "agreed.js").read_text(
        "utf-8"
    )
    usual = re.search(r'USUAL = "([^"]+)"', (FRONTEND / "agreements.js").read_text("utf-8"))
    assert usual
    assert usual[1] == Agreed().preset


def test_a_question_is_asked_under_the_same_rules() -> None:
    app = AppTest.from_file(str(Path(asking_page.__file__).with_name("app.py")), default_timeout=20)
    app.run().switch_page("screens/ask.py")
    app.query_params["our"] = NO
    app.run()
    press(app, "ask", "wrong challenge then contessa")
    assert sent(app)["frames"][0]["address"] == f"?q=wrong+challenge+then+contessa&our={NO}"


def test_a_new_table_begins_with_what_was_agreed_on() -> None:
    with whole_app() as app:
        assert shown(app).table.state.rules == rule_set()
        app.session_state["shown"], app.session_state["last"] = None, {}
        app.query_params.clear()
        app.query_params["our"] = NO
        assert shown(app.run()).table.state.rules == Agreed.read(NO).rules


def test_a_game_dealt_anew_begins_with_it_too_and_keeps_the_characters() -> None:
    with bare() as app:
        app.session_state["agreed"] = Agreed.read(f"arena.{NO.removeprefix('guide.')}")
        opened(app, "new")
        next(each for each in app.button if each.label == SPEAK.say("sandbox.play")).click().run()
        rules = shown(app).table.state.rules
        assert rules == rule_set("arena", block_after_own_failed_challenge=False)

"""The page of a rule: its ways, its sources in words, and what rests on it; every citation leads there."""

import re
from html import escape, unescape

import pytest

from answers.sources import chapters
from content import texts
from engine.coatl.labels import LABELS as COATL
from engine.coup.labels import LABELS
from engine.coup.rules import OPTIONS, SWITCHES
from explorer import asking_page, learn
from explorer.addresses import LessonAddress, RulesAddress, rule_link
from explorer.agreements import Agreed, one
from explorer.lessons import lessons
from explorer.resting import lessons_on
from explorer.telling import tell
from explorer.voices import VOICES
from scenarios.shapes import SHAPES, worded

SPEAK = texts()
CODE = re.compile(r"\b(J|K|IP|B|C)\d\d")


def page(label: str, our: str | None = None) -> str:
    return unescape(asking_page.page(RulesAddress(label=label, our=our), SPEAK).frames[0].html)


@pytest.mark.parametrize(("game", "label"), [(game, label) for game in SHAPES for label in SHAPES[game].labels])
def test_the_sources_are_told_in_words(game: str, label: str) -> None:
    html = page(label)
    subjects = [each for chapter in chapters(game) for each in chapter.subjects if each.rule == label]
    for said in (said for subject in subjects for said in subject.says):
        assert said.say in html
    assert subjects or "It is said in " in html or "No source says it" in html
    assert not CODE.search(re.sub(r"<[^>]+>", " ", html))


@pytest.mark.parametrize("label", [label for label in LABELS if LABELS[label].switch])
def test_a_rule_behind_a_switch_tells_each_way_to_play_it_and_offers_it(label: str) -> None:
    switch, html = str(LABELS[label].switch), page(label)
    for value in SWITCHES[switch]:
        assert SPEAK.say(f"switch.{switch}.{worded(value)}") in html
    assert html.count(SPEAK.say("witness.here")) == 1
    assert ("data-agree=" in html) == (switch not in OPTIONS)


@pytest.mark.parametrize("label", [label for label, each in COATL.items() if each.switch])
def test_the_other_game_offers_its_ways_likewise(label: str) -> None:
    switch, html = str(COATL[label].switch), page(label)
    ways = [one(switch, value) for value in SHAPES["coatl"].switches[switch]]
    assert re.findall(r'data-agree="([^"]+)"', html) == ways
    for way in ways:
        our = Agreed.read(f"guide.{way}", "coatl")
        (here,) = re.findall(r'<li class="here"><p>([^<]+)</p>', page(label, our.written() or "guide"))
        assert here == VOICES["coatl"].say(SPEAK, f"switch.{switch}.{worded(getattr(our.rules, switch))}")


def test_what_is_played_here_follows_the_agreement() -> None:
    html = page("TA-5", "guide.second_block-true")
    (here,) = re.findall(r'<li class="here"><p>([^<]+)</p>', html)
    assert here == SPEAK.say("switch.second_block.true")


@pytest.mark.parametrize("label", [label for shape in SHAPES.values() for label in shape.labels])
def test_it_leads_to_the_lessons_that_rest_on_it(label: str) -> None:
    linked = re.findall(r'<li><a href="learn\?scenario=([^&"]+)', page(label))
    assert linked == [lesson.id for lesson in lessons_on(label)]


def test_a_lesson_rests_on_what_its_author_cites_and_what_decides_it() -> None:
    assert "you-doubted-may-you-still-block" in [lesson.id for lesson in lessons_on("TA-1")]
    assert "wrong-to-challenge" in [lesson.id for lesson in lessons_on("CH-4")]
    assert lessons_on("TU-1") != tuple(lessons().values())


@pytest.mark.parametrize("lesson", list(lessons()))
def test_a_rule_in_a_lesson_leads_to_its_page(lesson: str) -> None:
    told = lessons()[lesson]
    frames = learn.page(LessonAddress(lesson), SPEAK).frames
    for at, (moment, frame) in enumerate(zip(told.moments, frames, strict=True)):
        scene = tell(told, at, moment.sees, SPEAK)
        assert scene.rule is None or f'href="{escape(rule_link(scene.rule.label))}"' in frame.html

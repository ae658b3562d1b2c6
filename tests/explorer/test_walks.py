"""A scenario file of somebody's own is told as a lesson, from a link that holds all of it."""

import re
from random import Random

import pytest
from streamlit.testing.v1 import AppTest

import explorer
from content import texts
from explorer import keeping, learn, playing, sharing
from explorer.addresses import EVERYTHING, ONLOOKER, LessonAddress, parameters
from explorer.learn import Branch
from explorer.lessons import lesson_at, lessons
from explorer.notebook.table import Table
from scenarios.tokens import pack
from tests.explorer.asking import SAY, click, opened
from tests.explorer.test_app import learn as open_learn
from tests.explorer.test_app import press, sent

SPEAK = texts()
FILE = """id: caught
title: A bluff is called
table:
  Ana: {coins: 2, hand: [captain, contessa]}
  Ben: {coins: 7, hand: [duke, duke]}
  Cleo: {coins: 2, hand: [assassin], lost: [captain]}
see: [Ana]
steps:
  - say: Ana has no Duke. She taxes anyway.
  - do: Ana tax
  - ask:
      text: Who loses a card if Ben challenges?
      answers:
        - {text: Only Ana, right: true, because: She has no Duke to show., cite: CH-3}
        - {text: Only Ben, because: He would lose one if she had a Duke., cite: CH-4}
  - do: [Cleo pass, Ben challenge]
    say: She has to show it now.
  - do: Ana lose captain
    say: No Duke, so a card is lost.
"""
TOLD = ("She taxes anyway.", None, "Who loses a card if Ben challenges?", "She has to show it now.", "a card is lost.")
"""What the author says at each step."""
WALK = sharing.as_learner(FILE)
HELD = {"hand": ["duke", "captain"]}


def test_the_learner_may_be_named_in_any_case() -> None:
    walk = sharing.as_learner(FILE.replace("see: [Ana]", "see: [ana]\nlevel: do"))
    assert lesson_at(walk)[0].tasks == (0, 3)


def frames(look: str | None = None) -> tuple[str, ...]:
    return tuple(frame.html + frame.live for frame in learn.page(WALK._replace(look=look), SPEAK).frames)


@pytest.mark.parametrize("look", [None, "Ana", EVERYTHING, "Ben", ONLOOKER])
def test_the_authors_words_and_guesses_stand_at_their_steps_for_eyes_that_see_as_much(look: str | None) -> None:
    told = look in (None, "Ana", EVERYTHING)
    drawn = frames(look)
    assert [number for number, each in enumerate(drawn) if 'id="guess"' in each] == ([2] if told else [])
    for words, each in zip(TOLD, drawn, strict=True):
        assert words is None or (words in each) == told


def test_it_is_read_back_from_its_address_at_each_step() -> None:
    addresses = [LessonAddress.read(parameters(each.address)) for each in learn.page(WALK, SPEAK).frames]
    assert addresses == [WALK._replace(step=step) for step in range(len(TOLD))]
    assert lesson_at(addresses[2]._replace(step=99, look="Zoe"))[1] == addresses[-1]


def test_it_stands_in_the_list_before_the_lessons_and_is_not_remembered_as_one_of_them() -> None:
    lesson, _ = lesson_at(WALK)
    assert lesson.id not in lessons()
    first, *others = learn.picker(lesson, SPEAK)
    assert (first.label, first.selected) == ("A bluff is called", True)
    assert not any(each.selected for each in others)
    assert f'data-lesson="{lesson.id}"' in frames()[0]


def test_one_can_leave_it_for_a_table_and_return_also_from_what_the_device_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    at = WALK._replace(step=1)
    branch = learn.answer(at, "try", "", Random(1))
    assert isinstance(branch, Branch)
    shown = playing.laid(branch.table, branch.look)
    kept = keeping.keep(str(shown.address.token))
    monkeypatch.setattr(keeping, "TABLES", type(keeping.TABLES)(9))
    assert kept is not None
    assert keeping.restore(kept.game) == kept.token
    back = keeping.TABLES.get(kept.token)
    assert back is not None
    assert back.thing.lesson == str(at)


def test_a_step_opens_in_a_notebook() -> None:
    cell = sharing.lesson_cell(WALK._replace(step=1))
    found = re.search(r'open\("([^"]+)"\)', cell)
    assert found
    opened = explorer.open(found[1])
    assert isinstance(opened, Table)
    assert opened.legal() == ("Ben pass", "Ben challenge", "Cleo pass", "Cleo challenge")
    first = explorer.open(found[1], step=1)
    assert isinstance(first, Table)
    assert (first.at, opened.at) == (0, 1)
    with pytest.raises(explorer.Mistake, match="a part of it is missing"):
        explorer.open(found[1].replace("&step", "x&step"))


def test_a_file_that_is_loaded_can_be_seen_as_a_learner_sees_it(app: AppTest) -> None:
    opened(app, "set-up")
    app.text_area[0].set_value(FILE)
    click(app, SAY("sandbox.as-learner"))
    assert app.session_state["leaving"] == f"learn{WALK}"


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (FILE.replace("Ana tax", "Ana dance"), "Line 10: dance is no move"),
        (FILE + "  - say: More.\n" * 100, "Line 1: it is too long for a lesson; make two files of it, of 100 steps"),
        (FILE + f"  - say: {' '.join(map(str, range(9000)))}\n", "Line 1: it is too long for a lesson"),
    ],
)
def test_what_cannot_be_told_is_refused_with_its_line(app: AppTest, text: str, line: str) -> None:
    opened(app, "set-up")
    app.text_area[0].set_value(text)
    click(app, SAY("sandbox.as-learner"))
    assert line in app.error[0].value
    assert "leaving" not in app.session_state


@pytest.mark.parametrize(
    ("token", "why"),
    [
        ("", "it was not made by Tableside"),
        (str(WALK.walk)[:-4], "a part of it is missing or changed"),
        (pack({"id": "a", "table": {}}), "table"),
        (
            pack({"id": "a", "table": dict.fromkeys(("Ana", "Ben"), HELD), "steps": [{"say": "More."}] * 101}),
            "too long",
        ),
    ],
)
def test_a_link_that_holds_none_leads_to_the_path_and_says_why(whole: AppTest, token: str, why: str) -> None:
    page = sent(open_learn(whole, walk=token))
    (frame,) = page["frames"]
    assert "These are the lessons there are." in frame["live"]
    assert why in frame["live"]


def test_the_next_version_of_the_file_can_be_loaded_where_one_sees_it(whole: AppTest) -> None:
    press(open_learn(whole, walk=str(WALK.walk)), "load")
    assert [each.label for each in whole.text_area] == [SAY("sandbox.file")]
    assert 'data-emit="load"' in frames()[0]
    assert 'data-emit="load"' not in learn.page(LessonAddress("caught"), SPEAK).frames[0].html

"""What could happen in the app: from the table, from a step of a lesson, as a picture, in a notebook."""

import json
from collections.abc import Iterator
from random import Random

import pytest
from streamlit import config
from streamlit.testing.v1 import AppTest

import explorer
from analysis.coup.standings import Standings
from content import texts
from engine import coatl
from explorer import playing
from explorer.growing import one_turn
from explorer.icicle import figure
from explorer.lessons import lessons
from explorer.narrate.trees import TreeWords
from explorer.notebook.mistake import Mistake
from explorer.notebook.table import Table
from explorer.sandbox import Sandbox
from tests.explorer.asking import bare, opened
from tests.explorer.tables import two
from tests.explorer.test_app import APP, FIRST, learn, press, sent

SAY = texts().say
AT_A_STEP = """
from explorer.addresses import LessonAddress
from explorer.screens.whatif import at_step
at_step(LessonAddress("bluff-and-block", 1))
"""


@pytest.fixture
def app() -> Iterator[AppTest]:
    tester = AppTest.from_file(str(APP), default_timeout=20)
    yield tester
    assert not tester.exception
    config.get_config_options(force_reparse=True)


def drawn(app: AppTest) -> str:
    """The tree as it was sent to the dialog."""
    return str(json.loads(app.get_by_key("tree piece").proto.bytes)["piece"])


def test_the_tree_is_in_no_page_before_it_is_asked_for(app: AppTest) -> None:
    learn(app, scenario=FIRST.id, step="0")
    assert "whatif" not in "".join(sent(app)["parts"])
    press(app, "tree")
    assert 'class="whatif"' in drawn(app)


def test_a_step_with_a_guess_makes_one_guess_first(app: AppTest) -> None:
    asking = next(lesson for lesson in lessons().values() if lesson.guesses)
    step = next(number for number, moment in enumerate(asking.moments) if moment.step and moment.step.ask)
    learn(app, scenario=asking.id)
    page = sent(app)
    foot = next(page["parts"][part] for part in page["frames"][step]["parts"] if "<footer" in page["parts"][part])
    before, after = foot.split("<span data-before>")[1], foot.split("<span data-after hidden>")[1]
    assert SAY("tree.guess-first") in before.split(after)[0]
    assert 'aria-disabled="true"' in before.split("</button>")[0]
    assert "aria-disabled" not in after.split("</button>")[0]


def test_a_branch_opens_as_a_table_of_its_own() -> None:
    with bare() as app:
        opened(app, "tree")
        before = app.session_state["shown"]
        press(app, "on-table", "0", address="", key="tree piece")
        there = app.session_state["shown"]
        assert (before.address.at, there.address.at) == (0, 1)
        assert there.address.token != before.address.token


@pytest.mark.parametrize(("event", "leads"), [("on-table", "table?t="), ("picture", "picture?t=")])
def test_from_a_step_one_leaves_the_lesson(event: str, leads: str) -> None:
    app = AppTest.from_string(AT_A_STEP, default_timeout=20).run()
    press(app, event, "1", address="", key="tree piece")
    assert leads in app.session_state["leaving"]
    assert not app.exception


def test_a_part_of_the_tree_is_shown_by_itself_and_the_whole_again() -> None:
    with bare() as app:
        whole = drawn(opened(app, "tree"))
        press(app, "follows", "1", address="", key="tree piece")
        part = drawn(app)
        assert part != whole
        assert 'data-emit="whole"' in part
        press(app, "whole", address="", key="tree piece")
        assert drawn(app) == whole


def test_two_turns_are_shown_once_they_have_grown_and_one_again() -> None:
    with bare() as app:
        opened(app, "tree")
        press(app, "two", address="", key="tree piece")
        app.session_state["tree growing"].wait()
        assert "After two turns" in drawn(app.run())
        press(app, "one", address="", key="tree piece")
        assert "After two turns" not in drawn(app)


def test_the_picture_stands_on_a_page_of_its_own_with_the_list_beside_it(app: AppTest) -> None:
    shown = two()
    app.run().switch_page("screens/picture.py")
    for name, value in shown.address.parameters().items():
        app.query_params[name] = value
    app.run()
    assert app.get("plotly_chart")
    assert 'class="whatif"' in drawn(app)
    assert "Captain" not in drawn(app).split("Ben")[0]
    press(app, "back", address="", key="tree piece")
    app.query_params["t"] = "unknown"
    assert [each.value for each in app.run().info] == [SAY("tree.picture.none")]


def test_of_a_game_without_trees_there_is_no_picture(app: AppTest) -> None:
    table = Sandbox.dealt(("Ana", "Ben"), coatl.rule_set(), Random(7))
    app.run().switch_page("screens/picture.py")
    for name, value in playing.laid(table).address.parameters().items():
        app.query_params[name] = value
    assert [each.value for each in app.run().info] == [SAY("tree.picture.none")]


def test_the_picture_has_a_piece_for_each_branch_and_says_the_same() -> None:
    shown = two()
    words = TreeWords(one_turn(shown.table.state, shown.sees), shown.table.names, texts())
    icicle = figure(words).data[0]
    assert icicle.parents.count("root") == len(words.tree.root.branches)  # type: ignore[union-attr]
    assert sum(icicle.values) == len(set(icicle.ids) - set(icicle.parents))
    for told in icicle.hovertext:
        assert told.rstrip("."), told


def test_a_notebook_counts_the_endings_and_shows_the_tree_as_text() -> None:
    table = explorer.open({"table": {"Ana": {"hand": ["duke", "captain"]}, "Ben": {"hand": ["assassin", "contessa"]}}})
    assert isinstance(table, Table)
    tree = table.play("Ana tax").view("Ben").tree()
    assert len(tree.endings) == 3
    assert all(isinstance(ending, Standings) for ending in tree.endings)
    text = repr(tree)
    assert text.startswith("The turn has 3 different endings.")
    assert "Ana does not have the Duke." in text
    assert 'class="whatif"' in tree._repr_html_()
    assert "data-emit" not in tree._repr_html_()
    assert len(tree.figure().data) == 1
    assert len(table.play("Ana tax").tree(depth=2).endings) > 3
    with pytest.raises(Mistake, match="one or two turns deep"):
        table.tree(depth=3)

"""A table is handed on and taken: what one sees, links, scenario files, a name."""

import re

import pytest
from streamlit.testing.v1 import AppTest

import explorer
from content import texts
from engine import coup
from explorer import sharing, table_page
from explorer.addresses import EVERYTHING, LessonAddress, parameters
from explorer.notebook.said import Said
from explorer.notebook.table import Table
from scenarios.record import Record
from scenarios.sight import Sight
from tests.explorer.asking import SAY, click, opened, shown
from tests.explorer.tables import after, two
from tests.explorer.test_app import sent


def copied(app: AppTest, way: str) -> list[str]:
    opened(app, "share")
    app.radio[0].set_value(way).run()
    return [each.value for each in app.code]


def asked(link: str) -> dict[str, str]:
    return parameters("?" + link.partition("?")[2])


def test_what_is_copied_opens_again(app: AppTest) -> None:
    app.session_state["shown"] = there = after(two(look=EVERYTHING), "Ana tax")
    state = there.table.state
    (link,) = copied(app, "position")
    assert Record.from_token(asked(link)["game"]).timeline().now.state == state
    (link,) = copied(app, "link")
    assert asked(link) == there.address.parameters()
    link, told = copied(app, "seen")
    assert Sight.from_token(asked(link)["seen"]).view.seats == coup.observe(state, frozenset({0, 1})).seats
    assert "Ana" in told
    (file,) = copied(app, "file")
    assert sharing.from_file(file).state == state


def test_what_one_sees_is_copied_without_what_one_does_not(app: AppTest) -> None:
    app.session_state["shown"] = two()
    link, told = copied(app, "seen")
    assert "Duke" in told
    assert "Captain" not in told
    assert Sight.from_token(asked(link)["seen"]).view.seats[1].hand == (None, None)
    assert not any("captain" in each.value.lower() for each in [*app.code, *app.caption])


@pytest.mark.parametrize(("look", "kind"), [(EVERYTHING, Table), ("Ana", Said)])
def test_a_cell_of_a_notebook_opens_what_is_seen_and_no_more(app: AppTest, look: str, kind: type) -> None:
    app.session_state["shown"] = there = two(look=look)
    (cell,) = copied(app, "notebook")
    found = re.fullmatch(r'import explorer\n\nexplorer[.]open\("(\S+)"\)', cell)
    assert found
    opened = explorer.open(found[1])
    assert isinstance(opened, kind)
    assert ("Contessa" in repr(opened)) == (there.address.look == EVERYTHING)


@pytest.mark.parametrize("look", [None, "Ben"])
def test_a_lesson_opens_in_a_notebook_at_its_step(look: str | None) -> None:
    cell = sharing.lesson_cell(LessonAddress("caught", 2, look))
    arguments = re.fullmatch(r'import explorer\n\nexplorer[.]open\("caught", step=3(?:, seat="(\w+)")?\)', cell)
    assert arguments
    assert arguments[1] == look


def test_a_position_is_named(app: AppTest) -> None:
    opened(app, "share")
    app.text_input[0].set_value("  A  close game ")
    click(app, SAY("sandbox.keep-name"))
    assert shown(app).kept.title == "A close game"
    assert "A close game" in table_page.page(shown(app), None, texts()).title


FILE = """id: a-file
title: Ben bluffs
table:
  Ana: {hand: [duke, captain]}
  Ben: {hand: [captain, contessa]}
turn: Ben
steps:
  - do: Ben tax
    say: He has no Duke.
  - do: Ana challenge
"""


def test_a_scenario_file_is_laid_at_its_end_with_all_steps_to_undo(app: AppTest) -> None:
    opened(app, "set-up")
    app.text_area[0].set_value(FILE)
    click(app, SAY("sandbox.open"))
    there = shown(app)
    assert (there.kept.title, there.address.at) == ("Ben bluffs", 3)
    assert there.kept.go(0).state.active == 1


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (FILE.replace("tax", "dance"), "Line 8: dance is no move"),
        (FILE.replace("captain, contessa", "duke, king"), "Line 5: "),
        (FILE.replace("Ana challenge", "Ana block duke"), "Line 10: "),
        ("", "Line 1: the file is empty"),
        ("[", "Line 2: this is not well-formed YAML"),
    ],
)
def test_a_faulty_file_is_told_of_with_its_lines(app: AppTest, text: str, line: str) -> None:
    before = shown(app).address
    opened(app, "set-up")
    app.text_area[0].set_value(text)
    click(app, SAY("sandbox.open"))
    assert shown(app).address == before
    assert line in app.error[0].value


def test_a_link_lays_its_position(whole: AppTest) -> None:
    token = sharing.position_token(two().table)
    whole.query_params.clear()
    whole.query_params["game"] = token
    whole.run()
    assert shown(whole).table.state == two().table.state
    assert "game" not in whole.query_params


@pytest.mark.parametrize("name", ["game", "seen"])
@pytest.mark.parametrize("token", ["", "b123", "aé"])
def test_a_link_that_holds_nothing_says_so_and_lays_a_new_table(whole: AppTest, name: str, token: str) -> None:
    whole.query_params.clear()
    whole.query_params[name] = token
    whole.run()
    assert "cannot be opened" in sent(whole)["frames"][0]["live"]
    assert name not in whole.query_params


def test_a_sight_is_shown_and_has_nothing_to_play(whole: AppTest) -> None:
    whole.query_params.clear()
    whole.query_params["seen"] = sharing.sight(two()).token()
    page = sent(whole.run())
    assert page["keep"] is None
    assert "Ana could see" in page["frames"][0]["live"]
    assert "data-move" not in "".join(page["parts"])

"""The app in Streamlit, without a browser: pages, addresses and presses."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from streamlit import config
from streamlit.testing.v1 import AppTest

from explorer import keeping, playing
from explorer.addresses import LessonAddress, TableAddress, parameters
from explorer.lessons import lessons
from explorer.sandbox import Sandbox
from explorer.store import Store

APP = Path(__file__).parents[2] / "explorer" / "app.py"
FIRST, *_ = lessons().values()


@pytest.fixture
def app() -> Iterator[AppTest]:
    tester = AppTest.from_file(str(APP), default_timeout=20)
    yield tester
    assert not tester.exception
    config.get_config_options(force_reparse=True)


def sent(app: AppTest) -> dict[str, Any]:
    """What the page module was sent."""
    page: dict[str, Any] = json.loads(app.get_by_key("page").proto.bytes)
    return page


def press(app: AppTest, event: str, value: str = "", address: str | None = None, key: str = "page") -> None:
    """Tell the app of a press, as the page module does."""
    node = app.get_by_key(key)
    states = app._tree.get_widget_states()
    widget = states.widgets.add()
    widget.id = f"$$STREAMLIT_INTERNAL_KEY_{node.proto.id}__events"
    pressed = {"event": event, "value": value, "address": shown(app) if address is None else address}
    widget.json_trigger_value = json.dumps([{"event": "pressed", "value": pressed}])
    app._run(states)


def shown(app: AppTest) -> str:
    """The address of the first frame."""
    return str(sent(app)["frames"][0]["address"])


def learn(app: AppTest, **asked: str) -> AppTest:
    """Open Learn."""
    app.run().switch_page("screens/learn.py")
    for name, value in asked.items():
        app.query_params[name] = value
    return app.run()


def test_an_old_link_to_a_lesson_leads_there(app: AppTest) -> None:
    app.query_params["scenario"] = FIRST.id
    assert sent(app.run()) == {"go": f"learn?scenario={FIRST.id}", "instead": True}


@pytest.mark.parametrize(("asked", "told"), [({}, False), ({"scenario": "gone"}, True)])
def test_learn_opens_on_the_path_and_says_if_a_lesson_is_not_there(
    app: AppTest, asked: dict[str, str], *, told: bool
) -> None:
    page = sent(learn(app, **asked))
    assert [frame["address"] for frame in page["frames"]] == [""]
    assert ("That lesson is not here." in page["frames"][0]["live"]) == told


@pytest.mark.parametrize("lesson", ["caught", "mixed-1a-words-only", "two-sides", "start-pass"])
def test_a_lesson_opens_by_its_address(app: AppTest, lesson: str) -> None:
    assert shown(learn(app, scenario=lesson)) == str(LessonAddress(lesson))


def test_a_step_gives_the_cell_that_opens_it_in_a_notebook(app: AppTest) -> None:
    learn(app, scenario="caught", step="2")
    press(app, "notebook", address="?scenario=caught&step=3&as=Ben")
    assert [each.value.splitlines()[-1] for each in app.code] == ['explorer.open("caught", step=4, seat="Ben")']
    assert app.query_params["step"] == "3"


def test_looking_as_another_seat_keeps_the_step(app: AppTest) -> None:
    learn(app, scenario=FIRST.id)
    press(app, "look", FIRST.names[1], sent(app)["frames"][2]["address"])
    assert dict(app.query_params) == LessonAddress(FIRST.id, 2, FIRST.names[1]).parameters()
    assert shown(app) == str(LessonAddress(FIRST.id, 0, FIRST.names[1]))


def test_a_lesson_can_be_left_for_a_table_and_come_back_to(app: AppTest) -> None:
    learn(app, scenario=FIRST.id)
    press(app, "try", address=sent(app)["frames"][3]["address"])
    page, _, asked = sent(app)["go"].partition("?")
    assert page == "table"
    app.switch_page("screens/table.py")
    for name, value in parameters(f"?{asked}").items():
        app.query_params[name] = value
    press(app.run(), "random")
    assert TableAddress.read(parameters(shown(app))).at == 1
    press(app, "lesson")
    assert sent(app)["go"] == f"learn{LessonAddress(FIRST.id, 3)}"


def table(app: AppTest) -> AppTest:
    return app.run().switch_page("screens/table.py").run()


def test_a_move_that_answers_what_is_no_longer_shown_is_not_played(app: AppTest) -> None:
    before = shown(table(app))
    press(app, "move", "Ana income")
    now = shown(app)
    press(app, "move", "Ana foreign-aid", address=before)
    assert shown(app) == now != before


def test_presses_that_follow_fast_all_count(app: AppTest) -> None:
    before = shown(table(app))
    press(app, "random")
    press(app, "random", address=before)
    assert TableAddress.read(parameters(shown(app))).at == 2


def test_the_address_says_where_on_the_table_one_is(app: AppTest) -> None:
    table(app)
    press(app, "random")
    press(app, "random")
    asked = TableAddress.read(parameters(shown(app)))._replace(at=1)
    for name, value in asked.parameters().items():
        app.query_params[name] = value
    assert shown(app.run()) == str(asked)


def test_an_unknown_table_is_looked_for_on_the_device_and_then_told_of(app: AppTest) -> None:
    table(app)
    app.query_params["t"] = "gone"
    page = sent(app.run())
    assert page["want"] == "gone"
    press(app, "restore", "")
    page = sent(app)
    assert "no longer here" in page["frames"][0]["live"]
    assert parameters(shown(app))["t"] == page["keep"]["token"] != "gone"


def test_a_table_comes_back_from_the_device(app: AppTest, monkeypatch: pytest.MonkeyPatch) -> None:
    table(app)
    press(app, "random")
    press(app, "random")
    before = sent(app)
    fresh = Store[Sandbox](most=10)
    for module in (keeping, playing):
        monkeypatch.setattr(module, "TABLES", fresh)
    assert sent(app.run())["want"] == before["keep"]["token"]
    press(app, "restore", before["keep"]["game"])
    assert sent(app) == before


def test_a_process_with_an_older_state_takes_the_later_one_and_goes_where_one_wanted(app: AppTest) -> None:
    table(app)
    press(app, "random")
    token = str(sent(app)["keep"]["token"])
    older = keeping.TABLES.get(token)
    assert older
    press(app, "random")
    later = sent(app)
    keeping.TABLES._kept[token] = older
    assert shown(app.run()) != later["frames"][0]["address"]
    press(app, "restore", later["keep"]["game"], later["frames"][0]["address"])
    assert sent(app) == later


def test_two_windows_at_one_table_do_not_take_back_each_others_moves(app: AppTest) -> None:
    table(app)
    other = AppTest.from_file(str(APP), default_timeout=20)
    table(other)
    for name, value in parameters(shown(app)).items():
        other.query_params[name] = value
    other.run()
    press(app, "random")
    there = shown(app)
    press(other, "random")
    assert "Somebody else played on" in sent(other)["frames"][0]["live"]
    assert parameters(shown(other))["t"] != parameters(there)["t"]
    assert shown(app.run()) == there


def test_rules_hold_the_question_in_the_address(app: AppTest) -> None:
    app.run().switch_page("screens/ask.py").run()
    press(app, "ask", "does a coup cost seven")
    assert shown(app) == "?q=does+a+coup+cost+seven"
    assert "7 coins" in sent(app)["frames"][0]["live"]
    press(app, "ask", "coup", address="?part=cards&box=inquisitor")
    assert shown(app) == "?q=coup&box=inquisitor"

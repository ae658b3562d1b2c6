"""The frame around a table: its controls, its panel, and that it holds together."""

import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from content import texts
from engine.coup import Table
from explorer.drawing import Control, Link, Option, Shell, frame
from explorer.scene import Ask, Scene
from tests.explorer.moments import (
    MOMENTS,
    THREE,
    assassin_blocked,
    duke_claimed,
    game_over,
    played,
    proof_awaited,
    seen,
    turn_begins,
)
from tests.explorer.test_tables import Reader

ENGLISH = texts()
FONT = Path(__file__).parents[2] / "explorer" / "frontend" / "fonts" / "alegreya.woff2"
SHELL = Shell(
    pages=(Link("Start", "./", False), Link("Learn", "learn", True), Link("Table", "table", False)),
    title="Caught bluffing",
    number="4",
    picker=(Option("first-coin", "First coin", False), Option("caught", "Caught bluffing", True)),
    looks=(Option("Ana", "Ana (you)", True), Option("table", "The table", False)),
    at=2,
    of=5,
    controls=(
        Control("Back", "ArrowLeft", to="0"),
        Control("Next", "ArrowRight", to="2", primary=True),
        Control("Try it from here", emit="try"),
        Control("Redo", emit="redo", off="There is nothing to redo."),
    ),
)
LIVE = SHELL._replace(picker=(), number=None, at=0, of=0, marks=("Dev is played at random.",))
Moment = Callable[[], Scene]


def found(markup: str, name: str) -> list[dict[str, str | None]]:
    """The attributes of every tag that has this one."""
    return [attributes for _, attributes in Reader(markup).tags if name in attributes]


def named(moment: Moment) -> str:
    return moment.__name__


@pytest.mark.parametrize("moment", MOMENTS, ids=named)
@pytest.mark.parametrize("shell", [SHELL, LIVE], ids=["lesson", "table"])
def test_what_a_control_names_is_there_once(moment: Moment, shell: Shell) -> None:
    markup = frame(moment(), shell, ENGLISH)
    ids = Counter(each["id"] for each in found(markup, "id"))
    assert set(ids.values()) <= {1}
    for name in ("data-opens", "data-why", "aria-controls", "form"):
        assert {each[name] for each in found(markup, name)} <= set(ids)
    keys = Counter(each["data-key"] for each in found(markup, "data-key"))
    assert set(keys.values()) <= {1}


@pytest.mark.parametrize("moment", MOMENTS, ids=named)
def test_headings_do_not_skip_a_level(moment: Moment) -> None:
    markup = frame(moment(), SHELL, ENGLISH)
    levels = [int(tag[1]) for tag, _ in Reader(markup).tags if re.fullmatch(r"h\d", tag)]
    assert levels[0] == 1
    assert set(levels[1:]) == {2}


@pytest.mark.parametrize("moment", MOMENTS, ids=named)
def test_nothing_can_be_disabled_or_run(moment: Moment) -> None:
    read = Reader(frame(moment(), SHELL, ENGLISH)).tags
    assert {tag for tag, _ in read}.isdisjoint({"script", "style", "iframe", "object", "img"})
    names = {name for _, attributes in read for name in attributes}
    assert "disabled" not in names
    assert not any(name.startswith("on") for name in names)


def test_a_refused_choice_tells_why_and_moves_nothing() -> None:
    markup = frame(turn_begins(), SHELL, ENGLISH)
    (refused,) = (each for each in found(markup, "data-why") if "choice" in str(each["class"]))
    assert refused["aria-disabled"] == "true"
    assert "data-move" not in refused
    reason = re.search(rf'id="{refused["data-why"]}" hidden>.*?</div>', markup)
    assert reason
    assert "costs 7 coins" in reason[0]
    assert "AC-3" in reason[0]


def test_targets_stand_behind_their_action() -> None:
    markup = frame(turn_begins(), SHELL, ENGLISH)
    opener = next(each for each in found(markup, "data-opens") if each["data-key"] == "Ana, your turn Assassinate")
    options = re.search(rf'id="{opener["data-opens"]}"[^>]* hidden>(.*?)</div>', markup)
    assert options
    assert re.findall('data-move="([^"]+)"', options[1]) == ["Ana assassinate Ben", "Ana assassinate Cleo"]


def test_a_choice_of_the_story_only_steps() -> None:
    markup = frame(duke_claimed(), SHELL._replace(steps={"Ana challenge": 3}), ENGLISH)
    moves = {each["data-move"]: each.get("data-to") for each in found(markup, "data-move")}
    assert moves["Ana challenge"] == "3"
    assert moves["Ana pass"] is None


def test_of_several_seats_the_own_one_is_open() -> None:
    markup = frame(assassin_blocked(), LIVE, ENGLISH)
    seats = [each for each in found(markup, "data-opens") if each["class"] == "asker"]
    assert {str(each["data-key"]): each["aria-expanded"] for each in seats}["seat Ana"] == "true"
    assert sum(each["aria-expanded"] == "true" for each in seats) == 1


def test_a_hidden_hand_may_be_played_at_random_or_looked_at() -> None:
    markup = frame(proof_awaited(), LIVE, ENGLISH)
    told = {each["data-emit"]: each["data-value"] for each in found(markup, "data-value")}
    assert told == {"random": "0", "look": "Ana"}
    assert not found(markup, "data-move")


def test_a_guess_comes_before_the_choices_that_it_is_about() -> None:
    for moment, first, second in ((duke_claimed, "lesson", "asks"), (turn_begins, "asks", "lesson")):
        markup = frame(moment(), SHELL, ENGLISH)
        assert markup.index(f'class="{first}"') < markup.index(f'class="{second}"')


def test_a_deal_that_nobody_sees_is_left_to_the_court() -> None:
    proved = seen(*played(Table(THREE, 0), "Ana tax", "Ben challenge", "Ana show duke"), viewer=1)
    markup = frame(proved, LIVE, ENGLISH)
    (deal,) = (each for each in found(markup, "data-emit") if each["data-emit"] == "random")
    assert deal["data-key"] == "deal"
    assert not any(each["data-emit"] == "look" for each in found(markup, "data-emit"))


@pytest.mark.parametrize("moment", MOMENTS, ids=named)
def test_a_key_stands_for_one_thing(moment: Moment) -> None:
    """Figures press choices: two have the same one only where they do not stand open together."""
    markup = frame(moment(), SHELL, ENGLISH)
    keys = Counter(key for each in found(markup, "aria-keyshortcuts") for key in str(each["aria-keyshortcuts"]).split())
    assert {key for key, times in keys.items() if times > 1 and not key.isdigit()} == set()
    assert keys.keys() - set("123456789") <= {"ArrowLeft", "ArrowRight", "F", "H", "V"}
    row = [each for each in found(markup, "aria-keyshortcuts") if str(each.get("aria-controls")).startswith("a0-")]
    figures = [str(each["aria-keyshortcuts"]) for each in row]
    assert figures == sorted(set(figures))


def test_before_the_guess_the_rule_is_shut() -> None:
    markup = frame(duke_claimed(), SHELL, ENGLISH)
    assert all("hidden" in each for each in found(markup, "data-after"))
    assert not any("hidden" in each for each in found(markup, "data-before"))
    assert all("hidden" in each for each in found(markup, "data-because"))
    assert [each.get("data-because") for each in found(markup, "data-because")] == ["0", "1"]


def test_the_bar_says_where_one_is_and_why_not_further() -> None:
    markup = frame(game_over(), SHELL, ENGLISH)
    assert "Step 2 of 5" in markup
    redo = next(each for each in found(markup, "data-why") if each["data-key"] == "bar Redo")
    assert redo["aria-disabled"] == "true"
    assert f'id="{redo["data-why"]}" hidden><p>There is nothing to redo.' in markup


@pytest.mark.parametrize(
    "control",
    [
        Control("Own", href="table", primary=True),
        Control("Own"),
        Control("Own", "ArrowLeft"),
        Control("Own", menu="All"),
    ],
)
def test_a_control_that_is_alone_is_drawn(control: Control) -> None:
    markup = frame(turn_begins(), SHELL._replace(at=0, of=0, controls=(control,)), ENGLISH)
    assert markup.count(">Own<") == 1


def test_five_seats_can_be_asked_at_once() -> None:
    scene = assassin_blocked()
    crowd = tuple(Ask(seat, f"{scene.names[seat]}, your answer", scene.asks[0].choices) for seat in range(5))
    markup = frame(scene._replace(asks=crowd), LIVE, ENGLISH)
    desks = [each for each in found(markup, "id") if each.get("class") == "desk"]
    assert ["hidden" in each for each in desks] == [False, True, True, True, True]

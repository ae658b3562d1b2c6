"""The settings and the list of keys, as they are drawn, and what the module that keeps them expects of them."""

import re
from collections import Counter
from pathlib import Path

from content import texts
from explorer.drawing import dialogs
from explorer.drawing.settings import KEYS, SETTINGS
from tests.explorer.test_drawing import found
from tests.explorer.test_tables import Reader

DIALOGS = dialogs(texts())
FRONTEND = Path(__file__).parents[2] / "explorer" / "frontend"
KEEPER = (FRONTEND / "settings.js").read_text("utf-8")


def test_the_usual_setting_is_the_one_that_is_marked() -> None:
    usual = dict(re.findall(r'(\w+): "(\w+)"', re.search(r"USUAL = \{(.+)\}", KEEPER)[1]))  # type: ignore[index]
    marked = {str(each["name"]): each["value"] for each in found(DIALOGS, "checked")}
    assert marked == usual
    assert {key.rpartition(".")[2] for key in SETTINGS} == usual.keys() - {"keys"}


def test_what_is_read_before_the_page_is_what_was_kept() -> None:
    key = re.search(r'KEY = ("[^"]+")', KEEPER)
    assert key
    assert f"getItem({key[1]})" in (FRONTEND / "early" / "chosen.js").read_text("utf-8")


def test_a_control_has_a_name_of_its_own_and_can_be_reached() -> None:
    keys = Counter(each["data-key"] for each in found(DIALOGS, "data-key"))
    assert set(keys.values()) == {1}
    pressed = [attributes for tag, attributes in Reader(DIALOGS).tags if tag in ("button", "input")]
    assert all("data-key" in each and "disabled" not in each for each in pressed)


def test_nothing_is_deleted_before_it_is_asked_for_twice() -> None:
    sure = re.search(r'<div [^>]*id="forget"[^>]* hidden>.*?</div>|<div id="forget"[^>]* hidden>.*?</div>', DIALOGS)
    assert sure
    assert "data-forget" in sure[0]
    assert DIALOGS.count("data-forget") == 1


def test_every_key_is_listed_once() -> None:
    listed = [key for group in KEYS.values() for key in group]
    assert len(listed) == len(set(listed)) == DIALOGS.count("<kbd>")

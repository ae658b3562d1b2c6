"""The interactive table of a notebook: one text for the page module, and what follows from what is pressed."""

import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import explorer
from engine import coatl
from explorer.notebook.module import HOME, bundled
from explorer.notebook.table import Table
from explorer.notebook.widget import Interactive
from explorer.sandbox import Sandbox

TABLE = {"table": {"Ana": {"hand": ["duke", "assassin"]}, "Ben": {"hand": ["captain", "contessa"]}}}


@pytest.fixture
def widget() -> Interactive:
    opened = explorer.open(TABLE, seat="Ana")
    assert isinstance(opened, Table)
    return opened.interactive()


def press(widget: Interactive, event: str, value: str = "") -> str:
    """Press something on the frame that is shown; return its markup."""
    address = widget.page["frames"][0]["address"]
    widget._handle_custom_msg({"event": event, "value": value, "address": address}, [])
    return "".join(widget.page["parts"])


def test_each_file_that_the_page_module_needs_is_in_the_one_text() -> None:
    text = bundled()
    needed = {name for file in HOME.glob("*.js") for name in re.findall(r'from "\./([\w-]+)\.js"', file.read_text())}
    assert needed
    assert all(text.count(f"const file_{name} = ") == 1 for name in (*needed, "table"))
    assert re.findall(r"^(?:import|export).*", text, re.MULTILINE) == ["export default file_table.host;"]


def test_a_form_that_cannot_be_put_together_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("explorer.notebook.module.HOME", tmp_path)
    (tmp_path / "odd.js").write_text('import * as all from "./other.js";\n')
    with pytest.raises(ValueError, match=r"odd\.js: import"):
        bundled("odd")


def test_what_is_pressed_is_played_and_can_be_taken_back(widget: Interactive) -> None:
    assert "Ben" in press(widget, "move", "Ana tax")
    assert widget.table.moves == ("Ana tax",)
    for event, moves in (("undo", 0), ("redo", 1), ("random", 2)):
        press(widget, event)
        assert len(widget.table.moves) == moves


def test_after_a_move_of_which_nothing_is_heard_it_is_told_what_may_be_done() -> None:
    dealt = Sandbox.dealt(("Ana", "Ben"), coatl.rule_set(), Random(7))
    table = Table.at_end(dealt, None).play("Ana keep nothing", "Ben keep nothing", "Ana choose deck", seed=7)
    widget = table.interactive()
    press(widget, "move", "Ana done")
    assert widget.table.moves[-1] == "Ana done"
    assert widget.page["frames"][0]["live"].startswith("Ben may take pieces")


def test_a_move_on_what_is_no_longer_shown_is_not_heard(widget: Interactive) -> None:
    widget._handle_custom_msg({"event": "move", "value": "Ana tax", "address": "?t=old"}, [])
    press(widget, "move", "what is this")
    press(widget, "elsewhere")
    assert widget.table.moves == ()


def test_a_refused_move_says_why_and_another_seat_can_look(widget: Interactive) -> None:
    press(widget, "move", "Ana coup Ben")
    assert "7 coins" in widget.page["frames"][0]["live"]
    assert "r-contessa" not in press(widget, "look", "Ana")
    assert "r-contessa" in press(widget, "look", "Ben")


def test_the_cell_leads_nowhere_and_is_text_where_it_cannot_be_shown(widget: Interactive) -> None:
    markup = "".join(widget.page["parts"])
    assert not re.search(r"data-link|data-dialog|href=\"(?!#e-)", markup)
    assert set(re.findall(r'data-emit="([\w-]+)"', markup)) == {"undo", "redo", "random", "play-out"}
    bundle = widget._repr_mimebundle_()
    assert bundle[0]["text/plain"] == repr(widget.table)


def test_without_the_extra_the_message_says_what_is_missing() -> None:
    code = (
        "import sys; sys.modules['anywidget'] = None\n"
        "import explorer; print(len(explorer.open('caught').legal()))\n"
        "try: explorer.open('caught').interactive()\n"
        "except explorer.Mistake as mistake: print(mistake)"
    )
    root = Path(__file__).parents[2]
    told = subprocess.run([sys.executable, "-c", code], cwd=root, check=True, capture_output=True, text=True)
    assert "anywidget is needed" in told.stdout

"""A table of Cóatl in a notebook: the same calls as for Coup."""

from collections.abc import Callable

import pytest

import explorer
from explorer.notebook.table import Table
from explorer.playing import laid
from explorer.sharing import opened
from scenarios.record import Record

LYING = {
    "game": "coatl",
    "table": {
        "Ana": {"board": ["B>", "K", "K"], "hand": ["P6", "P12"], "temple": "T0", "coatls": ["<KRR"]},
        "Ben": {"board": ["R", "G"], "hand": ["P1"], "temple": "T3"},
    },
}


@pytest.fixture
def table() -> Table:
    """Ana, who has begun a coatl, is to act; all cards are open."""
    there = explorer.open(LYING)
    assert isinstance(there, Table)
    return there


def test_it_shows_itself_as_html_and_as_text(table: Table) -> None:
    assert "Prophecy 6" in repr(table)
    assert 'class="co-table' in table._repr_html_()
    assert "Action" in repr(table)


def test_what_a_seat_does_not_see_is_not_told(table: Table) -> None:
    ben = table.view("Ben")
    assert ben.seats["Ana"].hand == (None, None)
    assert not {"Ana fulfil 1 P6", "Ana extend 1 tail B"} & set(ben.legal())
    assert "Ana start body K" in ben.legal()
    assert ben.why_not("fulfil 1 P12", by="Ana")
    assert ben.why_not("pass", by="Ana").code == "hidden"
    assert "Prophecy 12" not in ben._repr_html_()


def test_moves_are_made_and_refused_with_the_rule(table: Table) -> None:
    led = table.play("Ana extend 1 right K", "Ana fulfil 1 P6", "Ana done")
    assert (led.awaiting, led.at, led.winner) == (("Ben",), 3, None)
    refused = table.why_not("Ana extend 1 head R")
    assert (refused.code, refused.rule and refused.rule.label) == ("end-closed", "AS-2")
    with pytest.raises(explorer.Mistake, match="Prophecy 12"):
        table.play("Ana fulfil 1 P12")


def test_chance_is_a_move_or_drawn_with_a_seed(table: Table) -> None:
    assert table.play("Ana choose deck").awaiting == ()
    assert table.play("Ana choose deck", "deal Ana P20").seats["Ana"].hand == (6, 12, 20)
    assert table.play("Ana choose deck", seed=1).awaiting == ("Ana",)


def test_a_link_leads_to_the_same_table_or_to_what_is_seen(table: Table) -> None:
    again = explorer.open(table.share())
    assert isinstance(again, Table)
    assert again.legal() == table.legal()
    seen = explorer.open(table.view("Ben").share())
    assert not isinstance(seen, Table)
    assert 'class="co-table' in seen.html


def test_other_rules_are_compared(table: Table) -> None:
    told = table.play("Ana future").diff({"tokens": False}).text
    assert "They part at step 0" in told
    with pytest.raises(explorer.Mistake, match="tokens, kept"):
        table.diff({"factions": True})


@pytest.mark.parametrize("what", ["odds", "review", "tree"])
def test_what_is_not_reckoned_says_so(table: Table, what: str) -> None:
    asked: dict[str, Callable[[], object]] = {
        "odds": lambda: table.view("Ben").odds("Ana", "P6"),
        "review": lambda: table.review("Ana"),
        "tree": table.tree,
    }
    with pytest.raises(explorer.Mistake, match="Cóatl"):
        asked[what]()


def test_a_rule_of_the_game_is_read() -> None:
    assert "AS-2" in explorer.rule("as-2").text


def test_the_record_of_a_page_opens(table: Table) -> None:
    record = Record.of(
        table.names, laid(opened(table.share().partition("game=")[2].partition("&")[0])).kept.timeline.frames
    )
    assert isinstance(explorer.open(record), Table)

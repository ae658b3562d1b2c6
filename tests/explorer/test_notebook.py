"""Tables in a notebook: what opens, and what is shown."""

import re
import subprocess
import sys
from fractions import Fraction
from math import comb
from pathlib import Path

import pytest
from hypothesis import given, settings

import explorer
from engine import coatl, coup
from engine.coup.roster import Character
from explorer.notebook import questions
from explorer.notebook.said import Said
from explorer.notebook.table import Table
from explorer.sandbox import Sandbox
from scenarios.record import Record
from tests.conftest import NAMES, Position, positions
from tests.explorer.words import words_of

ROOT = Path(__file__).parents[2]
OTHER_GAME = ROOT / "tests" / "scenarios" / "coatl" / "t09-kkgg-pays-nothing.yaml"
HANDS = {"Ana": {"hand": ["duke", "assassin"]}, "Ben": {"hand": ["captain", "contessa"]}}
CARDS = re.compile("|".join(Character), re.IGNORECASE)


def table(**other: object) -> Table:
    """Ana and Ben with two coins each, Ana to begin."""
    opened = explorer.open({"table": HANDS, **other})
    assert isinstance(opened, Table)
    return opened


def lesson(step: int = 3, seat: str | None = None) -> Table:
    """The lesson in which Ben's bluff is called."""
    opened = explorer.open("caught", step=step, seat=seat)
    assert isinstance(opened, Table)
    return opened


def test_importing_and_opening_loads_neither_the_server_nor_the_widget() -> None:
    code = (
        "import sys, explorer; print(len(explorer.open('caught').names), {'streamlit', 'anywidget'} & set(sys.modules))"
    )
    told = subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True, capture_output=True, text=True)
    assert told.stdout == "3 set()\n"


def test_the_import_alone_loads_no_other_layer() -> None:
    code = "import sys, explorer; print({'engine', 'content', 'scenarios', 'answers'} & set(sys.modules))"
    told = subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True, capture_output=True, text=True)
    assert told.stdout == "set()\n"


def test_everything_that_holds_a_table_opens_it(tmp_path: Path) -> None:
    file = tmp_path / "bluff.yaml"
    file.write_text("id: bluff\ntable:\n  Ana: {hand: [duke, assassin]}\n  Ben: {hand: [captain, contessa]}\n")
    link = table().share()
    record = Record.of(("Ana", "Ben"), table()._shown.kept.timeline.frames)
    for what in (
        file,
        str(file),
        link,
        link.partition("=")[2],
        record,
        f"http://elsewhere/a/{link.partition('1/')[2]}",
    ):
        opened = explorer.open(what)
        assert isinstance(opened, Table)
        assert opened.seats == table().seats


def test_a_lesson_opens_at_a_step_and_goes_on_as_its_story_does() -> None:
    assert lesson(step=1).at == 0
    linked = explorer.open("https://example.org/learn?scenario=caught&step=2&as=Ben")
    assert isinstance(linked, Table)
    assert (linked.at, repr(linked)) == (lesson().at, repr(lesson(seat="Ben")))
    assert lesson(step=1).forward(2).moves == ("Ben tax", "Ana challenge")
    assert lesson().back().forward().moves == lesson().moves == ("Ben tax",)


def test_what_somebody_saw_can_be_looked_at() -> None:
    seen = explorer.open(table().view("Ana").share())
    assert isinstance(seen, Said)
    assert "Captain" not in seen.text + seen.html.replace("e-captain", "")


def test_a_move_gives_another_table() -> None:
    before = table()
    after = before.play("Ana tax", "Ben pass")
    assert (before.seats["Ana"].coins, after.seats["Ana"].coins) == (2, 5)
    assert after.awaiting == ("Ben",)
    assert before.play("Ana tax", "all pass").moves == ("Ana tax", "Ben pass")
    assert before.winner is None


def test_the_court_deals_what_is_asked_or_by_a_seed() -> None:
    shown = table().play("Ana tax", "Ben challenge", "Ana show duke")
    assert shown.awaiting == ()
    assert "deal Ana contessa" in shown.legal()
    assert shown.play("deal Ana duke").seats["Ana"].hand == ("assassin", "duke")
    assert shown.play(seed=1).moves == shown.play(seed=1).moves
    assert shown.play("deal Ana duke", "Ben lose captain", seed=1).awaiting == ("Ben",)
    assert len({shown.play(seed=seed).moves for seed in range(20)}) > 1


def test_a_refused_move_says_why_with_its_rule() -> None:
    refused = lesson().why_not("block duke", by="Cleo")
    assert refused
    assert (refused.code, refused.rule and refused.rule.label) == ("nothing-to-block", "BL-6")
    assert refused.text == lesson().why_not("Cleo block duke").text
    assert not lesson().why_not("Ana challenge")


def test_odds_are_a_fraction_with_the_sum_behind_it() -> None:
    told = table().view("Ana").odds("Ben", ["captain", "ambassador"], habit=0.5)
    assert told.chance == 1 - Fraction(comb(7, 2), comb(13, 2))
    assert f"As a fraction: {told.chance}" in told.text
    assert table().view("Ana").odds("Ben", "duke").chance == table().view("Ana").odds("ben", ["Duke"]).chance


def test_the_tree_tells_the_same_as_text_and_does_not_hang_on_what_is_hidden() -> None:
    seen = table().play("Ana tax").view("Ben").tree()
    dealt_otherwise = (
        table(table=HANDS | {"Ana": {"hand": ["assassin", "ambassador"]}}).play("Ana tax").view("Ben").tree()
    )
    assert seen.text == dealt_otherwise.text
    assert len(seen.endings) > 1
    assert words_of(seen.html) <= {*re.findall(r"\w+", seen.text)}


def test_a_review_is_for_the_eyes_of_its_seat() -> None:
    doubted = lesson().play("Ana challenge")
    assert "You challenged Ben" in doubted.review("Ana").text
    assert table().review("Ben").text.count("\n") == 1
    with pytest.raises(explorer.Mistake, match="Look as Ben first"):
        doubted.review("Ben")


def test_a_question_is_answered_by_the_rules_in_use() -> None:
    question = "I challenged the assassin, can I still use my contessa?"
    assert "Most tables: yes" in table().ask(question).text
    strict = table(rules={"block_after_own_failed_challenge": False})
    assert "At your table: no" in strict.ask(question).text.splitlines()[1]


def test_everybody_passes_however_it_is_written() -> None:
    claimed = table().play("Ana tax")
    assert claimed.play("  All   PASS").moves == claimed.play("all pass").moves == ("Ana tax", "Ben pass")


def test_a_question_is_answered_by_the_cards_of_the_game_that_the_rules_are_of() -> None:
    told = questions.ask("may I pass", coatl.rule_set()).text
    assert told.startswith("May I pass my turn?\nNo source says. Here: no. ")
    assert "TG-5" in told


def test_other_rules_are_compared_by_the_moves_so_far() -> None:
    stolen = table(
        table=HANDS | {"Ben": {"coins": 0, "hand": ["captain", "duke"]}}, rules={"steal_from_zero": "takes_nothing"}
    )
    assert "They part at step 1" in stolen.play("Ana steal Ben").diff({"steal_from_zero": "forbidden"}).text
    assert "the same way" in table().play("Ana income").diff("rulebook").text


def hidden_from(position: Position, seat: int | None) -> Table:
    """The position as that seat sees it; None is an onlooker."""
    names = NAMES[: len(position.state.seats)]
    return Table.at_end(Sandbox.of(names, position.state), "table" if seat is None else names[seat])


@given(positions())
@settings(max_examples=15)
def test_nothing_that_is_shown_or_listed_names_a_hidden_card(position: Position) -> None:
    for seat in (None, *range(position.players)):
        shown = hidden_from(position, seat)
        markup = re.sub(r"<style>.*?</style>|<symbol.*?</symbol>", "", shown._repr_html_(), flags=re.DOTALL)
        said = {Character(each.lower()) for each in CARDS.findall(repr(shown) + markup)}
        assert said <= open_to(shown)
        hands = [move for move in shown.legal() if re.search(r"\b(show|lose|keep|deal)\b", move)]
        assert all(seat is not None and move.startswith(f"{NAMES[seat]} ") for move in hands)


def open_to(shown: Table) -> set[Character]:
    """The characters that lie open for the viewer, and those that were claimed or denied in this turn."""
    state = shown._shown.table.state
    view = coup.observe(state, shown._shown.sees)
    lying = {card for each in view.seats for card in (*each.hand, *each.lost, view.examined) if card}
    action = state.action_under_way() if state.declared else None
    said = action and (action.claims or action.denies)
    return lying | {each for each in (said, state.block and state.block.character) if each}


@pytest.mark.parametrize("step", range(1, 7))
def test_the_text_tells_all_that_the_picture_tells(step: int) -> None:
    for who in ("all", "Ana", "table"):
        shown = lesson(step, who)
        words = words_of(shown._repr_html_())
        assert words - set(re.findall(r"\w+", repr(shown))) <= {"just", "now", "said", "shown"}


def test_win_chances_are_shares_to_go_on_with_and_sentences_to_read() -> None:
    told = table().win_chances()
    assert sum(told.shares.values()) == 1
    assert "By random play from here, in 10,000 games:" in told.text
    assert "This is no advice: real people do not play at random." in told.text
    assert lesson(seat="Cleo").win_chances().text.count("dealt anew") == 1
    with pytest.raises(explorer.Mistake, match="only by the usual rules"):
        table(rules="arena").win_chances()

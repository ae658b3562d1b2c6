"""The page Table: what a press does, what is said to it, and what is found under an address."""

from random import Random

import pytest

from content import texts
from engine import coup
from engine.coup.rules import rule_set
from engine.coup.state import Place, Table
from explorer import learn, playing
from explorer.addresses import EVERYTHING, LessonAddress, TableAddress
from explorer.lessons import lessons
from explorer.playing import TABLES
from explorer.sandbox import Sandbox
from explorer.telling import tell

SPEAK = texts()
NAMES = ("Ana", "Ben")
FIRST = next(iter(lessons().values()))


@pytest.fixture
def laid() -> tuple[Sandbox, TableAddress]:
    hands = (Place(2, ("duke", "assassin")), Place(2, ("captain", "contessa")))  # type: ignore[arg-type]  # codes are cards
    table = Sandbox.of(NAMES, coup.set_up(Table(hands), rule_set()))
    return table, TableAddress(TABLES.add(table), 0, "Ana")


def press(laid: tuple[Sandbox, TableAddress], event: str, value: str = "") -> tuple[TableAddress, str]:
    led, told = playing.answer(*laid, event, value, SPEAK, Random(1))
    return led, told.words if told else ""


def kept(address: TableAddress) -> Sandbox:
    return playing.found(address, SPEAK)[0]


def test_a_move_leads_on_and_is_told(laid: tuple[Sandbox, TableAddress]) -> None:
    led, words = press(laid, "move", "Ana income")
    assert led == laid[1]._replace(at=1)
    assert "Ana" in words
    assert kept(led).state.seats[0].coins == 3


def test_undo_and_redo_only_change_the_place(laid: tuple[Sandbox, TableAddress]) -> None:
    led, _ = press(laid, "move", "Ana income")
    back, _ = press((kept(led), led), "undo")
    assert back.at == 0
    on, _ = press((kept(back), back), "redo")
    assert on == led


def test_an_illegal_move_is_answered_with_the_reason(laid: tuple[Sandbox, TableAddress]) -> None:
    led, words = press(laid, "move", "Ben income")
    assert led == laid[1]
    assert "Ana" in words
    page = playing.page(laid[0], led, playing.Told(words, shown=True), SPEAK)
    assert words in page.frames[0].live


def test_seats_can_be_left_to_chance_and_taken_back(laid: tuple[Sandbox, TableAddress]) -> None:
    led, _ = press(laid, "others")
    assert kept(led).at_random == {1}
    led, _ = press((kept(led), led), "nobody")
    assert kept(led).at_random == frozenset()


def test_a_game_played_out_is_told_to_its_end(laid: tuple[Sandbox, TableAddress]) -> None:
    led, words = press(laid, "play-out")
    assert coup.prompt(kept(led).state) is None
    assert len(words.split(".")) > led.at / 2


def test_a_hidden_card_is_not_drawn(laid: tuple[Sandbox, TableAddress]) -> None:
    html = playing.page(*laid, None, SPEAK).frames[0].html
    assert "r-duke" in html
    assert "r-captain" not in html
    assert "r-captain" in playing.page(laid[0], laid[1]._replace(look=EVERYTHING), None, SPEAK).frames[0].html


@pytest.mark.parametrize("step", [at for at, moment in enumerate(FIRST.moments) if moment.events])
def test_a_branch_goes_on_with_the_story_of_its_lesson(step: int) -> None:
    branch = learn.answer(LessonAddress(FIRST.id, step), "try", "", Random(1))
    assert isinstance(branch, learn.Branch)
    seen = FIRST.moments[step].sees
    told, begun = tell(FIRST, step, seen, SPEAK), playing.drawn_for(branch.table, seen, SPEAK)
    assert begun == told._replace(question=None, asks=begun.asks)
    assert (begun.note, begun.rule is None) == (told.note, False)
    on = playing.drawn_for(branch.table.draw_lots(Random(1)), seen, SPEAK)
    assert on.story[: len(told.story) - 1] == told.story[:-1]
    assert on.story != told.story
    page = playing.page(branch.table, TableAddress("x", 0, branch.look), None, SPEAK)
    assert f"step {step + 1}" in page.frames[0].html


def test_an_unknown_table_gives_a_new_one_and_says_so() -> None:
    table, address, told = playing.found(TableAddress("gone", 7, "Zoe"), SPEAK)
    assert told is not None
    assert told.shown
    assert address.token != "gone"
    assert (address.at, address.look) == (0, EVERYTHING)
    assert kept(address) == table


def test_a_new_table_is_no_fault() -> None:
    assert playing.found(TableAddress(), SPEAK)[2] is None


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("factions", [False, True])
def test_a_new_game_can_be_drawn(players: int, factions: bool) -> None:
    table = playing.new_table(players, factions, others_at_random=True, texts=SPEAK)
    assert table.at_random == frozenset(range(1, players))
    assert playing.page(table, TableAddress("x", 0, "Ana"), None, SPEAK).frames[0].html

"""The page Table as it is drawn: for whoever looks, and for nobody else."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from content import texts
from engine import coup
from engine.coup.rules import PRESETS, rule_set
from engine.timeline import Timeline
from explorer import learn, playing, table_page
from explorer.addresses import EVERYTHING, ONLOOKER, LessonAddress, TableAddress, parameters
from explorer.keeping import TABLES
from explorer.lessons import Lesson, lesson_at, lessons
from explorer.page import Page
from explorer.playing import HERE, Shown, Told
from explorer.sandbox import Sandbox
from explorer.sharing import sight
from explorer.telling import tell
from scenarios.record import turn_begins
from scenarios.shapes.coup import COUP
from tests.conftest import Position, positions
from tests.engine.test_secrecy import redealt
from tests.explorer.tables import SPEAK, after, dealt, press, two

FIRST = next(iter(lessons().values()))


def drawn(shown: Shown, told: Told | None = None) -> Page:
    return table_page.page(shown, told, SPEAK)


def test_a_hidden_card_is_not_drawn() -> None:
    assert "r-duke" in drawn(two()).frames[0].html
    assert "r-captain" not in drawn(two()).frames[0].html
    assert "r-captain" in drawn(two(look=EVERYTHING)).frames[0].html


def test_what_was_refused_is_read_out_and_written() -> None:
    page = drawn(two(), Told("Not now.", shown=True))
    assert "Not now." in page.frames[0].html
    assert page.frames[0].live == "Not now."


def test_when_a_game_is_over_the_main_control_begins_another() -> None:
    ended = press(two(), "play-out")[0]
    main = [[each.emit for each in table_page.controls(shown, SPEAK) if each.primary] for shown in (two(), ended)]
    assert main == [[], ["new"]]
    assert [each.emit for each in table_page.controls(ended, SPEAK)].count("new") == 1


def like(shown: Shown, other: Sandbox) -> Shown:
    """The other table under the same address, so that only what is drawn can differ."""
    TABLES.put(str(shown.address.token), other)
    return shown._replace(kept=other)


@given(positions(), st.integers(0, 2**32 - 1), st.integers(0, 9), st.booleans())
def test_the_same_is_drawn_whatever_is_hidden(position: Position, seed: int, seat: int, passed_round: bool) -> None:
    """No leak, whatever is awaited; nor to whoever a phone that goes round has not been passed to."""
    seat %= position.players
    address = TableAddress("x", 0, position.names[seat])
    scenes = []
    for state in (position.state, redealt(position.state, frozenset({seat}), Random(seed))):
        table = Sandbox(position.names, Timeline.of(coup, state), passed_round=passed_round)
        scenes.append(table_page.drawn_for(Shown(table, address, seat).settled(), SPEAK))
    assert scenes[0] == scenes[1]


@given(positions(), st.integers(0, 2**32 - 1), st.integers(0, 9))
def test_the_page_is_the_same_whatever_is_hidden(position: Position, seed: int, seat: int) -> None:
    """No leak: the page, its address and what is read out; the copy for the device is sealed."""
    if not turn_begins(position.state):
        return
    sees = frozenset({seat % position.players})
    name = position.names[seat % position.players]
    shown = playing.laid(Sandbox.of(position.names, position.state), name)
    other = Sandbox.of(position.names, redealt(position.state, sees, Random(seed)))
    pages = [drawn(each)._replace(keep=None) for each in (shown, like(shown, other))]
    assert pages[0] == pages[1]
    assert sight(shown).token() == sight(like(shown, other)).token()


def test_behind_the_curtain_no_hand_is_drawn_and_one_button_lifts_it() -> None:
    shown = press(two(), "pass-round")[0]
    page = drawn(shown).frames[0]
    assert f'data-move="Ana {HERE}"' in page.html
    assert "Pass to Ana." in page.live
    assert "r-duke" not in page.html
    assert 'data-select="look"' not in page.html
    other = press(dealt(("contessa", "captain"), ("duke", "duke")), "pass-round")[0]
    other = other._replace(address=shown.address)
    assert drawn(other).frames == drawn(shown).frames


def test_whoever_has_the_phone_answers_for_oneself_alone() -> None:
    shown = press(dealt(("duke", "duke"), ("captain", "captain"), ("duke", "captain")), "pass-round")[0]
    shown = after(shown, "Ana here", "Ana tax", "Ben here")
    assert [ask.seat for ask in table_page.drawn_for(shown, SPEAK).asks] == [1]
    shown = after(shown, "Ben pass")
    assert shown.curtain == 2


@pytest.mark.parametrize("lesson", lessons().values(), ids=lambda lesson: lesson.id)
def test_a_branch_goes_on_with_the_story_of_its_lesson(lesson: Lesson) -> None:
    for step, moment in enumerate(lesson.moments):
        branch = learn.answer(LessonAddress(lesson.id, step), "try", "", Random(1))
        assert isinstance(branch, learn.Branch)
        assert branch.table.state == moment.state
        shown = playing.laid(branch.table, branch.look)
        assert shown.address.at == 0
        told, begun = tell(lesson, step, shown.sees, SPEAK), table_page.drawn_for(shown, SPEAK)
        assert begun == told._replace(question=None, asks=begun.asks)


@pytest.mark.parametrize("lesson", lessons().values(), ids=lambda lesson: lesson.id)
def test_whoever_branches_off_and_plays_comes_back_to_the_same_moment(lesson: Lesson) -> None:
    for step, moment in enumerate(lesson.moments):
        branch = learn.answer(LessonAddress(lesson.id, step), "try", "", Random(step))
        assert isinstance(branch, learn.Branch)
        shown = playing.laid(branch.table, branch.look)
        for _ in range(2):
            if coup.prompt(shown.table.state):
                shown, _told = press(shown, "random")
        assert shown.kept.lesson is not None
        back, address = lesson_at(LessonAddress.read(parameters(shown.kept.lesson)))
        assert (back, address.step) == (lesson, step)
        assert back.moments[step] == moment
        for _ in range(2):
            shown, _told = press(shown, "undo")
        assert shown.table.state == moment.state
        for _ in range(2):
            shown, _told = press(shown, "redo")
        assert shown.table.at == shown.kept.last


def test_a_branch_says_where_it_comes_from_and_its_moves_follow_the_lessons() -> None:
    step = next(at for at, moment in enumerate(FIRST.moments) if moment.events)
    branch = learn.answer(LessonAddress(FIRST.id, step), "try", "", Random(1))
    assert isinstance(branch, learn.Branch)
    shown = playing.laid(branch.table, branch.look)
    begun = table_page.drawn_for(shown, SPEAK)
    assert f"step {step + 1}" in drawn(shown).frames[0].html
    on = table_page.drawn_for(press(shown, "random")[0], SPEAK)
    assert on.story[: len(begun.story) - 1] == begun.story[:-1]
    assert on.story != begun.story


def test_a_lesson_that_is_told_otherwise_now_is_no_origin() -> None:
    table = Sandbox.branch(FIRST, LessonAddress(FIRST.id, 0))
    assert table_page.origin(table)
    for lesson in ("?scenario=gone&step=0", f"?scenario={FIRST.id}&step=1", "?"):
        other = Sandbox(table.names, table.timeline, lesson=lesson)
        moved = table_page.origin(other)
        assert moved is None or moved[0].moments[moved[1]].state == table.state


@pytest.mark.parametrize("preset", PRESETS)
def test_every_size_of_table_is_drawn_for_every_viewer(preset: str) -> None:
    rules = rule_set(preset, factions=True, inquisitor=True)
    for players in COUP.sizes(rules):
        table = playing.new_table(players, rules, {}, SPEAK)
        for look in (EVERYTHING, ONLOOKER, table.names[-1]):
            assert table.names[0] in drawn(playing.laid(table, look)).frames[0].html


def test_the_page_of_a_table_that_is_looked_for_asks_the_device_and_shows_no_card() -> None:
    page = table_page.searching(TableAddress("missed", 3, "Ana"), SPEAK)
    assert page.want == "missed"
    assert page.frames[0].address == "?t=missed&at=3&as=Ana"
    assert not any(f"r-{card}" in page.frames[0].html for card in rule_set().characters)


def test_a_sight_is_drawn_without_anything_to_play() -> None:
    shown = after(two(), "Ana tax")
    page = table_page.seen(sight(shown), TableAddress(seen="x"), texts())
    html = page.frames[0].html
    assert "r-duke" in html
    assert "data-move" not in html
    assert "Open a table" in html
    assert "Ana could see" in page.frames[0].live
    assert page.keep is None

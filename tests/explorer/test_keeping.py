"""A table outlives the server: the device has it, sealed, and brings it back as it was."""

from random import Random

import pytest

from explorer import keeping, playing
from explorer.addresses import LessonAddress
from explorer.keeping import TABLES, keep, restore
from explorer.lessons import Lesson, lessons
from explorer.page import Keep
from explorer.playing import Shown
from explorer.sandbox import Sandbox
from explorer.sealing import seal
from explorer.store import Store
from tests.explorer.tables import after, others_at_random, press, two


def kept(shown: Shown) -> Keep:
    found = keep(str(shown.address.token))
    assert found
    return found


def forget(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the server know no table any more."""
    fresh = Store[Sandbox](most=10)
    monkeypatch.setattr(keeping, "TABLES", fresh)
    monkeypatch.setattr(playing, "TABLES", fresh)


def test_a_table_comes_back_under_its_token_at_its_move(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = after(others_at_random(two()), "Ana income")
    shown = press(press(shown, "pass-round")[0], "undo")[0]
    sealed = kept(shown)
    forget(monkeypatch)
    assert playing.found(shown.address) is None
    assert restore(sealed.game) == shown.address.token
    there = playing.found(shown.address, shown.holder)
    assert there
    assert there.address == shown.address
    assert there.table == shown.table
    assert kept(there) == sealed


@pytest.mark.parametrize("lesson", lessons().values(), ids=lambda lesson: lesson.id)
def test_a_branch_comes_back_with_its_lesson(monkeypatch: pytest.MonkeyPatch, lesson: Lesson) -> None:
    for step in range(len(lesson.moments)):
        shown = playing.laid(Sandbox.branch(lesson, LessonAddress(lesson.id, step)), "table")
        sealed = kept(shown)
        forget(monkeypatch)
        assert restore(sealed.game)
        there = playing.found(shown.address)
        assert there
        assert there.kept == shown.kept


def test_the_later_one_stays() -> None:
    shown = two()
    before = kept(shown)
    shown = after(shown, "Ana income")
    assert restore(before.game) == shown.address.token
    assert kept(shown).stamp > before.stamp
    there = playing.found(shown.address)
    assert there
    assert there.table.last == 1


def test_a_later_one_of_another_process_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = two()
    here = TABLES.get(str(shown.address.token))
    assert here
    later = kept(after(shown, "Ana income"))
    forget(monkeypatch)
    keeping.TABLES.put_back(str(shown.address.token), here.thing, here.stamp)
    restore(later.game)
    there = playing.found(shown.address._replace(at=1))
    assert there
    assert there.address.at == 1


def test_looking_does_not_change_what_is_kept() -> None:
    shown = after(two(), "Ana income")
    assert kept(press(shown, "look", "Ben")[0]) == kept(press(shown, "undo")[0]) == kept(shown)


@pytest.mark.parametrize("sealed", ["", "x", seal(b"{}"), seal(b'{"token": "a", "stamp": 1, "game": {}}')])
def test_what_is_no_table_of_ours_is_not_taken(sealed: str) -> None:
    assert restore(sealed) is None
    assert TABLES.get("a") is None


def test_a_table_with_a_bot_that_is_gone_is_not_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = playing.laid(two().kept.played_by({1: "retired"}, Random(1), "press"))
    sealed = kept(shown)
    forget(monkeypatch)
    assert restore(sealed.game) is None
    assert playing.found(shown.address) is None


def test_a_lesson_that_is_gone_leaves_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    lesson = next(iter(lessons().values()))
    table = Sandbox.branch(lesson, LessonAddress(lesson.id, 1)).draw_lots(Random(1))
    sealed = kept(playing.laid(table, "table"))
    forget(monkeypatch)
    monkeypatch.setattr(keeping, "known_at", lambda address: None)
    token = restore(sealed.game)
    found = token and keeping.TABLES.get(token)
    assert found
    assert (found.thing.lesson, found.thing.state) == (None, table.state)

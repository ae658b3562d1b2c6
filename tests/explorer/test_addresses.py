"""Addresses can be written, read again, and be nonsense."""

import pytest

from explorer.addresses import LessonAddress, TableAddress, parameters, sees

NAMES = ("Ana", "Ben", "Çelik")


@pytest.mark.parametrize("address", [LessonAddress("bluff", 3, "Çelik"), LessonAddress("bluff", 0, None)])
def test_a_lesson_address_reads_back(address: LessonAddress) -> None:
    assert LessonAddress.read(parameters(str(address))) == address


@pytest.mark.parametrize("address", [TableAddress("x_-1", 12, "table"), TableAddress("x", 0, None)])
def test_a_table_address_reads_back(address: TableAddress) -> None:
    assert TableAddress.read(parameters(str(address))) == address


@pytest.mark.parametrize("step", ["", "-1", "x", "²", "9" * 400, "1.5"])
def test_a_step_that_is_no_number_is_the_first(step: str) -> None:
    assert LessonAddress.read({"scenario": "bluff", "step": step}).step == 0


def test_whose_cards_are_seen() -> None:
    assert sees("ben", NAMES) == frozenset({1})
    assert sees("table", NAMES) == frozenset()
    assert sees("all", NAMES) == frozenset({0, 1, 2})
    assert sees("Zoe", NAMES) is None

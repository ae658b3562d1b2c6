"""What a table has agreed on: written in an address and read again, in words, and as rules."""

import pytest

from content import texts
from engine.coup.rules import rule_set
from explorer.agreements import Agreed, agreeable, one, titled
from explorer.voices import VOICES
from scenarios.shapes import SHAPES

SPEAK = texts()
BOTH = Agreed("arena", (("second_block", True), ("players", "2-10")))


@pytest.mark.parametrize("agreed", [BOTH, Agreed("rulebook"), Agreed(chosen=(("second_block", False),))])
def test_it_is_read_as_it_was_written(agreed: Agreed) -> None:
    assert Agreed.read(agreed.written()) == agreed


def test_it_is_written_in_the_order_in_which_it_was_agreed_on() -> None:
    assert BOTH.written() == "arena.second_block-true.players-2-10"
    assert Agreed().written() is None


@pytest.mark.parametrize(
    "written",
    [None, "", "guide", "no-such", "..", "guide.second_block", "guide.second_block-maybe", "guide.factions-true"],
)
def test_what_is_not_known_is_left_out(written: str | None) -> None:
    assert Agreed.read(written) == Agreed()


def test_of_two_values_the_later_one_holds() -> None:
    assert Agreed.read("guide.second_block-true.second_block-false").chosen == (("second_block", False),)


def test_it_is_a_set_of_rules() -> None:
    assert Agreed().rules == rule_set()
    assert BOTH.rules == rule_set("arena", second_block=True, players="2-10")


@pytest.mark.parametrize(("game", "switch"), [(game, switch) for game in SHAPES for switch in agreeable(game)])
def test_each_value_has_a_name_of_its_own_and_a_sentence(game: str, switch: str) -> None:
    values = SHAPES[game].switches[switch]
    assert len({titled(game, switch, value, SPEAK) for value in values}) == len(values)
    for value in values:
        (sentence,) = Agreed.read(f"guide.{one(switch, value)}", game).sentences(SPEAK)
        assert sentence == VOICES[game].say(SPEAK, f"switch.{switch}.{str(value).lower()}")

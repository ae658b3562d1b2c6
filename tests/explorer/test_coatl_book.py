"""What one can look up of Cóatl: every card of the box, every rule, every way to play, as the engine has them."""

from html import unescape

import pytest

from content import texts
from engine.coatl.labels import LABELS
from engine.coatl.roster import COPIES, PROPHECIES, TEMPLES
from engine.coatl.rules import SWITCHES
from explorer import asking_page
from explorer.addresses import RulesAddress
from explorer.books.coatl import BOOK, SUBJECTS, source_of
from explorer.tables.coatl.words import Words

WORDS = Words(texts())
PATTERNS = {"PA-1", "PA-2", "PA-3", "PA-5", "TK-3"}


def part(code: str, our: str | None = None) -> str:
    (frame,) = asking_page.page(RulesAddress(part=code, of="coatl", our=our), texts()).frames
    return unescape(frame.html)


def test_every_card_is_drawn_with_its_words() -> None:
    prophecies, temples = part("prophecies"), part("temples")
    assert prophecies.count('class="co-card back-') == len(PROPHECIES)
    assert temples.count('class="co-card co-temple"') == len(TEMPLES)
    assert all(f"<p>{WORDS.prophecy(card.number)}</p>" in prophecies for card in PROPHECIES)
    assert all(f"<p>{WORDS.temple(card.number)}</p>" in temples for card in TEMPLES)


def test_the_pieces_are_counted_as_the_box_has_them() -> None:
    for kind, copies in COPIES.items():
        assert part("pieces").count(f"× {copies}<") == sum(5 for each in COPIES.values() if each == copies), kind


@pytest.mark.parametrize(("our", "offered"), [(None, True), ("arena", False)])
def test_tokens_are_told_of_where_they_are_played(our: str | None, offered: bool) -> None:
    assert ("Priest Commitment" in part("turn", our)) == offered


def test_what_one_may_do_can_be_printed() -> None:
    assert [code for code in BOOK.parts if "data-print" in part(code)] == ["turn"]


def test_every_rule_stands_with_what_one_does_or_with_the_prophecies() -> None:
    told = {label for labels in SUBJECTS.values() for label in labels}
    assert set(LABELS) - told - PATTERNS == {"TG-4"}


@pytest.mark.parametrize("switch", SWITCHES)
def test_every_way_to_play_says_what_it_turns_and_can_be_set(switch: str) -> None:
    html = part("ways")
    for value in SWITCHES[switch]:
        assert texts().say(f"coatl.switch.{switch}.{str(value).lower()}") in html
    assert html.count('class="set-so"') == len(SWITCHES)


@pytest.mark.parametrize(
    ("place", "source"), [("12", "guide"), ("2", "guide"), ("2.1", "arena"), ("2.3", None), ("G", None)]
)
def test_a_place_is_that_of_a_source(place: str, source: str | None) -> None:
    assert source_of(place) == source

"""The table: what is drawn of a position, and that nothing else is."""

import re
from collections.abc import Callable
from html.parser import HTMLParser

import pytest
from hypothesis import given
from hypothesis import strategies as st
from syrupy.assertion import SnapshotAssertion

from content import texts
from engine import coup
from engine.coup.roster import ACTIONS, Character
from engine.coup.state import View
from explorer.scene import Change, Scene, Speech
from explorer.tables import style, table, text
from explorer.tables.html import sprite, tag
from explorer.tables.layout import DESK, PHONE, areas, letter, place
from explorer.tables.seat import RAIL
from tests.conftest import NAMES, Position, positions
from tests.explorer.moments import assassin_blocked, duke_claimed, last_card

ENGLISH = texts()
SLOTS = sum(RAIL)
"""Coins that a rail shows; of more there is only the number."""
CLAIMED = {action.code: action.claims for action in ACTIONS}
ALLOWED = {
    "div": {"class", "style", "data-key", "data-n", "aria-hidden", "data-purse", "data-coins", "data-said"},
    "ol": {"class"},
    "ul": {"class", "aria-label", "data-hand"},
    "li": {"class", "style", "data-lamp", "data-card", "data-lost", "data-delta"},
    "span": {"class", "aria-hidden", "data-key", "data-purse", "data-coins", "data-lamp", "data-deck", "data-delta"},
    "svg": {"class", "aria-hidden"},
    "use": {"href"},
    "b": {"class"},
    "i": {"class", "aria-hidden", "style"},
    "em": {"class"},
    "p": set(),
    "q": set(),
}


class Reader(HTMLParser):
    """Notes every tag with its attributes, and that each is closed in turn."""

    def __init__(self, markup: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.feed(markup)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag != "input":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def bare(state: coup.State, sees: frozenset[int]) -> Scene:
    """A scene of a position alone."""
    return Scene(coup.observe(state, sees), NAMES[: len(state.seats)], min(sees, default=None), "")


def characters(written: str) -> set[Character]:
    """The characters whose code, emblem or name is found."""
    names = {ENGLISH.say(f"character.{each}"): each for each in Character}
    return {each for name, each in names.items() if re.search(rf"\b({name}|{each})\b", written, re.IGNORECASE)}


def open_to_all(view: View) -> set[Character]:
    """The characters that a viewer may see beside its hand: lost, claimed by the action, and shown to it."""
    lost = {card for seat in view.seats for card in seat.lost}
    claimed = CLAIMED[view.declared.action] if view.declared else None
    return lost | {card for card in (claimed, view.examined) if card}


@given(positions())
def test_no_character_is_drawn_that_the_viewer_does_not_see(position: Position) -> None:
    for seat in (None, *range(position.players)):
        scene = bare(position.state, frozenset() if seat is None else frozenset((seat,)))
        own = set() if seat is None else set(position.state.seats[seat].hand)
        for written in (table(scene, ENGLISH), text(scene, ENGLISH)):
            assert characters(written) <= own | open_to_all(scene.view)


@given(positions())
def test_every_card_that_lies_there_is_drawn(position: Position) -> None:
    scene = bare(position.state, frozenset(range(position.players)))
    drawn = Reader(table(scene, ENGLISH)).tags
    classes = " ".join(attributes.get("class") or "" for _, attributes in drawn)
    cards = re.findall(r"card face r-(\w+)", classes)
    there = [card for seat in position.state.seats for card in (*seat.hand, *seat.lost)]
    assert sorted(cards) == sorted(there)
    coins = re.findall(r"--on:(\d+)", " ".join(attributes.get("style") or "" for _, attributes in drawn))
    assert sum(map(int, coins)) == sum(min(seat.coins, SLOTS) for seat in position.state.seats)


@given(positions())
def test_one_card_face_down_is_like_another(position: Position) -> None:
    drawn = table(bare(position.state, frozenset()), ENGLISH)
    held = sum(len(seat.hand) for seat in position.state.seats)
    backs = re.findall(r'<li class="card back".*?</li>', drawn)
    assert len(backs) == held
    assert len(set(backs)) <= 1


@given(positions(), st.sampled_from([None, 0, 1]))
def test_only_these_tags_and_attributes_are_used(position: Position, viewer: int | None) -> None:
    scene = bare(position.state, frozenset() if viewer is None else frozenset((viewer,)))
    said = Speech(1, f"{NAMES[1]} says", "I have the Duke.", "duke")
    markup = table(scene._replace(speech=said, changes=(Change(0, "coins", -3, "−3 coins"),)), ENGLISH)
    read = Reader(markup)
    assert read.open == []
    assert {(tag, name) for tag, attributes in read.tags for name in attributes} <= {
        (tag, name) for tag, names in ALLOWED.items() for name in names
    }
    drawings = {attributes["href"] for tag, attributes in read.tags if tag == "use"}
    assert all(f'id="{str(drawing)[1:]}"' in sprite() for drawing in drawings)


def test_what_people_write_is_text() -> None:
    scene = duke_claimed()
    rude = scene._replace(names=('<script>"&', *scene.names[1:]))
    assert "<script>" not in table(rude, ENGLISH)
    assert "&lt;script&gt;" in table(rude, ENGLISH)
    assert tag("b", title='"><script>') == '<b title="&quot;&gt;&lt;script&gt;"></b>'


def test_the_seats_are_listed_from_the_viewer_on() -> None:
    listed = re.findall(r'<b class="who">(\w+)</b>', table(last_card(), ENGLISH))
    assert listed == ["Ben", "Ana"]


def test_a_notebook_gets_style_and_emblems_too() -> None:
    shown = table(duke_claimed(), ENGLISH)._repr_html_()
    assert shown.startswith('<div class="tableside"><style>')
    assert sprite() in shown
    assert table(duke_claimed(), ENGLISH) in shown
    assert shown.count("<style>") == shown.count("</style>") == 1


def test_the_style_reaches_nothing_outside_a_table() -> None:
    outside = re.sub(r"@keyframes tableside-\w+ \{[^}]*\}\s*\}|/\*.*?\*/", "", style(), flags=re.DOTALL)
    depth, tops, last = 0, [], 0
    for found in re.finditer(r"[{}]", outside):
        if found[0] == "{" and depth == 0:
            tops.append(outside[last : found.start()].strip())
        depth += 1 if found[0] == "{" else -1
        last = found.end()
    assert depth == 0
    assert set(tops) == {".tableside"}


@pytest.mark.parametrize("layout", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("seats", range(2, 11))
def test_each_layout_has_a_rectangle_for_every_seat(layout: dict[int, tuple[str, ...]], seats: int) -> None:
    rows = [row.split() for row in layout[seats]]
    assert len({len(row) for row in rows}) == 1
    cells: dict[str, list[tuple[int, int]]] = {}
    for down, row in enumerate(rows):
        for across, name in enumerate(row):
            cells.setdefault(name, []).append((down, across))
    assert set(cells) - {"."} == {*"abcdefghij"[:seats], "s", "k"}
    for name, places in cells.items():
        height = max(down for down, _ in places) - min(down for down, _ in places) + 1
        width = max(across for _, across in places) - min(across for _, across in places) + 1
        assert name == "." or height * width == len(places)


def test_the_bubble_lies_beside_its_speaker() -> None:
    assert place(3, "b") == ("left", False, False, False)
    assert place(3, "a") == ("middle", True, True, False)
    assert place(6, "f") == ("right", True, False, False)
    assert place(6, "b").far, "on the phone another row lies between"
    assert letter(0, bottom=2, seats=3) == "b", "the next in turn sits to the left"
    assert "'k s s'" in areas(6, "e")
    assert "'s s k'" in areas(6, "c"), "the deck makes room"


@pytest.mark.parametrize("scene", [duke_claimed, last_card, assassin_blocked], ids=lambda scene: scene.__name__)
def test_tables(scene: Callable[[], Scene], snapshot: SnapshotAssertion) -> None:
    drawn = scene()
    assert table(drawn, ENGLISH).replace("><", ">\n<") == snapshot(name="html")
    assert text(drawn, ENGLISH) == snapshot(name="text")

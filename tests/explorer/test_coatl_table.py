"""The table of Cóatl: what is drawn of a position, and that nothing else is."""

import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from syrupy.assertion import SnapshotAssertion

from content import texts
from engine import coatl
from engine.coatl.pieces import Pieces
from engine.coatl.roster import COLOURS, DECK, Kind
from engine.coatl.state import State
from engine.game import Event
from explorer.scene import Choice, Lit, Scene
from explorer.tables.coatl import sprite, style, table, text
from explorer.tables.coatl.cards import prophecy, temple
from explorer.tables.coatl.news import added, changes
from explorer.tables.coatl.words import Words
from explorer.voices import VOICES
from scenarios.shapes.signs import read
from tests.content.test_content import keys
from tests.engine.coatl.table import NAMES, Position, positions
from tests.explorer.test_tables import Reader

ENGLISH = texts()
WORDS = Words(ENGLISH)
KINDS = {"P": "Prophecy", "T": "Temple"}
A_FEW = settings(max_examples=8)
ALLOWED = {
    "div": {"class", "style", "data-n", "aria-hidden", "data-scroll", "tabindex", "role", "aria-label"},
    "ol": {"class", "aria-label"},
    "ul": {"class", "aria-label"},
    "li": {"class", "style", "data-news", "data-press"},
    "span": {"class", "style", "aria-hidden", "data-press"},
    "svg": {"class", "aria-hidden"},
    "use": {"href"},
    "b": {"class", "style"},
    "i": {"class", "aria-hidden"},
    "em": {"class"},
    "p": {"class", "aria-hidden"},
}


def seen(state: State, sees: Iterable[int], you: int | None = None, events: tuple[Event, ...] = ()) -> Scene:
    """The scene of a position for whoever sees these hands."""
    return VOICES["coatl"].scene(state, (events,), NAMES[: len(state.seats)], frozenset(sees), you, ENGLISH)


def building() -> Scene:
    """Ana, who has one coatl complete, adds to the other; a prophecy is held against it."""
    seats = (
        coatl.Place(
            Pieces("K", "", "BGRY"), (12, 25, 43), 0, None, None, (read("<YKRYKKRRG> P1 P2 P6 P35 T11"), read("<RBBGB"))
        ),
        coatl.Place(Pieces("", "G", "BYY"), (5,), 3, 5, (), (read("<RBBYY P28"),)),
    )
    state = coatl.set_up(coatl.Table(seats, 0, display=(0, 13, 15, 36, 44, 33)), coatl.rule_set())
    state, events = coatl.apply(state, coatl.parse("Ana extend 2 right G", NAMES[:2]))
    return seen(state, (0,), 0, events)._replace(lit=Lit(0, 2, 43))


def cards_in(written: str) -> set[str]:
    """The cards that are named."""
    short = {f"{kind} {number}" for kind, number in re.findall(r"\b(Prophecy|Temple) (\d+)", written)}
    return short | {f"{KINDS[kind]} {number}" for kind, number in re.findall(r">([PT])(\d+)<", written)}


def open_cards(state: State, own: int | None) -> set[str]:
    """The cards that whoever sits there may see."""
    prophecies, temples = set(state.display), set(state.temples.open)
    for number, seat in enumerate(state.seats):
        prophecies |= {card for each in seat.coatls for card in each.prophecies}
        temples |= {seat.oath, *(each.temple for each in seat.coatls)}
        if number == own:
            prophecies |= set(seat.hand)
            temples |= {seat.temple}
    return {f"Prophecy {card}" for card in prophecies} | {f"Temple {card}" for card in temples - {None}}


@given(positions())
def test_no_card_is_drawn_that_the_viewer_does_not_see(position: Position) -> None:
    state = position.state
    for viewer in (None, *range(position.players)):
        shown = seen(state, () if viewer is None else (viewer,), viewer)
        for written in (table(shown, ENGLISH), text(shown, ENGLISH)):
            assert cards_in(written) == open_cards(state, viewer)


@A_FEW
@given(positions())
def test_what_differs_only_in_hidden_cards_is_drawn_alike(position: Position) -> None:
    state = position.state
    bare = tuple(
        seat._replace(hand=(48,) * len(seat.hand), temple=None if seat.temple is None else 14) for seat in state.seats
    )
    other = state._replace(seats=bare, deck=(48,) * len(state.deck), discards=(48,) * len(state.discards))
    assert table(seen(state, ()), ENGLISH) == table(seen(other, ()), ENGLISH)


@A_FEW
@given(positions())
def test_every_piece_that_lies_open_is_drawn(position: Position) -> None:
    state = position.state
    drawn = table(seen(state, ()), ENGLISH)
    coatls = [each.by_kind() for seat in state.seats for each in seat.coatls]
    there = [*coatls, *(seat.board for seat in state.seats), state.market.pieces()]
    for kind in Kind:
        for colour in COLOURS:
            lying = sum(pieces.of(kind).count(colour) for pieces in there)
            assert drawn.count(f'href="#e-coatl-{kind}-{colour}"') == lying


@A_FEW
@given(positions(), st.sampled_from([None, 0, 1]))
def test_what_can_be_pressed_is_what_a_choice_of_the_viewer_is_about(position: Position, viewer: int | None) -> None:
    shown = seen(position.state, () if viewer is None else (viewer,), viewer)
    listed = [each for ask in shown.asks for each in (ask.several.options if ask.several else ask.choices)]
    about = {code for choice in every(listed) for code in choice.about}
    assert set(re.findall(r'data-press="([^"]*)"', table(shown, ENGLISH))) == about


def every(choices: Iterable[Choice]) -> Iterator[Choice]:
    """The choices, and those behind them."""
    for choice in choices:
        yield choice
        yield from every(choice.options)


@A_FEW
@given(positions(), st.sampled_from([None, 0, 1]))
def test_only_these_tags_and_attributes_are_used(position: Position, viewer: int | None) -> None:
    markup = table(seen(position.state, () if viewer is None else (viewer,), viewer), ENGLISH)
    for read_ in (Reader(markup), Reader(table(building(), ENGLISH))):
        assert read_.open == []
        used = {(tag, name) for tag, attributes in read_.tags for name in attributes}
        assert used <= {(tag, name) for tag, names in ALLOWED.items() for name in names}
        drawings = {attributes["href"] for tag, attributes in read_.tags if tag == "use"}
        assert all(f'id="{str(drawing)[1:]}"' in sprite() for drawing in drawings)


def test_every_card_is_drawn_from_what_it_asks_and_told() -> None:
    """54 prophecies, of which five have a copy, and 15 temples: no two look alike or are told alike."""
    assert len(DECK) == 54
    drawn = {card: prophecy(card, WORDS) for card in DECK}
    assert len({re.sub(r"P\d+", "", re.sub(r'<span class="vh">.*?</span>', "", each)) for each in drawn.values()}) == 49
    assert len({told.partition(":")[2] for told in map(WORDS.prophecy, drawn)}) == 49
    for card, each in drawn.items():
        pattern = coatl.PROPHECIES[card].pattern
        assert each.count('class="co-sign') - each.count('class="co-signs') == (len(pattern.tokens) if pattern else 1)
        assert WORDS.prophecy(card) in each
    temples = [temple(each.number, WORDS) for each in coatl.TEMPLES]
    assert len({re.sub(r"T\d+", "", re.sub(r'<span class="vh">.*?</span>', "", each)) for each in temples}) == 15


@pytest.mark.parametrize(
    ("card", "words"),
    [
        (0, "yellow pieces anywhere. Pays: 2 points for 3, 3 points for 4, 4 points for 5, 5 points for 6 or more."),
        (6, "not red, 2 red, not red. Pays: once 2 points, 2 times 5 points."),
        (35, "yellow, one or more black, red. Pays: once 2 points, 2 times 6 points."),
        (44, "black, yellow, one or more of any colour, yellow, black. Pays: once 4 points."),
    ],
)
def test_a_prophecy_is_told_from_its_pattern(card: int, words: str) -> None:
    assert WORDS.prophecy(card) == f"Prophecy {card}: {words}"


def test_what_was_just_done_is_marked() -> None:
    shown = building()
    assert changes(shown.events, 0) == (("pieces", -1),)
    assert changes(shown.events, 1) == ()
    assert added(shown.events, 0, 2, 6) == {5}
    assert "−1 piece<" in table(shown, ENGLISH)


def test_pieces_that_meet_the_held_card_are_lit() -> None:
    """Card 43 is B G+ B: it stands once on `<RBBGBG`, and one more would be added whole at the open end."""
    drawn = table(building(), ENGLISH)
    assert len(re.findall(r'class="co-link [^"]*\blit\b', drawn)) == 3
    assert drawn.count('class="co-ghost"') == 3
    assert "Prophecy 43 pays 2 points now." in drawn


def test_a_notebook_gets_style_and_emblems_of_its_own() -> None:
    shown = table(building(), ENGLISH)._repr_html_()
    assert shown.startswith('<div class="tableside"><style>')
    assert sprite() in shown


def test_the_eye_is_led_to_the_coatl_that_grew_or_else_to_the_seat() -> None:
    assert re.findall(r"<li class=\"([^\"]*)\"[^>]* data-news", table(building(), ENGLISH)) == ["co-coatl"]
    state = coatl.set_up(coatl.Table((coatl.Place(),) * 2, 0), coatl.rule_set())
    state, events = coatl.apply(state, coatl.parse("Ana choose deck", NAMES[:2]))
    state, dealt = coatl.apply(state, coatl.legal_moves(state)[0])
    drawn = table(seen(state, (0,), 0, (*events, *dealt)), ENGLISH)
    assert re.findall(r"<li class=\"([^\"]*)\"[^>]* data-news", drawn) == ["co-seat you awaits"]
    drawn = table(building()._replace(you=None), ENGLISH)
    assert re.findall(r"<li class=\"([^\"]*)\"[^>]* data-news", drawn) == ["co-seat awaits"]


def test_the_style_reaches_nothing_outside_a_table() -> None:
    outside, depth, tops, last = re.sub(r"/\*.*?\*/", "", style(), flags=re.DOTALL), 0, set(), 0
    for found in re.finditer(r"[{}]", outside):
        if found[0] == "{" and depth == 0:
            tops.add(outside[last : found.start()].strip())
        depth += 1 if found[0] == "{" else -1
        last = found.end()
    assert depth == 0
    assert tops == {".tableside"}


def test_every_word_of_the_table_is_used() -> None:
    root = Path(__file__).parents[2] / "explorer"
    sources = "".join(path.read_text("utf-8") for path in root.rglob("*.py"))
    unused = [key for key in keys("coatl_table") if not re.search(_written(key), sources)]
    assert unused == []


def _written(key: str) -> str:
    """A key as the sources have it: whole, or its last parts put together from codes."""
    parts = key.removeprefix("coatl.").split(".")
    heads = (re.escape(".".join(parts[:many])) + r"\.\{" for many in range(1, len(parts)))
    return "|".join((f'"{re.escape(".".join(parts))}"', *heads))


def later() -> Scene:
    """A random game of three, as Ben sees it."""
    return seen(Position(coatl.rule_set(), 3, 4, 160).state, (1,), 1)


@pytest.mark.parametrize("moment", [building, later])
def test_tables(moment: Callable[[], Scene], snapshot: SnapshotAssertion) -> None:
    assert table(moment(), ENGLISH).replace("><", ">\n<") == snapshot(name="html")
    assert text(moment(), ENGLISH) == snapshot(name="text")

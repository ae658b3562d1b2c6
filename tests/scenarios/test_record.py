"""A game is written and read back: as a document, as one word for an address, as a scenario file."""

import json
import zlib
from base64 import urlsafe_b64encode
from random import Random

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from engine import coup
from engine.coup.moves import Move
from engine.coup.rules import PRESETS, SWITCHES, rule_set
from engine.coup.state import State
from engine.timeline import Frame, Timeline
from engine.tools import draw_lots, forced
from scenarios import Faulty, play
from scenarios.loading import as_scenario
from scenarios.reading import read
from scenarios.record import TITLE_AT_MOST, Record, as_title, turn_begins
from scenarios.tokens import BYTES_AT_MOST, COMMON, pack, unpack
from tests.conftest import NAMES, Position, positions

Frames = tuple[Frame[State, Move], ...]


def frames_of(position: Position) -> Frames:
    """The game from its first turn on; nothing where it has not come so far."""
    state = coup.new_game(position.players, position.rules)
    begun: Timeline[State, Move] | None = None
    for move in position.moves:
        if begun is None and turn_begins(state):
            begun = Timeline.of(coup, state)
        begun = begun and begun.play(move)
        state, _ = coup.apply(state, move)
    return begun.frames if begun else ()


def code_of(token: str) -> str:
    with pytest.raises(Faulty) as fault:
        Record.from_token(token).timeline()
    return fault.value.faults[0].code


@given(positions())
def test_the_start_of_a_turn_can_be_described_and_set_up_again(position: Position) -> None:
    if turn_begins(position.state):
        assert coup.set_up(coup.described(position.state), position.rules) == position.state
    else:
        with pytest.raises(ValueError, match="start of a turn"):
            coup.described(position.state)


@given(positions())
def test_a_game_is_read_back_from_plain_values_as_it_was(position: Position) -> None:
    frames = frames_of(position)
    assume(frames)
    record = Record.of(position.names, frames)
    written = json.dumps(record.document(), ensure_ascii=False).encode()
    assert Record.read(read(written)) == record
    assert record.timeline().frames == frames


@given(positions())
def test_a_scenario_file_passes_and_comes_to_the_same_position(position: Position) -> None:
    frames = frames_of(position)
    assume(frames)
    record = Record.of(position.names, frames, "No. 1: “yes”")
    scenario = as_scenario(read(record.scenario_file().encode())).scenario
    played = play(scenario)
    assert played.problems == ()
    assert (played.rules, played.names, scenario.title, scenario.id) == (
        position.rules,
        position.names,
        "No. 1: “yes”",
        "no-1-yes",
    )
    end = frames[-1].state
    while (answer := forced(coup, end)) is not None:
        end, _ = coup.apply(end, answer)
    assert played.end == end


def test_5000_positions_fit_into_a_link() -> None:
    """Every preset with switches and options of all kinds, 2 to 10 seats; at most 1,500 characters."""
    dice, tried = Random(4), 0
    while tried < 5000:
        chosen = {name: dice.choice(values) for name, values in SWITCHES.items() if dice.random() < 0.5}
        rules = rule_set(dice.choice(PRESETS), **chosen)
        least = rules.factions_min_players if rules.factions else rules.seats.start
        names = NAMES[: dice.randint(least, rules.seats.stop - 1)]
        frames: list[Frame[State, Move]] = []
        state = coup.new_game(len(names), rules)
        while coup.prompt(state) is not None:
            move = draw_lots(coup, state, dice)
            state, events = coup.apply(state, move)
            if frames or turn_begins(state):
                frames.append(Frame(state, move, events))
                token = Record.of_turn(names, frames, "A name as long as it can get".ljust(TITLE_AT_MOST, "!")).token()
                assert len(token) <= 1500
                assert Record.from_token(token).timeline().now.state == state
                tried += 1


def test_a_position_goes_back_to_the_start_of_its_turn_only() -> None:
    state = coup.set_up(coup.Table((coup.Place(2, ("duke", "duke")), coup.Place(2, ("duke", "captain")))), rule_set())  # type: ignore[arg-type]  # codes are cards
    game = Timeline.of(coup, state)
    for text in ("Ana income", "Ben tax", "Ana challenge"):
        game = game.play(coup.parse(text, NAMES))
    record = Record.of_turn(NAMES[:2], game.frames)
    assert record.moves == ("Ben tax", "Ana challenge")
    assert record.table.turn == 1


GOOD = Record(NAMES[:2], rule_set(), coup.Table((coup.Place(2, ("duke", "duke")), coup.Place(2, ("duke", "captain")))))  # type: ignore[arg-type]


def squeezed(text: bytes) -> str:
    """A token of the right form that holds this text."""
    squeeze = zlib.compressobj(9, wbits=-zlib.MAX_WBITS, zdict=COMMON)
    data = squeeze.compress(text) + squeeze.flush() + zlib.crc32(text).to_bytes(4)
    return "a" + urlsafe_b64encode(data).decode().rstrip("=")


@pytest.mark.parametrize(
    ("token", "code"),
    [
        ("", "link-foreign"),
        ("Q", "link-foreign"),
        ("ä", "link-foreign"),
        ("b123", "link-newer"),
        ("a", "link-cut"),
        ("a*", "link-cut"),
        ("aÄÖ", "link-cut"),
        (GOOD.token()[:-3], "link-cut"),
        (GOOD.token()[:-1] + "%", "link-cut"),
        (GOOD.token() + "AAAA", "link-cut"),
        (squeezed(b"x" * (BYTES_AT_MOST + 1)), "link-cut"),
        (squeezed(b""), "empty"),
        (squeezed(b"[" * 30), "too-deep"),
        (squeezed(b"\xff"), "not-text"),
        (squeezed(b'{"id":"table"}'), "missing-key"),
        (pack(GOOD.document() | {"turn": "Zoe"}), "unknown-name"),
        (pack(GOOD.document() | {"rules": {"preset": "guide", "no-such": 1}}), "unknown-switch"),
        (pack(GOOD.document() | {"steps": [{"do": ["Ben income"]}]}), "illegal-move"),
        (pack(GOOD.document() | {"steps": [{"do": ["dance"]}]}), "too-few-words"),
        (pack(GOOD.document() | {"almshouse": 3}), "almshouse-off"),
        (
            pack(GOOD.document() | {"table": {"Ana": {"hand": ["duke"] * 2}, "Ben": {"hand": ["duke"] * 2}}}),
            "too-many-copies",
        ),
    ],
)
def test_a_broken_token_tells_what_is_wrong(token: str, code: str) -> None:
    assert code_of(token) == code


@given(st.integers(0, 2**32 - 1))
@example(4462771)  # a bit that fills up the last byte, and says nothing
def test_a_changed_token_is_noticed_or_says_the_same(seed: int) -> None:
    dice, signs = Random(seed), list(GOOD.token())
    for _ in range(dice.randint(1, 4)):
        signs[dice.randrange(1, len(signs))] = dice.choice("Aa0-_z*é ")
    found = "says the same"
    try:
        assert Record.from_token("".join(signs)) == GOOD
    except Faulty as fault:
        found = fault.faults[0].code
    assert found in ("link-cut", "says the same")


@given(st.text(max_size=200) | st.binary(max_size=200).map(squeezed))
def test_any_text_is_answered_with_a_fault(token: str) -> None:
    with pytest.raises(Faulty):
        Record.from_token(token)


def test_a_token_once_given_out_opens_for_ever() -> None:
    """A token of the first version. If this fails, old links are broken: take the next letter instead."""
    assert Record.from_token(FIRST) == GOOD._replace(title="Der erste")
    assert unpack(FIRST).value == read(json.dumps(GOOD._replace(title="Der erste").document()).encode()).value


FIRST = "ag1oBzGu6wAxYArIGZqhLapECTAxqNTxtwE0GhRBWC8A-gHkEGEag4MSnEBYMsbW1tQAACd7A"


@pytest.mark.parametrize(
    ("written", "title"),
    [("  two\nlines ", "two lines"), ("", None), (" \u200b\x07 ", None), ("x" * 99, "x" * 60), ("e\u0301", "é")],
)
def test_a_title_is_one_short_line(written: str, title: str | None) -> None:
    assert as_title(written) == title

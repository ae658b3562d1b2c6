"""Files of every broken kind: each is told by line and code, and none is read further than it should be."""

from pathlib import Path

import pytest

from scenarios import Faulty, load
from scenarios.reading import BYTES_AT_MOST, DEPTH_AT_MOST, NODES_AT_MOST, read
from scenarios.shapes import Setting, worded
from scenarios.shapes.coup import COUP

TABLE = "table:\n  Ana: {hand: [duke, duke]}\n  Ben: {hand: [captain, captain]}\n"


def faults(tmp_path: Path, data: bytes | str) -> list[tuple[int, str]]:
    """The line and code of each fault in a file with this content."""
    path = tmp_path / "scenario.yaml"
    path.write_bytes(data.encode() if isinstance(data, str) else data)
    with pytest.raises(Faulty) as caught:
        load(path)
    return [(fault.line, fault.code) for fault in caught.value.faults]


@pytest.mark.parametrize(
    ("data", "line", "code"),
    [
        (b"", 1, "empty"),
        (b"# only a remark\n", 1, "empty"),
        (b"null\n", 1, "empty"),
        (b"id: a\ntitle: \xff\xfe\n", 2, "not-text"),
        (b"id: a\ntitle: \x00\n", 2, "control-character"),
        (b'id: a\ntitle: "\\e[31m"\n', 2, "control-character"),
        (b'id: a\n"\\a": b\n', 2, "control-character"),
        (("id: a\ntitle: a" + "\u0301" * 31 + "\n").encode(), 2, "too-many-marks"),
        ("id: a\nZo\u00e9: b\nZoe\u0301: c\n".encode(), 3, "key-twice"),
        (b"id: a\ntable: [\n", 3, "broken-yaml"),
        (b"id: a\n\ttable: x\n", 2, "broken-yaml"),
        (b"id: a\n---\nid: b\n", 2, "two-documents"),
        (b"a: &x [1]\nb: [*x, *x]\n", 2, "alias"),
        (b"id: a\ntitle: b\nid: c\n", 3, "key-twice"),
        (b"? [a]\n: b\n", 1, "key-not-text"),
        (b"[" * (DEPTH_AT_MOST + 2), 1, "too-deep"),
        (b"[" * 200_000, 1, "too-deep"),
        (b"x: [" + b"1, " * (NODES_AT_MOST + 1) + b"]", 1, "too-many-values"),
        (b"x" * (BYTES_AT_MOST + 1), 1, "too-large"),
        (b"- a\n- b\n", 1, "not-a-mapping"),
        (b"words\n", 1, "not-a-mapping"),
    ],
)
def test_a_file_that_is_no_scenario_is_told_with_its_line(tmp_path: Path, data: bytes, line: int, code: str) -> None:
    found = faults(tmp_path, data)
    # The C parser has a limit of its own for nesting, and says so in its words.
    assert found == [(line, code)] or (code == "too-deep" and found == [(line, "broken-yaml")])


@pytest.mark.parametrize(
    ("text", "line", "code"),
    [
        ("idea: a\nid: a\n" + TABLE, 1, "unknown-key"),
        ("id: a\n" + TABLE + "display: [P0]\n", 5, "key-of-another-game"),
        ("id: a\ntable:\n  Ana: {board: [K]}\n  Ben: {}\n", 3, "key-of-another-game"),
        ("title: a\n" + TABLE, 1, "missing-key"),
        ("id: Not Kebab\n" + TABLE, 1, "not-kebab-case"),
        ("id: a\ngame: chess\n" + TABLE, 2, "not-one-of"),
        ("id: a\ngame: [coup]\n" + TABLE, 2, "not-one-of"),
        ("id: a\ngame: {coup: coatl}\n" + TABLE, 2, "not-one-of"),
        ("id: a\nrules: house\n" + TABLE, 2, "switch-value"),
        ("id: a\nrules: {luck: true}\n" + TABLE, 2, "unknown-switch"),
        ("id: a\nrules: {factions: yes}\n" + TABLE, 2, "switch-value"),
        ("id: a\nrules: {factions: True}\n" + TABLE, 2, "switch-value"),
        ("id: a\nrules: GUIDE\n" + TABLE, 2, "switch-value"),
        ("id: a\nrules: {challenge_order: anyhow}\n" + TABLE, 2, "switch-value"),
        ("id: a\n" + TABLE + "turn: Zoe\n", 5, "unknown-name"),
        ("id: a\n" + TABLE + "see: [Ana, Zoe]\n", 5, "unknown-name"),
        ("id: a\n" + TABLE + "steps:\n  - do: Ana tax\n    ask: {text: a}\n", 7, "missing-key"),
        ("id: a\n" + TABLE + "steps:\n  - say: a\n  - hum: b\n", 7, "unknown-key"),
        ("id: a\n" + TABLE + "steps:\n  - expect: {awating: action}\n", 6, "unknown-key"),
        ("id: a\n" + TABLE + "steps:\n  - expect: {display: [P0]}\n", 6, "key-of-another-game"),
        ("id: a\n" + TABLE + "steps:\n  - expect: {ana: 3}\n", 6, "not-a-mapping"),
        ("id: a\n" + TABLE + "steps:\n  - {do: a, refuse: {move: b, because: own-claim}}\n", 6, "two-things-in-a-step"),
        ("id: a\n" + TABLE + "steps:\n  - refuse: {move: b, because: just-so}\n", 6, "unknown-reason"),
        ("id: a\n" + TABLE + "steps:\n  - cite: XX-9\n", 6, "unknown-label"),
        (
            "id: a\n" + TABLE + "steps:\n  - ask:\n      text: a\n      answers: [{text: b}, {text: c}]\n",
            6,
            "no-right-answer",
        ),
        ("id: a\n" + TABLE + "steps:\n  - expect: {awaiting: tea}\n", 6, "unknown-decision"),
        ("id: a\n" + TABLE + "steps:\n  - expect: {Ana: {coins: x}}\n", 6, "not-a-number"),
        ("id: a\n" + TABLE + "steps:\n  - expect: {Ana: {out: yes}}\n", 6, "not-a-flag"),
        ("id: a\n" + TABLE + "steps:\n  - expect: {Zoe: {coins: 1}}\n", 6, "unknown-name"),
        ("id: a\n" + TABLE + "steps:\n  - expect: {waiting_for: [Zoe]}\n", 6, "unknown-name"),
        ("id: a\ngame:\n" + TABLE, 2, "not-one-of"),
        ("id: a\ntable:\n  Ana: {hand: [[duke], {captain: duke}, null]}\n", 3, "not-one-of"),
        ("id: a\ntable:\n  A1: {}\n", 3, "name-not-a-word"),
        ("id: a\ntable:\n  \u0301: {}\n", 3, "name-not-a-word"),
        ("id: a\ntable:\n  Winner: {}\n", 3, "name-reserved"),
        ("id: a\ntable:\n  Ana: {}\n  ANA: {}\n", 4, "name-twice"),
        ("id: a\ntable:\n  Ana: {coins: 2.5}\n", 3, "not-a-number"),
        ("id: a\ntable:\n  Ana: {coins: \u0663}\n", 3, "not-a-number"),
        ("id: a\ntable:\n  Ana: {coins: 1000000000}\n", 3, "not-a-number"),
        ("id: a\ntable:\n  Ana: {hand: duke}\n", 3, "not-a-list"),
        ("id: a\ntable:\n  Ana: {hand: [king]}\n", 3, "not-one-of"),
        ("id: a\ntable:\n  Ana: {faction: blue}\n", 3, "not-one-of"),
    ],
)
def test_a_wrong_part_is_told_with_its_line(tmp_path: Path, text: str, line: int, code: str) -> None:
    assert (line, code) in faults(tmp_path, text)


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        ("rules: house\n", {"switch": "preset", "value": "house"}),
        ("rules: {preset: house, factions: true}\n", {"switch": "preset", "value": "house"}),
        ("rules: {factions: maybe}\n", {"switch": "factions", "value": "maybe"}),
        ("game:\n", {"key": "game", "value": "null"}),
        ("level: [watch]\n", {"key": "level", "value": "[...]"}),
        ("steps: [{say: a}, b]\n", {"key": "steps 2"}),
    ],
)
def test_a_fault_names_the_key_and_the_value(tmp_path: Path, text: str, facts: dict[str, str]) -> None:
    path = tmp_path / "scenario.yaml"
    path.write_text(f"id: a\n{TABLE}{text}")
    with pytest.raises(Faulty) as caught:
        load(path)
    (fault,) = caught.value.faults
    assert facts.items() <= fault.facts.items()


def test_a_missing_file_and_a_folder_are_told(tmp_path: Path) -> None:
    for path, code in ((tmp_path / "none.yaml", "no-file"), (tmp_path, "not-a-file")):
        with pytest.raises(Faulty) as caught:
            load(path)
        assert caught.value.faults[0].code == code


def test_words_that_yaml_takes_for_booleans_are_names() -> None:
    document = read(b"table: {No: {}, Yes: {}, On: {}}\nturn: No\nempty: null\nquoted: 'null'\n")
    assert document.value == {"table": {"No": {}, "Yes": {}, "On": {}}, "turn": "No", "empty": None, "quoted": "null"}


@pytest.mark.parametrize(
    ("name", "word", "value"),
    [("factions", "true", True), ("second_block", "false", False), ("factions_min_players", "3", 3)],
)
def test_a_value_is_read_as_it_is_written(name: str, word: str, value: Setting) -> None:
    assert COUP.values(name)[word] is value
    assert worded(value) == word


@pytest.mark.parametrize(("name", "word"), [("factions", "True"), ("players", "2-7"), ("house_rule", "true")])
def test_no_other_word_is_read(name: str, word: str) -> None:
    with pytest.raises(KeyError):
        COUP.values(name)[word]

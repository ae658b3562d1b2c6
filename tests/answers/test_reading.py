"""Files of cards that are wrong: each fault is told with its line, and a false answer is found."""

from pathlib import Path

import pytest

from answers.checking import faults
from scenarios import Faulty
from scenarios.reading import read

CARD = """\
id: coins
title: Coins
cards:
  - id: blocked-assassin-pays
    question: The Contessa blocked the Assassin. Do the coins come back?
    cases: C43
    cite: BL-4
    switch: refund_on_block
    table:
      Ana: {coins: 3, hand: [assassin, duke]}
      Ben: {hand: [captain, contessa]}
    steps:
      - do: Ana assassinate Ben
      - do: all pass
      - do: Ben block contessa
      - do: all pass
    rulings:
      - when: {expect: {Ana: {coins: 0}}}
        verdict: "No"
        say: The coins stay paid.
      - when: {expect: {Ana: {coins: 3}}}
        verdict: "Yes"
        say: The coins come back.
    verdicts: "No"
"""


def found(text: str) -> list[tuple[int, str]]:
    """The line and code of each fault in a file with this content."""
    try:
        told = list(faults(read(text.encode())))
    except Faulty as error:
        told = list(error.faults)
    return [(fault.line, fault.code) for fault in told]


def test_a_sound_card_has_no_fault() -> None:
    assert found(CARD) == []


@pytest.mark.parametrize(
    ("right", "wrong", "line", "code"),
    [
        ("cases: C43", "cases: 43", 6, "not-a-case"),
        ("cite: BL-4", "cite: BL-44", 7, "unknown-label"),
        ("cite: BL-4", "cite: []", 7, "too-few"),
        ("cite: BL-4", "sight: BL-4", 7, "unknown-key"),
        ("switch: refund_on_block", "switch: refund", 8, "no-such-switch"),
        ("switch: refund_on_block", "switch: []", 8, "switch-otherwise"),
        ("switch: refund_on_block", "switch: [refund_on_block, fee_paid]", 8, "switch-otherwise"),
        ("hand: [captain, contessa]", "hand: [captain]", 11, "hand-size"),
        ("Ana assassinate Ben", "Ana assassinate Bob", 13, "unknown-name"),
        ("{Ana: {coins: 0}}", "{Eve: {coins: 0}}", 18, "unknown-name"),
        ("{expect: {Ana: {coins: 0}}}", "{expect: {almhouse: 0}}", 18, "unknown-key"),
        ("{expect: {Ana: {coins: 0}}}", "{expect: {Ana: 0}}", 18, "not-a-mapping"),
        ("{expect: {Ana: {coins: 0}}}", "{}", 18, "nothing-to-prove"),
        ("{expect: {Ana: {coins: 0}}}", "{legal: Ana dance}", 18, "unknown-verb"),
        ("{expect: {Ana: {coins: 0}}}", "{refused: {move: Ana dance, because: must-coup}}", 18, "unknown-verb"),
        ("{expect: {Ana: {coins: 0}}}", "{fault: seats}", 17, "nothing-holds"),
        ("{expect: {Ana: {coins: 0}}}", "{sees: Ana}", 18, "unknown-key"),
        ('    verdicts: "No"\n', "", 4, "missing-key"),
        ("title: Coins", "title: Coins\ngame: chess", 3, "not-one-of"),
        ("  - id: blocked", "  - game: coatl\n    id: blocked", 4, "not-one-of"),
        ('verdicts: "No"', 'verdicts: "Yes"', 24, "verdict-otherwise"),
        ('verdicts: "No"', 'verdicts: {guide: "No", rulebook: "No", arena: "Yes"}', 24, "verdict-otherwise"),
        ('verdicts: "No"', 'verdicts: {guide: "No", rulebook: "No", arcade: "No"}', 24, "unknown-preset"),
        ('verdicts: "No"', 'verdicts: {guide: "No", rulebook: "No"}', 24, "missing-key"),
    ],
)
def test_a_fault_is_told_with_its_line(right: str, wrong: str, line: int, code: str) -> None:
    assert (line, code) in found(CARD.replace(right, wrong, 1))


def test_under_which_rules_nothing_holds_is_told_as_one_sets_them() -> None:
    card = CARD.replace("    table:", "    rules: {inquisitor: true}\n    table:").replace("coins: 0", "coins: 9")
    (fault,) = (each for each in faults(read(card.encode())) if each.code == "nothing-holds")
    assert fault.facts["rules"] == ("guide", "inquisitor=true")


@pytest.mark.parametrize("text", ["", "id: coins\n", "- a\n", "id: coins\ntitle: Coins\ncards: 3\n"])
def test_what_is_no_file_of_cards_is_told(text: str) -> None:
    assert found(text)


def test_a_move_that_never_plays_is_told() -> None:
    stray = CARD.replace("      - do: Ben block contessa\n", "      - do: Ben block contessa\n      - do: Ben dance\n")
    assert (16, "unknown-verb") in found(stray)


def test_every_ruling_must_hold_somewhere(tmp_path: Path) -> None:
    more = CARD.replace("    verdicts", "      - {when: {expect: {turn: Ben}}, verdict: Maybe, say: So.}\n    verdicts")
    assert found(more) == [(24, "never-holds")]

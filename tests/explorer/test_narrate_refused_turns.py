"""The words of refusals with the Inquisitor, the Diplomat and two sides, and by the values of the switches."""

import pytest

from engine import coup
from engine.coup.rules import Setting
from explorer import narrate
from tests.explorer.test_narrate_turns import AID_BLOCKED, ASKED, CAUGHT, CHALLENGED, ENGLISH, THREE, played, rules

REFUSED: list[tuple[str, dict[str, Setting], str, str, str]] = [
    (
        "",
        {"embezzle_empty": "forbidden"},
        "Ana embezzle",
        "TA-12",
        (
            "The almshouse is empty. Ana may choose Income, Foreign aid, Assassinate, Steal, Exchange, "
            "Examine, Cooperate or Convert."
        ),
    ),
    (
        "Ana convert Ben",
        {"convert_when_united": "forbidden"},
        "Ben convert Ben",
        "TA-15",
        (
            "All are on one side, so nobody may convert. Ben may choose Income, Foreign aid, Assassinate, "
            "Steal, Exchange, Examine, Cooperate or Embezzle."
        ),
    ),
    (
        "",
        {"cooperate_target": "other_faction"},
        "Ana cooperate Cleo",
        "TA-11",
        "Ana and Cleo are on the same side. Ana may aim at Ben.",
    ),
    (
        "",
        {},
        "Ana tax",
        "DI-1",
        (
            "This game is played without Tax. Ana may choose Income, Foreign aid, Assassinate, Steal, Exchange, "
            "Examine, Cooperate, Convert or Embezzle."
        ),
    ),
    (
        "Ana embezzle, Ben challenge",
        {"embezzle_concede": False},
        "Ana concede",
        "TA-13",
        "Ana may not give in here. Ana must show every card.",
    ),
    (
        "Ana examine Ben, Ben challenge",
        {"concede_while_holding": False},
        "Ana concede",
        "CH-3",
        "Ana may not give in here. Ana must show the Inquisitor.",
    ),
    (
        "Ana embezzle, Ben challenge",
        {},
        "Ana show contessa",
        "FA-6",
        "Only all cards, with no Diplomat there, prove this. Ana must show every card or give in.",
    ),
    (
        "Ana examine Ben, Ben challenge, Ana concede",
        {},
        "Ana lose inquisitor",
        "TA-6",
        "Ana gave in over the Inquisitor, so another card must go. Ana must give up a card.",
    ),
    (
        CAUGHT,
        {"embezzle_caught": "the_duke"},
        "Cleo lose assassin",
        "TA-14",
        "Cleo was caught with the Diplomat, so that card must go. Cleo must give up a card.",
    ),
    (
        "Ana examine Ben, Ben pass, Cleo pass",
        {"contessa_blocks_examine": False},
        "Ben block contessa",
        "TA-9",
        "No card can block Examine. Ben must pick a card to show Ana.",
    ),
    (
        "Ana examine Ben",
        {"block_timing": "one_window"},
        "Cleo block contessa",
        "TA-9",
        "Only the target, Ben, may block this. Cleo may challenge or let it pass.",
    ),
    (
        "Ana steal Ben",
        {"block_timing": "one_window"},
        "Ben block contessa",
        "BL-3",
        (
            "Only the Captain or the Inquisitor can block Steal, not the Contessa. "
            "Ben may challenge, block or let it pass."
        ),
    ),
    (
        "Ana steal Ben",
        {"block_timing": "one_window"},
        "Ana income",
        "TU-3",
        "This is not what is asked now. Ben or Cleo may challenge or let it pass, and Ben may block.",
    ),
    (
        CHALLENGED.removesuffix(", Ben lose captain"),
        {"block_after_own_failed_challenge": False},
        "Ben block contessa",
        "TA-1",
        "There is nothing to block now. Ben must give up a card.",
    ),
    (
        AID_BLOCKED.removesuffix(", Ben lose captain"),
        {"factions": False},
        "Cleo block diplomat",
        "TA-5",
        "There is nothing to block now. Ben must give up a card.",
    ),
    (
        f"{ASKED}, Ben show captain",
        {},
        "Ben pass",
        "TU-3",
        "This is not what is asked now. Ana must choose to swap the card or leave it.",
    ),
]


@pytest.mark.parametrize(
    ("moves", "chosen", "move", "label", "text"), REFUSED, ids=[f"{case[3]} {case[2]}" for case in REFUSED]
)
def test_the_words_of_a_refusal(moves: str, chosen: dict[str, Setting], move: str, label: str, text: str) -> None:
    almshouse = 5 if chosen.get("embezzle_empty") is None else 0
    state, _ = played(moves, rules(**chosen), almshouse)
    said = coup.parse(move, THREE)
    reason = coup.why_not(state, said)
    assert reason is not None
    refusal = narrate.refusal(reason, state, THREE, ENGLISH, said)
    assert refusal.text == text
    assert refusal.rule is not None
    assert refusal.rule.label == label

"""The words of whole turns with the Inquisitor, the Diplomat and two sides, and the rule that each step cites."""

import pytest

from content import texts
from engine import coup
from engine.coup import Place, State, Table
from engine.coup.citing import rule_of_prompt
from engine.coup.roster import Character, Faction
from engine.coup.rules import RuleSet, Setting, rule_set
from engine.game import Event
from explorer import narrate
from explorer.scene import Scene
from explorer.tables import text
from tests.conftest import NAMES

ENGLISH = texts()
THREE = NAMES[:3]
C = Character
EVERYTHING: dict[str, Setting] = {"inquisitor": True, "diplomat": True, "factions": True}
HANDS = ((C.CONTESSA, C.INQUISITOR), (C.CAPTAIN, C.CONTESSA), (C.ASSASSIN, C.DIPLOMAT))
SIDES = (Faction.LOYALIST, Faction.REFORMIST, Faction.LOYALIST)


def rules(**chosen: Setting) -> RuleSet:
    """The guides' rules with every option, but for what is chosen."""
    return rule_set("guide", **(EVERYTHING | chosen))


def played(moves: str, in_force: RuleSet, almshouse: int = 5) -> tuple[State, list[tuple[Event, ...]]]:
    """The position after moves, with commas between, and what happened at each."""
    sides = SIDES if in_force.factions else (None, None, None)
    places = tuple(Place(3, hand, (), side) for hand, side in zip(HANDS, sides, strict=True))
    state, steps = coup.set_up(Table(places, 0, almshouse if in_force.factions else 0), in_force), []
    for move in filter(None, map(str.strip, moves.split(","))):
        state, events = coup.apply(state, coup.parse(move, THREE))
        steps.append(events)
    return state, steps


def seen(moves: str, *sees: int, **chosen: Setting) -> Scene:
    """The scene after the moves."""
    state, steps = played(moves, rules(**chosen))
    return narrate.scene(state, steps, THREE, frozenset(sees), min(sees, default=None), ENGLISH)


ASKED = "Ana examine Ben, Ben pass, Cleo pass, Ben pass"
TOLD = [
    (
        "Ana examine Ben",
        "Ana claims the Inquisitor and wants to see a card of Ben.",
        "I have the Inquisitor. I want to see a card of Ben.",
        "IQ-2",
    ),
    (
        f"{ASKED}, Ben show captain",
        "Ben shows Ana a card.",
        "I have the Inquisitor. I want to see a card of Ben.",
        "IQ-2",
    ),
    (
        f"{ASKED}, Ben show captain, Ana leave",
        "Ana lets Ben keep that card.",
        None,
        "IQ-3",
    ),
    (
        f"{ASKED}, Ben show captain, Ana swap, deal Ben diplomat",
        "Ben draws 1 card. Ben puts 1 card back.",
        None,
        "IQ-3",
    ),
    (
        "Ana cooperate Ben, Ben pass, Cleo pass",
        "Cleo does not challenge. Ana gets 2 coins from the treasury. Ben gets 1 coin from the treasury.",
        None,
        "DI-2",
    ),
    (
        "Ana cooperate Ben",
        "Ana claims the Diplomat and wants 2 coins, and 1 for Ben.",
        "I have the Diplomat. I take 2 coins, and Ben gets 1.",
        "DI-2",
    ),
    (
        "Ana embezzle",
        "Ana claims to have no Diplomat and wants the almshouse.",
        "I have no Diplomat. I take the almshouse.",
        "FA-4",
    ),
    (
        "Ana embezzle, Ben challenge",
        "Ben challenges: does Ana have the Diplomat after all?",
        "I have no Diplomat. I take the almshouse.",
        "FA-5",
    ),
    (
        "Ana embezzle, Ben challenge, Ana show all",
        "Ana shows every card, the Contessa and the Inquisitor, and returns all.",
        "I have no Diplomat. I take the almshouse.",
        "FA-6",
    ),
    (
        "Ana embezzle, Ben challenge, Ana concede",
        "Ana gives in and does not show every card.",
        "I have no Diplomat. I take the almshouse.",
        "FA-5",
    ),
    (
        "Ana embezzle, Ben pass, Cleo pass",
        "Cleo does not challenge. Ana takes 5 coins from the almshouse.",
        None,
        "FA-4",
    ),
    (
        "Ana convert Ben",
        "Ana makes Ben change sides. Ana puts 2 coins on the almshouse. Ben is a Loyalist now.",
        None,
        "FA-2",
    ),
    (
        "Ana examine Ben, Ben pass, Cleo pass, Ben block contessa",
        "Ben claims the Contessa and blocks.",
        "I have the Contessa. I block.",
        "TA-9",
    ),
    (
        "Ana steal Ben, Ben challenge, Ana concede, Ana lose contessa",
        "Ana loses the Contessa.",
        None,
        "CH-5",
    ),
]


@pytest.mark.parametrize(("moves", "told", "quote", "label"), TOLD, ids=[case[0] for case in TOLD])
def test_the_words_of_a_step(moves: str, told: str, quote: str | None, label: str) -> None:
    scene = seen(moves)
    assert scene.happened == told
    if quote:
        assert scene.speech is not None
        assert scene.speech.quote == quote
    assert scene.rule is not None
    assert scene.rule.label == label


AID_BLOCKED = "Ana foreign-aid, Ben block diplomat, Ana challenge, Ben concede, Ben lose captain"
CHALLENGED = "Ana examine Ben, Ben challenge, Ana show inquisitor, deal Ana inquisitor, Ben lose captain"
CAUGHT = "Ana income, Ben income, Cleo embezzle, Ana challenge, Cleo concede"
AWAITED: list[tuple[str, dict[str, Setting], str]] = [
    ("", {}, "TU-1"),
    ("Ana steal Ben", {}, "CH-1"),
    ("Ana steal Ben", {"challenge_order": "clockwise"}, "TA-3"),
    ("Ana steal Ben", {"block_timing": "one_window"}, "TA-4"),
    ("Ana embezzle", {}, "FA-5"),
    ("Ana embezzle, Ben challenge", {}, "FA-6"),
    (AID_BLOCKED, {"second_block": True, "factions": False}, "TA-5"),
    (CAUGHT, {"embezzle_caught": "the_duke"}, "TA-14"),
    (CAUGHT, {}, "CH-5"),
    (ASKED, {}, "IQ-2"),
    (f"{ASKED}, Ben show captain", {}, "IQ-3"),
    (f"{ASKED}, Ben show captain, Ana swap", {}, "TA-10"),
]


@pytest.mark.parametrize(("moves", "chosen", "label"), AWAITED)
def test_a_decision_rests_on_a_rule_or_on_the_switch_that_brought_it(
    moves: str, chosen: dict[str, Setting], label: str
) -> None:
    state, _ = played(moves, rules(**chosen))
    assert rule_of_prompt(state) == label


def asked(moves: str, *sees: int, **chosen: Setting) -> list[tuple[str, list[str]]]:
    """The label of what each seat is asked, and what it may say."""
    return [(ask.label, [each.label for each in ask.choices]) for ask in seen(moves, *sees, **chosen).asks]


def test_an_embezzler_shows_all_or_gives_in() -> None:
    assert asked("Ana embezzle, Ben challenge", 0) == [("Ana, prove it or give in", ["Show all", "Give in"])]
    assert asked("Ana embezzle, Ben challenge", 1) == [("Ana proves it or gives in", [])]


def test_the_examined_pick_a_card_that_only_two_learn_of() -> None:
    assert asked(ASKED, 1) == [("Ben, pick a card to show Ana", ["Show the Captain", "Show the Contessa"])]
    assert asked(ASKED, 0) == [("Ben picks a card to show Ana", [])]
    shown = f"{ASKED}, Ben show captain"
    for viewer in (0, 1):
        assert seen(shown, viewer).happened == "Ben shows Ana a card. It is the Captain."
        assert asked(shown, viewer)[0][0] == "Ana, Ben shows the Captain: swap it or leave it"
        assert "Examined card: Captain" in text(seen(shown, viewer), ENGLISH)
    assert seen(shown, 2).happened == "Ben shows Ana a card."
    assert asked(shown, 2) == [("Ana, swap the card of Ben or leave it", ["Swap it", "Leave it"])]


def test_the_one_window_has_the_usual_three_controls_and_refuses_the_block_of_who_is_no_target() -> None:
    asks = seen("Ana examine Ben", block_timing="one_window").asks
    assert [[choice.label for choice in ask.choices] for ask in asks] == [
        ["Let it pass", "Challenge", "Block as the Contessa"],
        ["Let it pass", "Challenge", "Block"],
    ]
    assert [ask.choices[2].refusal is None for ask in asks] == [True, False]
    assert seen("Ana examine Ben, Ben pass", block_timing="one_window").happened == "Ben does not challenge or block."


def test_sides_that_are_dealt_are_offered_to_whoever_sees_all() -> None:
    state = coup.new_game(3, rules(faction_assignment="random"))
    (ask,) = narrate.asks(state, THREE, frozenset((0, 1, 2)), ENGLISH)
    assert [choice.label for choice in ask.choices] == ["Make Ana a Loyalist", "Make Ana a Reformist"]
    _, events = coup.apply(state, coup.parse("deal Ana reformist", THREE))
    assert narrate.happened(events, THREE, frozenset(), ENGLISH) == "Ana starts as a Reformist."
    assert narrate.allowed(state, THREE, ENGLISH) == "Ana must be dealt a side."

"""A scene offers what is legal, tells what happened, and says nothing of what its viewer does not see."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from content import texts
from engine import coup
from engine.coup import State
from engine.coup.roster import Character
from engine.game import Event, Fact
from explorer import narrate
from explorer.scene import Ask, Choice, Scene
from tests.conftest import NAMES, Position, positions
from tests.engine.test_secrecy import redealt
from tests.explorer.test_narrate_refusals import after, table

ENGLISH = texts()
THREE = NAMES[:3]


def played(position: Position) -> tuple[State, list[tuple[Event, ...]]]:
    """The position, and what happened at each move that led there."""
    state = coup.new_game(position.players, position.rules)
    steps = []
    for move in position.moves:
        state, events = coup.apply(state, move)
        steps.append(events)
    return state, steps


def seen(state: State, steps: list[tuple[Event, ...]], sees: frozenset[int]) -> Scene:
    return narrate.scene(state, steps, NAMES[: len(state.seats)], sees, min(sees, default=None), ENGLISH)


def controls(choices: tuple[Choice, ...]) -> Iterator[Choice]:
    """Every control that says a move, in reading order."""
    for choice in choices:
        yield from controls(choice.options) if choice.options else (choice,)


@given(positions())
def test_who_sees_all_cards_is_offered_exactly_what_is_legal(position: Position) -> None:
    everybody = frozenset(range(position.players))
    offered = [
        choice.move
        for ask in narrate.asks(position.state, position.names, everybody, ENGLISH)
        for choice in controls(ask.choices)
        if choice.refusal is None
    ]
    legal = [coup.write(move, position.names) for move in coup.legal_moves(position.state)]
    assert Counter(offered) == Counter(legal)


def other_cards(event: Event, dice: Random) -> dict[str, Fact]:
    """Cards in the place of those that a secret event tells of."""
    card = dice.choice(tuple(Character))
    return {"character": card} if "character" in event.facts else {"cards": (card,)}


def disguised(events: tuple[Event, ...], sees: frozenset[int], dice: Random) -> tuple[Event, ...]:
    """The events with other cards wherever those seats are not told."""
    return tuple(
        event
        if event.known_to is None or sees & event.known_to
        else event._replace(facts={**event.facts, **other_cards(event, dice)})
        for event in events
    )


@given(positions(), st.integers(0, 2**32 - 1))
def test_a_scene_is_the_same_whatever_its_viewer_does_not_see(position: Position, seed: int) -> None:
    dice = Random(seed)
    state, steps = played(position)
    for sees in (frozenset[int](), *(frozenset((seat,)) for seat in range(position.players))):
        other = [disguised(events, sees, dice) for events in steps]
        assert seen(state, steps, sees) == seen(redealt(state, sees, dice), other, sees)


@given(positions())
def test_something_is_said_at_every_moment_to_everybody(position: Position) -> None:
    state, steps = played(position)
    for sees in (frozenset[int](), frozenset((0,)), frozenset(range(position.players))):
        scene = seen(state, steps, sees)
        assert scene.happened
        assert all(line.text for line in scene.story)
        assert len(scene.asks) == len(scene.view.prompt.seats if scene.view.prompt else ())


def test_a_won_game_of_which_no_step_is_told_rests_on_the_rule_of_the_end() -> None:
    hands = (Character.DUKE,), (Character.CAPTAIN,)
    duel = coup.Table(tuple(coup.Place(7, hand, (Character.CONTESSA,)) for hand in hands))
    won = after(coup.set_up(duel, coup.rule_set()), "Ana coup Ben", "Ben lose captain")
    shown = seen(won, [], frozenset({0})).rule
    assert shown is not None
    assert shown.label == "EN-1"


@given(positions())
def test_the_changes_are_those_of_the_purses_and_hands(position: Position) -> None:
    before = position.state
    prompt = coup.prompt(before)
    facts = prompt.facts if prompt else {}
    redrawn = {(facts["seat"], "fresh"): facts["count"]} if facts.get("cause") in ("proof", "swap") else {}
    for move in coup.legal_moves(before):
        now, events = coup.apply(before, move)
        real = {
            (seat, kind): difference
            for seat, (old, new) in enumerate(zip(before.seats, now.seats, strict=True))
            for kind, difference in (
                ("coins", new.coins - old.coins),
                ("influence", len(old.lost) - len(new.lost)),
            )
            if difference
        }
        told = narrate.changes(events, ENGLISH)
        assert {(change.seat, change.kind): change.amount for change in told} == real | redrawn


@pytest.mark.parametrize("factions", [False, True])
def test_the_actions_are_the_same_list_whatever_the_purse(factions: bool) -> None:
    lists = []
    for coins in (0, 2, 7, 10):
        (ask,) = narrate.asks(table(coins, 2, 2, factions=factions), THREE, frozenset(), ENGLISH)
        lists.append([(choice.label, choice.emblem, [one.label for one in choice.options]) for choice in ask.choices])
    assert all(each == lists[0] for each in lists)
    assert len(lists[0]) == (9 if factions else 7)


def test_a_window_always_shows_the_same_three_controls() -> None:
    states = [
        after(table(3, 2, 2), "Ana tax"),
        after(table(3, 2, 2), "Ana foreign-aid"),
        after(table(3, 2, 2), "Ana steal Ben", "Ben pass", "Cleo pass"),
        after(table(3, 2, 2), "Ana foreign-aid", "Cleo block duke"),
    ]
    shown = [
        [choice.label for choice in narrate.asks(state, THREE, frozenset(), ENGLISH)[0].choices] for state in states
    ]
    assert shown == [
        ["Let it pass", "Challenge", "Block"],
        ["Let it pass", "Challenge", "Block as the Duke"],
        ["Let it pass", "Challenge", "Block"],
        ["Let it pass", "Challenge the block", "Block"],
    ]


def test_answers_from_hidden_cards_are_not_listed() -> None:
    state = after(table(3, 2, 2), "Ana tax", "Ben challenge")
    (told,) = narrate.asks(state, THREE, frozenset((1,)), ENGLISH)
    assert told == Ask(0, "Ana proves it or gives in", (), hidden=True)
    (asked,) = narrate.asks(state, THREE, frozenset((0,)), ENGLISH)
    assert [choice.label for choice in asked.choices] == ["Show the Duke", "Give in"]


def tell(text: str, *before: str, sees: tuple[int, ...] = ()) -> tuple[str, str | None, str | None]:
    """What is told of the last move, said in the bubble, and cited."""
    state, steps = table(3, 2, 2), []
    for move in (*before, text):
        state, events = coup.apply(state, coup.parse(move, THREE))
        steps.append(events)
    scene = narrate.scene(state, steps, THREE, frozenset(sees), None, ENGLISH)
    return scene.happened, scene.speech and scene.speech.quote, scene.rule and scene.rule.label


def test_the_words_of_a_turn() -> None:
    tax = "Ana claims the Duke and wants 3 coins."
    assert tell("Ana tax") == (tax, "I have the Duke. I take 3 coins.", "AC-4")
    assert tell("Ben challenge", "Ana tax")[0] == "Ben challenges: does Ana have the Duke?"
    assert tell("Ana concede", "Ana tax", "Ben challenge")[::2] == ("Ana gives in and shows no Duke.", "CH-3")
    shown = ("Ana tax", "Ben challenge", "Ana show duke")
    assert tell(shown[-1], *shown[:-1])[::2] == ("Ana shows the Duke and returns it.", "CH-4")
    assert tell("deal Ana contessa", *shown)[0] == "Ana draws 1 card."
    assert tell("deal Ana contessa", *shown, sees=(0,))[0] == "Ana draws the Contessa."
    assert tell("Ben lose assassin", *shown, "deal Ana contessa")[0] == (
        "Ben loses the Assassin. Ana takes 3 coins from the treasury."
    )
    assert tell("Ana income")[1:] == ("I take income: 1 coin.", "AC-1")
    blocked = ("Ana foreign-aid", "Cleo block duke")
    assert tell(blocked[-1], blocked[0]) == (
        "Cleo claims the Duke and blocks.",
        "I have the Duke. I block.",
        "BL-1",
    )


def test_what_was_said_is_a_claim_until_its_card_is_shown() -> None:
    state, steps, proved = table(3, 2, 2), [], []
    for move in (
        "Ana steal Ben",
        "Cleo challenge",
        "Ana show captain",
        "deal Ana duke",
        "Cleo lose captain",
        "Ben block captain",
    ):
        state, events = coup.apply(state, coup.parse(move, THREE))
        steps.append(events)
        said = narrate.scene(state, steps, THREE, frozenset(), None, ENGLISH).speech
        proved.append(said and (said.seat, said.proved))
    assert proved == [(0, False), (0, False), (0, True), (0, True), (0, True), (1, False)]


def test_passes_are_summed_up_in_the_story() -> None:
    state, steps = table(3, 2, 2), []
    for move in ("Ana tax", "Ben pass", "Cleo pass"):
        state, events = coup.apply(state, coup.parse(move, THREE))
        steps.append(events)
    lines = narrate.story(steps, THREE, frozenset(), ENGLISH)
    assert [line.text for line in lines] == [
        "Ana claims the Duke and wants 3 coins.",
        "Ben and Cleo do not challenge. Ana takes 3 coins from the treasury.",
    ]
    assert [line.changes for line in lines] == [(), ("+3 coins",)]


def test_the_changes_of_a_step_are_summed_up_by_seat() -> None:
    state = after(table(3, 2, 2), "Ana steal Ben", "Ben pass", "Cleo pass")
    _, stolen = coup.apply(state, coup.parse("Ben pass", THREE))
    assert narrate.changes(stolen, ENGLISH) == ((0, "coins", 2, "+2 coins"), (1, "coins", -2, "−2 coins"))
    _, struck = coup.apply(table(7, 2, 2), coup.parse("Ana coup Ben", THREE))
    assert narrate.changes(struck, ENGLISH) == ((0, "coins", -7, "−7 coins"),)

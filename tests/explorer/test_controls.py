"""Every control on the table can be pressed: it plays, or says why not, what is allowed instead, and by which rule."""

from collections.abc import Iterator
from random import Random

import pytest

from content import texts
from engine import coup
from engine.coup import labels
from engine.coup.state import Place, Table
from explorer import narrate
from explorer.scene import Ask, Choice
from scenarios.shapes.coup import COUP
from tests.conftest import NAMES, Position

SPEAK = texts()
POSITIONS = 2000
LONGEST = 25


def positions(count: int) -> Iterator[Position]:
    """Positions of every preset, with every switch at chance."""
    dice = Random(4)
    for number in range(count):
        preset = coup.PRESETS[number % len(coup.PRESETS)]
        switches = {name: dice.choice(values) for name, values in coup.SWITCHES.items() if dice.random() < 0.3}
        rules = coup.rule_set(preset, **switches)
        yield Position(rules, dice.choice(COUP.sizes(rules)), dice.randrange(2**32), dice.randrange(1, 120))


def flat(choices: tuple[Choice, ...]) -> Iterator[Choice]:
    for choice in choices:
        yield from flat(choice.options) if choice.options else (choice,)


def controls(position: Position) -> tuple[Ask, ...]:
    return narrate.asks(position.state, position.names, frozenset(range(position.players)), SPEAK)


def test_every_control_plays_or_answers_why_not() -> None:
    kinds = set()
    for position in positions(POSITIONS):
        legal = {coup.write(move, position.names) for move in coup.legal_moves(position.state)}
        offered = set()
        for choice in (choice for ask in controls(position) for choice in flat(ask.choices)):
            assert choice.move is not None
            kinds.add(choice.refusal is None)
            if choice.refusal is None:
                offered.add(choice.move)
                continue
            assert choice.move not in legal
            assert choice.refusal.rule is not None
            assert choice.refusal.rule.label in labels.LABELS
            assert len(choice.refusal.text.split()) <= LONGEST, choice.refusal.text
            assert choice.refusal.text.count(".") >= 2, "the reason, and what is allowed"
        assert offered == legal
    assert kinds == {True, False}


@pytest.mark.parametrize("preset", coup.PRESETS)
def test_no_control_is_absent_for_want_of_coins(preset: str) -> None:
    rules = coup.rule_set(preset)
    lists = []
    for coins in (2, 7, 10):
        hand = rules.characters[:2]
        state = coup.set_up(Table(tuple(Place(coins, hand) for _ in NAMES[:3])), rules)
        (ask,) = narrate.asks(state, NAMES[:3], frozenset(range(3)), SPEAK)
        lists.append([(choice.label, [option.label for option in choice.options]) for choice in ask.choices])
    assert lists[0] == lists[1] == lists[2]
    assert len(lists[0]) == len(rules.actions)

"""The cards that come with the project: each is proved by its play; together they leave no rule and no switch out."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from statistics import median

import pytest

from answers import Card, load_all, verdict
from answers.checking import problems
from scenarios.shapes import SHAPES
from tests.content.reading import grade, sentences, words

BY_GAME = {game: tuple(card for topic in load_all(game) for card in topic.cards) for game in SHAPES}
CARDS = tuple(card for cards in BY_GAME.values() for card in cards)
FEWEST = {"coup": 100, "coatl": 60}
OF_A_SCENARIO_ONLY = {"title", "chapter", "level", "minutes", "outcomes"}
LONGEST_SENTENCE, HARDEST, USUAL_GRADE = 20, 8, 4
VERDICT_WORDS = 4


def by_id(card: Card) -> str:
    return card.id


def said(card: Card) -> Iterator[str]:
    """What people read on a card."""
    yield card.question
    yield from (ruling.say for ruling in card.rulings)


@pytest.mark.parametrize("card", CARDS, ids=by_id)
def test_a_card_is_proved_by_its_play(card: Card) -> None:
    assert list(problems(card)) == []


@pytest.mark.parametrize("card", CARDS, ids=by_id)
def test_a_verdict_that_is_held_right_and_is_not_is_found(card: Card) -> None:
    altered = card.model_copy(update={"verdicts": {preset: f"not {word}" for preset, word in card.verdicts.items()}})
    found = [(problem.place, problem.code) for problem in problems(altered)]
    assert found == [(("verdicts", preset), "verdict-otherwise") for preset in SHAPES[card.game].presets]


@pytest.mark.parametrize("game", SHAPES)
def test_a_card_has_an_answer_whatever_the_table_has_agreed_on(game: str) -> None:
    shape = SHAPES[game]
    random, usual = Random(1), shape.rule_set().resolved()
    for _ in range(20):
        preset = random.choice(shape.presets)
        chosen = {name: random.choice(values) for name, values in shape.switches.items()}
        for card in BY_GAME[game]:
            assert verdict(card, shape.rule_set(preset, **chosen)).ruling.say, card.id
            as_usual = shape.rule_set(preset, **(chosen | {name: usual[name] for name in card.switch}))
            assert verdict(card, as_usual).ruling == verdict(card, shape.rule_set()).ruling, (
                f"{card.id} hangs on more than it tells: {chosen}"
            )


def test_cards_are_written_in_full_and_in_few_steps() -> None:
    for game, cards in BY_GAME.items():
        assert [name for name, times in Counter(map(by_id, cards)).items() if times > 1] == []
        assert len(cards) >= FEWEST[game]
    for card in CARDS:
        assert 1 <= len(card.steps) <= 8, card.id
        assert len(card.also) >= 2, card.id
        assert not OF_A_SCENARIO_ONLY & card.model_fields_set, card.id
        assert "preset" not in card.rules, card.id
        assert card.question.endswith("?"), card.id
        assert all(len(words(ruling.verdict)) <= VERDICT_WORDS for ruling in card.rulings), card.id


def test_no_question_is_asked_twice() -> None:
    for cards in BY_GAME.values():
        asked = Counter(phrase.casefold() for card in cards for phrase in (card.question, *card.also))
        assert [phrase for phrase, times in asked.items() if times > 1] == []


def test_cards_are_short_and_plain() -> None:
    texts = [(card.id, text) for card in CARDS for text in said(card)]
    assert [text for text in texts for part in sentences(text[1]) if len(words(part)) > LONGEST_SENTENCE] == []
    assert [text for text in texts if grade(text[1]) > HARDEST] == []
    for cards in BY_GAME.values():
        assert median(grade(text) for card in cards for text in said(card)) <= USUAL_GRADE


@pytest.mark.parametrize("game", SHAPES)
def test_no_preset_has_an_option_in_its_box(game: str) -> None:
    assert [option for option in SHAPES[game].options if any(SHAPES[game].set_by(option))] == []


@pytest.mark.parametrize("game", SHAPES)
def test_every_switch_is_a_card_s_and_every_rule_is_cited(game: str) -> None:
    shape, cards = SHAPES[game], BY_GAME[game]
    told = {*shape.options, *(switch for card in cards for switch in card.switch)}
    assert set(shape.switches) - told == set()
    assert set(shape.options) <= {option for card in cards for option in card.rules}
    assert set(shape.labels) - {label for card in cards for label in card.cite} == set()

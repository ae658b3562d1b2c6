"""The cards that come with the project: each is proved by its play; together they leave no rule and no switch out."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from answers import Card, load_all, verdict
from answers.checking import problems
from engine.coup.labels import LABELS
from engine.coup.rules import OPTIONS, PRESETS, SWITCHES, rule_set
from tests.content.reading import grade, sentences, words

CARDS = tuple(card for topic in load_all() for card in topic.cards)
OF_A_SCENARIO_ONLY = {"title", "chapter", "level", "minutes", "outcomes"}
LONGEST_SENTENCE, HARDEST = 20, 8
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
    assert found == [(("verdicts", preset), "verdict-otherwise") for preset in PRESETS]


def test_a_card_has_an_answer_whatever_the_table_has_agreed_on() -> None:
    random, usual = Random(1), rule_set().resolved()
    for _ in range(20):
        preset, chosen = random.choice(PRESETS), {name: random.choice(values) for name, values in SWITCHES.items()}
        for card in CARDS:
            assert verdict(card, rule_set(preset, **chosen)).ruling.say, card.id
            as_usual = {name: usual[name] for name in card.switch}
            assert verdict(card, rule_set(preset, **(chosen | as_usual))).ruling == verdict(card, rule_set()).ruling, (
                f"{card.id} hangs on more than it tells: {chosen}"
            )


def test_cards_are_written_in_full_and_in_few_steps() -> None:
    assert [name for name, times in Counter(map(by_id, CARDS)).items() if times > 1] == []
    for card in CARDS:
        assert 1 <= len(card.steps) <= 8, card.id
        assert len(card.also) >= 2, card.id
        assert not OF_A_SCENARIO_ONLY & card.model_fields_set, card.id
        assert "preset" not in card.rules, card.id
        assert card.question.endswith("?"), card.id
        assert all(len(words(ruling.verdict)) <= VERDICT_WORDS for ruling in card.rulings), card.id


def test_no_question_is_asked_twice() -> None:
    asked = Counter(phrase.casefold() for card in CARDS for phrase in (card.question, *card.also))
    assert [phrase for phrase, times in asked.items() if times > 1] == []


def test_cards_are_short_and_plain() -> None:
    texts = [(card.id, text) for card in CARDS for text in said(card)]
    assert [text for text in texts for part in sentences(text[1]) if len(words(part)) > LONGEST_SENTENCE] == []
    assert [text for text in texts if grade(text[1]) > HARDEST] == []


def test_every_switch_is_a_card_s_and_every_rule_is_cited() -> None:
    told = {*OPTIONS, *(switch for card in CARDS for switch in card.switch)}
    assert set(SWITCHES) - told == set()
    assert set(OPTIONS) <= {option for card in CARDS for option in card.rules}
    assert set(LABELS) - {label for card in CARDS for label in card.cite} == set()

"""Questions in people's own words, written apart from the cards. One half was there to try the search on, one not."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from answers import Card, load_all
from answers.search import find

HERE = Path(__file__).parent
GOLD: list[dict[str, Any]] = yaml.safe_load((HERE / "gold.yaml").read_text("utf-8"))
SHORT: list[dict[str, Any]] = yaml.safe_load((HERE / "short.yaml").read_text("utf-8"))
CARDS = tuple(card for topic in load_all() for card in topic.cards)
HALF = len(GOLD) // 2


def listed(value: str | list[str] | None) -> set[str]:
    return {value} if isinstance(value, str) else set(value or ())


def answers(card: Card, question: dict[str, Any]) -> bool:
    """Whether the card settles the case of the question, or rests on its rule where no case is named."""
    if "case" in question:
        return bool(listed(question["case"]) & set(card.cases))
    return bool(listed(question["label"]) & set(card.cite))


@pytest.mark.parametrize("asked", [GOLD[:HALF], GOLD[HALF:], SHORT], ids=["tried", "held-out", "short"])
def test_the_right_card_comes_first_or_nearly(asked: list[dict[str, Any]]) -> None:
    found = [[answers(hit.card, each) for hit in find(each["ask"])[:3]] for each in asked]
    assert sum(hits[:1] == [True] for hits in found) >= 0.8 * len(asked)
    assert sum(any(hits) for hits in found) >= 0.95 * len(asked)


def test_every_question_has_a_card() -> None:
    assert [each["ask"] for each in [*GOLD, *SHORT] if not any(answers(card, each) for card in CARDS)] == []


def test_there_are_many_questions() -> None:
    assert len(GOLD) >= 100

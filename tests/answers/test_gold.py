"""Questions in people's own words, written apart from the cards. One half was there to try the search on, one not."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from answers import Card, cards
from answers.search import find

HERE = Path(__file__).parent
GOLD: list[dict[str, Any]] = yaml.safe_load((HERE / "gold.yaml").read_text("utf-8"))
SHORT: list[dict[str, Any]] = yaml.safe_load((HERE / "short.yaml").read_text("utf-8"))
COATL: list[dict[str, Any]] = yaml.safe_load((HERE / "coatl.yaml").read_text("utf-8"))
COATL_SHORT: list[dict[str, Any]] = yaml.safe_load((HERE / "coatl_short.yaml").read_text("utf-8"))
HALF, HALF_OF_COATL = len(GOLD) // 2, len(COATL) // 2


def listed(value: str | list[str] | None) -> set[str]:
    return {value} if isinstance(value, str) else set(value or ())


def answers(card: Card, question: dict[str, Any]) -> bool:
    """Whether the card is the one that is meant, settles the question's case, or rests on its rule if none is named."""
    if "card" in question:
        return card.id in listed(question["card"])
    if "case" in question:
        return bool(listed(question["case"]) & set(card.cases))
    return bool(listed(question["label"]) & set(card.cite))


@pytest.mark.parametrize(
    ("game", "asked", "in_three"),
    [
        ("coup", GOLD[:HALF], 0.95),
        ("coup", GOLD[HALF:], 0.95),
        ("coup", SHORT, 0.95),
        ("coatl", COATL[:HALF_OF_COATL], 0.95),
        ("coatl", COATL[HALF_OF_COATL:], 0.9),
        ("coatl", COATL_SHORT, 0.9),
    ],
    ids=["tried", "held-out", "short", "coatl-tried", "coatl-held-out", "coatl-short"],
)
def test_the_right_card_comes_first_or_nearly(game: str, asked: list[dict[str, Any]], in_three: float) -> None:
    found = [[answers(hit.card, each) for hit in find(each["ask"], game)[:3]] for each in asked]
    assert sum(hits[:1] == [True] for hits in found) >= 0.8 * len(asked)
    assert sum(any(hits) for hits in found) >= in_three * len(asked)


@pytest.mark.parametrize(("game", "asked"), [("coup", [*GOLD, *SHORT]), ("coatl", [*COATL, *COATL_SHORT])])
def test_every_question_has_a_card(game: str, asked: list[dict[str, Any]]) -> None:
    known = cards(game).values()
    assert [each["ask"] for each in asked if not any(answers(card, each) for card in known)] == []


def test_there_are_many_questions() -> None:
    assert len(GOLD) >= 100

"""Asking: typing errors, other words, another order, half a word."""

import pytest

from answers.search import find

ASSASSIN = "challenge-the-assassin-then-block"


@pytest.mark.parametrize(
    ("asked", "card"),
    [
        ("challenged the assassin can I still contessa", ASSASSIN),
        ("CHALLENGED THE ASSASSIN, CAN I STILL: CONTESSA??", ASSASSIN),
        ("chalenged the asassin can i stil contesa", ASSASSIN),
        ("a coup, can the contessa stop it", "block-a-coup"),
        ("contesa stop assasin", "what-the-contessa-does"),
        ("can i hold two of the same card", "cards-in-the-deck"),
        ("doubted the assassin can i still countess", ASSASSIN),
        ("challenged the assassin can I still conte", ASSASSIN),
        ("stopping, by a cóntessa, of a coup", "block-a-coup"),
        ("coups blocking", "block-a-coup"),
        ("assassin's price", "what-the-assassin-does"),
    ],
)
def test_the_card_is_found(asked: str, card: str) -> None:
    assert find(asked)[0].card.id == card


@pytest.mark.parametrize("word", ["c", "co", "con", "cont", "contes", "contessa"])
def test_something_is_found_as_one_types(word: str) -> None:
    assert bool(find(word)) == (len(word) > 1)


@pytest.mark.parametrize("nothing", ["", " ", "?!", "the of and", "xyzzy", "公爵", "x" * 10_000])
def test_nothing_is_found_where_nothing_is_asked(nothing: str) -> None:
    assert find(nothing) == ()


def test_hits_come_best_first_and_score_1_at_most() -> None:
    scores = [hit.score for hit in find("May I still block with the Contessa?")]
    assert scores == sorted(scores, reverse=True)
    assert 0 < scores[-1] <= scores[0] <= 1

"""Everything that a person reads in English is easy to read."""

import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import partial
from statistics import median

import pytest

from answers.sources import chapters
from content import texts
from tests.content.reading import grade, sentences, words
from tests.scenarios.shipped import GAMES, SHELVES, said

ENGLISH = texts()
NAMES = re.compile(
    "|".join(
        rf"\b{form}\b"
        for key, forms in ENGLISH.messages.items()
        for form in forms
        if re.match(r"(character|action|faction)\.", key)
    ),
    re.IGNORECASE,
)
"""The names of the game: however long, they are learnt with it."""
SAMPLES = defaultdict(
    lambda: "Duke", names="Ana", actor="Ana", target="Ben", coins="2 coins", count="2", here="A block stops it."
)
"""Short words for the gaps."""
LONGEST_SENTENCE, LONGEST_IN_REFUSAL = 20, 25
HARDEST, USUAL = 8, 4


def catalogue() -> Iterator[tuple[str, str]]:
    """Every message that is a sentence."""
    for key, forms in ENGLISH.messages.items():
        for form in forms:
            if re.search(r"[.?!]”?$", form):
                yield key, form.format_map(SAMPLES)


def scenarios(game: str) -> Iterator[tuple[str, str]]:
    """Every say, question and answer of the game's scenarios."""
    for each in SHELVES[game].all:
        for number, step in enumerate(each.steps, 1):
            yield from ((f"{each.id}, step {number}", text) for text in said(step))


def sources() -> Iterator[tuple[str, str]]:
    """Every statement of a source, and every note to one."""
    for subject in (subject for game in GAMES for chapter in chapters(game) for subject in chapter.subjects):
        for text in (*(each.say for each in subject.says), subject.note or ""):
            yield subject.topic, text


@pytest.mark.parametrize("read", [catalogue, *(partial(scenarios, game) for game in GAMES), sources])
def test_english_is_easy_to_read(read: Callable[[], Iterator[tuple[str, str]]]) -> None:
    found = [(place, text, grade(NAMES.sub("Duke", text))) for place, text in read() if len(words(text)) > 3]
    assert median(hard for _, _, hard in found) <= USUAL
    assert [each for each in found if each[2] > HARDEST] == []
    assert [
        (place, sentence)
        for place, text, _ in found
        for sentence in sentences(text)
        if len(words(sentence)) > (LONGEST_IN_REFUSAL if place.startswith("refusal.") else LONGEST_SENTENCE)
    ] == []

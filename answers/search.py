"""Finds the cards that answer what somebody types: typing errors, other words and another order are forgiven."""

from collections import defaultdict
from collections.abc import Iterable
from functools import cache
from itertools import pairwise
from math import log, sqrt
from typing import NamedTuple

from rapidfuzz import process
from rapidfuzz.distance import OSA

from answers.loading import load_all
from answers.model import Card
from answers.wording import stems, wording

LIKE_ENOUGH = 0.7
"""From here on one word may be another one mistyped."""
BEGUN = 0.8
"""What a word counts that is not finished."""
SENTENCE = 0.6
"""What a phrase of the answer counts beside one of the question."""
PAIR = 0.5
"""What two ideas in their order count beside each of them."""
FOUND = 0.25
"""What scores less answers something else."""
Ideas = dict[str, float]


class Hit(NamedTuple):
    """A card and how well it fits, up to 1."""

    card: Card
    score: float


class Phrase(NamedTuple):
    """One way to ask for a card."""

    card: int
    worth: float
    ideas: Ideas
    length: float


class Index:
    """The cards by the ideas in their questions and answers."""

    def __init__(self, cards: Iterable[Card]) -> None:
        self.cards = tuple(cards)
        texts = [(place, worth, text) for place, card in enumerate(self.cards) for worth, text in _texts(card)]
        read = [(place, worth, _ideas(wording().read(text))) for place, worth, text in texts]
        held: dict[str, set[int]] = defaultdict(set)
        for place, _, ideas in read:
            for idea in ideas:
                held[idea].add(place)
        self.rarity = {idea: log(1 + len(self.cards) / len(places)) for idea, places in held.items()}
        self.held = held
        self.phrases = [Phrase(place, worth, ideas, self._length(ideas)) for place, worth, ideas in read]
        self.known = sorted({word for _, _, text in texts for word in stems(text)} | set(_single_words()))

    def find(self, text: str) -> tuple[Hit, ...]:
        """Return the cards that fit, best first."""
        asked = self._asked(text)
        if not asked:
            return ()
        length = self._length(asked)
        total = sum(self._weight(idea) * times for idea, times in asked.items())
        best: dict[int, float] = defaultdict(float)
        for phrase in self.phrases:
            shared = sum(
                times * phrase.ideas[idea] * self._weight(idea) ** 2
                for idea, times in asked.items()
                if idea in phrase.ideas
            )
            if shared:
                best[phrase.card] = max(best[phrase.card], phrase.worth * shared / (length * phrase.length))
        hits = []
        for place, likeness in best.items():
            covered = sum(self._weight(idea) * times for idea, times in asked.items() if place in self.held[idea])
            hits.append(Hit(self.cards[place], (likeness + covered / total) / 2))
        return tuple(sorted((hit for hit in hits if hit.score >= FOUND), key=lambda hit: -hit.score))

    def _weight(self, idea: str) -> float:
        return self.rarity.get(idea, 0) * (PAIR if " " in idea else 1)

    def _length(self, ideas: Ideas) -> float:
        return sqrt(sum((times * self._weight(idea)) ** 2 for idea, times in ideas.items())) or 1

    def _asked(self, text: str) -> Ideas:
        """The ideas of a question; a word that no card has stands for those that it may be mistyped for."""
        words = stems(text)
        meant = [self._meant(word, last=place == len(words) - 1) for place, word in enumerate(words)]
        sure = wording().read(" ".join(next(iter(each), word) for each, word in zip(meant, words, strict=True)))
        found = _ideas(sure)
        for each in meant:
            for word, likeness in list(each.items())[1:]:
                for idea in wording().read(word):
                    found.setdefault(idea, likeness)
        return {idea: times for idea, times in found.items() if idea in self.rarity}

    def _meant(self, word: str, *, last: bool) -> dict[str, float]:
        if word in self.known or word in wording().fillers:
            return {word: 1}
        begun = {each: BEGUN for each in self.known if last and each.startswith(word)} if len(word) > 1 else {}
        like = process.extract(word, self.known, scorer=OSA.normalized_similarity, score_cutoff=LIKE_ENOUGH, limit=3)
        return dict(sorted((begun | {each: score for each, score, _ in like}).items(), key=lambda one: -one[1]))


@cache
def index() -> Index:
    """Return the index of the cards that come with the project."""
    return Index(card for topic in load_all() for card in topic.cards)


def find(text: str) -> tuple[Hit, ...]:
    """Return the cards that answer the text, best first."""
    return index().find(text)


def _texts(card: Card) -> list[tuple[float, str]]:
    asked = [(1.0, text) for text in (card.question, *card.also)]
    return [*asked, *((SENTENCE, ruling.say) for ruling in card.rulings)]


def _ideas(ideas: list[str]) -> Ideas:
    """Each idea and each pair of neighbours, once."""
    return dict.fromkeys([*ideas, *(f"{one} {other}" for one, other in pairwise(ideas))], 1.0)


def _single_words() -> list[str]:
    return [word for phrase in wording().ideas for word in phrase]

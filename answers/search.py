"""Finds the cards that answer what somebody types: typing errors, other words and another order are forgiven.

A card is the sum of the phrases that ask for it; what is typed is held against it by the angle between the two, by
how much of it the card knows at all, and by how near the nearest phrase is. The figures below were tried on one half
of the questions in `tests/answers`; the other half tells how well it does.
"""

from collections import defaultdict
from collections.abc import Iterable
from functools import cache
from itertools import pairwise
from math import log, prod, sqrt
from typing import NamedTuple

from rapidfuzz import process
from rapidfuzz.distance import OSA

from answers.loading import load_all
from answers.model import Card
from answers.wording import Wording, stems, wording
from scenarios.shapes import USUAL

QUESTION, ANSWER = 1.0, 0.4
"""What a sentence counts that asks, and one of the answer."""
PAIR = 0.6
"""What two ideas in their order count beside one."""
STRANGE = 0.7
"""What a word counts that the list of words does not have."""
COVERED = 0.5
"""What it counts that the card knows what is asked, beside the angle."""
CLOSEST = 0.4
"""What it counts how near the nearest of its questions is."""
LIKE_ENOUGH = 0.65
"""From here on one word may be another one mistyped."""
SHORTEST_MISTYPED, SHORTEST_BEGUN = 4, 2
BEGUN = 0.8
"""What a word counts that is not finished."""
FOUND = 0.2
"""What scores less answers something else."""
Ideas = dict[str, float]


class Hit(NamedTuple):
    """A card and how well it fits, up to 1."""

    card: Card
    score: float


class Index:
    """The cards of a game by the ideas in their questions and answers."""

    def __init__(self, cards: Iterable[Card], wording: Wording) -> None:
        self.cards, self.wording = tuple(cards), wording
        texts = [_texts(card) for card in self.cards]
        read = [[(worth, _ideas(self.wording.read(stems(text)))) for worth, text in each] for each in texts]
        held: dict[str, set[int]] = defaultdict(set)
        for place, phrases in enumerate(read):
            for idea in (idea for _, ideas in phrases for idea in ideas):
                held[idea].add(place)
        self.weights = {idea: self._weight(idea, len(self.cards) / len(places)) for idea, places in held.items()}
        self.questions = [[_unit(self._weighed(ideas)) for worth, ideas in each if worth == QUESTION] for each in read]
        self.sums = [_unit(_sum([(worth, _unit(self._weighed(ideas))) for worth, ideas in each])) for each in read]
        in_cards = {word for each in texts for _, text in each for word in stems(text)}
        self.known = sorted(in_cards | {word for phrase in self.wording.ideas for word in phrase})

    def find(self, text: str) -> tuple[Hit, ...]:
        """Return the cards that fit, best first."""
        asked = self._weighed(self._asked(text))
        whole, angle = sum(asked.values()), _unit(asked)
        hits = []
        for card, known, questions in zip(self.cards, self.sums, self.questions, strict=True):
            shared = [idea for idea in asked if idea in known]
            if shared:
                covered = sum(asked[idea] for idea in shared) / whole
                closest = max(_product(angle, question) for question in questions)
                score = _product(angle, known) + COVERED * covered + CLOSEST * closest
                hits.append(Hit(card, score / (1 + COVERED + CLOSEST)))
        return tuple(sorted((hit for hit in hits if hit.score >= FOUND), key=lambda hit: -hit.score))

    def _weight(self, idea: str, rarity: float) -> float:
        parts = idea.split()
        strange = prod(1 if part in self.wording.named else STRANGE for part in parts)
        return sqrt(log(1 + rarity)) * strange * (PAIR if len(parts) > 1 else 1)

    def _weighed(self, ideas: Ideas) -> Ideas:
        return {idea: times * self.weights[idea] for idea, times in ideas.items() if idea in self.weights}

    def _asked(self, text: str) -> Ideas:
        """The ideas of a question; a word that no card has stands for what it may be the start or a mistyping of."""
        words = stems(text)
        meant = [self._meant(word, last=place == len(words) - 1) for place, word in enumerate(words)]
        found = _ideas(self.wording.read([each[0] if each else word for each, word in zip(meant, words, strict=True)]))
        for word in (word for each in meant for word in each):
            for idea in self.wording.read([word]):
                found.setdefault(idea, BEGUN)
        return found

    def _meant(self, word: str, *, last: bool) -> list[str]:
        """The words that it may stand for, itself if it is known; none where it is like no other."""
        if word in self.known or word in self.wording.fillers:
            return [word]
        near = [each for each in self.known if each[0] == word[0]]
        begun = [each for each in near if each.startswith(word)] if last and len(word) >= SHORTEST_BEGUN else []
        if begun or len(word) < SHORTEST_MISTYPED:
            return begun
        like = process.extractOne(word, near, scorer=OSA.normalized_similarity, score_cutoff=LIKE_ENOUGH)
        return [like[0]] if like else []


@cache
def index(game: str) -> Index:
    """Return the index of the cards on a game that come with the project."""
    return Index((card for topic in load_all(game) for card in topic.cards), wording(game))


def find(text: str, game: str = USUAL) -> tuple[Hit, ...]:
    """Return the cards on a game that answer the text, best first."""
    return index(game).find(text)


def _texts(card: Card) -> list[tuple[float, str]]:
    asked = [(QUESTION, text) for text in (card.question, *card.also)]
    return [*asked, *((ANSWER, ruling.say) for ruling in card.rulings)]


def _ideas(ideas: list[str]) -> Ideas:
    """Each idea and each pair of neighbours, once."""
    return dict.fromkeys([*ideas, *(f"{one} {other}" for one, other in pairwise(ideas))], 1.0)


def _sum(vectors: Iterable[tuple[float, Ideas]]) -> Ideas:
    total: dict[str, float] = defaultdict(float)
    for worth, ideas in vectors:
        for idea, weight in ideas.items():
            total[idea] += worth * weight
    return dict(total)


def _product(one: Ideas, other: Ideas) -> float:
    return sum(weight * other[idea] for idea, weight in one.items() if idea in other)


def _unit(ideas: Ideas) -> Ideas:
    length = sqrt(sum(weight**2 for weight in ideas.values()))
    return {idea: weight / length for idea, weight in ideas.items()}

"""From what somebody types to ideas: words without endings, and words of one meaning as one."""

import re
import unicodedata
from functools import cache
from pathlib import Path
from typing import NamedTuple

from scenarios.fields import Part
from scenarios.loading import validated
from scenarios.reading import read, read_bytes

HOME = Path(__file__).parent / "words"
GENERAL = "general"
"""The file of the words that are the same in every game."""
ENDINGS = ("ing", "ed", "es", "s")
SHORTEST_STEM = 3


class Alike(Part):
    """The file of words: those of one meaning, and those of none."""

    alike: tuple[tuple[str, ...], ...]
    fillers: tuple[str, ...] = ()


class Wording(NamedTuple):
    """The ideas behind words and phrases, both by their stems."""

    ideas: dict[tuple[str, ...], str]
    fillers: frozenset[str]
    longest: int
    """The most words that a phrase has."""
    named: frozenset[str]
    """All ideas."""

    def read(self, words: list[str]) -> list[str]:
        """Return the ideas of stems in their order; a word that is not known stands for itself."""
        found = []
        while words:
            for size in range(min(self.longest, len(words)), 0, -1):
                idea = self.ideas.get(tuple(words[:size]))
                if idea or size == 1:
                    found += [idea] if idea else [] if words[0] in self.fillers else [words[0]]
                    words = words[size:]
                    break
        return found


def stems(text: str) -> list[str]:
    """Return the words of a text without capitals, accents, apostrophes and endings."""
    plain = unicodedata.normalize("NFKD", text.casefold()).encode("ascii", "ignore").decode().replace("'", "")
    return [stem(word) for word in re.findall(r"[a-z]+|\d+", plain)]


def stem(word: str) -> str:
    """Return the word without its ending, as far as a rule of thumb can tell."""
    for ending in ENDINGS:
        if word.endswith(ending) and len(word) >= SHORTEST_STEM + len(ending):
            word = word.removesuffix(ending)
            break
    word = word.removesuffix("e") if len(word) > SHORTEST_STEM else word
    return re.sub(r"([b-df-hj-np-tv-z])\1$", r"\1", word)


@cache
def wording(game: str) -> Wording:
    """Return what is known of words where a game is spoken of: what the game says of a word goes first."""
    files = [validated(read(read_bytes(HOME / f"{name}.yaml")), Alike) for name in (GENERAL, game)]
    groups = [group for file in files for group in file.alike]
    ideas = {tuple(stems(phrase)): stem(group[0]) for group in groups for phrase in group}
    fillers = frozenset(stem(word) for file in files for word in file.fillers)
    return Wording(ideas, fillers, max(map(len, ideas)), frozenset(ideas.values()))

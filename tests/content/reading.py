"""How hard a text is to read: Flesch-Kincaid's school grade, with a syllable rule of our own."""

import re

WORD = re.compile(r"[A-Za-zÀ-ÿ’'-]+|\d+")
VOWELS = re.compile(r"[aeiouyà-ÿ]+")
SILENT = re.compile(r"[^aeioul]e$|[^aeioulscxzg]es$|[^aeioultd]ed$")
SENTENCE = re.compile(r"(?<=[.?!])\s+")


def words(text: str) -> list[str]:
    """The words and numbers."""
    return WORD.findall(text)


def sentences(text: str) -> list[str]:
    """The sentences."""
    return [sentence for sentence in SENTENCE.split(text.strip()) if words(sentence)]


def syllables(word: str) -> int:
    """Groups of vowels, without the silent e of the ending: `blame`, `sides`, `claimed`."""
    folded = word.casefold()
    return max(1, len(VOWELS.findall(folded)) - bool(SILENT.search(folded)))


def grade(text: str) -> float:
    """The school grade that the text asks for; short and simple texts may fall below zero."""
    said = words(text)
    beats = sum(map(syllables, said))
    return 0.39 * len(said) / len(sentences(text)) + 11.8 * beats / len(said) - 15.59

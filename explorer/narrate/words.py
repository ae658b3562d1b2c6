"""Codes and facts of the engine as words inside a sentence."""

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from content import Texts
from engine.game import SEAT_FACTS, Fact, Facts

MOST_NAMES = 3
"""More players than these are counted, not named."""


class Words(NamedTuple):
    """The names at a table, and the language it is told in."""

    names: tuple[str, ...]
    texts: Texts

    def say(self, key: str, **facts: object) -> str:
        """Return the message."""
        return self.texts.say(key, **facts)

    def the(self, card: str) -> str:
        """Return the character with its article."""
        return self.say(f"character.{card}.the")

    def cards(self, cards: Iterable[str]) -> str:
        """Return the characters, copies counted: `the Captain and the Duke ×2`."""
        shown = tuple(
            self.the(card) if copies == 1 else self.say("copies", character=self.the(card), count=copies)
            for card, copies in Counter(cards).items()
        )
        return self.texts.every(shown)

    def any_of(self, cards: Iterable[str]) -> str:
        """Return the characters as a choice: `the Captain or the Duke`."""
        return self.texts.either(tuple(self.the(card) for card in cards))

    def players(self, seats: tuple[int, ...], *, together: bool) -> str:
        """Return the names (`together`: joined by and, else by or), or how many they are."""
        if len(seats) > MOST_NAMES:
            return self.say("players", count=len(seats))
        names = tuple(self.names[seat] for seat in seats)
        return self.texts.every(names) if together else self.texts.either(names)

    def fill(self, facts: Facts) -> dict[str, object]:
        """Return the facts as words by their names; a claimed or denied character also as `bare`, without article."""
        filled: dict[str, object] = {}
        for name, fact in facts.items():
            if fact is not None:
                filled[name] = self._word(name, fact)
        character = facts.get("character", facts.get("denied"))
        if character is not None:
            filled["bare"] = self.say(f"character.{character}")
        return filled

    def _word(self, name: str, fact: Fact) -> object:
        match name, fact:
            case "character" | "denied", str():
                return self.the(fact)
            case "action" | "faction", str():
                return self.say(f"{name}.{fact}")
            case "coins" | "cost", int():
                return self.say("coins", count=fact)
            case "count", int():
                return self.say("cards", count=fact)
            case "cards", tuple():
                return self.cards(map(str, fact))
            case "characters", tuple():
                return self.any_of(map(str, fact))
            case _, int() if name in SEAT_FACTS:
                return self.names[fact]
        return fact

"""Codes and facts of Cóatl as words inside a sentence, and what happened in sentences."""

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import NamedTuple

from content import Texts
from engine.coatl.labels import LABELS
from engine.coatl.roster import Kind
from engine.coatl.rules import RuleSet
from engine.game import Event, Fact, Facts
from explorer.faultwords import fault_words
from explorer.scene import Rule
from scenarios import Fault, Problem
from scenarios.shapes import worded

TOGETHER = {"supplied": "pieces", "shown": "card"}
"""Events that come in numbers, and what is told of them."""
BY_FACT = {"offered": "token", "ending": "cause"}
"""Events with a sentence for each value of a fact."""


def say(texts: Texts, key: str, **facts: object) -> str:
    """Return a message of Cóatl."""
    return texts.say(f"coatl.{key}", **facts)


class Words(NamedTuple):
    """The names at a table, and the language it is told in."""

    names: tuple[str, ...]
    texts: Texts

    def say(self, key: str, **facts: object) -> str:
        """Return the message."""
        return say(self.texts, key, **facts)

    def pieces(self, kind: str, colours: str) -> str:
        """Return pieces in words: `a red head`, `two green bodies`."""
        one, *more = (self.say(f"colour.{colour}") for colour in colours)
        if not more:
            return self.say(f"pieces.{kind}", colour=one)
        if more == [one]:
            return self.say("pieces.two", colour=one)
        return self.say("pieces.each", one=one, other=more[0])

    def short(self, kind: str, colours: str) -> str:
        """Return pieces in a word or two, to stand on a control: `Red head`, `Green, yellow`."""
        one, *more = (self.say(f"colour.{colour}") for colour in colours)
        if more:
            said = self.say("short.two" if more == [one] else "short.each", one=one, other=more[0])
        else:
            said = self.say(f"short.{kind}", colour=one)
        return said[:1].upper() + said[1:]

    def card(self, card: str) -> str:
        """Return a card in words: `Prophecy 6`."""
        return self.say("prophecy" if card.startswith("P") else "temple", number=card[1:])

    def fill(self, facts: Facts) -> dict[str, object]:
        """Return the facts as words by their names, and the pieces of a kind together."""
        filled: dict[str, object] = {name: self._word(name, fact) for name, fact in facts.items()}
        kind, colours = facts.get("kind"), facts.get("colours")
        if isinstance(kind, str) and isinstance(colours, str):
            filled["pieces"] = self.pieces(kind, colours[: 1 if kind != Kind.BODY else 2])
        return filled

    def _word(self, name: str, fact: Fact) -> object:
        match name, fact:
            case "card" | "temple", str():
                return self.card(fact)
            case "cards", tuple():
                return self.texts.every(tuple(self.card(str(card)) for card in fact)) if fact else ""
            case "points", int():
                return self.say("points", count=fact)
            case "seat", int():
                return self.names[fact]
        return fact


def happened(events: Iterable[Event], names: tuple[str, ...], sees: frozenset[int], texts: Texts) -> str:
    """Return the events in short sentences, as far as `sees` may know; empty where nothing happened."""
    words = Words(names, texts)
    known = (event for event in events if event.known_to is None or event.known_to & sees)
    return " ".join(_sentences((event for event in known if event.facts.get("cards") != ()), words))


def _sentences(events: Iterable[Event], words: Words) -> Iterator[str]:
    """A sentence for each event; what is new on the supply, and on the display, is told together."""
    for code, run in groupby(events, key=lambda event: event.code):
        same = tuple(run)
        if code in TOGETHER and len(same) > 1:
            fact = TOGETHER[code]
            new = words.texts.every(tuple(str(words.fill(event.facts)[fact]) for event in same))
            yield words.say(f"story.{code}.several", **{fact: new})
        else:
            yield from (_sentence(event, words) for event in same)


def _sentence(event: Event, words: Words) -> str:
    key = f"story.{event.code}"
    if event.code in BY_FACT:
        key = f"{key}.{event.facts[BY_FACT[event.code]]}"
    return words.say(key, actor=words.names[event.seat], **words.fill(event.facts))


def rule(label: str, rules: RuleSet, texts: Texts) -> Rule:
    """Return the rule with that label, saying what is played by these rules; raise KeyError where there is none."""
    cited = LABELS[label]
    here = ""
    if cited.switch:
        here = texts.say(f"coatl.switch.{cited.switch}.{worded(getattr(rules, cited.switch))}")
    return Rule(label, texts.say(f"coatl.rule.{label}", here=here), cited.kind)


def fault(problem: Problem, texts: Texts) -> str:
    """Return why there can be no such table."""
    facts = dict(problem.facts)
    if "colours" in facts:
        facts["colours"] = texts.say(f"coatl.colour.{facts['colours']}")
    return fault_words(Fault(0, problem.code, facts), texts)

"""Odds in words: the sentence, and the sum that a person can follow."""

from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

from analysis.coup.odds import Odds
from content import Texts


class Told(NamedTuple):
    """The odds, for whoever reads: the sentence, what it does not count, what claims make of it, and the sum."""

    sentence: str
    caution: str
    said: str | None
    sum: tuple[str, ...]


def hundred(chance: Fraction, texts: Texts) -> str:
    """Return how many of a hundred, rounded; a chance that is left is never rounded away."""
    number = round(100 * chance)
    if number == 0 and chance:
        return texts.say("odds.few")
    return texts.say("odds.most") if number == 100 and chance != 1 else str(number)


def deals(chance: Fraction, texts: Texts) -> str:
    """Return `in 42 of 100 deals`."""
    if chance in (0, 1):
        return texts.say("odds.deals.all" if chance else "odds.deals.none")
    return texts.say("odds.deals", number=hundred(chance, texts))


def any_card(characters: tuple[str, ...], texts: Texts) -> str:
    """Return the characters as a choice: `a Captain or an Ambassador`."""
    return texts.either(tuple(texts.say(f"character.{each}.a") for each in characters))


def odds_told(odds: Odds, names: tuple[str, ...], texts: Texts) -> Told:
    """Return the odds in words."""
    name = names[odds.seat]
    key = "odds.table" if odds.looker is None else "odds.seen" if odds.facts == odds.seen.chance else "odds.known"
    facts = {"name": name, "cards": any_card(odds.characters, texts), "deals": deals(odds.facts, texts)}
    return Told(
        sentence=texts.say(key, **facts),
        caution=texts.say("odds.no-lies", name=name),
        said=None if odds.said is None else texts.say("odds.said", deals=deals(odds.said, texts)),
        sum=tuple(_sum(odds, name, texts)),
    )


def _sum(odds: Odds, name: str, texts: Texts) -> Iterator[str]:
    seen = odds.seen
    asked = texts.either(tuple(texts.say(f"character.{each}") for each in odds.characters))
    yield texts.say("odds.sum.hidden", hidden=seen.hidden, asked=asked, copies=seen.copies)
    others = seen.hidden - seen.copies
    shares = " × ".join(f"{max(others - drawn, 0)}/{seen.hidden - drawn}" for drawn in range(seen.hand))
    hand, none = texts.say("cards", count=seen.hand), hundred(1 - seen.chance, texts)
    yield texts.say("odds.sum.none", name=name, hand=hand, asked=asked, shares=shares, number=none)
    yield texts.say("odds.sum.rest", none=none, number=hundred(seen.chance, texts))
    if odds.facts != seen.chance:
        yield texts.say("odds.sum.known", number=hundred(odds.facts, texts))
    if odds.said is not None and odds.habit is not None and odds.claims:
        yield from _claims(odds, odds.said, odds.habit, name, texts)
    if odds.since:
        yield texts.say("odds.sum.since")


def _claims(odds: Odds, said: Fraction, habit: Fraction, name: str, texts: Texts) -> Iterator[str]:
    true, false = hundred(odds.facts, texts), hundred(1 - odds.facts, texts)
    often, number = hundred(habit, texts), hundred(said, texts)
    by_bayes = odds.facts / (odds.facts + (1 - odds.facts) * habit)
    if odds.claims == 1 and said == by_bayes and said != odds.facts:
        yield texts.say("odds.sum.claim", name=name, true=true, false=false, habit=often)
        yield texts.say("odds.sum.bayes", true=true, false=false, habit=often, number=number)
    else:
        yield texts.say("odds.sum.claims", count=odds.claims, habit=often, number=number)

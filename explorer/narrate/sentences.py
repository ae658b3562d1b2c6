"""What happened, told in short sentences to somebody who sees only some of the hands."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from content import Texts
from engine.game import Event
from explorer.narrate.changes import changes
from explorer.narrate.words import Words
from explorer.scene import StoryLine

BY_FACT = {"declared": "action", "gained": "action", "paid": "to"}
"""Events with a sentence for each value of a fact."""
WITH_CARDS = {"lost": {"character"}, "shown-hand": {"cards"}}
"""Events with a sentence of their own where the cards are not told apart, as in a tree of what could happen."""


def happened(events: Iterable[Event], names: tuple[str, ...], sees: frozenset[int], texts: Texts) -> str:
    """Return the events in short sentences, as far as `sees` may know; empty where nothing happened."""
    return " ".join(_sentences(events, sees, Words(names, texts)))


def story(
    steps: Iterable[Sequence[Event]], names: tuple[str, ...], sees: frozenset[int], texts: Texts
) -> tuple[StoryLine, ...]:
    """Return a line for each step in which something happened; passes that follow each other share one."""
    lines: list[tuple[Event, ...]] = []
    for events in filter(None, map(tuple, steps)):
        if lines and events[0].code == "passed" and all(event.code == "passed" for event in lines[-1]):
            lines[-1] += events
        else:
            lines.append(events)
    return tuple(
        StoryLine(
            happened(events, names, sees, texts),
            tuple(change.text for change in changes(events, texts) if change.kind != "fresh"),
        )
        for events in lines
    )


def _sentences(events: Iterable[Event], sees: frozenset[int], words: Words) -> Iterator[str]:
    known = [event for event in events if event.known_to is None or event.known_to & sees]
    seen_deals = {event.seat for event in known if event.code == "dealt"}
    for (code, window), run in groupby(known, key=lambda event: (event.code, event.facts.get("window"))):
        if code == "passed":
            yield _passes(tuple(event.seat for event in run), str(window), words)
        else:
            yield from (_sentence(event, words) for event in run if code != "drew" or event.seat not in seen_deals)


def _passes(seats: tuple[int, ...], window: str, words: Words) -> str:
    return words.say(f"story.passed.{window}", names=words.players(seats, together=True), count=len(seats))


def _sentence(event: Event, words: Words) -> str:
    key = f"story.{event.code}"
    if event.code in BY_FACT:
        key = f"{key}.{event.facts[BY_FACT[event.code]]}"
    elif "denied" in event.facts:
        key = f"{key}.denied"
    if event.code in WITH_CARDS and not WITH_CARDS[event.code] & event.facts.keys():
        key = f"{key}.some"
    if event.facts.get("target") == event.seat:
        key = f"{key}.self"
    return words.say(key, actor=words.names[event.seat], **words.fill(event.facts))

"""A scenario that goes through to its end, or all that is wrong with it; and as one word for an address."""

from typing import Any

from scenarios.faults import Fault, Faulty
from scenarios.loading import as_scenario
from scenarios.playing import Played, play
from scenarios.reading import Document
from scenarios.tokens import pack, unpack

STEPS_AT_MOST = 100
"""All of them are drawn for whoever opens the address."""
SIGNS_AT_MOST = 6_000
"""So long may an address be on its way through what stands before a server."""
ABOUT_KB = 12
"""A file of words that packs into so many signs."""


def walked(document: Document) -> Played:
    """Return the scenario as it goes; raise Faulty with the line of each fault."""
    loaded = as_scenario(document)
    played = play(loaded.scenario)
    if played.problems:
        raise Faulty(tuple(map(loaded.fault, played.problems)))
    return played


def walk_token(document: Document) -> str:
    """Return a scenario that goes through, words and guesses too, as one word; raise Faulty."""
    value: Any = document.value
    _bounded(walked(document))
    token = pack(value)
    if len(token) > SIGNS_AT_MOST:
        raise _too_long()
    return token


def walk_of(token: str) -> Played:
    """Return the scenario in a token as it goes; raise Faulty."""
    return _bounded(walked(unpack(token)))


def _bounded(played: Played) -> Played:
    if len(played.steps) > STEPS_AT_MOST:
        raise _too_long()
    return played


def _too_long() -> Faulty:
    return Faulty((Fault(1, "too-long-to-show", {"steps": STEPS_AT_MOST, "kb": ABOUT_KB}),))

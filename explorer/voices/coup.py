"""How Coup is told. This module *is* the voice: it keeps the contract `explorer.voices.voice`."""

from typing import Any

from content import Texts
from engine import coup
from engine.coup.moves import Act, Block, Challenge, Move, Pass
from engine.coup.rules import RuleSet
from engine.coup.state import State, View
from engine.game import NATURE
from explorer.faultwords import fault_words
from explorer.narrate import allowed, happened, overheard, refusal, rule, scene, speech
from explorer.narrate.choices import FROM_THE_HAND
from explorer.scene import Scene
from explorer.tables import text
from scenarios import Fault, Problem

__all__ = [
    "allowed",
    "fault",
    "glimpse",
    "happened",
    "lying",
    "overheard",
    "picture",
    "placed",
    "refusal",
    "rule",
    "say",
    "scene",
    "tells",
]


def say(texts: Texts, key: str, **facts: object) -> str:
    """Return a message of Coup's presets and switches."""
    return texts.say(key, **facts)


def glimpse(view: View, rules: RuleSet, names: tuple[str, ...], you: int | None, happened: str, texts: Texts) -> Scene:
    """Return the scene of what somebody saw, to look at; `happened` is the line over it."""
    return Scene(view, names, you, happened, speech=speech(view, (), rules, names, texts))


def fault(problem: Problem, texts: Texts) -> str:
    """Return why there can be no such table."""
    return fault_words(Fault(0, problem.code, problem.facts), texts)


def tells(state: State, move: Move, sees: frozenset[int]) -> bool:
    """Whether that the move is allowed tells of a hand, or of the court, that is not seen."""
    prompt = coup.prompt(state)
    if prompt is None:
        return False
    if prompt.seats == (NATURE,):
        return len(sees) < len(state.seats)
    return prompt.code in FROM_THE_HAND and move.seat not in sees


def picture(state: State, names: tuple[str, ...], sees: frozenset[int], texts: Texts) -> str:
    """Return the table as lines of text."""
    return text(scene(state, (), names, sees, None, texts), texts)


def lying(state: State, names: tuple[str, ...], sees: frozenset[int]) -> dict[str, Any]:
    """Return the players, the court and the almshouse."""
    view = coup.observe(state, sees)
    return {
        "players": {
            name: {
                "coins": seat.coins,
                "hand": [card or "?" for card in seat.hand],
                "lost": list(seat.lost),
                "faction": seat.faction,
                "out": seat.out,
            }
            for name, seat in zip(names, view.seats, strict=True)
        },
        "court": _court(view, state),
        "almshouse": view.almshouse,
    }


def _court(view: View, state: State) -> dict[str, int] | int:
    if view.court_cards is None:
        return view.court
    return {character: view.court_cards.count(character) for character in state.rules.characters}


def placed(move: Move, sees: frozenset[int]) -> bool:
    """Whether it was said of free will, or by a seat whose hand the viewer sees."""
    return isinstance(move, Act | Pass | Challenge | Block) or move.seat in sees

"""A played scenario as a document, and as lines to read."""

from typing import Any

from content import Texts
from engine import coup
from engine.coup.moves import Act, Block, Challenge, Pass
from engine.coup.state import State, View
from engine.game import NATURE, Event
from explorer.facts import named
from explorer.narrate import happened
from scenarios import Played, PlayedMove


def as_json(played: Played, sees: frozenset[int]) -> dict[str, Any]:
    """Return the JSON of the format: what the viewer's seats do not see is absent."""
    return {
        "id": played.scenario.id,
        "game": played.scenario.game,
        "rules": played.end.rules.resolved(),
        "moves": [_move(number, move, played.names, sees) for number, move in enumerate(played.moves, 1)],
        "final": _final(played.end, played.names, sees),
    }


def _move(number: int, move: PlayedMove, names: tuple[str, ...], sees: frozenset[int]) -> dict[str, Any]:
    # That an answer was the only one tells what is in the hand that gave it.
    public = isinstance(move.move, Act | Pass | Challenge | Block) or move.move.seat in sees
    return {
        "n": number,
        "move": coup.write(move.move, names, sees),
        "settled": move.settled if public else None,
        "step": move.step,
        "events": [_event(event, names) for event in move.events if _heard(event, sees)],
        "awaiting": _awaiting(move.state, names),
    }


def _heard(event: Event, sees: frozenset[int]) -> bool:
    return event.known_to is None or bool(event.known_to & sees)


def _event(event: Event, names: tuple[str, ...]) -> dict[str, Any]:
    return {"event": event.code, "seat": names[event.seat], **named(event.facts, names)}


def _awaiting(state: State, names: tuple[str, ...]) -> dict[str, Any]:
    prompt = coup.prompt(state)
    seats = () if prompt is None else prompt.seats
    return {
        "decision": prompt.code if prompt else None,
        "who": sorted(names[seat] for seat in seats if seat != NATURE),
    }


def _final(state: State, names: tuple[str, ...], sees: frozenset[int]) -> dict[str, Any]:
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
        "turn": names[view.active],
        "awaiting": _awaiting(state, names),
        "winner": None if view.winner is None else names[view.winner],
    }


def _court(view: View, state: State) -> dict[str, int] | int:
    if view.court_cards is None:
        return view.court
    return {character: view.court_cards.count(character) for character in state.rules.characters}

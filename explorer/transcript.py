"""A played scenario as a document, and as lines to read."""

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from content import Texts
from engine.game import NATURE, Event
from explorer.facts import named
from explorer.voices import voice_of
from scenarios import Played, PlayedMove, PlayedStep, judge
from scenarios.shapes import shape_of


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
    placed = voice_of(move.state).placed(move.move, sees)
    return {
        "n": number,
        "move": shape_of(move.before).game.report(move.before, move.move, names, sees),
        "settled": move.settled if placed else None,
        "step": move.step if placed else None,
        "events": [_event(event, names) for event in move.events if _heard(event, sees)],
        "awaiting": _awaiting(move.state, names),
    }


def _heard(event: Event, sees: frozenset[int]) -> bool:
    return event.known_to is None or bool(event.known_to & sees)


def _event(event: Event, names: tuple[str, ...]) -> dict[str, Any]:
    return {"event": event.code, "seat": names[event.seat], **named(event.facts, names)}


def _awaiting(state: Any, names: tuple[str, ...]) -> dict[str, Any]:
    prompt = shape_of(state).game.prompt(state)
    seats = () if prompt is None else prompt.seats
    return {
        "decision": prompt.code if prompt else None,
        "who": sorted(names[seat] for seat in seats if seat != NATURE),
    }


def _final(state: Any, names: tuple[str, ...], sees: frozenset[int]) -> dict[str, Any]:
    winners = shape_of(state).game.winners(state)
    return {
        **voice_of(state).lying(state, names, sees),
        "turn": names[state.active],
        "awaiting": _awaiting(state, names),
        "winner": names[winners[0]] if len(winners) == 1 else None,
    }


def as_text(played: Played, sees: frozenset[int], texts: Texts) -> str:
    """Return the scenario to read: the table, each step in words, the table at the end."""
    scenario = played.scenario
    lines = [texts.say("transcript.title", title=scenario.title or scenario.id, id=scenario.id)]
    if played.start is not None:
        lines += ["", picture(played.start, played.names, sees, texts)]
    moves = _by_step(played, sees)
    for number, step in enumerate(played.steps, 1):
        lines += ["", texts.say("transcript.step", number=number)]
        lines += [f"  {line}" for line in _moves(moves[number], played.names, sees, texts)]
        lines += [f"  {line}" for line in _words(step, played.names, sees, texts)]
    return "\n".join([*lines, "", picture(played.end, played.names, sees, texts)])


def picture(state: Any, names: tuple[str, ...], sees: frozenset[int], texts: Texts) -> str:
    """Return the table as lines of text."""
    return voice_of(state).picture(state, names, sees, texts)


def _by_step(played: Played, sees: frozenset[int]) -> dict[int, list[PlayedMove]]:
    """Return the moves by step; one whose step the viewer may not know stands with the move that it answers."""
    found: dict[int, list[PlayedMove]] = defaultdict(list)
    at = 0
    for move in played.moves:
        at = move.step if voice_of(move.state).placed(move.move, sees) else at
        found[at].append(move)
    return found


def _moves(moves: list[PlayedMove], names: tuple[str, ...], sees: frozenset[int], texts: Texts) -> Iterator[str]:
    for move in moves:
        yield shape_of(move.before).game.report(move.before, move.move, names, sees)
        yield f"  {voice_of(move.state).happened(move.events, names, sees, texts)}"


def _words(step: PlayedStep, names: tuple[str, ...], sees: frozenset[int], texts: Texts) -> Iterator[str]:
    """Yield what is said at a step. The author speaks of what the lesson shows, to whoever sees that much."""
    voice = voice_of(step.state)
    if step.step.refuse and step.refusal:
        said, _ = judge(step.state, step.step.refuse.move, names)
        if not voice.overheard(step.refusal, step.state, said, sees):
            why = voice.refusal(step.refusal, step.state, names, texts, said)
            yield texts.say("transcript.refused", move=step.step.refuse.move, text=why.text)
    if step.sees <= sees:
        if step.step.say:
            yield step.step.say
        if step.step.ask:
            yield texts.say("transcript.ask", text=step.step.ask.text)

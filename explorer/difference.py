"""Where a scenario goes differently under two rule sets: as a document, and as lines to read."""

from collections.abc import Iterator
from typing import Any

from content import Texts
from explorer.faultwords import fault_words
from explorer.transcript import as_json as transcript
from explorer.transcript import picture
from explorer.voices import voice_of
from scenarios import Difference, Fault, Played
from scenarios.shapes import Setting, worded


def as_json(found: Difference) -> dict[str, Any]:
    """Return the step at which they part (null: never), the switches that differ, and how each one goes.

    `stopped` is the code of what could not be played any more under these rules; then the transcript ends there.
    """
    return {
        "id": found.one.scenario.id,
        "parts_at": found.step,
        "switches": {name: list(pair) for name, pair in switches(found).items()},
        "outcomes": [_outcome(found.one), _outcome(found.other)],
    }


def _outcome(played: Played) -> dict[str, Any]:
    stopped = played.problems[0].code if played.problems else None
    if played.start is None:
        return {"stopped": stopped}
    return {"stopped": stopped, **transcript(played, played.everybody)}


def as_text(found: Difference, texts: Texts) -> str:
    """Return the same to read: the switches, the step, and for each rule set what happens there and the end."""
    lines = [
        texts.say("difference.switch", switch=name, one=worded(one), other=worded(other))
        for name, (one, other) in switches(found).items()
    ]
    if found.step is None:
        return "\n".join([*lines, texts.say("difference.none")])
    lines += [texts.say("difference.step", number=found.step)]
    for played in (found.one, found.other):
        lines += ["", *_told(played, found.step, texts)]
    return "\n".join(lines)


def _told(played: Played, number: int, texts: Texts) -> Iterator[str]:
    yield texts.say("difference.rules", preset=played.rules.preset)
    for sentence in sentences(played, number, texts):
        yield f"  {sentence}"
    if played.start is not None:
        yield picture(played.end, played.names, played.everybody, texts)


def sentences(played: Played, number: int, texts: Texts) -> Iterator[str]:
    """Yield what happens at the step, and what could not be played any more."""
    if 0 < number <= len(played.steps):
        for move in played.steps[number - 1].moves:
            yield voice_of(move.state).happened(move.events, played.names, played.everybody, texts)
    for problem in played.problems[:1]:
        yield fault_words(Fault(0, problem.code, problem.facts), texts)


def switches(found: Difference) -> dict[str, tuple[Setting, Setting]]:
    """The switches that the two rule sets set differently."""
    one, other = found.one.rules.resolved(), found.other.rules.resolved()
    return {name: (one[name], other[name]) for name in one if one[name] != other[name]}

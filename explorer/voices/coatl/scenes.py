"""A moment of a game of Cóatl put together for one viewer."""

from collections.abc import Sequence

from content import Texts
from engine import coatl
from engine.coatl.citing import rule_of, rule_of_events, rule_of_prompt
from engine.coatl.rules import RuleSet
from engine.coatl.state import State, View
from engine.game import Event, Reason
from explorer.scene import Question, Refusal, Scene, StoryLine
from explorer.voices.coatl.choices import asks
from explorer.voices.coatl.refusals import allowed
from explorer.voices.coatl.words import happened, rule

OF_CHANCE = frozenset(
    ("supplied", "shown", "revealed", "reshuffled", "dealt", "drew", "drew-temple", "dealt-temple", "cleared")
)
"""What follows a move without anybody having a say in it."""


def scene(
    state: State,
    steps: Sequence[Sequence[Event]],
    names: tuple[str, ...],
    sees: frozenset[int],
    you: int | None,
    texts: Texts,
    *,
    note: str | None = None,
    question: Question | None = None,
    cites: str | None = None,
    refused: Refusal | None = None,
) -> Scene:
    """Return the scene of `state` for a viewer who sees the hands of `sees` and sits at `you`."""
    told = together(steps)
    newest = told[-1] if told and steps[-1] else ()
    words = happened(newest, names, sees, texts) or allowed(state, names, texts)
    label = cites or _label(state, told)
    return Scene(
        view=coatl.observe(state, sees),
        names=names,
        you=you,
        happened=refused.text if refused else words,
        note=note,
        asks=asks(state, names, sees, texts),
        question=question,
        rule=refused.rule if refused else rule(label, state.rules, texts),
        story=tuple(StoryLine(line) for step in told if (line := happened(step, names, sees, texts))),
        events=tuple(event for event in newest if event.known_to is None),
    )


def glimpse(view: View, rules: RuleSet, names: tuple[str, ...], you: int | None, happened: str, texts: Texts) -> Scene:
    """Return the scene of what somebody saw, to look at; `happened` is the line over it."""
    return Scene(view, names, you, happened)


def together(steps: Sequence[Sequence[Event]]) -> list[tuple[Event, ...]]:
    """Return the steps in which something happened; what chance alone did belongs to the step that it follows."""
    told: list[tuple[Event, ...]] = []
    for events in filter(None, map(tuple, steps)):
        if told and all(event.code in OF_CHANCE for event in events):
            told[-1] += events
        else:
            told.append(events)
    return told


def _label(state: State, steps: Sequence[Sequence[Event]]) -> str:
    """The label that the newest step that has one rests on, else the decision awaited, else the end."""
    cited = (rule_of_events(events, state) for events in reversed(steps))
    awaited = rule_of_prompt(state) if coatl.prompt(state) else rule_of(Reason("game-over"), state)
    return next(filter(None, cited), None) or awaited

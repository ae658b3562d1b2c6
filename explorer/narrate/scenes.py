"""A moment of a game put together for one viewer."""

from collections.abc import Sequence

from content import Texts
from engine import coup
from engine.coup import State
from engine.coup.citing import rule_of, rule_of_events, rule_of_prompt
from engine.game import Event, Reason
from explorer.narrate.changes import changes
from explorer.narrate.choices import asks
from explorer.narrate.refusals import allowed
from explorer.narrate.rules import rule
from explorer.narrate.sentences import happened, story
from explorer.narrate.speech import speech
from explorer.scene import Question, Refusal, Scene


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
    """Return the scene of `state` for a viewer who sees the hands of `sees` and sits at `you`.

    `steps` are the events of every step so far, the newest last (a step without a move has none); `cites` is
    the label of the rule to show, else the one that the newest step or, before any, the decision awaited rests
    on; `refused` is what the newest step tried in vain. Raises KeyError for an unknown label.
    """
    newest = steps[-1] if steps else ()
    view = coup.observe(state, sees)
    label = cites or _label(state, steps)
    told = happened(newest, names, sees, texts) or allowed(state, names, texts)
    return Scene(
        view=view,
        names=names,
        you=you,
        happened=refused.text if refused else told,
        note=note,
        speech=speech(view, steps, state.rules, names, texts),
        changes=changes(newest, texts),
        asks=asks(state, names, sees, texts),
        question=question,
        rule=refused.rule if refused else rule(label, state.rules, texts),
        story=story(steps, names, sees, texts),
    )


def _label(state: State, steps: Sequence[Sequence[Event]]) -> str:
    """The label that the newest step that has one rests on, else the decision awaited, else the end."""
    cited = (rule_of_events(events, state) for events in reversed(steps))
    awaited = rule_of_prompt(state) if coup.prompt(state) else rule_of(Reason("game-over"), state)
    return next(filter(None, cited), None) or awaited

"""The label of the rule behind a reason, an event or a decision."""

from collections.abc import Callable, Iterable
from typing import Any

from engine.coatl.answers import ChooseCards, DiscardSome, KeepSome
from engine.coatl.assembling import Assemble
from engine.coatl.draws import DrawCard, DrawTemple, FillDisplay, FillSpace, RevealTemple
from engine.coatl.refusals import decision
from engine.coatl.state import State
from engine.coatl.turns import ChooseAction
from engine.game import Event, Facts, Reason

RULE_OF_TOKEN = {"pick": "OF-2", "future": "OF-3", "priest": "OF-4"}
RULE_OF_END = {"coatls": "LA-1", "bodies": "LA-2", "standstill": "TG-5"}


def _awaited(facts: Facts, state: State) -> str:
    return rule_of_prompt(state)


RULE_OF_REASON: dict[str, str | Callable[[Facts, State], str]] = {
    "game-over": "LA-1",
    "not-in-this-game": "OF-1",
    "not-your-turn": "TN-1",
    "wrong-move-for-now": _awaited,
    "not-asked": _awaited,
    "not-on-the-supply": "TK-1",
    "hand-full": "PR-1",
    "deck-empty": "PR-2",
    "not-on-display": "PR-1",
    "needs-a-prophecy": "AS-5",
    "three-coatls": "AS-1",
    "two-unfinished": "AS-1",
    "no-such-coatl": "AS-7",
    "coatl-complete": "AS-6",
    "end-closed": "AS-2",
    "head-meets-tail": "AS-2",
    "not-on-your-board": "AS-7",
    "nothing-to-fulfil": "AS-5",
    "not-closed": "TE-2",
    "temple-placed": "TE-2",
    "four-prophecies": "AS-4",
    "same-prophecy": "AS-4",
    "pattern-missing": "AS-3",
    "conditions-missing": "TE-1",
    "temple-out-of-reach": "TE-2",
    "token-used": lambda facts, _: RULE_OF_TOKEN[str(facts["token"])],
    "temple-not-open": "OF-4",
    "wrong-number-of-pieces": lambda _, state: "OF-2" if isinstance(decision(state), ChooseAction) else "TK-2",
    "not-in-the-bag": lambda _, state: "OF-2" if isinstance(decision(state), ChooseAction) else "TK-2",
    "no-room": "TK-3",
    "can-act": "TG-5",
    "wrong-number-of-cards": "TG-2",
    "not-in-your-hand": _awaited,
    "not-in-the-deck": _awaited,
}


def rule_of(reason: Reason, state: State) -> str:
    """Return the label of the rule behind a refusal in this state; raise KeyError for an unknown code."""
    rule = RULE_OF_REASON[reason.code]
    return rule if isinstance(rule, str) else rule(reason.facts, state)


RULE_OF_DECISION: dict[type, str | Callable[[Any, State], str]] = {
    ChooseAction: lambda _, state: RULE_OF_END[state.ending.cause] if state.ending else "TN-1",
    Assemble: "AS-7",
    ChooseCards: "PR-1",
    KeepSome: "TG-2",
    DiscardSome: "OF-3",
    FillSpace: "TK-2",
    DrawCard: "PR-1",
    FillDisplay: "PR-1",
    DrawTemple: "ST-2",
    RevealTemple: "TG-1",
}


def rule_of_prompt(state: State) -> str:
    """Return the label of the rule by which the next decision is awaited; raise ValueError after the end."""
    head = decision(state)
    rule = RULE_OF_DECISION[type(head)]
    return rule if isinstance(rule, str) else rule(head, state)


RULE_OF_EVENT: dict[str, str | Callable[[Facts, State], str]] = {
    "won": "SC-2",
    "ending": lambda facts, _: RULE_OF_END[str(facts["cause"])],
    "completed": "AS-6",
    "temple": "TE-2",
    "fulfilled": "AS-3",
    "offered": lambda facts, _: RULE_OF_TOKEN[str(facts["token"])],
    "committed": "OF-4",
    "picked": "OF-2",
    "cleared": "OF-3",
    "started": "AS-1",
    "extended": "AS-2",
    "took": "TK-1",
    "chose": "PR-1",
    "drew": "PR-1",
    "dealt": "PR-1",
    "reshuffled": "PR-2",
    "discarded": lambda facts, _: "TG-2" if facts["cause"] == "start" else "OF-3",
    "let-go": "ST-3",
    "shown": "PR-1",
    "revealed": "TG-1",
    "drew-temple": "ST-2",
    "dealt-temple": "ST-2",
    "supplied": "TK-2",
    "passed": "TG-5",
    "scored": "SC-1",
}
"""From the most to the least telling of a step."""


def rule_of_event(event: Event, state: State) -> str:
    """Return the label of the rule that an event rests on, at the state that it led to."""
    rule = RULE_OF_EVENT[event.code]
    return rule if isinstance(rule, str) else rule(event.facts, state)


def rule_of_events(events: Iterable[Event], state: State) -> str | None:
    """Return the label that a step rests on, at the state that it led to: its most telling event decides."""
    order = list(RULE_OF_EVENT)
    most = min(events, key=lambda event: order.index(event.code), default=None)
    return rule_of_event(most, state) if most else None

"""The label of the rule behind a reason, an event or a decision."""

from collections.abc import Callable, Sequence
from typing import Any

from engine.coup.answers import ChooseAction, Draw, DrawSide, GiveUp, PutBack
from engine.coup.examination import ShowOne, SwapOrLeave
from engine.coup.proofs import Prove, ProveNot
from engine.coup.refusals import decision, wrong_if_proved
from engine.coup.roster import ACTIONS, MUST_COUP_AT
from engine.coup.seats import united
from engine.coup.state import State
from engine.coup.windows import MayBlock, MayChallenge, MayReact
from engine.game import Event, Facts, Reason

RULE_OF_ACTION = {
    "income": "AC-1",
    "foreign-aid": "AC-2",
    "coup": "AC-3",
    "tax": "AC-4",
    "assassinate": "AC-5",
    "steal": "AC-6",
    "exchange": "AC-7",
    "examine": "IQ-2",
    "cooperate": "DI-2",
    "convert": "FA-3",
    "embezzle": "FA-4",
}
RULE_OF_BLOCK = {"foreign-aid": "BL-1", "assassinate": "BL-2", "steal": "BL-3", "examine": "TA-9"}
RULE_OF_OPTION = {
    "ambassador": "IQ-1",
    "inquisitor": "IQ-1",
    "examine": "IQ-1",
    "duke": "DI-1",
    "diplomat": "DI-1",
    "tax": "DI-1",
    "cooperate": "DI-1",
    "convert": "FA-8",
    "embezzle": "FA-8",
}
"""Why a character or an action is not in the game."""
RULE_OF_LOSS = {"challenge": "CH-5", "concession": "CH-5", "caught": "TA-14"}
"""By the cause of the loss; an action that struck is none of them."""
RULE_OF_DRAW = {"start": "SE-1", "proof": "CH-4", "exchange": "AC-7", "swap": "TA-10"}
CLAIMLESS = frozenset(action.code for action in ACTIONS if action.claims is None and not action.any_denied)

# Why a move is refused


def _unchallengeable(facts: Facts, state: State) -> str:
    claimless = state.declared and state.block is None and state.declared.action in CLAIMLESS
    return "CH-2" if claimless else "CH-7"


def _unblockable(facts: Facts, state: State) -> str:
    """What leaves no room for a block, the first or another one."""
    if state.declared is None:
        return "BL-6"
    if not state.action_under_way().blocked_by:
        return "TA-9" if state.declared.action == "examine" else "BL-6"
    if state.block:
        return "TA-5"
    strict = not state.rules.block_after_own_failed_challenge
    return "TA-1" if strict and wrong_if_proved(state) == state.declared.target else "TU-3"


def _show_or_not(facts: Facts, state: State) -> str:
    if "denied" in facts:
        return "TA-13"
    return "TA-6" if state.rules.concede_while_holding else "CH-3"


RULE_OF_REASON: dict[str, str | Callable[[Facts, State], str]] = {
    "game-over": "EN-1",
    "eliminated": "IN-3",
    "not-in-this-game": lambda facts, _: RULE_OF_OPTION.get(str(facts.get("character", facts.get("action"))), "SE-1"),
    "not-your-turn": "TU-1",
    "nothing-to-challenge": _unchallengeable,
    "own-claim": "CH-1",
    "own-action": "BL-6",
    "challenges-first": "TU-3",
    "nothing-to-block": _unblockable,
    "already-answered": lambda _, state: "TU-3" if isinstance(decision(state), MayBlock) else "CH-7",
    "wrong-move-for-now": "TU-3",
    "must-coup": "TU-2",
    "not-enough-coins": lambda facts, _: RULE_OF_ACTION[str(facts["action"])],
    "target-self": "AC-8",
    "target-eliminated": "AC-8",
    "same-faction": lambda facts, _: "TA-11" if facts["action"] == "cooperate" else "FA-1",
    "target-without-coins": "TA-2",
    "almshouse-empty": "TA-12",
    "everyone-same-faction": "TA-15",
    "character-does-not-block": lambda facts, _: RULE_OF_BLOCK[str(facts["action"])],
    "only-target-may-block": lambda facts, _: RULE_OF_BLOCK[str(facts["action"])],
    "not-asked": "TU-3",
    "not-your-card": lambda _, state: rule_of_prompt(state),
    "does-not-prove": lambda facts, _: "FA-6" if "denied" in facts else "CH-3",
    "must-show": _show_or_not,
    "must-lose-another-card": lambda facts, _: "TA-14" if "denied" in facts else "TA-6",
    "wrong-number-of-cards": lambda _, state: rule_of_prompt(state),
    "card-not-in-court": lambda _, state: rule_of_prompt(state),
}


def rule_of(reason: Reason, state: State) -> str:
    """Return the label of the rule behind a refusal in this state; raise KeyError for an unknown code."""
    rule = RULE_OF_REASON[reason.code]
    return rule if isinstance(rule, str) else rule(reason.facts, state)


# What is awaited


def _asked_in_turn(head: MayChallenge, state: State) -> str:
    if state.rules.challenge_order == "clockwise" and (head.asked.later or head.asked.passed):
        return "TA-3"
    return "FA-5" if head.claim.denied else "CH-1"


def _block(head: MayBlock, state: State) -> str:
    action = state.action_under_way()
    return "TA-5" if head.barred and action.anyone_blocks else RULE_OF_BLOCK[action.code]


RULE_OF_DECISION: dict[type, str | Callable[[Any, State], str]] = {
    ChooseAction: lambda head, state: "TU-2" if state.seats[head.seat].coins >= MUST_COUP_AT else "TU-1",
    MayChallenge: _asked_in_turn,
    MayBlock: _block,
    MayReact: "TA-4",
    Prove: "CH-3",
    ProveNot: "FA-6",
    GiveUp: lambda head, _: RULE_OF_LOSS.get(head.cause, "IN-1"),
    Draw: lambda head, _: RULE_OF_DRAW[head.cause],
    DrawSide: "TA-16",
    PutBack: "AC-7",
    ShowOne: "IQ-2",
    SwapOrLeave: "IQ-3",
}


def rule_of_prompt(state: State) -> str:
    """Return the label of the rule by which the next decision is awaited; raise ValueError after the end."""
    head = decision(state)
    rule = RULE_OF_DECISION[type(head)]
    return rule if isinstance(rule, str) else rule(head, state)


# What happened


def _stop(facts: Facts, state: State) -> str:
    action = str(facts["action"])
    return "BL-4" if state.rules.actions[action].cost else RULE_OF_BLOCK[action]


def _loot(facts: Facts, state: State) -> str:
    target = facts["target"]
    if isinstance(target, int) and state.seats[target].out:
        return "TA-8"
    return "AC-6" if facts["coins"] else "TA-2"


RULE_OF_EVENT: dict[str, str | Callable[[Facts, State], str]] = {
    "won": "EN-1",
    "stopped": _stop,
    "refunded": "CH-6",
    "conceded": lambda facts, _: "FA-5" if "denied" in facts else "CH-3",
    "shown-hand": "FA-6",
    "shown": "CH-4",
    "blocked": lambda facts, _: RULE_OF_BLOCK[str(facts["action"])],
    "challenged": lambda facts, _: "FA-5" if "denied" in facts else "CH-1",
    "converted": lambda _, state: "FA-2" if united(state.seats) else "FA-3",
    "declared": lambda facts, _: RULE_OF_ACTION[str(facts["action"])],
    "examined": "IQ-2",
    "swapped": "IQ-3",
    "left": "IQ-3",
    "stole": _loot,
    "eliminated": "IN-3",
    "embezzled": lambda facts, _: "FA-4" if facts["coins"] else "TA-12",
    "kept": "AC-7",
    "lost": lambda facts, _: RULE_OF_LOSS.get(str(facts["cause"]), "IN-1"),
    "joined": "TA-16",
    "paid": "TA-7",
    "gained": lambda facts, _: RULE_OF_ACTION[str(facts["action"])],
    "forfeited": "IN-3",
    "passed": lambda facts, _: "BL-0" if facts["window"] == "block" else "CH-0",
    "drew": lambda facts, _: RULE_OF_DRAW[str(facts["cause"])],
    "dealt": lambda facts, _: RULE_OF_DRAW[str(facts["cause"])],
    "returned": lambda facts, _: RULE_OF_DRAW[str(facts["cause"])],
    "glimpsed": "IQ-4",
}
"""From the most to the least telling of a step."""
PLAIN = frozenset(("joined", "paid", "gained", "forfeited", "passed", "drew", "dealt", "returned", "glimpsed"))
"""Events that say no more than the picture does."""


def rule_of_event(event: Event, state: State) -> str:
    """Return the label of the rule that an event rests on, at the state that it led to."""
    rule = RULE_OF_EVENT[event.code]
    return rule if isinstance(rule, str) else rule(event.facts, state)


def rule_of_events(events: Sequence[Event], state: State) -> str | None:
    """Return the label that a step rests on most, at the state that it led to; None where all of it is plain."""
    losses = [event for event in events if event.code == "lost"]
    if any(event.facts["cause"] == "caught" for event in losses):
        return "TA-14"
    if losses and (reopened := _block_after_loss(losses, state)):
        return reopened
    found = {event.code: event for event in events if event.code not in PLAIN}
    telling = next((found[code] for code in RULE_OF_EVENT if code in found), None)
    return rule_of_event(telling, state) if telling else None


def _block_after_loss(losses: Sequence[Event], state: State) -> str | None:
    """A block may be said though its speaker has just been wrong, or though a block has just fallen."""
    head = state.agenda[0] if state.agenda else None
    if not isinstance(head, MayBlock):
        return None
    if any(event.seat in head.asked.now for event in losses):
        return "TA-1"
    return "TA-5" if rule_of_prompt(state) == "TA-5" else None

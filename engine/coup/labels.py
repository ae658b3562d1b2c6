"""The rules by stable labels, with the places in the sources, and the rule behind a reason or an event.

Letters of the sources: J, K, IP the guides; B the published rulebooks; C edge cases; D the switches.
"""

from collections.abc import Iterable
from typing import Literal, NamedTuple

from engine.coup.refusals import decision
from engine.coup.roster import ACTIONS, Character
from engine.coup.state import State
from engine.game import Event, Fact, Reason


class Label(NamedTuple):
    """A rule that can be cited; an `agreement` settles what the rulebook leaves open."""

    id: str
    sources: tuple[str, ...]
    kind: Literal["rule", "agreement"] = "rule"


LABELS = {
    label.id: label
    for label in (
        Label("TU-1", ("J11", "J29", "K16", "B11")),
        Label("TU-2", ("K20", "J46", "IP16", "B14")),
        Label("TU-3", ("J56", "K33", "K34", "B25")),
        Label("AC-1", ("J34", "K17", "IP14", "B15")),
        Label("AC-2", ("J35", "K18", "IP15", "B16")),
        Label("AC-3", ("J37", "K19", "IP16", "B17")),
        Label("AC-4", ("J38", "IP08", "B18")),
        Label("AC-5", ("J42", "IP09", "B19", "C45")),
        Label("AC-6", ("J39", "IP11", "B20", "C56")),
        Label("AC-7", ("J41", "IP12", "B21", "C77", "C78", "C85")),
        Label("AC-8", ("J37", "J39", "J42", "B13")),
        Label("BL-1", ("J20", "J35", "K28", "B24", "C67")),
        Label("BL-2", ("J24", "J42", "IP10", "B24", "C47")),
        Label("BL-3", ("J22", "J23", "IP11", "IP12", "B24", "C62")),
        Label("BL-4", ("J54", "B23", "C43")),
        Label("BL-5", ("C31",)),
        Label("BL-6", ("J34", "J37", "J38", "J41", "K28", "B24")),
        Label("CH-0", ("J48", "K27", "IP17")),
        Label("CH-1", ("J50", "J59", "K29", "K30", "B22", "B26", "C6")),
        Label("CH-2", ("K31", "J34", "J37", "B27", "C4", "C5")),
        Label("CH-3", ("K32", "K35", "IP18", "B29", "C19", "C22")),
        Label("CH-4", ("J58", "J60", "K33", "IP21", "B31", "C24")),
        Label("CH-5", ("J57", "J58", "K36", "B30")),
        Label("CH-6", ("J57", "K37", "B32", "C39", "C44")),
        Label("CH-7", ("J61", "B28", "C8")),
        Label("IN-1", ("J63", "K22", "IP18", "B34")),
        Label("IN-2", ("J64", "IP19", "B34")),
        Label("IN-3", ("J65", "J66", "K23", "IP20", "B35", "C135")),
        Label("DD-1", ("B33", "C35")),
        Label("DD-2", ("B33", "C40")),
        Label("TA-1", ("C36", "C38", "D"), "agreement"),
        Label("TA-2", ("C57", "D"), "agreement"),
        Label("TA-3", ("C9", "D"), "agreement"),
        Label("FA-1", ("J73", "K52", "B40")),
        Label("FA-2", ("J75", "K54", "B40", "C100", "C101")),
        Label("FA-3", ("K42", "K43", "K44", "B42", "B43", "C97")),
        Label("FA-4", ("K45", "B44", "C103")),
        Label("SE-1", ("K05", "K10", "IP06", "IP07", "B04")),
        Label("EN-1", ("J69", "K38", "IP22", "B37")),
    )
}
"""Turn, actions, blocks, challenges, influence, double dangers, table agreements, factions, set-up, end."""

RULE_OF_ACTION = {
    "income": "AC-1",
    "foreign-aid": "AC-2",
    "coup": "AC-3",
    "tax": "AC-4",
    "assassinate": "AC-5",
    "steal": "AC-6",
    "exchange": "AC-7",
    "convert": "FA-3",
    "embezzle": "FA-4",
}
RULE_OF_BLOCK = {"foreign-aid": "BL-1", "assassinate": "BL-2", "steal": "BL-3"}
RULE_OF_BLOCKER = {
    Character.DUKE: "BL-1",
    Character.DIPLOMAT: "BL-1",
    Character.CONTESSA: "BL-2",
    Character.AMBASSADOR: "BL-3",
    Character.CAPTAIN: "BL-3",
    Character.INQUISITOR: "BL-3",
}
RULE_OF_REASON = {
    "game-over": "EN-1",
    "eliminated": "IN-3",
    "not-in-this-game": "SE-1",
    "not-your-turn": "TU-1",
    "own-claim": "CH-1",
    "own-action": "BL-6",
    "challenges-first": "TU-3",
    "nothing-to-block": "BL-6",
    "already-answered": "CH-7",
    "wrong-move-for-now": "TU-3",
    "must-coup": "TU-2",
    "target-self": "AC-8",
    "target-eliminated": "AC-8",
    "same-faction": "FA-1",
    "target-without-coins": "TA-2",
    "almshouse-empty": "FA-4",
    "everyone-same-faction": "FA-3",
    "not-asked": "TU-3",
    "does-not-prove": "CH-3",
    "must-show": "CH-3",
    "must-lose-another-card": "CH-3",
    "card-not-in-court": "SE-1",
}
RULE_OF_HAND = {"prove": "CH-3", "lose": "IN-1", "keep": "AC-7"}
"""What an answer from one's own cards rests on, by the decision."""
CLAIMLESS = frozenset(action.code for action in ACTIONS if action.claims is None)


def rule_of(reason: Reason, state: State) -> str:
    """Return the label of the rule behind a refusal in this state; raise KeyError for an unknown code."""
    action = reason.facts.get("action")
    match reason.code:
        case "not-enough-coins":
            return _of_action(action)
        case "character-does-not-block" | "only-target-may-block":
            return RULE_OF_BLOCK.get(str(action), "BL-6")
        case "nothing-to-challenge":
            return "CH-2" if state.declared and state.declared.action in CLAIMLESS else "CH-7"
        case "not-your-card" | "wrong-number-of-cards":
            return RULE_OF_HAND.get(decision(state).prompt(state).code, "SE-1")
    return RULE_OF_REASON[reason.code]


RULE_OF_EVENT = {
    "won": "EN-1",
    "refunded": "CH-6",
    "conceded": "CH-3",
    "shown": "CH-4",
    "challenged": "CH-1",
    "converted": "FA-3",
    "eliminated": "IN-3",
    "stole": "AC-6",
    "kept": "AC-7",
    "lost": "IN-1",
}
"""Beside these, `stopped` and `declared` depend on the action, `blocked` on the character."""
TELLING = (
    "won",
    "refunded",
    "conceded",
    "shown",
    "stopped",
    "blocked",
    "challenged",
    "declared",
    *RULE_OF_EVENT,
)
"""The events of a step from the most to the least telling."""


def rule_of_events(events: Iterable[Event]) -> str | None:
    """Return the label that what happened rests on most; None where no rule says more than the picture."""
    found = {event.code: event for event in events}
    event = next((found[code] for code in TELLING if code in found), None)
    match event:
        case None:
            return None
        case Event(code="declared"):
            return _of_action(event.facts["action"])
        case Event(code="blocked"):
            return RULE_OF_BLOCKER[Character(str(event.facts["character"]))]
        case Event(code="stopped"):
            return "BL-4" if event.facts["action"] == "assassinate" else _of_block(event.facts["action"])
    return RULE_OF_EVENT[event.code]


def _of_action(action: Fact) -> str:
    return RULE_OF_ACTION.get(str(action), "AC-8")


def _of_block(action: Fact) -> str:
    return RULE_OF_BLOCK.get(str(action), "BL-6")

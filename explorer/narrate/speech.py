"""The newest claim, as it is said at the table."""

from collections.abc import Iterable

from content import Texts
from engine.coup import View
from engine.coup.moves import Act, Block
from engine.coup.roster import ACTIONS, Character
from engine.game import Event
from explorer.narrate.words import Words
from explorer.scene import Speech

CLAIMS = {action.code: action.claims for action in ACTIONS}


def speech(view: View, events: Iterable[Event], names: tuple[str, ...], texts: Texts) -> Speech | None:
    """Return what was said last of the turn under way, or of the turn that these newest events ended."""
    words = Words(names, texts)
    act, block = view.declared, view.block
    if act is None:
        act, block = _said(events)
    if block:
        quote = words.say("speech.block", character=words.the(block.character))
        return Speech(block.seat, words.say("speech.blocks", name=names[block.seat]), quote, block.character)
    return _declaration(act, words) if act else None


def _said(events: Iterable[Event]) -> tuple[Act | None, Block | None]:
    act, block = None, None
    for event in events:
        if event.code == "declared":
            target = event.facts["target"]
            act = Act(event.seat, str(event.facts["action"]), target if isinstance(target, int) else None)
        elif event.code == "blocked":
            block = Block(event.seat, Character(str(event.facts["character"])))
    return act, block


def _declaration(act: Act, words: Words) -> Speech:
    oneself = ".self" if act.target == act.seat else ""
    target = "" if act.target is None else words.names[act.target]
    wish = words.say(f"speech.{act.action}{oneself}", target=target)
    claim = CLAIMS[act.action]
    quote = words.say("speech.claim", character=words.the(claim), wish=wish) if claim else wish
    return Speech(act.seat, words.say("speech.says", name=words.names[act.seat]), quote, claim)

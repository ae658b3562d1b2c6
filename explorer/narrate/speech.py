"""The newest claim, as it is said at the table."""

from collections.abc import Iterable

from content import Texts
from engine.coup import View
from engine.coup.moves import Act, Block
from engine.coup.roster import Character
from engine.coup.rules import RuleSet
from engine.game import Event
from explorer.narrate.words import Words
from explorer.scene import Speech


def speech(view: View, events: Iterable[Event], rules: RuleSet, names: tuple[str, ...], texts: Texts) -> Speech | None:
    """Return what was said last of the turn under way, or of the turn that these newest events ended."""
    words = Words(names, texts)
    act, block = view.declared, view.block
    if act is None:
        act, block = _said(events)
    if block:
        quote = words.say("speech.block", character=words.the(block.character))
        return Speech(block.seat, words.say("speech.blocks", name=names[block.seat]), quote, block.character)
    return _declaration(act, rules, words) if act else None


def _said(events: Iterable[Event]) -> tuple[Act | None, Block | None]:
    act, block = None, None
    for event in events:
        if event.code == "declared":
            target = event.facts["target"]
            act = Act(event.seat, str(event.facts["action"]), target if isinstance(target, int) else None)
        elif event.code == "blocked":
            block = Block(event.seat, Character(str(event.facts["character"])))
    return act, block


def _declaration(act: Act, rules: RuleSet, words: Words) -> Speech:
    oneself = ".self" if act.target == act.seat else ""
    target = "" if act.target is None else words.names[act.target]
    wish = words.say(f"speech.{act.action}{oneself}", target=target)
    action = rules.actions[act.action]
    if action.claims:
        quote = words.say("speech.claim", character=words.the(action.claims), wish=wish)
    elif action.denies:
        quote = words.say("speech.denial", bare=words.say(f"character.{action.denies}"), wish=wish)
    else:
        quote = wish
    return Speech(act.seat, words.say("speech.says", name=words.names[act.seat]), quote, action.claims)

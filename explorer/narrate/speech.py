"""The newest claim, as it is said at the table."""

from collections.abc import Iterable, Sequence

from content import Texts
from engine.coup import View
from engine.coup.moves import Act, Block
from engine.coup.roster import Character
from engine.coup.rules import RuleSet
from engine.game import Event
from explorer.narrate.words import Words
from explorer.scene import Speech

PROOFS = ("shown", "shown-hand")


def speech(
    view: View, steps: Sequence[Sequence[Event]], rules: RuleSet, names: tuple[str, ...], texts: Texts
) -> Speech | None:
    """Return what was said last of the turn under way, or of the turn that the newest of the steps ended."""
    words = Words(names, texts)
    act, block = view.declared, view.block
    if act is None:
        act, block = _said(steps[-1] if steps else ())
    if block:
        quote = words.say("speech.block", character=words.the(block.character))
        by = words.say("speech.blocks", name=names[block.seat])
        return Speech(block.seat, by, quote, block.character, _proved(block.seat, "blocked", steps))
    return _declaration(act, rules, words, steps) if act else None


def _said(events: Iterable[Event]) -> tuple[Act | None, Block | None]:
    act, block = None, None
    for event in events:
        if event.code == "declared":
            target = event.facts["target"]
            act = Act(event.seat, str(event.facts["action"]), target if isinstance(target, int) else None)
        elif event.code == "blocked":
            block = Block(event.seat, Character(str(event.facts["character"])))
    return act, block


def _proved(seat: int, saying: str, steps: Sequence[Sequence[Event]]) -> bool:
    """Whether the seat has shown its proof since it said so last."""
    for events in reversed(steps):
        for event in reversed(events):
            if event.seat == seat and event.code in (saying, *PROOFS):
                return event.code in PROOFS
    return False


def _declaration(act: Act, rules: RuleSet, words: Words, steps: Sequence[Sequence[Event]]) -> Speech:
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
    by = words.say("speech.says", name=words.names[act.seat])
    return Speech(act.seat, by, quote, action.claims, _proved(act.seat, "declared", steps))

"""Why did a bot do that? Its habit for everybody; what its hand had to do with it for eyes that see that hand."""

from collections.abc import Collection
from typing import Any

from bots.bot import Why
from bots.players import PLAYERS
from content import Texts
from engine.game import Fact
from explorer.company import name
from explorer.sandbox import Sandbox

ONLY_MOVE = Why("only-move")
NEARLY_ALWAYS, OFTEN = 90, 50
RATES = ("bluff", "doubt", "block", "bluff_block", "revenge")
"""The facts that say how often, of a hundred times."""


def motive(table: Sandbox, sees: Collection[int], texts: Texts) -> str:
    """Tell why a bot made the last move of one."""
    for at in range(table.at - 1, -1, -1):
        move = table.go(at + 1).timeline.now.move
        if move is not None and move.seat in table.bots and table.go(at).asked(move.seat).moves:
            return texts.say("bots.said", name=table.names[move.seat], words=_told(table.go(at), move, sees, texts))
    return texts.say("bots.no-move")


def who_was_who(table: Sandbox, texts: Texts) -> str:
    """Tell which bot sat where."""
    told = (
        texts.say("bots.was", name=table.names[seat], bot=name(code, texts))
        for seat, code in sorted(table.bots.items())
    )
    return " ".join(told)


def _told(before: Sandbox, move: Any, sees: Collection[int], texts: Texts) -> str:
    asked, bot = before.asked(move.seat), PLAYERS[before.of_game].bots[before.bots[move.seat]]
    whys = [bot.habit(asked.view.prompt.code)]
    if move.seat in sees:
        whys.append(ONLY_MOVE if len(asked.moves) == 1 else bot.explain(asked, move))
    return " ".join(filter(None, (_words(why, texts) for why in whys)))


def _words(why: Why, texts: Texts) -> str | None:
    """The reason in words; None where the move says it all."""
    key = f"bots.why.{why.code}"
    if not texts.has(key):
        return None
    return texts.say(key, **{fact: _word(fact, value, texts) for fact, value in why.facts.items()})


def _word(fact: str, value: Fact, texts: Texts) -> object:
    match fact, value:
        case "character", str():
            return texts.say(f"character.{value}.the")
        case "characters", tuple():
            return texts.every(tuple(texts.say(f"character.{card}.the") for card in value))
        case _, int() if fact in RATES:
            return _often(value, texts)
    return value


def _often(rate: int, texts: Texts) -> str:
    if rate >= NEARLY_ALWAYS:
        return texts.say("bots.often.always")
    if rate > OFTEN:
        return texts.say("bots.often.mostly")
    return texts.say("bots.often.sometimes", times=round(100 / rate)) if rate else texts.say("bots.often.never")

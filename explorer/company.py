"""The bots at a table: who is invited, and what is told of them."""

from collections.abc import Mapping
from random import Random

from bots.players import PLAYERS
from content import Texts
from engine.game import NATURE
from explorer.sandbox import Sandbox
from explorer.scene import Ask, Choice

CHANCE = "random"
GO_ON = "on"
"""Said in place of a move, where a bot is to make one."""
PAUSE = 1600
"""Milliseconds before a bot goes on by itself."""


def any_bot(game: str, dice: Random) -> str:
    """Return the code of a bot with a habit."""
    return dice.choice([code for code in PLAYERS[game].bots if code != CHANCE] or [CHANCE])


def seated(bots: Mapping[int, str], players: int) -> dict[int, str]:
    """Return the bots that still have a seat at a table for so many."""
    return {seat: code for seat, code in bots.items() if seat < players}


def bots_turn(table: Sandbox, texts: Texts) -> Ask:
    """Return what there is to press while a bot is to answer, or the court to deal: it presses itself where it may."""
    seat = NATURE if table.due is None else table.due
    told = texts.say("bots.court") if seat == NATURE else texts.say("bots.turn", name=table.names[seat])
    waits = table.pace != "pause" or table.at < table.last
    return Ask(seat, told, (Choice(texts.say("bots.go-on"), None, GO_ON, after=None if waits else PAUSE),))


def name(code: str, texts: Texts) -> str:
    """Name a bot by its habit."""
    return texts.say(f"bot.{code}")

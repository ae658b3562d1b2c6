"""Tables outlive a server: the visitor's device keeps each one sealed, and brings it back when it is missed."""

import json
from collections.abc import Mapping
from typing import Any

from bots.players import PLAYERS
from explorer.addresses import LessonAddress, parameters
from explorer.lessons import known_at
from explorer.page import Keep
from explorer.sandbox import Sandbox
from explorer.sealing import seal, unseal
from explorer.store import Store
from scenarios import Faulty
from scenarios.reading import read
from scenarios.record import Record
from scenarios.shapes import game_of

TABLES = Store[Sandbox](most=2000)
"""The tables being played on this server."""


def keep(token: str) -> Keep | None:
    """Return the table for the device to keep; None where there is none."""
    kept = TABLES.get(token)
    if kept is None:
        return None
    table = kept.thing.go(kept.thing.last)
    told = {
        "token": token,
        "stamp": kept.stamp,
        "game": table.record().document(),
        "first": table.first,
        "bots": {str(seat): code for seat, code in table.bots.items()},
        "pace": table.pace,
        "lesson": table.lesson,
        "passed-round": table.passed_round,
        "chance-by-hand": table.chance_by_hand,
    }
    return Keep(token, kept.stamp, seal(json.dumps(told, ensure_ascii=False).encode()))


def restore(sealed: str) -> str | None:
    """Take back a table that a device has kept, unless ours is as late; return its token, None where it is not ours."""
    text = unseal(sealed)
    if text is None:
        return None
    told = json.loads(text)
    try:
        TABLES.put_back(told["token"], _table(told), told["stamp"])
    except (Faulty, KeyError):  # it was sealed by a server with other rules or bots, or one that kept other things
        return None
    return str(told["token"])


def _table(told: Mapping[str, Any]) -> Sandbox:
    """The table as it was kept; raises Faulty and KeyError for what this server does not have."""
    record = Record.read(read(json.dumps(told["game"], ensure_ascii=False).encode()))
    bots = {int(seat): code for seat, code in told["bots"].items()}
    if strange := set(bots.values()) - PLAYERS[game_of(record.rules)].bots.keys():
        raise KeyError(*strange)
    lesson = told["lesson"]
    known = lesson and known_at(LessonAddress.read(parameters(lesson)))
    return Sandbox(
        record.names,
        record.timeline(),
        bots,
        told["pace"],
        lesson if known else None,
        told["first"],
        record.title,
        told["passed-round"],
        told.get("chance-by-hand", False),
    )

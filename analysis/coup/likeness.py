"""What a position has in common with those that differ from it in who is who."""

from collections.abc import Hashable
from functools import lru_cache

from analysis.coup.standings import as_others
from analysis.renaming import Manners, Who
from engine.coup import State
from engine.coup.agenda import Item, Window
from engine.coup.moves import Act, Block, Move
from engine.coup.windows import Asked
from engine.game import SEAT_FACTS

FIELDS_OF_SEATS = SEAT_FACTS | {"barred"}


def likeness(state: State, marks: tuple[frozenset[int], frozenset[int]], dealt: Who) -> tuple[Hashable, Who]:
    """Return what stays the same when seats change places, and the seats in the order in which it speaks of them.

    It holds for the rest of a turn in which nobody is asked before another: there it does not count who sits where.
    `marks` are two sets of seats that differ from the others besides, `dealt` are seats one by one.
    """
    head = state.agenda[0]
    asked = frozenset(head.asked.now) if isinstance(head, Window) else frozenset[int]()
    one, other = marks
    looks = [(place, seat in asked, seat in one, seat in other) for seat, place in enumerate(state.seats)]
    patterns, named = zip(*map(_pattern, (state.declared, state.block, *state.agenda)), strict=True)
    named = ((state.active,), *named, dealt)
    roles: dict[int, int] = {}
    for seats in named:
        for seat in seats:
            roles.setdefault(seat, len(roles))
    others = [(look, seat) for seat, look in enumerate(looks) if seat not in roles]
    who = (*roles, *[seat for _, seat in sorted(others)])
    of_whom = tuple([tuple([roles[seat] for seat in seats]) for seats in named])
    return (patterns, of_whom, tuple([looks[seat] for seat in who]), state.court, state.almshouse), who


@lru_cache(maxsize=4096)
def _pattern(thing: Act | Block | Item | None) -> tuple[Hashable, Who]:
    """Take apart what is said, and of whom. Who is asked in a window is no part of it."""
    named: list[int] = []
    return _unnamed(thing, named), tuple(named)


def _unnamed(thing: object, named: list[int]) -> Hashable:
    if not isinstance(thing, tuple) or isinstance(thing, Asked):
        return None if isinstance(thing, Asked) else thing
    if not hasattr(thing, "_fields"):
        return tuple(_unnamed(part, named) for part in thing)
    parts: list[Hashable] = [type(thing)]
    for field, part in zip(thing._fields, thing, strict=True):
        if field in FIELDS_OF_SEATS and part is not None:
            seats = part if isinstance(part, tuple) else (part,)
            named += seats
            parts.append(len(seats))
        else:
            parts.append(_unnamed(part, named))
    return tuple(parts)


def renamed(move: Move, now: Who) -> Move:
    """Return the move of the seat that takes the place of whose it was, and at that of its target."""
    if isinstance(move, Act) and move.target is not None:
        move = Act(move.seat, move.action, now[move.target])
    return move._replace(seat=now[move.seat])


MANNERS = Manners(renamed, as_others)

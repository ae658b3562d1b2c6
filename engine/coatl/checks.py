"""What no seat and no end of a described position can be."""

from engine.coatl.coatls import Coatl, pays, temple_pays
from engine.coatl.roster import COATLS, FIRST_HAND, HAND, ON_A_COATL, PROPHECIES, ROOM, TEMPLES, UNFINISHED, Kind, Token
from engine.coatl.rules import RuleSet
from engine.coatl.state import Ending, Seat, State, last_turns
from engine.game import Fact, ImpossiblePosition


def check_seat(number: int, seat: Seat, rules: RuleSet, *, keeps: bool) -> None:
    """Raise ImpossiblePosition for a seat that has what it cannot have; `keeps`: it has its first prophecies still."""
    least, most = (rules.least_kept, FIRST_HAND + number) if keeps else (0, HAND)
    if seat.board.total > ROOM:
        raise _impossible("board-too-full", number, pieces=seat.board.total, most=ROOM)
    if len(seat.hand) > most:
        raise _impossible("hand-too-large", number, cards=len(seat.hand), most=most)
    if len(seat.hand) < least:
        raise _impossible("hand-too-small", number, cards=len(seat.hand), least=least)
    _check_tokens(number, seat, rules)
    if len(seat.coatls) > COATLS or seat.unfinished > UNFINISHED:
        raise _impossible("too-many-coatls", number, unfinished=UNFINISHED, most=COATLS)
    for place, coatl in enumerate(seat.coatls, 1):
        wrong = _wrong(coatl, rules)
        if wrong:
            code, fact = wrong
            raise _impossible(code, number, coatl=place, card=fact)


def _impossible(code: str, number: int, **facts: Fact) -> ImpossiblePosition:
    return ImpossiblePosition(code, number, facts)


def _check_tokens(number: int, seat: Seat, rules: RuleSet) -> None:
    if seat.tokens and not rules.tokens:
        raise _impossible("tokens-off", number)
    if len(set(seat.tokens)) != len(seat.tokens):
        raise _impossible("token-twice", number)
    if seat.oath is not None and Token.PRIEST in seat.tokens:
        raise _impossible("oath-without-token", number, temple=TEMPLES[seat.oath].name)


def _wrong(coatl: Coatl, rules: RuleSet) -> tuple[str, str | None] | None:
    """What cannot be of a coatl, and the card that it is about."""
    if not coatl.pieces or (coatl.closed and coatl.bodies < 1):
        return "coatl-without-body", None
    if coatl.closed != coatl.complete or (coatl.closed and not coatl.prophecies):
        return "complete-without-prophecy", None
    if len(coatl.prophecies) > ON_A_COATL:
        return "too-many-prophecies", None
    if len(set(coatl.prophecies)) < len(coatl.prophecies):
        return "prophecy-twice-on-a-coatl", None
    if not rules.open_end_counts:
        unmet = next((card for card in coatl.prophecies if not pays(coatl, card, False)), None)
        if unmet is not None:
            return "prophecy-not-met", PROPHECIES[unmet].name
    if coatl.temple is not None and not (coatl.complete and temple_pays(coatl, coatl.temple)):
        return "temple-not-met", TEMPLES[coatl.temple].name
    return None


def check_ending(state: State, ending: Ending | None) -> None:
    """Raise ImpossiblePosition where the end must be near and is not said to be, or cannot be as it is said."""
    third = next((number for number, seat in enumerate(state.seats) if len(seat.complete) == COATLS), None)
    no_bodies = not state.bags.bodies and state.market.empty(Kind.BODY)
    if ending is None and (third is not None or no_bodies):
        raise ImpossiblePosition("end-not-told", third, {})
    if ending is None:
        return
    true = {"coatls": third is not None and len(state.seats[ending.seat].complete) == COATLS, "bodies": no_bodies}
    if not true.get(ending.cause):
        raise ImpossiblePosition("no-such-end", ending.seat, {"cause": ending.cause})
    turns, left = last_turns(ending.cause, ending.seat, len(state.seats)), (state.active, *ending.to_come)
    if left != turns[-len(left) :]:
        raise ImpossiblePosition("no-such-last-turns", None, {"last_turns": turns})


def check_supply(state: State) -> None:
    """Raise ImpossiblePosition for a supply that would have been filled before the turn began (12)."""
    for kinds in ((Kind.BODY,), (Kind.HEAD, Kind.TAIL)):
        if all(map(state.market.empty, kinds)) and any(map(state.bags.of, kinds)):
            raise ImpossiblePosition("supply-not-filled", None, {})


def check_idle(state: State, idle: int, ending: Ending | None) -> None:
    """Raise ImpossiblePosition for more turns passed in a row than a game goes on for; its last turns go on anyway."""
    most = len(state.seats) - 1
    if idle < 0 or (idle > most and ending is None):
        raise ImpossiblePosition("too-long-idle", None, {"turns": idle, "most": most})

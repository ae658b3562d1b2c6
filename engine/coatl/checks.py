"""What no seat and no end of a described position can be."""

from engine.coatl.coatls import Coatl, pays, temple_pays
from engine.coatl.roster import COATLS, ON_A_COATL, PROPHECIES, ROOM, TEMPLES, UNFINISHED, Kind
from engine.coatl.rules import RuleSet
from engine.coatl.state import Ending, Seat, State
from engine.game import Fact, ImpossiblePosition


def check_seat(number: int, seat: Seat, rules: RuleSet, most: int) -> None:
    """Raise ImpossiblePosition for a seat that has what it cannot have, or `most` prophecies and more in hand."""

    def impossible(code: str, **facts: Fact) -> ImpossiblePosition:
        return ImpossiblePosition(code, number, facts)

    if seat.board.total > ROOM:
        raise impossible("board-too-full", pieces=seat.board.total, most=ROOM)
    if len(seat.hand) > most:
        raise impossible("hand-too-large", cards=len(seat.hand), most=most)
    if seat.tokens and not rules.tokens:
        raise impossible("tokens-off")
    if len(set(seat.tokens)) != len(seat.tokens):
        raise impossible("token-twice")
    if len(seat.coatls) > COATLS or seat.unfinished > UNFINISHED:
        raise impossible("too-many-coatls", unfinished=UNFINISHED, most=COATLS)
    for place, coatl in enumerate(seat.coatls, 1):
        wrong = _wrong(coatl, rules)
        if wrong:
            code, fact = wrong
            raise impossible(code, coatl=place, card=fact)


def _wrong(coatl: Coatl, rules: RuleSet) -> tuple[str, str | None] | None:
    """What cannot be of a coatl, and the card that it is about."""
    if not coatl.pieces or (coatl.closed and not coatl.bodies):
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


def check_idle(state: State, idle: int) -> None:
    """Raise ImpossiblePosition for more turns passed in a row than the game goes on for."""
    if idle >= len(state.seats):
        raise ImpossiblePosition("too-long-idle", None, {"turns": idle, "most": len(state.seats) - 1})

"""The start of a game, and positions described from outside."""

from collections.abc import Iterator

from engine.coup.answers import ChooseAction, Draw, DrawSide
from engine.coup.cards import contains, without
from engine.coup.roster import HAND, Character, Faction
from engine.coup.rules import RuleSet
from engine.coup.seats import Seat, living
from engine.coup.state import Place, State, Table
from engine.game import Facts, ImpossiblePosition

USUAL_COINS = 2
"""What a described seat has if nothing is written (K13)."""


def new_game(players: int, rules: RuleSet) -> State:
    """Return a table at which nobody has cards yet: the court deals two to each seat, then the first seat plays.

    Raises ImpossiblePosition for a number of players that the rules are not for.
    """
    if players not in rules.seats:
        raise ImpossiblePosition("seats", None, _seats_allowed(rules, players))
    _enough_for_factions(rules, players)
    at_random = rules.factions and rules.faction_assignment == "random"
    seats = tuple(
        Seat(rules.start_coins(players, seat), (), (), None if at_random else _side(rules, seat))
        for seat in range(players)
    )
    sides = tuple(DrawSide(seat) for seat in range(players)) if at_random else ()
    deals = tuple(Draw(seat, HAND, "start") for seat in range(players))
    return State(rules, seats, rules.deck(players), 0, (*sides, *deals, ChooseAction(0)))


def set_up(table: Table, rules: RuleSet) -> State:
    """Return the position that the table describes; raise ImpossiblePosition, which names the seat at fault."""
    if len(table.places) not in rules.seats:
        raise ImpossiblePosition("seats", None, _seats_allowed(rules, len(table.places)))
    _enough_for_factions(rules, len(table.places))
    sides = [place.faction for place in table.places]
    if any(sides) and not rules.factions:
        first = next(seat for seat, side in enumerate(sides) if side)
        raise ImpossiblePosition("factions-off", first, {})
    if any(sides) and not all(sides):
        raise ImpossiblePosition("faction-missing", sides.index(None), {})
    seats = tuple(_seat(rules, number, place) for number, place in enumerate(table.places))
    alive = living(seats)
    if len(alive) < 2:
        raise ImpossiblePosition("one-living-seat", None, {"living": len(alive)})
    if table.almshouse < 0:
        raise ImpossiblePosition("negative-almshouse", None, {"coins": table.almshouse})
    if table.almshouse and not rules.factions:
        raise ImpossiblePosition("almshouse-off", None, {})
    turn = alive[0] if table.turn is None else table.turn
    if turn not in alive:
        raise ImpossiblePosition("turn-eliminated", turn, {})
    court = _court(rules, seats)
    return State(rules, seats, court, turn, (ChooseAction(turn),), almshouse=table.almshouse)


def described(state: State) -> Table:
    """Return the table that `set_up` makes this position of; raise ValueError while a turn is under way."""
    if state.agenda != (ChooseAction(state.active),):
        raise ValueError("a position can be described at the start of a turn only")
    places = tuple(Place(seat.coins, seat.hand, seat.lost, seat.faction) for seat in state.seats)
    return Table(places, state.active, state.almshouse)


def _seats_allowed(rules: RuleSet, players: int) -> Facts:
    return {"seats": players, "least": rules.seats.start, "most": rules.seats.stop - 1}


def _enough_for_factions(rules: RuleSet, players: int) -> None:
    if rules.factions and players < rules.factions_min_players:
        facts = {"seats": players, "least": rules.factions_min_players}
        raise ImpossiblePosition("factions-need-players", None, facts)


def _side(rules: RuleSet, seat: int) -> Faction | None:
    """Sides alternate from the first seat, which is loyalist (K40, B39)."""
    if not rules.factions:
        return None
    return Faction.LOYALIST if seat % 2 == 0 else Faction.REFORMIST


def _seat(rules: RuleSet, number: int, place: Place) -> Seat:
    hand, lost = tuple(sorted(place.hand)), tuple(sorted(place.lost))
    strange = next((card for card in (*hand, *lost) if card not in rules.characters), None)
    if strange:
        raise ImpossiblePosition("not-in-deck", number, {"character": strange})
    if len(hand) + len(lost) != HAND:
        raise ImpossiblePosition("hand-size", number, {"cards": len(hand) + len(lost), "size": HAND})
    coins = place.coins
    if coins is None:
        coins = USUAL_COINS if hand else 0
    if coins < 0:
        raise ImpossiblePosition("negative-purse", number, {"coins": coins})
    if coins and not hand:
        raise ImpossiblePosition("coins-of-the-eliminated", number, {"coins": coins})
    return Seat(coins, hand, lost, place.faction or _side(rules, number))


def _court(rules: RuleSet, seats: tuple[Seat, ...]) -> tuple[Character, ...]:
    """The deck without the cards on the table; the seat at fault is the one that holds a copy too many."""
    court, copies = rules.deck(len(seats)), rules.copies(len(seats))
    for number, seat in enumerate(seats):
        for card in _cards(seat):
            if not contains(court, (card,)):
                raise ImpossiblePosition("too-many-copies", number, {"character": card, "copies": copies})
            court = without(court, (card,))
    return court


def _cards(seat: Seat) -> Iterator[Character]:
    yield from seat.hand
    yield from seat.lost

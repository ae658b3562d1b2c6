"""Positions described from outside. What is not written is filled up, in order, with what is left."""

from collections import Counter
from itertools import cycle

from engine.coatl.agenda import Item
from engine.coatl.answers import KeepSome
from engine.coatl.checks import check_ending, check_idle, check_seat, check_supply
from engine.coatl.pieces import Pieces, in_order
from engine.coatl.roster import COLOURS, DECK, DISPLAY, IN_A_SPACE, PROPHECIES, SPACES, TEMPLES, Kind, Token
from engine.coatl.rules import RuleSet
from engine.coatl.setup import NUMBERS, all_tokens, beneath, check_seats
from engine.coatl.state import Cards, Market, Place, Seat, State, Table, Temples
from engine.coatl.turns import ChooseAction
from engine.game import ImpossiblePosition


def set_up(table: Table, rules: RuleSet) -> State:
    """Return the position that the table describes; raise ImpossiblePosition, which names the seat at fault."""
    check_seats(len(table.places))
    seats = tuple(_seat(number, place, rules, number in table.keeping) for number, place in enumerate(table.places))
    bags = rules.box(len(seats))
    for number, seat in enumerate(seats):
        for pieces in (seat.board, *(coatl.by_kind() for coatl in seat.coatls)):
            bags = _taken(bags, pieces, number)
    market = _usual_market(bags) if table.market is None else spread(table.market)
    bags = _taken(bags, market.pieces(), None)
    turn = 0 if table.turn is None else table.turn
    display, deck = _display(table, seats)
    state = State(
        rules,
        seats,
        bags,
        market,
        display,
        deck,
        tuple(sorted(table.discards)),
        _temples(table, seats, rules),
        turn,
        (),
    )
    check_supply(state)
    check_ending(state, table.ending)
    check_idle(state, table.idle, table.ending)
    agenda: tuple[Item, ...] = (*map(KeepSome, sorted(set(table.keeping))), ChooseAction(turn))
    return state._replace(agenda=agenda, ending=table.ending, idle=table.idle)


def described(state: State) -> Table:
    """Return the table that `set_up` makes this position of; raise ValueError while a turn is under way."""
    keeping = tuple(item.seat for item in state.agenda if isinstance(item, KeepSome))
    if state.agenda != (*map(KeepSome, keeping), ChooseAction(state.active)):
        raise ValueError("a position can be described at the start of a turn only")
    places = tuple(Place(*seat) for seat in state.seats)
    return Table(
        places,
        state.active,
        state.market,
        state.display,
        state.temples.open,
        state.temples.beneath,
        state.discards,
        state.ending,
        state.idle,
        keeping,
    )


def _seat(number: int, place: Place, rules: RuleSet, keeps: bool) -> Seat:
    usual = tuple(token for token in all_tokens(rules) if token is not Token.PRIEST or place.oath is None)
    tokens = usual if place.tokens is None else place.tokens
    seat = Seat(place.board, tuple(sorted(place.hand)), place.temple, place.oath, tokens, place.coatls)
    check_seat(number, seat, rules, keeps=keeps)
    return seat


def _taken(bags: Pieces, pieces: Pieces, seat: int | None) -> Pieces:
    """The bags without what lies elsewhere; the seat at fault is the one that has a piece too many."""
    for kind in Kind:
        for colour, count in Counter(pieces.of(kind)).items():
            if count > bags.of(kind).count(colour):
                raise ImpossiblePosition("too-many-pieces", seat, {"kind": kind, "colours": colour})
        bags = bags.minus(kind, pieces.of(kind))
    return bags


def spread(market: Market) -> Market:
    """Return the market with all its spaces, the empty ones last; raise ImpossiblePosition for too much on them."""
    spaces = []
    for kind in Kind:
        there = tuple(in_order(colours) for colours in market.of(kind))
        size = IN_A_SPACE[kind]
        if len(there) > SPACES[kind] or any(len(colours) > size for colours in there):
            raise ImpossiblePosition("supply-too-full", None, {"kind": kind, "spaces": SPACES[kind], "size": size})
        spaces.append(there + ("",) * (SPACES[kind] - len(there)))
    heads, tails, bodies = spaces
    return Market(heads, tails, bodies)


def _usual_market(bags: Pieces) -> Market:
    """A full supply in which the colours take turns, as long as they last."""
    heads, tails, bodies = (_in_turns(bags.of(kind), SPACES[kind] * IN_A_SPACE[kind]) for kind in Kind)
    pairs = tuple(bodies[at : at + 2] for at in range(0, len(bodies), 2))
    return spread(Market(tuple(heads), tuple(tails), pairs))


def _in_turns(bag: str, count: int) -> str:
    """So many pieces of a bag, each of the next colour that is left."""
    found, left = "", Counter(bag)
    for colour in cycle(COLOURS):
        if len(found) == min(count, len(bag)):
            return found
        if left[colour]:
            found += colour
            left[colour] -= 1
    raise AssertionError


def _display(table: Table, seats: tuple[Seat, ...]) -> tuple[Cards, Cards]:
    """The display and the deck: of the cards that lie nowhere else the first of each are shown if none is written."""
    left = Counter(DECK)
    for number, seat in enumerate(seats):
        _take_cards(left, (*seat.hand, *(card for coatl in seat.coatls for card in coatl.prophecies)), number)
    _take_cards(left, (*(table.display or ()), *table.discards), None)
    if table.display is None:
        display = tuple(card for card in sorted(left) if left[card])[:DISPLAY]
        _take_cards(left, display, None)
    else:
        display = table.display
    if len(display) > DISPLAY:
        raise ImpossiblePosition("display-too-full", None, {"cards": len(display), "most": DISPLAY})
    return display, tuple(sorted(left.elements()))


def _take_cards(left: Counter[int], cards: Cards, seat: int | None) -> None:
    for card in cards:
        if not left[card]:
            raise ImpossiblePosition("prophecy-too-often", seat, {"card": PROPHECIES[card].name})
        left[card] -= 1


def _temples(table: Table, seats: tuple[Seat, ...], rules: RuleSet) -> Temples:
    left = list(NUMBERS)
    for number, seat in enumerate(seats):
        for temple in (seat.temple, seat.oath, *(coatl.temple for coatl in seat.coatls)):
            _take_temple(left, temple, number)
    for temple in table.temples or ():
        _take_temple(left, temple, None)
    opened = (*left[:2], None, None)[:2] if table.temples is None else table.temples
    hidden = tuple(temple for temple in left if temple not in opened)
    there = sum(temple is not None for temple in opened)
    if len(opened) != 2 or (hidden and not there):
        raise ImpossiblePosition("two-open-temples", None, {"cards": there})
    if rules.temples == "open_market":
        return Temples(opened, hidden)
    return Temples(opened, hidden, _piles(table.beneath, opened, len(hidden), rules))


def _piles(
    written: tuple[int, ...] | None, opened: tuple[int | None, ...], face_down: int, rules: RuleSet
) -> tuple[int, ...]:
    """How many lie under each open temple; a pile without one is used up, for the next is turned up at once (22)."""
    most = tuple(0 if temple is None else face_down for temple in opened)
    usual = most if None in opened else beneath(rules, face_down)
    piles = usual if written is None else written
    fit = len(piles) == len(most) and all(0 <= lie <= top for lie, top in zip(piles, most, strict=True))
    if not fit or sum(piles) != face_down:
        raise ImpossiblePosition("temples-beneath", None, {"beneath": piles, "cards": face_down})
    return piles


def _take_temple(left: list[int], temple: int | None, seat: int | None) -> None:
    if temple is None:
        return
    if temple not in left:
        raise ImpossiblePosition("temple-twice", seat, {"temple": TEMPLES[temple].name})
    left.remove(temple)

"""Full tables of 2 to 10 seats, on which the drawing has least room: long names, long words, every kind of seat."""

from itertools import chain

from content import texts
from engine import coup
from engine.coup import Place, Table
from engine.coup.roster import Character, Faction
from explorer.narrate import scene
from explorer.scene import Change, Scene

C = Character
LONG_NAMES = ("Ana", "Maximilian", "Cleo", "Bartholomew", "Eva", "Fay", "Wilhelmina", "Hana", "Christopher", "Jon")
SIZES = range(2, 11)
DECK = (C.INQUISITOR, C.CONTESSA, C.ASSASSIN, C.CAPTAIN, C.DUKE)
PURSES = (9, 7, 3, 0, 12, 10, 5, 22, 8, 1)


def crowd(seats: int, speaker: int, viewer: int | None = 0) -> Scene:
    """A table with factions, at which `speaker` has just claimed the Inquisitor, to see a card of a neighbour.

    Something is told to have changed at every seat.
    """
    target = _neighbour(seats, speaker)
    places = tuple(_place(seats, seat, busy=seat in (speaker, target)) for seat in range(seats))
    rules = coup.rule_set("rulebook", factions=True, inquisitor=True)
    names = LONG_NAMES[:seats]
    start = coup.set_up(Table(places, speaker, 14), rules)
    state, events = coup.apply(start, coup.parse(f"{names[speaker]} examine {names[target]}", names))
    sees = frozenset(range(seats)) if viewer is None else frozenset((viewer,))
    changes = [
        (Change(seat, "coins", -3, "−3 coins"), Change(seat, "influence", -1, "−1 card")) for seat in range(seats)
    ]
    return scene(state, [events], names, sees, viewer, texts())._replace(changes=tuple(chain(*changes)))


def bereft(seats: int) -> Scene:
    """A table of up to 6 seats at which as many as can have lost the card with the longest name."""
    lost, whole = Place(2, (C.DUKE,), (C.AMBASSADOR,)), Place(2, (C.CAPTAIN, C.CONTESSA))
    places = tuple(lost if seat < 3 else whole for seat in range(seats))
    state = coup.set_up(Table(places, 0), coup.rule_set())
    return scene(state, [], LONG_NAMES[:seats], frozenset((0,)), 0, texts())


def _neighbour(seats: int, seat: int) -> int:
    """The next seat but for the two at the ends of an odd table, which are of one side."""
    after = (seat + 1) % seats
    return after if (after - seat) % 2 else (seat - 1) % seats


def _place(seats: int, seat: int, *, busy: bool) -> Place:
    side = Faction.LOYALIST if seat % 2 == 0 else Faction.REFORMIST
    cards = (DECK[seat % 5], DECK[(seat + 2 + seat // 5) % 5])
    if seat == 3 and not busy:
        return Place(0, (), cards, side)
    lost = seat % 3 == 1
    coins = min(PURSES[seat], 9) if busy else PURSES[seat]
    return Place(coins, cards[:1] if lost else cards, cards[1:] if lost else (), side)

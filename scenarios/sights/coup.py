"""What somebody sees of a table of Coup, in plain values and back."""

from typing import Annotated, Any, Literal, NamedTuple

from pydantic import BeforeValidator

from engine import coup
from engine.coup.moves import Act, Block, Move
from engine.coup.observe import STAGES
from engine.coup.reasons import DECISIONS
from engine.coup.roster import HAND, Character, Faction
from engine.coup.rules import RuleSet
from engine.coup.state import SeatView, Stage, View
from engine.game import NATURE
from scenarios.fields import Count, Part
from scenarios.model import Name, Rules
from scenarios.sights.reading import awaited, named

FACE_DOWN = "?"
MOST_CARDS = 2 * HAND
"""A seat that exchanges holds the cards that it has drawn beside its own."""

Card = Annotated[Character | None, BeforeValidator(lambda card: None if card == FACE_DOWN else card)]


class SeatSeen(Part):
    """A seat: cards that are face down for the viewer are `?`."""

    coins: Count
    hand: tuple[Card, ...] = ()
    lost: tuple[Character, ...] = ()
    faction: Faction | None = None


class SightDocument(Part):
    """The table as the viewer sees it, and where the turn stands; words as in a scenario file."""

    rules: Rules
    table: dict[Name, SeatSeen]
    sees: tuple[str, ...] = ()
    court: Count
    court_cards: tuple[Character, ...] | None = None
    almshouse: Count = 0
    turn: str
    said: str | None = None
    block: str | None = None
    awaiting: str | None = None
    who: tuple[str, ...] = ()
    track: tuple[Literal["done", "now", "later", "skip"], ...]
    examined: Character | None = None


def written(view: View, names: tuple[str, ...]) -> dict[str, Any]:
    """Return what is seen, as the document has it."""
    asked = view.prompt.seats if view.prompt else ()
    return {
        "table": {name: _written(seat) for name, seat in zip(names, view.seats, strict=True)},
        "sees": [names[seat] for seat in sorted(view.sees)],
        "court": view.court,
        "court_cards": None if view.court_cards is None else list(map(str, view.court_cards)),
        "almshouse": view.almshouse,
        "turn": names[view.active],
        "said": view.declared and coup.write(view.declared, names),
        "block": view.block and coup.write(view.block, names),
        "awaiting": view.prompt and view.prompt.code,
        "who": [names[seat] for seat in asked if seat != NATURE],
        "track": [stage.status for stage in view.track],
        "examined": view.examined and str(view.examined),
    }


def view_of(document: SightDocument, names: tuple[str, ...], rules: RuleSet) -> View:
    """Return the view; raise ValueError or NoMove for what nobody can see."""
    return _Reader(names, rules).view(document)


def _written(seat: SeatView) -> dict[str, Any]:
    cards = {"hand": [str(card or FACE_DOWN) for card in seat.hand], "lost": list(map(str, seat.lost))}
    side = {"faction": str(seat.faction)} if seat.faction else {}
    return {"coins": seat.coins, **{key: value for key, value in cards.items() if value}, **side}


class _Reader(NamedTuple):
    """Makes a view of a document; raises ValueError or NoMove where none can be made of it."""

    names: tuple[str, ...]
    rules: RuleSet

    def view(self, document: SightDocument) -> View:
        everybody = [*map(self._named, self.names)]
        if len(everybody) not in self.rules.seats or everybody != sorted(set(everybody)):
            raise ValueError(self.names)
        if len(document.track) != len(STAGES):
            raise ValueError(document.track)
        seats = tuple(self._seat(seat) for seat in document.table.values())
        alive = [number for number, seat in enumerate(seats) if not seat.out]
        return View(
            seats=seats,
            court=self._count(document.court),
            court_cards=document.court_cards,
            active=self._named(document.turn),
            prompt=awaited(document.awaiting, document.who, self.names, DECISIONS),
            declared=self._declared(document.said),
            block=self._block(document.block),
            almshouse=self._count(document.almshouse),
            track=tuple(map(Stage, STAGES, document.track)),
            winner=alive[0] if len(alive) == 1 else None,
            sees=frozenset(map(self._named, document.sees)),
            examined=document.examined,
        )

    def _seat(self, seat: SeatSeen) -> SeatView:
        if len(seat.hand) > MOST_CARDS or len(seat.lost) > HAND or not self._may_be_of(seat.faction):
            raise ValueError(seat)
        return SeatView(self._count(seat.coins), seat.hand, seat.lost, seat.faction, len(seat.lost) == HAND)

    def _may_be_of(self, side: Faction | None) -> bool:
        """Sides that are dealt at random come after the first look at the table."""
        if side is None:
            return not self.rules.factions or self.rules.faction_assignment == "random"
        return self.rules.factions

    def _count(self, number: int) -> int:
        if number < 0:
            raise ValueError(number)
        return number

    def _named(self, name: str) -> int:
        return named(name, self.names)

    def _move(self, text: str) -> Move:
        return coup.parse(text, self.names)

    def _declared(self, text: str | None) -> Act | None:
        move = None if text is None else self._move(text)
        if move is None or (isinstance(move, Act) and move.action in self.rules.actions):
            return move
        raise ValueError(text)

    def _block(self, text: str | None) -> Block | None:
        move = None if text is None else self._move(text)
        if move is None or isinstance(move, Block):
            return move
        raise ValueError(text)

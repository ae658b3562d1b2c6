"""A position of Cóatl, and what one sees of it."""

from typing import TYPE_CHECKING, NamedTuple

from engine.coatl.coatls import Coatl
from engine.coatl.pieces import PLACE, Pieces
from engine.coatl.roster import IN_A_SPACE, Kind, Token
from engine.coatl.rules import RuleSet
from engine.game import Prompt

if TYPE_CHECKING:
    from engine.coatl.agenda import Item

Cards = tuple[int, ...]
"""Cards by their numbers."""


class Seat(NamedTuple):
    """One player: pieces on the board, prophecies in hand (rising), temples, tokens, coatls."""

    board: Pieces = Pieces()
    hand: Cards = ()
    temple: int | None = None
    """The temple that was dealt, which nobody else knows (8)."""
    oath: int | None = None
    """The temple taken by Priest Commitment, which everybody has seen (31)."""
    tokens: tuple[Token, ...] = ()
    """Those that are not used yet."""
    coatls: tuple[Coatl, ...] = ()

    @property
    def unfinished(self) -> int:
        """Coatls that lack head or tail."""
        return sum(not coatl.closed for coatl in self.coatls)

    @property
    def complete(self) -> tuple[Coatl, ...]:
        """Coatls that are scored (34)."""
        return tuple(coatl for coatl in self.coatls if coatl.complete)


class Market(NamedTuple):
    """The supply board: what lies on each space, nothing where it is empty (4)."""

    heads: tuple[str, ...]
    tails: tuple[str, ...]
    bodies: tuple[str, ...]

    def of(self, kind: Kind) -> tuple[str, ...]:
        """Return the spaces of a kind."""
        return self[PLACE[kind]]

    def changed(self, kind: Kind, before: str, after: str) -> "Market":
        """Return it with the first space that holds `before` holding `after`."""
        spaces = list(self.of(kind))
        spaces[spaces.index(before)] = after
        at = PLACE[kind]
        return Market._make((*self[:at], tuple(spaces), *self[at + 1 :]))

    def empty(self, kind: Kind) -> bool:
        """Whether nothing of the kind is there."""
        return not any(self.of(kind))

    def pieces(self) -> Pieces:
        """Return all that lies there."""
        return Pieces("".join(self.heads), "".join(self.tails), "".join(self.bodies))


class Temples(NamedTuple):
    """The two open temples, those face down (a bag: nobody knows their order), and how many lie under each."""

    open: tuple[int | None, ...]
    hidden: Cards
    beneath: tuple[int, ...] = (0, 0)
    """In two piles; where one deck feeds both, nothing lies under them."""


class Ending(NamedTuple):
    """The end is near: why, by whose turn, and the seats whose actions are still to come after this one."""

    cause: str
    """`coatls` (somebody has completed the third), `bodies` (none is left), or `standstill` (nobody could act)."""
    seat: int
    to_come: tuple[int, ...]


def last_turns(cause: str, seat: int, seats: int) -> tuple[int, ...]:
    """Return whose turns follow the one that brings the end: of everybody else, two of those who sit after (32);
    without bodies the round is played to its end, and each seat has one more (33).
    """
    after = range(seat + 1, seats)
    return (*after, *range(seats)) if cause == "bodies" else (*(each for each in after for _ in "12"), *range(seat))


class State(NamedTuple):
    """A whole position. Bags, deck and discards have no order: chance draws from them."""

    rules: RuleSet
    seats: tuple[Seat, ...]
    bags: Pieces
    market: Market
    display: Cards
    deck: Cards
    discards: Cards
    temples: Temples
    active: int
    agenda: tuple["Item", ...]
    """What is still to be settled; the head is the decision awaited. Empty when the game is over."""
    ending: Ending | None = None
    idle: int = 0
    """How many turns in a row were passed."""


class Place(NamedTuple):
    """One seat of a described table; None stands for the usual."""

    board: Pieces = Pieces()
    hand: Cards = ()
    temple: int | None = None
    oath: int | None = None
    tokens: tuple[Token, ...] | None = None
    coatls: tuple[Coatl, ...] = ()


class Table(NamedTuple):
    """A position in words of the box. What is None is filled up, in order, with what is left."""

    places: tuple[Place, ...]
    turn: int | None = None
    market: Market | None = None
    display: Cards | None = None
    temples: tuple[int | None, ...] | None = None
    beneath: tuple[int, ...] | None = None
    discards: Cards = ()
    ending: Ending | None = None
    idle: int = 0
    keeping: tuple[int, ...] = ()
    """The seats that have still to say which of their first prophecies they keep (10)."""


class SeatView(NamedTuple):
    """A seat as somebody sees it: None is a card face down."""

    board: Pieces
    hand: tuple[int | None, ...]
    temples: tuple[int | None, ...]
    """The temple that was dealt."""
    oath: int | None
    tokens: tuple[Token, ...]
    coatls: tuple[Coatl, ...]
    worth: tuple[int, ...]
    """What each coatl's cards pay now."""
    points: int
    """What the complete ones pay."""


class View(NamedTuple):
    """What somebody knows of a position: enough to draw it, and nothing else."""

    rules: RuleSet
    seats: tuple[SeatView, ...]
    bags: Pieces
    """What is in the bags: it is all that lies nowhere else."""
    market: Market
    display: Cards
    deck: int
    discards: int
    temples: tuple[int | None, ...]
    beneath: tuple[int, ...]
    """Temples face down under each open one."""
    hidden: int
    """Temples face down in all."""
    active: int
    prompt: Prompt | None
    ending: Ending | None
    winners: tuple[int, ...]
    sees: frozenset[int]


def size_of(kind: Kind, bag: str) -> int:
    """Return how many pieces come onto a space of the kind: what is there, where the bag runs out (12)."""
    return min(IN_A_SPACE[kind], len(bag))

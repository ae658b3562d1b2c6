"""What a player, or chance, can say. Coatls are numbered from 1, in the order in which a seat began them."""

from typing import Literal, NamedTuple

from engine.coatl.roster import Kind
from engine.game import NATURE
from engine.kinds import of_its_kind

Side = Literal["left", "right"]
"""The head side, and the tail side."""


@of_its_kind
class Take(NamedTuple):
    """Take what lies on one space of the supply (11)."""

    seat: int
    kind: Kind
    colours: str


@of_its_kind
class Choose(NamedTuple):
    """Take a prophecy of the display, or the unseen next one of the deck: None (14)."""

    seat: int
    card: int | None


@of_its_kind
class Start(NamedTuple):
    """Begin a coatl (16)."""

    seat: int
    kind: Kind
    colour: str


@of_its_kind
class Extend(NamedTuple):
    """Put a piece on an end of a coatl: a head goes left, a tail right (17)."""

    seat: int
    coatl: int
    side: Side
    kind: Kind
    colour: str


@of_its_kind
class Fulfil(NamedTuple):
    """Put a prophecy beside a coatl that meets it (18)."""

    seat: int
    coatl: int
    card: int


@of_its_kind
class PutTemple(NamedTuple):
    """Put a temple beside a coatl that is just being completed (21)."""

    seat: int
    coatl: int
    temple: int


@of_its_kind
class Done(NamedTuple):
    """End the choosing, or the assembling."""

    seat: int


@of_its_kind
class Pick(NamedTuple):
    """The token Perfect Pick: pieces of one's choice from a bag (29)."""

    seat: int
    kind: Kind
    colours: str


@of_its_kind
class SeeFuture(NamedTuple):
    """The token See the Future: a new display (30)."""

    seat: int


@of_its_kind
class Commit(NamedTuple):
    """The token Priest Commitment: an open temple into one's hand (31)."""

    seat: int
    temple: int


@of_its_kind
class Pass(NamedTuple):
    """Do nothing: where nothing else can be done, or instead of the second of two last actions."""

    seat: int


@of_its_kind
class Keep(NamedTuple):
    """Keep these of the first prophecies, in rising order (10)."""

    seat: int
    cards: tuple[int, ...]


@of_its_kind
class Discard(NamedTuple):
    """Discard these prophecies of one's hand, in rising order (30)."""

    seat: int
    cards: tuple[int, ...]


@of_its_kind
class Supply(NamedTuple):
    """Pieces of a bag come onto the next empty space of their kind. This is a move of chance."""

    kind: Kind
    colours: str
    seat: int = NATURE


@of_its_kind
class Show(NamedTuple):
    """A prophecy comes onto the display. This is a move of chance."""

    card: int
    seat: int = NATURE


@of_its_kind
class Reveal(NamedTuple):
    """A temple is turned up. This is a move of chance."""

    temple: int
    seat: int = NATURE


@of_its_kind
class Deal(NamedTuple):
    """A prophecy of the deck comes into a hand. This is a move of chance."""

    seat: int
    card: int


@of_its_kind
class DealTemple(NamedTuple):
    """A temple comes into a hand at the start. This is a move of chance."""

    seat: int
    temple: int


Part = Start | Extend | Fulfil | PutTemple
"""What assembling consists of (15)."""
Offering = Pick | SeeFuture | Commit
"""What takes a token."""
Chance = Supply | Show | Reveal | Deal | DealTemple
Move = Take | Choose | Part | Done | Offering | Pass | Keep | Discard | Chance

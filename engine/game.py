"""The contract that every game keeps, in codes and facts; a game is a *module* that has these functions."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple, Protocol, TypeVar

NATURE = -1
"""The seat of chance: it is awaited when something has to be dealt."""

Fact = str | int | tuple[str, ...] | tuple[int, ...] | None
Facts = Mapping[str, Fact]
"""Named particulars of a reason, prompt or event: codes, seat numbers and counts, never words for people."""
SEAT_FACTS = frozenset({"seat", "target", "claimant", "challenger", "blocker", "examiner"})
"""The facts that are seat numbers."""


class Reason(NamedTuple):
    """Why a move is refused. `code` is one of the reason codes of the format."""

    code: str
    facts: Facts = {}


class Prompt(NamedTuple):
    """What is awaited, and of whom: `code` is a decision code, `seats` may be `(NATURE,)`."""

    code: str
    seats: tuple[int, ...]
    facts: Facts = {}


class Event(NamedTuple):
    """One thing that happened to `seat`. Only `known_to` learns of it; None means everybody does."""

    code: str
    seat: int
    facts: Facts = {}
    known_to: frozenset[int] | None = None


class IllegalMove(ValueError):
    """A move that the rules refuse here, with the reason."""

    def __init__(self, move: object, reason: Reason) -> None:
        super().__init__(f"{move}: {reason.code}")
        self.move = move
        self.reason = reason


class ImpossiblePosition(ValueError):
    """A position that no deck and table can make: a code, its facts, and the seat at fault (None: the table)."""

    def __init__(self, code: str, seat: int | None, facts: Facts) -> None:
        super().__init__(f"{code}: {dict(facts)}")
        self.code = code
        self.seat = seat
        self.facts = facts


class NoMove(ValueError):
    """A text that is no move: what is wrong with it (a code) and the facts."""

    def __init__(self, code: str, facts: Facts) -> None:
        super().__init__(f"{code}: {dict(facts)}")
        self.code = code
        self.facts = facts


S = TypeVar("S")
M = TypeVar("M")
V_co = TypeVar("V_co", covariant=True)
R_contra = TypeVar("R_contra", contravariant=True)
T_contra = TypeVar("T_contra", contravariant=True)


class Game(Protocol[S, M, V_co, R_contra, T_contra]):
    """A game of states S, moves M, views V, rule sets R and described tables T. States are immutable and hashable."""

    def new_game(self, players: int, rules: R_contra) -> S:
        """Return the start of a game, before chance has dealt; raise ImpossiblePosition where so many cannot play."""

    def set_up(self, table: T_contra, rules: R_contra) -> S:
        """Return the position that `table` describes; raise ImpossiblePosition."""

    def prompt(self, state: S) -> Prompt | None:
        """Return the decision awaited; None when the game is over."""

    def legal_moves(self, state: S) -> tuple[M, ...]:
        """Return every move to which `why_not` has no objection."""

    def why_not(self, state: S, move: M) -> Reason | None:
        """Return the first reason that forbids the move; None when it is legal."""

    def chances(self, state: S) -> tuple[tuple[M, Fraction], ...]:
        """Return each possible deal with its probability, when NATURE is awaited; else nothing."""

    def apply(self, state: S, move: M) -> tuple[S, tuple[Event, ...]]:
        """Return the state after the move and what happened; raise IllegalMove."""

    def observe(self, state: S, sees: frozenset[int]) -> V_co:
        """Return what someone knows who sees the hands of these seats: one seat, none, or all."""

    def winners(self, state: S) -> tuple[int, ...]:
        """Return the seats that have won; nobody while the game goes on."""

    def passes(self, state: S) -> tuple[M, ...]:
        """Return the passes of everybody still asked in the open window, in order; nothing outside a window."""

    def parse(self, text: str, names: Sequence[str]) -> M:
        """Return the move that the text says; raise NoMove."""

    def write(self, move: M, names: Sequence[str]) -> str:
        """Return the move as text."""

    def report(self, state: S, move: M, names: Sequence[str], sees: frozenset[int]) -> str:
        """Return the move, said at `state`, as somebody hears of it who sees those hands; a hidden card is `?`."""

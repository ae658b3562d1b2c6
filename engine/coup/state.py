"""A position of Coup, and what one sees of it."""

from typing import TYPE_CHECKING, NamedTuple

from engine.coup.cards import Cards
from engine.coup.moves import Act, Block
from engine.coup.roster import Action, Character, Faction
from engine.coup.rules import RuleSet
from engine.coup.seats import Seat
from engine.game import Prompt

if TYPE_CHECKING:
    from engine.coup.agenda import Item


class State(NamedTuple):
    """A whole position. The court is a bag: it is shuffled after every return, so its order is no fact."""

    rules: RuleSet
    seats: tuple[Seat, ...]
    court: Cards
    active: int
    agenda: tuple["Item", ...]
    """What is still to be settled; the head is the decision awaited. Empty when the game is over."""
    declared: Act | None = None
    """The action under way."""
    block: Block | None = None
    """The block that was said against it."""
    almshouse: int = 0

    def act_under_way(self) -> Act:
        """The declared action; raise ValueError before a declaration."""
        if self.declared is None:
            raise ValueError("no action is under way")
        return self.declared

    def action_under_way(self) -> Action:
        """The roster's row of it; raise ValueError before a declaration."""
        return self.rules.actions[self.act_under_way().action]


class Place(NamedTuple):
    """One seat of a described table; None stands for the rule set's usual."""

    coins: int | None = None
    hand: Cards = ()
    lost: Cards = ()
    faction: Faction | None = None


class Table(NamedTuple):
    """A position in words of the box: the seats in turn order, who is to act, what lies on the almshouse."""

    places: tuple[Place, ...]
    turn: int | None = None
    almshouse: int = 0


class SeatView(NamedTuple):
    """A seat as somebody sees it: None is a card face down."""

    coins: int
    hand: tuple[Character | None, ...]
    lost: Cards
    faction: Faction | None
    out: bool


class Stage(NamedTuple):
    """A station of the turn (`action`, `challenge`, `block`, `challenge-block`, `result`) and how it stands:
    `done`, `now`, `later` (may still come) or `skip` (cannot happen)."""

    code: str
    status: str


class View(NamedTuple):
    """What somebody knows of a position: enough to draw it, and nothing else."""

    seats: tuple[SeatView, ...]
    court: int
    court_cards: Cards | None
    """The cards of the court, for whoever sees every hand."""
    active: int
    prompt: Prompt | None
    declared: Act | None
    block: Block | None
    almshouse: int
    track: tuple[Stage, ...]
    winner: int | None
    sees: frozenset[int]
    examined: Character | None = None
    """The card that an examiner has been shown, for the two who know it."""

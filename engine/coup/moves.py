"""What a player, or the court, can say."""

from typing import NamedTuple

from engine.coup.roster import Character, Faction
from engine.kinds import of_its_kind


@of_its_kind
class Act(NamedTuple):
    """The turn's action, by its code; `target` is a seat, or None."""

    seat: int
    action: str
    target: int | None = None

    @property
    def aim(self) -> int:
        """The target; raise ValueError where there is none."""
        if self.target is None:
            raise ValueError("an action without a target")
        return self.target


@of_its_kind
class Pass(NamedTuple):
    """Let the claim, or the action, go by."""

    seat: int


@of_its_kind
class Challenge(NamedTuple):
    """Doubt the claim that is open."""

    seat: int


@of_its_kind
class Block(NamedTuple):
    """Stop the action by claiming a character."""

    seat: int
    character: Character


@of_its_kind
class Show(NamedTuple):
    """Show one card: as proof of a claim, or to an examiner."""

    seat: int
    character: Character


@of_its_kind
class ShowAll(NamedTuple):
    """Show the whole hand: the proof of an embezzler."""

    seat: int


@of_its_kind
class Concede(NamedTuple):
    """Give in to a challenge."""

    seat: int


@of_its_kind
class Lose(NamedTuple):
    """Turn a card face up for good."""

    seat: int
    character: Character


@of_its_kind
class Keep(NamedTuple):
    """Keep these cards after an exchange, in alphabetical order; the others go back."""

    seat: int
    cards: tuple[Character, ...]


@of_its_kind
class Answer(NamedTuple):
    """An examiner's answer: `swap` or `leave`."""

    seat: int
    word: str


@of_its_kind
class Deal(NamedTuple):
    """The court deals these cards to a seat, in alphabetical order. This is a move of chance."""

    seat: int
    cards: tuple[Character, ...]


@of_its_kind
class Side(NamedTuple):
    """A faction card is dealt to a seat. This is a move of chance."""

    seat: int
    faction: Faction


Move = Act | Pass | Challenge | Block | Show | ShowAll | Concede | Lose | Keep | Answer | Deal | Side

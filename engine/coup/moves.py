"""What a player, or the court, can say."""

from typing import NamedTuple

from engine.coup.roster import Character


class Act(NamedTuple):
    """The turn's action, by its code; `target` is a seat, or None."""

    seat: int
    action: str
    target: int | None = None


class Pass(NamedTuple):
    """Let the claim, or the action, go by."""

    seat: int


class Challenge(NamedTuple):
    """Doubt the claim that is open."""

    seat: int


class Block(NamedTuple):
    """Stop the action by claiming a character."""

    seat: int
    character: Character


class Show(NamedTuple):
    """Show one card: as proof of a claim."""

    seat: int
    character: Character


class ShowAll(NamedTuple):
    """Show the whole hand: the proof of an embezzler."""

    seat: int


class Concede(NamedTuple):
    """Give in to a challenge."""

    seat: int


class Lose(NamedTuple):
    """Turn a card face up for good."""

    seat: int
    character: Character


class Keep(NamedTuple):
    """Keep these cards after an exchange, in alphabetical order; the others go back."""

    seat: int
    cards: tuple[Character, ...]


class Answer(NamedTuple):
    """An examiner's answer: `swap` or `leave`."""

    seat: int
    word: str


class Deal(NamedTuple):
    """The court deals these cards to a seat, in alphabetical order. This is a move of chance."""

    seat: int
    cards: tuple[Character, ...]


Move = Act | Pass | Challenge | Block | Show | ShowAll | Concede | Lose | Keep | Answer | Deal

"""A moment of a game in words: everything that is drawn of it, and nothing that its viewer must not see."""

from typing import Any, NamedTuple

from content import Texts
from engine.game import Event


class Speech(NamedTuple):
    """The newest claim, as a bubble: who, what kind of saying (`Ben says`), the words, the claimed character's code."""

    seat: int
    by: str
    quote: str
    character: str | None
    proved: bool = False
    """The card has been shown: it is more than a claim."""


class Change(NamedTuple):
    """What the last step did to a seat: `coins` or `influence`, more or fewer, or a `fresh` card; in words
    (`−3 coins`)."""

    seat: int
    kind: str
    amount: int
    text: str


class Rule(NamedTuple):
    """A rule to show: its label, its sentence, and its voice (`rule` or `agreement`)."""

    label: str
    text: str
    voice: str

    def named(self, texts: Texts) -> str:
        """Return its voice and its label: `Rule CH-3`."""
        return f"{texts.say(self.voice)} {self.label}"


class Refusal(NamedTuple):
    """Why a choice is refused, in a sentence that ends with what is allowed; and the rule it rests on."""

    text: str
    rule: Rule | None


class Choice(NamedTuple):
    """One control: a move in notation with its words and emblem code, refused where `refusal` is given.

    A choice without a move opens its `options` (targets, characters). `leads` is what it leads to where a story is
    told that goes another way. `after` so many milliseconds it presses itself, where movement is welcome.
    Whoever presses on the drawing what the choice is `about` is led to it.
    """

    label: str
    emblem: str | None
    move: str | None = None
    refusal: Refusal | None = None
    options: tuple["Choice", ...] = ()
    leads: str | None = None
    after: int | None = None
    about: tuple[str, ...] = ()


class Several(NamedTuple):
    """Things of which any number can be named in one move: what the move begins with, and the word for none of them.

    `label` stands on the control that says it. The moves of the `options` are the words that are named.
    """

    begins: str
    none: str
    label: str
    options: tuple[Choice, ...]


class Ask(NamedTuple):
    """What one seat may say now: a label (`Ben, your answer`) and the choices, or `several` things to name.

    `hidden`: its cards are not seen, so that its choices are not listed; somebody may look as it, or let it be played
    at random.
    """

    seat: int
    label: str
    choices: tuple[Choice, ...]
    hidden: bool = False
    several: Several | None = None


class Answer(NamedTuple):
    """One answer to a guess, with what is said to it."""

    text: str
    right: bool
    because: str | None
    rule: Rule | None


class Question(NamedTuple):
    """A guess before the next step."""

    text: str
    answers: tuple[Answer, ...]


class StoryLine(NamedTuple):
    """A sentence of the story so far, with its changes (`+1 coin`) apart."""

    text: str
    changes: tuple[str, ...] = ()


class Lit(NamedTuple):
    """A prophecy of Cóatl held against a coatl: what meets it shines, and what it lacks is dashed at its side."""

    seat: int
    coatl: int
    """Counted from 1, as its moves do."""
    card: int


class Scene(NamedTuple):
    """A moment, ready to be drawn."""

    view: Any
    """What the viewer knows of the position: a view of its game, by which the drawing is found."""
    names: tuple[str, ...]
    you: int | None
    """The seat that the viewer sits in: drawn at the bottom. None: an onlooker, or all cards."""
    happened: str
    """What just happened, in one sentence: the live line."""
    note: str | None = None
    """The author's words to this step."""
    speech: Speech | None = None
    changes: tuple[Change, ...] = ()
    asks: tuple[Ask, ...] = ()
    question: Question | None = None
    rule: Rule | None = None
    story: tuple[StoryLine, ...] = ()
    events: tuple[Event, ...] = ()
    """What the last step did, as far as everybody knows."""
    lit: Lit | None = None

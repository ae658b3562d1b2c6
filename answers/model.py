"""The format of answer cards: a card is a scenario with a question and the rulings that its play may prove."""

import re
from typing import Annotated, Self

from pydantic import AfterValidator, BeforeValidator, Field, ValidationInfo, model_validator
from pydantic_core import PydanticCustomError

from scenarios.fields import Part, Slug, listed
from scenarios.model import Expect, Game, Labels, Preset, Refusal, Scenario, Switches, shape_for
from scenarios.shapes import USUAL


def _case(value: str) -> str:
    if not re.fullmatch(r"C[1-9]\d*", value):
        raise PydanticCustomError("not-a-case", "", {"value": value})
    return value


def _by_preset(value: object, info: ValidationInfo) -> object:
    """Read one verdict as that of every preset."""
    return dict.fromkeys(shape_for(info).presets, value) if isinstance(value, str) else value


def _of_its_topic(value: object, info: ValidationInfo) -> object:
    """A card is of the game of its topic; it may say so."""
    game = (info.context or {}).get("game", USUAL)
    if value not in ("", game):
        raise PydanticCustomError("not-one-of", "", {"known": (game,)})
    return game


Cases = Annotated[tuple[Annotated[str, AfterValidator(_case)], ...], BeforeValidator(listed)]
Verdicts = Annotated[dict[Preset, str], BeforeValidator(_by_preset)]


class When(Part):
    """What holds where the play ends: at its last step, or at the first move that these rules refuse."""

    legal: str | None = None
    """A move that may be made."""
    refused: Refusal | None = None
    expect: Expect | None = None
    fault: str | None = None
    """Why there can be no such table."""
    new: Expect | None = None
    """What a new game for as many seats begins with."""

    @model_validator(mode="after")
    def _says_something(self) -> Self:
        if not self.model_fields_set:
            raise PydanticCustomError("nothing-to-prove", "")
        return self


class Ruling(Part):
    """A verdict in a word or two, a sentence, and what must hold for it."""

    when: When
    verdict: str
    say: str


class Card(Scenario):
    """A question as it is asked at a table. The first ruling that holds is the answer.

    The scenario's rules are the options that the question presupposes; all other rules are those in use.
    """

    game: Annotated[str, BeforeValidator(_of_its_topic), Field(validate_default=True)] = ""
    question: str
    also: tuple[str, ...] = ()
    """Other ways to ask it."""
    cases: Cases = ()
    """The edge cases of the rules reference that it settles."""
    cite: Annotated[Labels, Field(min_length=1)]
    """The rules that the answer rests on, the deciding one first."""
    switch: Switches = ()
    """The switches that turn the verdict of the preset `guide`."""
    rulings: Annotated[tuple[Ruling, ...], Field(min_length=1)]
    verdicts: Verdicts
    """The verdict that is held to be right, by preset."""


class Topic(Part):
    """A file of cards on one topic."""

    id: Slug
    game: Game = USUAL
    title: str
    cards: tuple[Card, ...]

"""The scenario format: what a file may say, whatever its game. Unknown keys are faults.

What only one game says is in its shape; which game it is stands in the context of the reading, else it is the usual.
"""

import unicodedata
from collections.abc import Callable
from typing import Annotated, Any, Literal, Self

from pydantic import AfterValidator, BaseModel, BeforeValidator, Field, PlainValidator, ValidationInfo, model_validator
from pydantic_core import PydanticCustomError

from scenarios.fields import Count, Flag, Part, Slug, listed
from scenarios.shapes import SHAPES, USUAL, Setting, Shape, worded

EXPECT_KEYS = (
    "turn",
    "awaiting",
    "waiting_for",
    "winner",
    "legal",
    "legal_includes",
    "legal_excludes",
)
RESERVED = ("all", "deal", "table", *EXPECT_KEYS)


def shape_for(info: ValidationInfo) -> Shape:
    """Return the shape of the game that is being read."""
    return SHAPES[(info.context or {}).get("game", USUAL)]


def expect_keys(shape: Shape) -> tuple[str, ...]:
    """Return the keys that `expect` has in a game, besides the names."""
    return (*EXPECT_KEYS, *shape.common.model_fields)


def _name(value: str, info: ValidationInfo) -> str:
    shape = shape_for(info)
    if value.casefold() in (*RESERVED, *shape.common.model_fields, *shape.words):
        raise PydanticCustomError("name-reserved", "", {"name": value})
    kinds = [unicodedata.category(sign)[0] for sign in value]
    if kinds[:1] != ["L"] or not set(kinds) <= {"L", "M"}:
        raise PydanticCustomError("name-not-a-word", "", {"name": value})
    return value


def _coded(code: str, known: Callable[[Shape], tuple[str, ...]]) -> AfterValidator:
    """Return a check that a text is one of the game's codes."""

    def check(value: str, info: ValidationInfo) -> str:
        codes = known(shape_for(info))
        if value not in codes:
            raise PydanticCustomError(code, "", {"value": value, "known": codes})
        return value

    return AfterValidator(check)


def _of_the_game(part: Callable[[Shape], type[BaseModel]]) -> PlainValidator:
    """Return a reader of a part that each game has in its own shape."""
    return PlainValidator(lambda value, info: part(shape_for(info)).model_validate(value, context=info.context))


def _gathered(value: Any, own: tuple[str, ...], into: str) -> Any:
    """Put the keys that are the game's own into a part of their own."""
    if not isinstance(value, dict):
        return value
    apart = {key: item for key, item in value.items() if key in own}
    return {key: item for key, item in value.items() if key not in own} | {into: apart}


Name = Annotated[str, AfterValidator(_name)]
Label = Annotated[str, _coded("unknown-label", lambda shape: tuple(shape.labels))]
Labels = Annotated[tuple[Label, ...], BeforeValidator(listed)]
Moves = Annotated[tuple[str, ...], BeforeValidator(listed)]
Preset = Annotated[str, _coded("unknown-preset", lambda shape: shape.presets)]
Switch = Annotated[str, _coded("no-such-switch", lambda shape: tuple(shape.switches))]
Switches = Annotated[tuple[Switch, ...], BeforeValidator(listed)]


class Refusal(Part):
    """An illegal move, and the code that it must be refused with."""

    move: str
    because: Annotated[str, _coded("unknown-reason", lambda shape: shape.reasons)]


class Answer(Part):
    """One answer to a guess, and what is said to whoever gives it."""

    text: str
    right: Flag = False
    because: str | None = None
    cite: Label | None = None


class Question(Part):
    """A guess before the next step."""

    text: str
    answers: Annotated[tuple[Answer, ...], Field(min_length=2)]

    @model_validator(mode="after")
    def _has_a_right_answer(self) -> Self:
        if not any(answer.right for answer in self.answers):
            raise PydanticCustomError("no-right-answer", "")
        return self


class Expect(Part):
    """What must hold after a step. In the file the seats' names, and the game's keys, stand beside the other keys."""

    seats: dict[str, Annotated[Any, _of_the_game(lambda shape: shape.seat)]] = {}
    common: Annotated[Any, _of_the_game(lambda shape: shape.common)] = None
    turn: str | None = None
    awaiting: Annotated[str, _coded("unknown-decision", lambda shape: shape.decisions)] | None = None
    waiting_for: tuple[str, ...] | None = None
    winner: str | None = None
    legal: tuple[str, ...] | None = None
    legal_includes: tuple[str, ...] = ()
    legal_excludes: tuple[str, ...] = ()

    @model_validator(mode="before")
    @classmethod
    def _gather(cls, value: Any, info: ValidationInfo) -> Any:
        if not isinstance(value, dict):
            return value
        keys = expect_keys(shape_for(info))
        known = {key: item for key, item in value.items() if key in keys}
        seats = {key: item for key, item in value.items() if key not in keys}
        return _gathered(known, tuple(shape_for(info).common.model_fields), "common") | {"seats": seats}


class Step(Part):
    """At most one thing that happens, and what is said about it."""

    id: Slug | None = None
    do: Moves = ()
    refuse: Refusal | None = None
    ask: Question | None = None
    say: str | None = None
    see: Annotated[tuple[str, ...], BeforeValidator(listed)] | None = None
    expect: Expect | None = None
    cite: Labels = ()

    @model_validator(mode="after")
    def _does_one_thing(self) -> Self:
        if sum(map(bool, (self.do, self.refuse, self.ask))) > 1:
            raise PydanticCustomError("two-things-in-a-step", "")
        return self


def _rules(value: object, info: ValidationInfo) -> object:
    """A preset alone is a mapping with nothing else in it; the values are read as their switches have them."""
    shape = shape_for(info)
    chosen = {"preset": value} if isinstance(value, str) else value
    if not isinstance(chosen, dict):
        return chosen
    read: dict[str, Setting] = {}
    for name, item in chosen.items():
        if name != "preset" and name not in shape.switches:
            raise PydanticCustomError("unknown-switch", "", {"switch": name, "known": tuple(shape.switches)})
        known = {each: each for each in shape.presets} if name == "preset" else shape.values(name)
        word = item if isinstance(item, str) else worded(item) if isinstance(item, int) else ""
        if word not in known:
            raise PydanticCustomError("switch-value", "", {"switch": name, "value": str(item), "known": tuple(known)})
        read[name] = known[word]
    return read


Rules = Annotated[dict[str, Setting], BeforeValidator(_rules)]


def _game(value: object) -> object:
    if not isinstance(value, str) or value not in SHAPES:
        raise PydanticCustomError("not-one-of", "", {"known": tuple(SHAPES)})
    return value


Game = Annotated[str, BeforeValidator(_game)]


class Scenario(Part):
    """A table and what happens at it, step by step. In the file what lies on the table is among the other keys."""

    id: Slug
    game: Game = USUAL
    rules: Rules = {}
    title: str | None = None
    chapter: str | None = None
    level: Literal["watch", "finish", "do"] | None = None
    minutes: Count | None = None
    cite: Labels = ()
    table: Annotated[dict[Name, Annotated[Any, _of_the_game(lambda shape: shape.place)]], Field(min_length=1)]
    middle: Annotated[Any, _of_the_game(lambda shape: shape.table)] = None
    turn: str | None = None
    see: Annotated[tuple[str, ...], BeforeValidator(listed)] | None = None
    steps: tuple[Step, ...] = ()
    outcomes: dict[Preset, Expect] = {}

    @model_validator(mode="before")
    @classmethod
    def _gather(cls, value: Any, info: ValidationInfo) -> Any:
        return _gathered(value, tuple(shape_for(info).table.model_fields), "middle")

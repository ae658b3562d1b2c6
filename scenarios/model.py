"""The scenario format: what a file may say. Unknown keys are faults."""

import re
import unicodedata
from typing import Annotated, Any, Literal, Self

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, model_validator
from pydantic_core import PydanticCustomError

from engine.coup.labels import LABELS
from engine.coup.reasons import DECISIONS, REASONS
from engine.coup.roster import Character, Faction
from engine.coup.rules import PRESETS, SWITCHES, Setting, worded

EXPECT_KEYS = (
    "turn",
    "almshouse",
    "awaiting",
    "waiting_for",
    "winner",
    "legal",
    "legal_includes",
    "legal_excludes",
)
RESERVED = ("all", "deal", "table", *EXPECT_KEYS)


def _whole(value: object) -> object:
    """Read a whole number written in the usual way."""
    return int(value) if isinstance(value, str) and re.fullmatch(r"-?\d{1,9}", value) else value


def _flag(value: object) -> object:
    if isinstance(value, bool) or value in ("true", "false"):
        return value in (True, "true")
    raise PydanticCustomError("bool_parsing", "true or false")


def listed(value: object) -> object:
    """Read a single text as a list of one."""
    return [value] if isinstance(value, str) else value


def _name(value: str) -> str:
    if value.casefold() in RESERVED:
        raise PydanticCustomError("name-reserved", "", {"name": value})
    kinds = [unicodedata.category(sign)[0] for sign in value]
    if kinds[:1] != ["L"] or not set(kinds) <= {"L", "M"}:
        raise PydanticCustomError("name-not-a-word", "", {"name": value})
    return value


def one_of(code: str, known: tuple[str, ...]) -> AfterValidator:
    """Return a check that a text is one of those known; the code is that of the fault."""

    def check(value: str) -> str:
        if value not in known:
            raise PydanticCustomError(code, "", {"value": value, "known": known})
        return value

    return AfterValidator(check)


Count = Annotated[int, BeforeValidator(_whole), Field(strict=True)]
Flag = Annotated[bool, BeforeValidator(_flag)]
Name = Annotated[str, AfterValidator(_name)]
Label = Annotated[str, one_of("unknown-label", tuple(LABELS))]
Labels = Annotated[tuple[Label, ...], BeforeValidator(listed)]
Moves = Annotated[tuple[str, ...], BeforeValidator(listed)]
Slug = Annotated[str, Field(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]


class Part(BaseModel):
    """A mapping of the file: frozen, and without unknown keys."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Place(Part):
    """A seat of the table at the start; `lost` are face-up cards."""

    coins: Count | None = None
    hand: tuple[Character, ...] = ()
    lost: tuple[Character, ...] = ()
    faction: Faction | None = None


class Refusal(Part):
    """An illegal move, and the code that it must be refused with."""

    move: str
    because: Annotated[str, one_of("unknown-reason", REASONS)]


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


class SeatExpect(Part):
    """What a seat must have; keys that are not written are not tested."""

    coins: Count | None = None
    hand: tuple[Character, ...] | None = None
    lost: tuple[Character, ...] | None = None
    faction: Faction | None = None
    out: Flag | None = None


class Expect(Part):
    """What must hold after a step. In the file the seats' names stand beside the other keys."""

    seats: dict[str, SeatExpect] = {}
    turn: str | None = None
    almshouse: Count | None = None
    awaiting: Annotated[str, one_of("unknown-decision", DECISIONS)] | None = None
    waiting_for: tuple[str, ...] | None = None
    winner: str | None = None
    legal: tuple[str, ...] | None = None
    legal_includes: tuple[str, ...] = ()
    legal_excludes: tuple[str, ...] = ()

    @model_validator(mode="before")
    @classmethod
    def _gather_seats(cls, value: Any) -> Any:
        if not isinstance(value, dict):
            return value
        known = {key: item for key, item in value.items() if key in EXPECT_KEYS}
        return known | {"seats": {key: item for key, item in value.items() if key not in EXPECT_KEYS}}


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


def _rules(value: object) -> object:
    """A preset alone is a mapping with nothing else in it; the values are read as their switches have them."""
    chosen = {"preset": value} if isinstance(value, str) else value
    if not isinstance(chosen, dict):
        return chosen
    read: dict[str, Setting] = {}
    for name, item in chosen.items():
        if name != "preset" and name not in SWITCHES:
            raise PydanticCustomError("unknown-switch", "", {"switch": name, "known": tuple(SWITCHES)})
        known = {worded(each): each for each in (PRESETS if name == "preset" else SWITCHES[name])}
        word = worded(item) if isinstance(item, str | int) else ""
        if word not in known:
            raise PydanticCustomError("switch-value", "", {"switch": name, "value": str(item), "known": tuple(known)})
        read[name] = known[word]
    return read


Rules = Annotated[dict[str, Setting], BeforeValidator(_rules)]


class Scenario(Part):
    """A table and what happens at it, step by step."""

    id: Slug
    game: Literal["coup"] = "coup"
    rules: Rules = {}
    title: str | None = None
    chapter: str | None = None
    level: Literal["watch", "finish", "do"] | None = None
    minutes: Count | None = None
    cite: Labels = ()
    table: Annotated[dict[Name, Place], Field(min_length=1)]
    almshouse: Count = 0
    turn: str | None = None
    see: Annotated[tuple[str, ...], BeforeValidator(listed)] | None = None
    steps: tuple[Step, ...] = ()
    outcomes: dict[Annotated[str, one_of("unknown-preset", PRESETS)], Expect] = {}

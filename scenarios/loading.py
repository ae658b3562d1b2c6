"""From a file to a scenario, or to everything that is wrong with it."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from engine.names import seat_of
from scenarios.faults import Fault, Faulty, Problem
from scenarios.model import Answer, Question, Refusal, Scenario, Step, expect_keys
from scenarios.names import name_problems
from scenarios.reading import Document, Value, read, read_bytes
from scenarios.shapes import SHAPES, USUAL, Shape

P = TypeVar("P", bound=BaseModel)
HOME = Path(__file__).parent
Parts = Mapping[str | int, type[BaseModel]]
PARTS: Parts = {
    "steps": Step,
    "refuse": Refusal,
    "ask": Question,
    "answers": Answer,
}
GATHERED = ("seats", "common", "middle", "[key]")
"""Parts of a place that do not stand in the file."""
CODES = {
    "extra_forbidden": "unknown-key",
    "missing": "missing-key",
    "enum": "not-one-of",
    "literal_error": "not-one-of",
    "int_type": "not-a-number",
    "bool_parsing": "not-a-flag",
    "string_type": "not-words",
    "string_pattern_mismatch": "not-kebab-case",
    "tuple_type": "not-a-list",
    "dict_type": "not-a-mapping",
    "model_type": "not-a-mapping",
    "too_short": "too-few",
}
"""The library's error types in our codes; our own errors bear their codes already."""


class Loaded(NamedTuple):
    """A scenario and the file it came from."""

    scenario: Scenario
    document: Document

    def fault(self, problem: Problem) -> Fault:
        """Return the problem with its line in the file."""
        return Fault(self.document.line(problem.place), problem.code, problem.facts)


def load(path: Path) -> Loaded:
    """Return the scenario in the file; raise Faulty."""
    return as_scenario(read(read_bytes(path)))


def as_scenario(document: Document) -> Loaded:
    """Return the document as a scenario; raise Faulty."""
    loaded = Loaded(validated(document, Scenario), document)
    problems = tuple(name_problems(loaded.scenario))
    if problems:
        raise Faulty(tuple(map(loaded.fault, problems)))
    return loaded


def validated(document: Document, model: type[P], parts: Parts = PARTS) -> P:
    """Return the document as a part of that kind, with the kinds of its parts by their keys; raise Faulty."""
    game = game_in(document)
    known: Parts = {"": model, **parts}
    try:
        return model.model_validate(document.value, context={"game": game})
    except ValidationError as error:
        raise Faulty(tuple(_fault(document, detail, known, SHAPES[game]) for detail in _causes(error))) from error


def game_in(document: Document) -> str:
    """Return the game that the document is of, as far as it names one that there is."""
    game = document.value.get("game") if isinstance(document.value, dict) else None
    return game if isinstance(game, str) and game in SHAPES else USUAL


def _causes(error: ValidationError) -> list[ErrorDetails]:
    """Leave out what only follows from another error: a list counts as too short when its items are faulty."""
    details = error.errors()
    places = [detail["loc"] for detail in details]
    return [
        detail
        for detail in details
        if not any(place != detail["loc"] and place[: len(detail["loc"])] == detail["loc"] for place in places)
    ]


def _fault(document: Document, detail: ErrorDetails, parts: Parts, shape: Shape) -> Fault:
    place = detail["loc"]
    line = document.line(tuple(part for part in place if part not in GATHERED))
    code = CODES.get(detail["type"], detail["type"])
    if code == "not-a-mapping" and _seat_expected(place) and not _sits(place, document):
        code = "unknown-key"
    facts = {"value": _shown(detail["input"])} | detail.get("ctx", {}) | {"key": _named(place)}
    if code == "unknown-key":
        facts["known"] = _known_keys(place, parts, shape)
        unnamed = isinstance(document.value, dict) and "game" not in document.value
        for game, other in SHAPES.items():
            if unnamed and facts["key"] in _known_keys(place, parts, other):
                code, facts["game"] = "key-of-another-game", game
    if code == "missing-key":
        facts["place"] = ".".join(map(str, place[:-1]))
    if code == "not-one-of" and "expected" in facts:
        facts["known"] = str(facts["expected"]).replace("'", "")
    return Fault(line, code, {key: fact for key, fact in facts.items() if isinstance(fact, str | int | tuple)})


def _named(place: tuple[int | str, ...]) -> str:
    """The key at fault; an item of a list bears the list's key and its number from 1."""
    *before, last = [part for part in place if part not in GATHERED] or ["a scenario"]
    return f"{before[-1]} {last + 1}" if isinstance(last, int) else last


def _seat_expected(place: tuple[int | str, ...]) -> bool:
    """Whether it is a key of `expect` that must be a seat's name, for no other key is called so."""
    return place[-2:-1] == ("seats",) and place[-3:-2] != ("table",)


def _sits(place: tuple[int | str, ...], document: Document) -> bool:
    """Whether the key at the end is a seat's name, in the scenario or the card that it is in."""
    whole: Any = document.value
    table = (whole["cards"][place[1]] if place[0] == "cards" else whole).get("table")
    return isinstance(table, dict) and seat_of(str(place[-1]), tuple(table)) is not None


def _shown(value: Value) -> str:
    match value:
        case str():
            return value
        case None:
            return "null"
    return "[...]" if isinstance(value, list) else "{...}"


def _known_keys(place: tuple[int | str, ...], parts: Parts, shape: Shape) -> tuple[str, ...]:
    parts = {"table": shape.place, "seats": shape.seat, **parts}
    if _seat_expected(place):
        return expect_keys(shape)
    inside = next(parts[part] for part in ("", *place[:-1])[::-1] if part in parts)
    keys = tuple(inside.model_fields)
    return tuple(key for each in keys for key in (shape.table.model_fields if each == "middle" else (each,)))

"""From the bytes of a YAML file to plain values, each with its line. Scalars stay text: the model knows the types."""

import unicodedata
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

import yaml

from scenarios.faults import Fault, Faulty

BYTES_AT_MOST = 1_000_000
NODES_AT_MOST = 20_000
DEPTH_AT_MOST = 20
MARKS_AT_MOST = 30
"""Combining marks in a row, as in Unicode's stream-safe text (UAX 15): to compose more takes quadratic time."""

Value = str | None | list["Value"] | dict[str, "Value"]
Path_ = tuple[str | int, ...]
Loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""The C parser where the library has it; both give the same events."""


class Document(NamedTuple):
    """The value of a file, and the line of each key and list item by its path."""

    value: Value
    lines: dict[Path_, int]

    def line(self, path: Path_) -> int:
        """The line of the deepest part of the path that stands in the file."""
        while path and path not in self.lines:
            path = path[:-1]
        return self.lines.get(path, 1)


def read_bytes(path: Path) -> bytes:
    """Return what is in the file, which may be no larger than a scenario can be; raise Faulty."""
    try:
        if not path.is_file():
            raise Faulty((Fault(1, "no-file" if not path.exists() else "not-a-file"),))
        with path.open("rb") as file:
            data = file.read(BYTES_AT_MOST + 1)
    except OSError as error:
        raise Faulty((Fault(1, "unreadable", {"why": error.strerror or type(error).__name__}),)) from error
    if len(data) > BYTES_AT_MOST:
        raise Faulty((Fault(1, "too-large", {"most": BYTES_AT_MOST // 1000}),))
    return data


def read(data: bytes) -> Document:
    """Return the one document in the bytes; raise Faulty."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise Faulty((Fault(line, "not-text", {"byte": error.start}),)) from error
    try:
        return _Builder(_composed(text)).document()
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line = mark.line + 1 if mark else 1
        raise Faulty((Fault(line, "broken-yaml", {"problem": str(error.problem)}),)) from error
    except yaml.reader.ReaderError as error:
        line = text[: error.position].count("\n") + 1
        raise Faulty((Fault(line, "control-character"),)) from error


def _composed(text: str) -> str:
    """Return the text in one spelling (NFC), so that a name is the same however its accents were typed."""
    line = 1
    for marks, run in groupby(text, key=lambda sign: unicodedata.combining(sign) > 0):
        signs = "".join(run)
        if marks and len(signs) > MARKS_AT_MOST:
            raise Faulty((Fault(line, "too-many-marks", {"most": MARKS_AT_MOST}),))
        line += signs.count("\n")
    return unicodedata.normalize("NFC", text)


class _Builder:
    """Builds values from the parser's events, within bounds, so that no file can exhaust the machine."""

    def __init__(self, text: str) -> None:
        self.events: Iterator[yaml.Event] = yaml.parse(text, Loader=Loader)
        self.lines: dict[Path_, int] = {}
        self.nodes = 0

    def document(self) -> Document:
        """Read exactly one document."""
        next(self.events)
        start = next(self.events)
        if not isinstance(start, yaml.DocumentStartEvent):
            raise Faulty((Fault(1, "empty"),))
        value = self._value(next(self.events), ())
        next(self.events)
        after = next(self.events)
        if not isinstance(after, yaml.StreamEndEvent):
            raise Faulty((Fault(_line(after), "two-documents"),))
        if value is None:
            raise Faulty((Fault(1, "empty"),))
        return Document(value, self.lines)

    def _value(self, event: yaml.Event, path: Path_) -> Value:
        line = _line(event)
        self.nodes += 1
        if self.nodes > NODES_AT_MOST:
            raise Faulty((Fault(line, "too-many-values", {"most": NODES_AT_MOST}),))
        if len(path) > DEPTH_AT_MOST:
            raise Faulty((Fault(line, "too-deep", {"most": DEPTH_AT_MOST}),))
        self.lines.setdefault(path, line)
        match event:
            case yaml.AliasEvent(anchor=anchor):
                raise Faulty((Fault(line, "alias", {"alias": anchor}),))
            case yaml.MappingStartEvent():
                return self._mapping(path)
            case yaml.SequenceStartEvent():
                return self._sequence(path)
            case yaml.ScalarEvent(value=text, implicit=(plain, _)):
                return None if plain and text in ("", "~", "null") else _plain(text, line)
        raise Faulty((Fault(line, "broken-yaml", {"problem": type(event).__name__}),))

    def _mapping(self, path: Path_) -> Value:
        found: dict[str, Value] = {}
        while not isinstance(event := next(self.events), yaml.MappingEndEvent):
            line = _line(event)
            if isinstance(event, yaml.AliasEvent):
                raise Faulty((Fault(line, "alias", {"alias": event.anchor}),))
            if not isinstance(event, yaml.ScalarEvent):
                raise Faulty((Fault(line, "key-not-text"),))
            key = _plain(event.value, line)
            if key in found:
                raise Faulty((Fault(line, "key-twice", {"key": key}),))
            self.lines[(*path, key)] = line
            found[key] = self._value(next(self.events), (*path, key))
        return found

    def _sequence(self, path: Path_) -> Value:
        found: list[Value] = []
        while not isinstance(event := next(self.events), yaml.SequenceEndEvent):
            found.append(self._value(event, (*path, len(found))))
        return found


def _plain(text: str, line: int) -> str:
    """Return the text; escapes may not bring in what a plain file cannot hold."""
    if any(unicodedata.category(sign) == "Cc" and sign not in "\n\t" for sign in text):
        raise Faulty((Fault(line, "control-character"),))
    return text


def _line(event: yaml.Event) -> int:
    return event.start_mark.line + 1 if event.start_mark else 1

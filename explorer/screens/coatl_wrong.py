"""What is wrong with the position of Cóatl in the form, and in which of its fields."""

import json
from collections.abc import Mapping
from typing import Any

from explorer.faultwords import fault_words
from explorer.screens.laying import speak
from explorer.voices.coatl.words import say as told
from scenarios import Fault
from scenarios.reading import Document, Path_, read


def as_file(form: Mapping[str, Any]) -> Document:
    """Return what the form says as a scenario file in which every value has a line of its own."""
    return read(json.dumps(form, ensure_ascii=False, indent=1).encode())


def wrong(file: Document, fault: Fault) -> str:
    """Return what is wrong in a sentence, with the seat and the field."""
    if fault.code == "end-not-told":
        return told(speak, "set-up.end-not-told", field=told(speak, "set-up.last"))
    path = max((path for path, line in file.lines.items() if line == fault.line), key=len, default=())
    where, why = ", ".join(_fields(path)), fault_words(fault, speak)
    if not where or where in why:
        return why[:1].upper() + why[1:]
    return told(speak, "set-up.wrong", where=where, why=why)


def _fields(path: Path_) -> tuple[str, ...]:
    """What stands over the fields, the part of the form first."""
    middle = told(speak, "set-up.middle")
    match path:
        case ("table", str(name), "coatls", int(number), *_):
            return name, told(speak, "set-up.coatl", number=number + 1)
        case ("table", str(name), str(field), *_):
            return name, told(speak, f"set-up.{field}")
        case ("table", str(name)):
            return (name,)
        case ("supply", str(kind), *_):
            return middle, told(speak, f"set-up.{kind}")
        case ("display", *_):
            return middle, told(speak, "display")
        case ("temples", int(number), *_):
            return middle, told(speak, "set-up.open", number=number + 1)
        case ("ending", *_):
            return (told(speak, "set-up.then"),)
        case ("table",):
            return (middle,)
    return ()

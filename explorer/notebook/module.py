"""The page module as one text. A notebook takes one, and there are several files: each becomes a function's body."""

import re
from functools import cache
from pathlib import Path

HOME = Path(__file__).parents[1] / "frontend"
IMPORT = re.compile(r'^import \{([^}]*)\} from "\./([\w-]+)\.js";\n', re.MULTILINE)
EXPORT = re.compile(r"^export (?:default )?((?:async )?function|class|const|let) (\w+)", re.MULTILINE)


@cache
def bundled(entry: str = "table") -> str:
    """Return the module of that name with all that it imports; it exports what the file exports as its default."""
    bodies: dict[str, str] = {}
    _gather(entry, bodies)
    files = "\n".join(f"const {_named(name)} = (() => {{\n{body}}})();" for name, body in bodies.items())
    return f"{files}\nexport default {_named(entry)}.host;\n"


def _gather(name: str, bodies: dict[str, str]) -> None:
    """Put the file behind those that it imports. Raises ValueError for a form that ours do not have."""
    if name in bodies:
        return
    text = (HOME / f"{name}.js").read_text("utf-8")
    for _, needed in IMPORT.findall(text):
        _gather(needed, bodies)
    exports = ", ".join(found for _, found in EXPORT.findall(text))
    body = EXPORT.sub(r"\1 \2", IMPORT.sub(_taken, text))
    if odd := re.search(r"^(import|export)\b.*", body, re.MULTILINE):
        raise ValueError(f"{name}.js: {odd[0]}")
    bodies[name] = f"{body}return {{ {exports} }};\n"


def _taken(found: re.Match[str]) -> str:
    """An import, as a name for each part of what the other file gives."""
    return f"const {{{found[1].replace(' as ', ': ')}}} = {_named(found[2])};\n"


def _named(name: str) -> str:
    return f"file_{name.replace('-', '_')}"

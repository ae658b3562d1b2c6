"""The rules with their words and sources: as a document, and as lines to read."""

from typing import Any

from content import Texts
from explorer.voices import VOICES
from scenarios.shapes import SHAPES, game_of_rule


def as_json(label: str, rules: Any, texts: Texts) -> dict[str, Any]:
    """Return one rule as it is played under these rules; the switch that decides a part of it, and its value."""
    game = game_of_rule(label)
    cited, told = SHAPES[game].labels[label], VOICES[game].rule(label, rules, texts)
    return {
        "label": label,
        "kind": told.voice,
        "text": told.text,
        "sources": list(cited.sources),
        "switch": cited.switch,
        "value": getattr(rules, cited.switch) if cited.switch else None,
    }


def as_text(label: str, rules: Any, texts: Texts) -> str:
    """Return the same to read."""
    told = as_json(label, rules, texts)
    kind, sources = texts.say(told["kind"]), ", ".join(told["sources"])
    return texts.say("command.rule", label=label, kind=kind, text=told["text"], sources=sources)

"""Rules as they are written in a notebook: a preset, or switches to set."""

from collections.abc import Mapping

from explorer.notebook.words import mistake
from scenarios.shapes import Setting, Shape, worded


def chosen(rules: str | Mapping[str, Setting], shape: Shape) -> tuple[str | None, dict[str, Setting]]:
    """Return the preset, if any, and the switches; raise Mistake for what the game does not have."""
    preset, switches = (rules, {}) if isinstance(rules, str) else (None, dict(rules))
    preset = str(switches.pop("preset", "")) or preset
    if preset and preset not in shape.presets:
        raise mistake("command.unknown-preset", preset=preset, known=", ".join(shape.presets))
    return preset, {name: _value(name, value, shape) for name, value in switches.items()}


def _value(switch: str, value: Setting, shape: Shape) -> Setting:
    if switch not in shape.switches:
        raise mistake("command.unknown-switch", switch=switch, known=", ".join(shape.switches))
    values = shape.values(switch)
    if worded(value) not in values:
        raise mistake("command.unknown-value", switch=switch, value=worded(value), known=", ".join(values))
    return values[worded(value)]

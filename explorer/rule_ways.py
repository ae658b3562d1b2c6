"""The ways to play what a switch decides."""

from collections.abc import Iterator

from explorer.agreements import one, setting
from explorer.asker import Asker
from explorer.drawing.rule import Way


def ways_of(switch: str, asker: Asker, *, offered: bool = False) -> Iterator[Way]:
    """Yield them, each with the sets of rules that have it so; where they are offered, one can agree on another."""
    texts, shape = asker.texts, asker.shape
    for value in shape.switches[switch]:
        presets = [preset for preset, set_ in zip(shape.presets, shape.set_by(switch), strict=True) if set_ == value]
        names = tuple(asker.say(f"preset.{preset}") for preset in presets)
        here = getattr(asker.rules, switch) == value
        agrees = one(switch, value) if offered and not here else None
        yield Way(setting(asker.game, switch, value, texts), texts.every(names) if names else None, here, agrees)

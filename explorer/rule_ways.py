"""The ways to play what a switch decides."""

from collections.abc import Iterator

from explorer.agreements import setting
from explorer.asker import Asker
from explorer.drawing.rule import Way


def ways_of(switch: str, asker: Asker, **where: str) -> Iterator[Way]:
    """Yield them, each with the sets of rules that have it so; where no device keeps it, a link to the same page sets
    it."""
    texts, shape = asker.texts, asker.shape
    for value in shape.switches[switch]:
        presets = [preset for preset, set_ in zip(shape.presets, shape.set_by(switch), strict=True) if set_ == value]
        names = tuple(asker.say(f"preset.{preset}") for preset in presets)
        here = getattr(asker.rules, switch) == value
        href = None if here or asker.keeps else asker.link(**where, our=asker.agreed.other(switch, value))
        yield Way(setting(asker.game, switch, value, texts), texts.every(names) if names else None, here, href)

"""What a table has agreed on: a preset, and switches set by hand. Written, it stands in addresses as `our`."""

from typing import Any, NamedTuple

from content import Texts
from explorer.voices import VOICES
from scenarios.shapes import SHAPES, USUAL, Setting, worded


def agreeable(game: str) -> tuple[str, ...]:
    """Return the switches that one can agree on. The options are chosen with the game that one plays."""
    return tuple(name for name in SHAPES[game].switches if name not in SHAPES[game].options)


def ways(game: str) -> tuple[tuple[str, Setting], ...]:
    """Return those switches with each of their values."""
    return tuple((switch, value) for switch in agreeable(game) for value in SHAPES[game].switches[switch])


class Agreed(NamedTuple):
    """The rules of a table: a preset, and the switches that were agreed on, whatever the preset says of them."""

    preset: str = SHAPES[USUAL].presets[0]
    chosen: tuple[tuple[str, Setting], ...] = ()
    game: str = USUAL

    @classmethod
    def read(cls, written: str | None, game: str = USUAL) -> "Agreed":
        """Return what stands in an address; what the rules of the game do not know is left out."""
        shape = SHAPES[game]
        preset, *parts = (written or "").split(".")
        chosen = {}
        for part in parts:
            switch, _, word = part.partition("-")
            if switch in agreeable(game) and word in shape.values(switch):
                chosen[switch] = shape.values(switch)[word]
        return cls(preset if preset in shape.presets else shape.presets[0], tuple(chosen.items()), game)

    @property
    def rules(self) -> Any:
        """The rules in use."""
        return SHAPES[self.game].rule_set(self.preset, **dict(self.chosen))

    @property
    def switches(self) -> frozenset[str]:
        """The switches that were agreed on."""
        return frozenset(switch for switch, _ in self.chosen)

    def written(self) -> str | None:
        """Return it as it stands in an address; None where nothing is agreed on."""
        if self == Agreed.read(None, self.game):
            return None
        return ".".join((self.preset, *(one(switch, value) for switch, value in self.chosen)))

    def sentences(self, texts: Texts) -> tuple[str, ...]:
        """Return what was agreed on, a sentence each."""
        return tuple(setting(self.game, switch, value, texts) for switch, value in self.chosen)


def setting(game: str, switch: str, value: Setting, texts: Texts) -> str:
    """Return what the value of a switch says, in a sentence."""
    return VOICES[game].say(texts, f"switch.{switch}.{worded(value)}")


def one(switch: str, value: Setting) -> str:
    """Return a switch with its value as it stands in an address."""
    return f"{switch}-{worded(value)}"


def titled(game: str, switch: str, value: Setting, texts: Texts) -> str:
    """Return an agreement in a few words."""
    what = VOICES[game].say(texts, f"agreed.{switch}")
    return texts.say("agreed", what=what, how=how(game, switch, value, texts))


def how(game: str, switch: str, value: Setting, texts: Texts) -> str:
    """Return its value in a word or two."""
    if isinstance(value, bool):
        return texts.say(f"agreed.{worded(value)}")
    return VOICES[game].say(texts, f"agreed.{switch}.{worded(value)}")

"""What a table has agreed on: a preset, and switches set by hand. Written, it stands in addresses as `our`."""

from typing import NamedTuple

from content import Texts
from engine.coup.rules import OPTIONS, PRESETS, SWITCHES, RuleSet, Setting, rule_set, setting, worded

AGREED = tuple(name for name in SWITCHES if name not in OPTIONS)
"""The switches that one can agree on. The options are chosen with the game that one plays."""


class Agreed(NamedTuple):
    """The rules of a table: a preset, and the switches that were agreed on, whatever the preset says of them."""

    preset: str = PRESETS[0]
    chosen: tuple[tuple[str, Setting], ...] = ()

    @classmethod
    def read(cls, written: str | None) -> "Agreed":
        """Return what stands in an address; what these rules do not know is left out."""
        preset, *parts = (written or "").split(".")
        chosen = {}
        for part in parts:
            switch, _, word = part.partition("-")
            if switch in AGREED and word in map(worded, SWITCHES[switch]):
                chosen[switch] = setting(switch, word)
        return cls(preset if preset in PRESETS else PRESETS[0], tuple(chosen.items()))

    @property
    def rules(self) -> RuleSet:
        """The rules in use."""
        return rule_set(self.preset, **dict(self.chosen))

    @property
    def switches(self) -> frozenset[str]:
        """The switches that were agreed on."""
        return frozenset(switch for switch, _ in self.chosen)

    def written(self) -> str | None:
        """Return it as it stands in an address; None where nothing is agreed on."""
        if self == Agreed():
            return None
        return ".".join((self.preset, *(one(switch, value) for switch, value in self.chosen)))

    def sentences(self, texts: Texts) -> tuple[str, ...]:
        """Return what was agreed on, a sentence each."""
        return tuple(texts.say(f"switch.{switch}.{worded(value)}") for switch, value in self.chosen)


def one(switch: str, value: Setting) -> str:
    """Return a switch with its value as it stands in an address."""
    return f"{switch}-{worded(value)}"


def titled(switch: str, value: Setting, texts: Texts) -> str:
    """Return an agreement in a few words."""
    return texts.say("agreed", what=texts.say(f"agreed.{switch}"), how=how(switch, value, texts))


def how(switch: str, value: Setting, texts: Texts) -> str:
    """Return its value in a word or two."""
    return texts.say(f"agreed.{worded(value)}" if isinstance(value, bool) else f"agreed.{switch}.{worded(value)}")

"""Somebody who asks: in which words, under which rules, in which language."""

from typing import Any, NamedTuple
from urllib.parse import urljoin

from answers import Card, Verdict, verdict
from content import Texts
from explorer.addresses import RulesAddress
from explorer.agreements import Agreed
from explorer.answering import verdict_words
from explorer.box import as_box, in_box, turned, with_box
from explorer.pages import RULES
from explorer.scene import Rule
from explorer.voices import VOICES
from scenarios.shapes import SHAPES, Shape, game_of_rule


class Asker(NamedTuple):
    """What was typed, what the table has agreed on, and the options in its box; all that is shown and linked keeps to
    them. `home` is the page's whole address, for a link that is handed on."""

    asked: str | None
    agreed: Agreed
    texts: Texts
    options: tuple[str, ...] = ()
    home: str = ""

    @classmethod
    def at(cls, address: RulesAddress, texts: Texts, home: str = "") -> "Asker":
        """Return who asks at this address."""
        game = _game(address)
        return cls(address.q, Agreed.read(address.our, game), texts, in_box(address.box, game), home)

    @property
    def game(self) -> str:
        """The game that is asked about."""
        return self.agreed.game

    @property
    def shape(self) -> Shape:
        """Its switches, presets and labels."""
        return SHAPES[self.game]

    @property
    def rules(self) -> Any:
        """The rules in use."""
        return with_box(self.agreed.rules, self.options)

    def address(self, **where: Any) -> RulesAddress:
        """Return the address of something else that is shown to the same asker."""
        here = {"q": self.asked, "box": as_box(self.options), "our": self.agreed.written()}
        return RulesAddress(**(here | where), of=self.game)

    def opening(self, option: str) -> str | None:
        """Return the box with the option put in, or taken out where it is there, as it stands in addresses."""
        return as_box(turned(self.options, option, self.game))

    def handed_on(self, address: RulesAddress) -> str:
        """Return the whole address, for somebody else's browser."""
        return urljoin(self.home, f"{RULES}{address}")

    def link(self, **where: Any) -> str:
        """Return the same as a link."""
        return f"{RULES}{self.address(**where)}"

    def settle(self, card: Card) -> Verdict:
        """Return the answer of a card under the rules in use."""
        return verdict(card, self.rules)

    def says(self, found: Verdict) -> str:
        """Return a verdict in a word or two."""
        return verdict_words(found, self.texts, self.agreed.switches)

    def say(self, key: str, **facts: object) -> str:
        """Return a message that each game has in words of its own."""
        return VOICES[self.game].say(self.texts, key, **facts)

    def rule(self, label: str) -> Rule:
        """Return a rule as it is played."""
        return VOICES[self.game].rule(label, self.rules, self.texts)

    def named(self, label: str) -> str:
        """Return a rule by its voice, as it is played, and its label."""
        return self.rule(label).named(self.texts)


def _game(address: RulesAddress) -> str:
    """The game that is meant: a label knows its own."""
    try:
        return game_of_rule(address.label or "")
    except KeyError:
        return address.of

"""Somebody who asks: in which words, under which rules, in which language."""

from typing import Any, NamedTuple

from answers import Card, Verdict, verdict
from content import Texts
from engine.coup.rules import RuleSet
from explorer.addresses import RULES, RulesAddress
from explorer.agreements import Agreed
from explorer.answering import verdict_words


class Asker(NamedTuple):
    """What was typed, and what the table has agreed on; all that is shown and linked keeps to them."""

    asked: str | None
    agreed: Agreed
    texts: Texts

    @classmethod
    def at(cls, address: RulesAddress, texts: Texts) -> "Asker":
        """Return who asks at this address."""
        return cls(address.q, Agreed.read(address.our), texts)

    @property
    def rules(self) -> RuleSet:
        """The rules in use."""
        return self.agreed.rules

    def address(self, **where: Any) -> RulesAddress:
        """Return the address of something else that is shown to the same asker."""
        return RulesAddress(**({"q": self.asked} | where), our=self.agreed.written())

    def link(self, **where: Any) -> str:
        """Return the same as a link."""
        return f"{RULES}{self.address(**where)}"

    def settle(self, card: Card) -> Verdict:
        """Return the answer of a card under the rules in use."""
        return verdict(card, self.rules)

    def says(self, found: Verdict) -> str:
        """Return a verdict in a word or two."""
        return verdict_words(found, self.texts, self.agreed.switches)

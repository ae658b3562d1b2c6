"""How a game is told: the contract that the voice of every game keeps. A voice is a *module* with these functions."""

from collections.abc import Iterable
from typing import Any, Protocol

from content import Texts
from engine.game import Event, Reason
from explorer.scene import Refusal, Rule


class Voice(Protocol):
    """A game's codes and facts in words, for a viewer who sees only some of the cards."""

    def rule(self, label: str, rules: Any, texts: Texts) -> Rule:
        """Return the rule with that label, as these rules have it; raise KeyError where there is none."""

    def refusal(self, reason: Reason, state: Any, names: tuple[str, ...], texts: Texts, move: Any) -> Refusal:
        """Return the reason against the move, what is allowed now included, and its rule."""

    def overheard(self, reason: Reason, state: Any, move: Any, sees: frozenset[int]) -> bool:
        """Whether the refusal would tell a viewer of cards that it does not see."""

    def happened(self, events: Iterable[Event], names: tuple[str, ...], sees: frozenset[int], texts: Texts) -> str:
        """Return the events in short sentences, as far as `sees` may know."""

    def picture(self, state: Any, names: tuple[str, ...], sees: frozenset[int], texts: Texts) -> str:
        """Return the table as lines of text."""

    def lying(self, state: Any, names: tuple[str, ...], sees: frozenset[int]) -> dict[str, Any]:
        """Return the players and what lies on the table, in plain values; what the viewer does not see is absent."""

    def placed(self, move: Any, sees: frozenset[int]) -> bool:
        """Whether the viewer may know at which step a move was made: that it was the only one tells of the hand."""

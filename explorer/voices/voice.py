"""How a game is told: the contract that the voice of every game keeps. A voice is a *module* with these functions."""

from collections.abc import Iterable, Sequence
from typing import Any, Protocol

from content import Texts
from engine.game import Event, Reason
from explorer.scene import Question, Refusal, Rule, Scene
from scenarios import Problem


class Voice(Protocol):
    """A game's codes and facts in words, for a viewer who sees only some of the cards."""

    def say(self, texts: Texts, key: str, **facts: object) -> str:
        """Return a message that each game has: of its presets and switches."""

    def scene(
        self,
        state: Any,
        steps: Sequence[Sequence[Event]],
        names: tuple[str, ...],
        sees: frozenset[int],
        you: int | None,
        texts: Texts,
        *,
        note: str | None = None,
        question: Question | None = None,
        cites: str | None = None,
        refused: Refusal | None = None,
    ) -> Scene:
        """Return the scene of `state` for a viewer who sees the hands of `sees` and sits at `you`.

        `steps` are the events of every step so far, the newest last (a step without a move has none); `cites` is
        the label of the rule to show, else the one that the newest step or, before any, the decision awaited rests
        on; `refused` is what the newest step tried in vain. Raises KeyError for an unknown label.
        """

    def glimpse(
        self, view: Any, rules: Any, names: tuple[str, ...], you: int | None, happened: str, texts: Texts
    ) -> Scene:
        """Return the scene of what somebody saw, to look at; `happened` is the line over it."""

    def allowed(self, state: Any, names: tuple[str, ...], texts: Texts, speaker: int | None = None) -> str:
        """Return what may be said now, by the speaker if it is asked, else by whoever is; never of a hidden hand."""

    def rule(self, label: str, rules: Any, texts: Texts) -> Rule:
        """Return the rule with that label, as these rules have it; raise KeyError where there is none."""

    def refusal(self, reason: Reason, state: Any, names: tuple[str, ...], texts: Texts, move: Any) -> Refusal:
        """Return the reason against the move, what is allowed now included, and its rule."""

    def overheard(self, reason: Reason, state: Any, move: Any, sees: frozenset[int]) -> bool:
        """Whether the refusal would tell a viewer of cards that it does not see."""

    def tells(self, state: Any, move: Any, sees: frozenset[int]) -> bool:
        """Whether that the move is allowed would tell a viewer of cards that it does not see."""

    def happened(self, events: Iterable[Event], names: tuple[str, ...], sees: frozenset[int], texts: Texts) -> str:
        """Return the events in short sentences, as far as `sees` may know."""

    def fault(self, problem: Problem, texts: Texts) -> str:
        """Return why there can be no such table."""

    def picture(self, state: Any, names: tuple[str, ...], sees: frozenset[int], texts: Texts) -> str:
        """Return the table as lines of text."""

    def lying(self, state: Any, names: tuple[str, ...], sees: frozenset[int]) -> dict[str, Any]:
        """Return the players and what lies on the table, in plain values; what the viewer does not see is absent."""

    def placed(self, move: Any, sees: frozenset[int]) -> bool:
        """Whether the viewer may know at which step a move was made: that it was the only one tells of the hand."""

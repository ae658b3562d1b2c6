"""Makes the controls of one decision, for somebody who may not see the hand that is asked."""

from typing import NamedTuple

from engine import coatl
from engine.coatl.moves import Move
from engine.coatl.roster import Kind
from engine.coatl.state import State
from explorer.scene import Choice, Refusal
from explorer.voices.coatl.refusals import overheard, refusal, tells
from explorer.voices.coatl.words import Words


class Desk(NamedTuple):
    """One decision: the seat that is asked, and whose hands the viewer sees."""

    state: State
    seat: int
    sees: frozenset[int]
    words: Words

    @property
    def open(self) -> bool:
        """Whether the viewer sees the hand."""
        return self.seat in self.sees

    def say(self, key: str, **facts: object) -> str:
        """Return the message."""
        return self.words.say(key, **facts)

    def pieces(self, kind: Kind, colours: str) -> str:
        """Return pieces as they stand on a control: `Red head`, `Green and yellow`."""
        return self.words.short(kind, colours)

    def choice(self, label: str, emblem: str | None, move: Move, *about: str) -> Choice:
        """Return the control for a move: refused with its reason, or because nobody who looks can know."""
        written = coatl.write(move, self.words.names)
        return Choice(label, emblem, written, self._refusal(move), about=about)

    def _refusal(self, move: Move) -> Refusal | None:
        reason = coatl.why_not(self.state, move)
        if not self.open and (
            overheard(reason, self.state, move, self.sees) if reason else tells(self.state, move, self.sees)
        ):
            return self.unseen()
        names, texts = self.words
        return refusal(reason, self.state, names, texts, move) if reason else None

    def unseen(self) -> Refusal:
        """Return that only whoever sees the hand knows whether the move is allowed."""
        return Refusal(self.say("choice.unseen", name=self.words.names[self.seat]), None)

"""A table as the value of a notebook's cell: it shows itself, and can be played, asked and compared."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING, Any, Self

from analysis import RECKONED
from engine.game import NATURE
from engine.names import seat_of as seat_named
from explorer import sharing
from explorer.addresses import EVERYTHING, TableAddress, sees
from explorer.notebook import chances, questions, trees
from explorer.notebook.cells import picture
from explorer.notebook.moves import dealt, legal, played, why_not
from explorer.notebook.said import Said, Why
from explorer.notebook.words import mistake, speak
from explorer.pages import TABLE
from explorer.playing import Shown
from explorer.sandbox import Sandbox
from explorer.surroundings import look_of, seat_of
from explorer.table_page import drawn_for
from explorer.voices import voice_of
from scenarios.shapes import Setting

if TYPE_CHECKING:
    from explorer.notebook.widget import Interactive

SITE = "http://127.0.0.1:8501/"
"""Where `./run` serves the explorer."""


@dataclass(frozen=True, repr=False, eq=False)
class Table:
    """A table at a moment, for somebody's eyes. Every move gives a new one; this one stays as it is."""

    _shown: Shown

    @classmethod
    def of(cls, table: Sandbox, at: int, look: str) -> Self:
        """Return the table after so many moves, for these eyes; raise Mistake for a name that is not here."""
        if sees(look, table.names) is None:
            known = speak.either((*table.names, "table", "all"))
            raise mistake("notebook.no-such-seat", name=look, known=known)
        return cls(Shown(replace(table, chance_by_hand=True), TableAddress(None, at, look)).settled())

    @classmethod
    def at_end(cls, table: Sandbox, look: str | None) -> Self:
        """Return the table after its last move; without a name, with all cards open."""
        return cls.of(table, table.last, look or EVERYTHING)

    # -- what one sees

    @property
    def names(self) -> tuple[str, ...]:
        """The seats, in turn order."""
        return self._shown.kept.names

    @property
    def seats(self) -> dict[str, Any]:
        """What one sees of each seat: `hand` (None is a card face down), in Coup `coins`, `lost`, `out`, in Cóatl
        `board`, `coatls`, `points` and more."""
        view = self._now.game.observe(self._now.state, self._shown.sees)
        return dict(zip(self.names, view.seats, strict=True))

    @property
    def awaiting(self) -> tuple[str, ...]:
        """Who is to speak now; nobody while the court deals, and when the game is over."""
        prompt = self._now.game.prompt(self._now.state)
        return tuple(self.names[seat] for seat in prompt.seats if seat != NATURE) if prompt else ()

    @property
    def winner(self) -> str | None:
        """Who has won, or who share the win."""
        won = self._now.game.winners(self._now.state)
        return speak.every(tuple(self.names[seat] for seat in won)) if won else None

    @property
    def rules(self) -> dict[str, Setting]:
        """The switches of the rules in use."""
        rules: dict[str, Setting] = self._now.state.rules.resolved()
        return rules

    @property
    def moves(self) -> tuple[str, ...]:
        """The moves so far, as they were heard: a card that one has not seen is `?`."""
        frames = self._now.timeline.frames[: self._now.timeline.at + 1]
        return tuple(
            self._now.game.report(before.state, after.move, self.names, self._shown.sees)
            for before, after in pairwise(frames)
            if after.move is not None
        )

    @property
    def at(self) -> int:
        """How many moves lead here."""
        return self._shown.address.at

    def view(self, who: str) -> Self:
        """Return the same table as a seat sees it, as an onlooker does (`table`), or with `all` cards open."""
        return self.of(self._shown.kept, self.at, who)

    # -- moves

    def legal(self) -> tuple[str, ...]:
        """Return the moves that may be said now, as far as they do not tell of cards that one does not see."""
        return legal(self._now.state, self.names, self._shown.sees)

    def why_not(self, move: str, *, by: str | None = None) -> Why:
        """Return why the move is refused, with the rule; what it returns is false where the move is allowed."""
        text = f"{by} {move}" if by else move
        return why_not(self._now.state, text, self.names, self._shown.sees)

    def play(self, *moves: str, seed: int | None = None) -> Self:
        """Return the table after these moves, such as `Ana tax` or `all pass`; raise Mistake.

        What the court deals is a move as well (`deal Ana duke`); with a `seed` it is drawn at random.
        """
        if not all(isinstance(text, str) for text in moves):
            raise mistake("notebook.moves-apart")
        dice, table = Random(seed), self._now
        for text in moves:
            if seed is not None and text.casefold().split()[:1] != ["deal"]:
                table = dealt(table, dice)
            table = played(table, text, self._shown.sees)
        if seed is not None:
            table = dealt(table, dice)
        return self.at_end(table, self._shown.address.look)

    def back(self, moves: int = 1) -> Self:
        """Return the table so many moves earlier."""
        return self.go(max(self.at - moves, 0))

    def forward(self, moves: int = 1) -> Self:
        """Return the table so many moves later, as far as moves were made."""
        return self.go(min(self.at + moves, self._shown.kept.last))

    def go(self, at: int) -> Self:
        """Return the table after so many moves; raise Mistake where there are not as many."""
        last = self._shown.kept.last
        if at not in range(last + 1):
            raise mistake("notebook.no-such-move", at=at, count=last)
        return self.of(self._shown.kept, at, str(self._shown.address.look))

    # -- questions

    def ask(self, question: str) -> Said:
        """Return the answer that the rules in use give, with the rules behind it; raise Mistake if there is none."""
        return questions.ask(question, self._now.state.rules)

    def odds(
        self, name: str, characters: str | Iterable[str], *, habit: Fraction | float | None = None
    ) -> chances.Chance:
        """Return how likely it is that the seat holds the character, or one of several, by what one sees.

        With a `habit`, claims count as well: how often a seat says what is not so, up to 1. Raises Mistake.
        """
        self._reckoned("odds")
        if self._sees_all:
            raise mistake("notebook.nothing-hidden")
        return chances.odds(self._now, seat_of(self._shown.sees), name, characters, habit)

    def win_chances(self) -> chances.WinChances:
        """Return in how many of 10,000 games each player wins from here by random play; raise Mistake.

        What one does not see is dealt anew for each game. It is no advice: real people do not play at random. There is
        none where other rules than the usual ones are in use, and none once the game is over.
        """
        return chances.win_chances(self._now, self._shown.sees)

    def review(self, name: str) -> Said:
        """Return remarks on what the seat has done so far, each a fact with the odds of the moment; raise Mistake.

        They tell of the seat's cards, so they are for its own eyes, or for whoever sees all cards.
        """
        self._reckoned("review")
        if not self._sees_all and seat_of(self._shown.sees) != seat_named(name, self.names):
            raise mistake("notebook.not-your-review", name=name)
        return chances.review(self._now, name)

    def tree(self, depth: int = 1) -> trees.WhatIf:
        """Return what could happen to the end of the turn, or of two (`depth`), by what one sees; raise Mistake."""
        self._reckoned("tree")
        return trees.tree(self._now.state, self.names, self._shown.sees, depth)

    def diff(self, rules: str | Mapping[str, Setting]) -> Said:
        """Return where the moves so far go differently by other rules: a preset, or switches to set otherwise."""
        return questions.diff(self._open("diff"), rules)

    def share(self, site: str = SITE) -> str:
        """Return a link: with all cards open to the whole position, else to no more than what one sees."""
        if self._sees_all:
            return f"{site}{TABLE}{TableAddress(game=sharing.position_token(self._now))}"
        return f"{site}{TABLE}{TableAddress(seen=sharing.sight(self._shown).token())}"

    def interactive(self) -> "Interactive":
        """Return the table to play at with mouse and keys; raise Mistake where the extra `notebook` is missing."""
        try:
            from explorer.notebook.widget import Interactive
        except ImportError as missing:
            raise mistake("notebook.no-widget", module=missing.name) from None
        return Interactive(self._shown)

    # -- showing

    def __repr__(self) -> str:
        return self._picture.text

    def _repr_html_(self) -> str:
        return self._picture.html

    @property
    def _picture(self) -> Said:
        scene = drawn_for(self._shown, speak)
        may = voice_of(self._now.state).allowed(self._now.state, self.names, speak)
        sentences = dict.fromkeys((scene.happened, may))
        return picture(scene, self._title, self._eyes, tuple(sentences))

    @property
    def _title(self) -> str:
        return self._shown.kept.title or speak.say("page.table")

    @property
    def _eyes(self) -> str:
        seat = seat_of(self._shown.sees)
        if seat is not None:
            return speak.say("notebook.as", name=self.names[seat])
        return speak.say("notebook.as.all" if self._sees_all else "notebook.as.table")

    @property
    def _now(self) -> Sandbox:
        return self._shown.table

    @property
    def _sees_all(self) -> bool:
        return look_of(self._shown.sees, self.names) == EVERYTHING

    def _reckoned(self, what: str) -> None:
        """Raise Mistake in a game without odds."""
        if self._now.of_game not in RECKONED:
            raise mistake("notebook.not-reckoned", what=what, game=speak.say(f"game.{self._now.of_game}"))

    def _open(self, what: str) -> Sandbox:
        """The table for a question that takes all cards; raise Mistake where some are hidden."""
        if not self._sees_all:
            raise mistake("notebook.needs-all", what=what)
        return self._now

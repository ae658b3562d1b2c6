"""Which games are played: the rules, who sits at the table, and the seed."""

from collections.abc import Sequence
from typing import Any, NamedTuple, Self

from bots.players import PLAYERS
from engine.games import GAMES

USUAL_SEATS = 4
"""So many sit at a table that nobody has asked for otherwise."""


class Unplayable(ValueError):
    """Games that cannot be played: what is wrong (a code), and the facts."""

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(f"{code}: {facts}")
        self.code = code
        self.facts = facts


class Seating(NamedTuple):
    """A table for many games. Every game is the same wherever and whenever it is played."""

    game: str
    rules: Any
    bots: tuple[str, ...]
    """The codes of the bots, for the seats of the first game."""
    seed: int

    @classmethod
    def of(cls, game: str, rules: Any, bots: Sequence[str], players: int | None = None, seed: int = 0) -> Self:
        """Return a table for so many players, else for as many as there are bots, or the usual number for one bot.

        Where there are fewer bots than seats they come again, in order. Raises Unplayable, and ImpossiblePosition for
        a number of players that the rules are not for.
        """
        known = PLAYERS[game].bots
        if not bots:
            raise Unplayable("no-bots", known=", ".join(known))
        for code in bots:
            if code not in known:
                raise Unplayable("unknown-bot", bot=code, known=", ".join(known))
        usual = len(bots) if len(bots) > 1 else USUAL_SEATS
        seats = usual if players is None else players
        GAMES[game].new_game(seats, rules)
        if len(bots) > seats:
            raise Unplayable("more-bots-than-seats", bots=len(bots), players=seats)
        return cls(game, rules, tuple(bots[seat % len(bots)] for seat in range(seats)), seed)

    def company(self, number: int) -> tuple[str, ...]:
        """Return who sits where in a game: from one to the next everybody moves on by a seat, so that no seat favours
        a bot."""
        by = number % len(self.bots)
        return self.bots[by:] + self.bots[:by]

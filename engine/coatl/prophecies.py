"""Prophecy cards: a pattern or a count, and what it is worth so many times over (28, 2.7)."""

from dataclasses import dataclass
from typing import NamedTuple

from engine.coatl.patterns import Lack, Occurrence, Pattern, Snake, Sort, Token, lack, occurrences, times


class Reading(NamedTuple):
    """A prophecy held against a coatl: how often it is met, by which pieces, for what, and what is missing."""

    times: int
    points: int
    most: int
    """The points that can still be reached; those there are once both ends are closed."""
    met: tuple[Occurrence, ...]
    """For a count, one occurrence of one piece for each that counts."""
    lacks: Lack | None
    """What one more needs; None where it would pay nothing, or no piece can be added."""


@dataclass(frozen=True, eq=False)
class Prophecy:
    """A card. `pattern` is None where it counts the pieces of a colour."""

    number: int
    back: str
    scale: tuple[tuple[int, int], ...]
    """Thresholds with their points, rising."""
    counts: str | None = None
    pattern: Pattern | None = None
    copies: int = 1

    @property
    def name(self) -> str:
        """The card as it is written."""
        return f"P{self.number}"

    @property
    def top(self) -> int:
        """The most that it can pay."""
        return self.scale[-1][1]

    def points(self, pieces: str, head: bool = True, tail: bool = True, *, open_end_counts: bool = False) -> int:
        """Return what the card pays on these pieces, colours from the head side to the tail side."""
        return self._worth(self.times(Snake(pieces, head, tail, open_end_counts)))

    def reading(self, snake: Snake) -> Reading:
        """Return the same with its reasons."""
        met = self.met(snake)
        points = self._worth(len(met))
        most = self.top if snake.growing else points
        return Reading(len(met), points, most, met, self._lacks(snake) if most > points else None)

    def times(self, snake: Snake) -> int:
        """Return how often the coatl meets the card."""
        return snake.colours.count(str(self.counts)) if self.pattern is None else times(self.pattern, snake)

    def met(self, snake: Snake) -> tuple[Occurrence, ...]:
        """Return each time that the coatl meets the card, by pieces of its own."""
        if self.pattern is not None:
            return occurrences(self.pattern, snake)
        return tuple(Occurrence(((at,),)) for at, colour in enumerate(snake.colours) if colour == self.counts)

    def _worth(self, times: int) -> int:
        return max((points for least, points in self.scale if least <= times), default=0) if times else 0

    def _lacks(self, snake: Snake) -> Lack | None:
        """What the next line of the scale needs: of a count so many pieces, of a pattern one more occurrence."""
        if self.pattern is not None:
            return lack(self.pattern, snake)
        there = self.times(snake)
        least = next(least for least, _ in self.scale if least > there)
        return Lack("left" if snake.tail else "right", (Token(Sort.IS, str(self.counts)),) * (least - there))

"""The language of prophecies: what a pattern is, where it stands on a coatl, what it still lacks (24-28, 2.7)."""

import re
from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

ANY = "*"
"""In place of a colour: any of them, one piece unlike the next."""


class Sort(StrEnum):
    """How a token is met: by one piece of its colour, by one or more, or by a neighbour that is not of it."""

    IS = "is"
    PLUS = "plus"
    NOT = "not"


class Token(NamedTuple):
    """One sign of a pattern."""

    sort: Sort
    colour: str


class Pattern(NamedTuple):
    """A sequence of tokens, read from the head side to the tail side; `before` and `after` must not be the next."""

    core: tuple[Token, ...]
    before: str | None = None
    after: str | None = None

    @property
    def tokens(self) -> tuple[Token, ...]:
        """Every sign in reading order."""
        before = (Token(Sort.NOT, self.before),) if self.before else ()
        after = (Token(Sort.NOT, self.after),) if self.after else ()
        return (*before, *self.core, *after)


class Snake(NamedTuple):
    """What a pattern is held against: the colours from the head side to the tail side, and which ends are closed."""

    colours: str
    head: bool = True
    tail: bool = True
    open_end_counts: bool = False
    """Whether an open end is no piece for a pattern that forbids one there (2.2, switch of the same name)."""

    @property
    def growing(self) -> bool:
        """Whether a piece can still be added."""
        return not (self.head and self.tail)


class Occurrence(NamedTuple):
    """A place where the pattern stands: the pieces of each token of its core, as positions from 0."""

    parts: tuple[tuple[int, ...], ...]

    @property
    def start(self) -> int:
        """The first piece."""
        return self.parts[0][0]

    @property
    def end(self) -> int:
        """What follows the last piece."""
        return self.parts[-1][-1] + 1


class Lack(NamedTuple):
    """The fewest signs that make one more occurrence, and the side on which they are to be added."""

    side: str
    """`left` is the head side, `right` the tail side."""
    tokens: tuple[Token, ...]


def written(text: str) -> Pattern:
    """Return the pattern of a text such as `!R R R !R`, `Y K+ R` or `K Y *+ Y K`."""
    tokens = tuple(map(_token, text.split()))
    before = tokens[0].colour if tokens[0].sort is Sort.NOT else None
    after = tokens[-1].colour if tokens[-1].sort is Sort.NOT else None
    return Pattern(tokens[bool(before) : len(tokens) - bool(after)], before, after)


def _token(sign: str) -> Token:
    if sign.startswith("!"):
        return Token(Sort.NOT, sign[1])
    return Token(Sort.PLUS if sign.endswith("+") else Sort.IS, sign[0])


def occurrences(pattern: Pattern, snake: Snake) -> tuple[Occurrence, ...]:
    """Return as many disjoint occurrences as there can be: always the one that ends first, which is the best."""
    return tuple(
        Occurrence(tuple(tuple(range(*place.span(part))) for part in range(1, len(pattern.core) + 1)))
        for place in _expression(pattern, *_bounds(snake)).finditer(snake.colours)
    )


def times(pattern: Pattern, snake: Snake) -> int:
    """Return how many occurrences there are."""
    return len(_expression(pattern, *_bounds(snake)).findall(snake.colours))


def _bounds(snake: Snake) -> tuple[bool, bool]:
    """Whether the left and the right end are as good as a piece of another colour."""
    return snake.head or snake.open_end_counts, snake.tail or snake.open_end_counts


@lru_cache(maxsize=1024)
def _expression(pattern: Pattern, left: bool, right: bool) -> re.Pattern[str]:
    """The pattern as a regular expression, a group for each token of its core.

    Repeats are as short as can be: so of two places the one that begins first also ends first.
    """
    before, after = pattern.before, pattern.after
    return re.compile(
        (f"(?<!{before})" if left else f"(?<=[^{before}])") * bool(before)
        + "".join(map(_group, pattern.core))
        + (f"(?!{after})" if right else f"(?=[^{after}])") * bool(after)
    )


def _group(token: Token) -> str:
    return f"({'.' if token.colour == ANY else token.colour}{'+?' if token.sort is Sort.PLUS else ''})"


def lack(pattern: Pattern, snake: Snake) -> Lack | None:
    """Return what is missing for one more occurrence; None where no piece can be added any more."""
    sides = [Lack("right", _lacks_right(pattern, snake))] if not snake.tail else []
    if not snake.head:
        there = _mirrored(pattern), Snake(snake.colours[::-1], snake.tail, snake.head, snake.open_end_counts)
        sides.append(Lack("left", _lacks_right(*there)[::-1]))
    return min(sides, key=lambda side: len(side.tokens), default=None)


def _mirrored(pattern: Pattern) -> Pattern:
    return Pattern(pattern.core[::-1], pattern.after, pattern.before)


def _lacks_right(pattern: Pattern, snake: Snake) -> tuple[Token, ...]:
    """The shortest end of the pattern that makes an occurrence at the right, beside as many as there are now."""
    colours, core, before = snake.colours, pattern.core, pattern.before
    ends = [place.end for place in occurrences(pattern, snake)]
    guard = pattern.tokens[len(pattern.tokens) - bool(pattern.after) :]
    apart = range(ends[-1] if ends else 0, len(colours))
    for begun in range(len(core), 0, -1):
        begins = _expression(Pattern(core[:begun], before), *_bounds(snake))
        lacking = (*core[begun:], *guard)
        if lacking and any(begins.fullmatch(colours, start) for start in apart):
            return lacking
    return pattern.tokens if colours and colours[-1] == before else (*core, *guard)

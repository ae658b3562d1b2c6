"""The language of prophecies: what a pattern is, where it stands on a coatl, what it still lacks (24-28, 2.7)."""

from collections.abc import Iterator
from enum import StrEnum
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
    if any(token.colour not in snake.colours for token in pattern.core if token.colour != ANY):
        return ()
    found: list[Occurrence] = []
    begin = 0
    while (nearest := _ends_first(pattern, snake, begin)) is not None:
        found.append(nearest)
        begin = nearest.end
    return tuple(found)


def _ends_first(pattern: Pattern, snake: Snake, begin: int) -> Occurrence | None:
    best: Occurrence | None = None
    for start in range(begin, len(snake.colours)):
        if not _free_before(pattern, snake, start):
            continue
        for place in _parsed(pattern.core, snake.colours, start):
            if place.end <= (best.end - 1 if best else len(snake.colours)) and _free_after(pattern, snake, place.end):
                best = place
                break
    return best


def _parsed(core: tuple[Token, ...], colours: str, start: int) -> Iterator[Occurrence]:
    """Yield the ways in which the core stands from `start` on, shorter parts first."""
    if start == len(colours) or core[0].colour not in (ANY, colours[start]):
        return
    stack: list[tuple[int, tuple[tuple[int, ...], ...]]] = [(start, ())]
    found = []
    while stack:
        at, parts = stack.pop()
        if len(parts) == len(core):
            found.append(Occurrence(parts))
            continue
        stack += [(end, (*parts, tuple(range(at, end)))) for end in _part_ends(core[len(parts)], colours, at)]
    yield from sorted(found, key=lambda place: place.end)


def _part_ends(token: Token, colours: str, at: int) -> Iterator[int]:
    """Yield where the part of one token may end that begins at `at`."""
    end = at
    while end < len(colours) and token.colour in (ANY, colours[end]):
        end += 1
        yield end
        if token.sort is Sort.IS:
            return


def _free_before(pattern: Pattern, snake: Snake, start: int) -> bool:
    if pattern.before is None:
        return True
    return snake.colours[start - 1] != pattern.before if start else snake.head or snake.open_end_counts


def _free_after(pattern: Pattern, snake: Snake, end: int) -> bool:
    if pattern.after is None:
        return True
    at_the_end = end == len(snake.colours)
    return snake.tail or snake.open_end_counts if at_the_end else snake.colours[end] != pattern.after


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
    colours, now = snake.colours, len(occurrences(pattern, snake))
    guard = pattern.tokens[len(pattern.tokens) - bool(pattern.after) :]
    for begun in range(len(pattern.core), 0, -1):
        for start in range(len(colours)):
            if not _free_before(pattern, snake, start):
                continue
            whole = any(place.end == len(colours) for place in _parsed(pattern.core[:begun], colours, start))
            if whole and _so_far(pattern, snake, start) >= now and (guard or begun < len(pattern.core)):
                return (*pattern.core[begun:], *guard)
    apart = colours and colours[-1] == pattern.before
    return pattern.tokens if apart else (*pattern.core, *guard)


def _so_far(pattern: Pattern, snake: Snake, end: int) -> int:
    """How many occurrences end before `end`, whatever stands there."""
    return sum(place.end <= end for place in occurrences(pattern, snake))

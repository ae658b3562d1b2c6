"""What the sources say, topic by topic: each statement with its place in the rules reference."""

from functools import cache, cached_property
from itertools import combinations
from pathlib import Path
from typing import Annotated, Literal

from pydantic import BeforeValidator, Field

from scenarios.fields import Part, listed
from scenarios.reading import read, read_bytes

FILE = Path(__file__).with_name("sources.yaml")
SOURCES = ("japanese", "korean", "italian", "printed", "arena")
"""The sources by their codes. `italian` is the Portuguese guide, too, which is the same text."""
Places = Annotated[tuple[str, ...], BeforeValidator(listed)]
Standing = Literal["agree", "alone", "differ"]


class Statement(Part):
    """One thing that is said, and where each source says it; no place: it does not."""

    say: str
    value: str | None = None
    """What it asks of the switch behind the rule, as that is written."""
    japanese: Places = ()
    korean: Places = ()
    italian: Places = ()
    printed: Places = ()
    arena: Places = ()

    @property
    def places(self) -> dict[str, tuple[str, ...]]:
        """The sources that say so, each with its places."""
        said = ((source, getattr(self, source)) for source in SOURCES)
        return {source: places for source, places in said if places}


class Subject(Part):
    """A topic with all that is said on it, and the rule that it is about."""

    topic: str
    rule: str
    note: str | None = None
    says: Annotated[tuple[Statement, ...], Field(min_length=1)]

    @cached_property
    def standing(self) -> Standing:
        """Whether the sources differ: they do where no source makes both of two statements."""
        if len({source for statement in self.says for source in statement.places}) == 1:
            return "alone"
        apart = any(not one.places.keys() & other.places.keys() for one, other in combinations(self.says, 2))
        return "differ" if apart else "agree"


class Chapter(Part):
    """Topics that belong together."""

    title: str
    subjects: tuple[Subject, ...]


@cache
def chapters() -> tuple[Chapter, ...]:
    """Return all that the sources say, in its order."""
    written = read(read_bytes(FILE)).value
    assert isinstance(written, list)
    return tuple(map(Chapter.model_validate, written))

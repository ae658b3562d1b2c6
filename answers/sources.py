"""What the sources say, topic by topic: each statement with its place in the rules reference."""

from functools import cache, cached_property
from itertools import combinations
from pathlib import Path
from typing import Annotated, Literal

from pydantic import BeforeValidator, Field, ValidationInfo, model_validator

from scenarios.fields import Part, listed
from scenarios.reading import read, read_bytes
from scenarios.shapes import USUAL

HOME = Path(__file__).parent / "sources"
SOURCES = {"coup": ("japanese", "korean", "italian", "printed", "arena"), "coatl": ("guide", "arena")}
"""The sources of each game by their codes. `italian` is the Portuguese guide, too, which is the same text."""
Places = Annotated[tuple[str, ...], BeforeValidator(listed)]
Standing = Literal["agree", "alone", "differ"]


class Statement(Part):
    """One thing that is said, and the places at which each source says it. In the file the sources are keys beside."""

    say: str
    value: str | None = None
    """What it asks of the switch behind the rule, as that is written."""
    places: dict[str, Places]

    @model_validator(mode="before")
    @classmethod
    def _gather(cls, value: dict[str, object], info: ValidationInfo) -> dict[str, object]:
        known = SOURCES[(info.context or {}).get("game", USUAL)]
        places = {source: value[source] for source in known if source in value}
        return {key: item for key, item in value.items() if key not in known} | {"places": places}


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
def chapters(game: str = USUAL) -> tuple[Chapter, ...]:
    """Return all that the sources of a game say, in its order."""
    written = read(read_bytes(HOME / f"{game}.yaml")).value
    assert isinstance(written, list)
    return tuple(Chapter.model_validate(each, context={"game": game}) for each in written)

"""What one can look up of a game on the page Rules: the contract that the book of every game keeps."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from explorer.asker import Asker
from explorer.tables.html import Html


class Book(NamedTuple):
    """Whose the places in the rules reference are, and the parts that one can browse."""

    source_of: Callable[[str], str | None]
    """Whose a place in the rules reference is; None where no source speaks there."""
    parts: Mapping[str, Callable[[Asker], Html]]
    """The parts by their codes, in their order, each as it is under the rules in use."""
    printed: str | None = None
    """The part that can be printed."""

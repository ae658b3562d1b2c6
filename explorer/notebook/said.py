"""Something to read in a notebook: as HTML, and with the same facts as text."""

from dataclasses import dataclass

from explorer.scene import Rule
from explorer.tables.html import Html


@dataclass(frozen=True, repr=False)
class Said:
    """Something to read. A notebook shows it as HTML, or where it shows none as text."""

    text: str
    html: Html

    def __repr__(self) -> str:
        return self.text

    def _repr_html_(self) -> str:
        return self.html


@dataclass(frozen=True, repr=False)
class Why(Said):
    """Why a move is refused: a code and a rule. It is false where the move is allowed, and says so."""

    code: str | None = None
    rule: Rule | None = None

    def __bool__(self) -> bool:
        return self.code is not None

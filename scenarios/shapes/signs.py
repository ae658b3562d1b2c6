"""Pieces, cards and coatls as a file of Cóatl writes them: `<R` a head, `R` a body, `R>` a tail, `P6`, `T3`."""

import re
from typing import Annotated

from pydantic import AfterValidator, BeforeValidator
from pydantic_core import PydanticCustomError

from engine.coatl.coatls import Coatl
from engine.coatl.roster import COLOURS, PROPHECIES, TEMPLES
from scenarios.fields import listed

COATL_WRITTEN = re.compile(rf"(<?)([{COLOURS}]+)(>?)((?: P\d+)*)(?: T(\d+))?", re.IGNORECASE)


def _checked(code: str, pattern: str) -> AfterValidator:
    """Return a reader of upper-case texts of that pattern; the code is that of the fault."""

    def check(value: str) -> str:
        text = " ".join(value.upper().split())
        if not re.fullmatch(pattern, text, re.IGNORECASE):
            raise PydanticCustomError(code, "", {"value": value})
        return text

    return AfterValidator(check)


def _card(letter: str, cards: int) -> AfterValidator:
    def check(value: str) -> str:
        text = value.upper()
        if not re.fullmatch(rf"{letter}(0|[1-9]\d?)", text) or int(text[1:]) >= cards:
            raise PydanticCustomError("not-a-card", "", {"value": value})
        return text

    return AfterValidator(check)


def _coatl(value: str) -> str:
    text = " ".join(value.upper().split())
    found = COATL_WRITTEN.fullmatch(text)
    if found is None:
        raise PydanticCustomError("not-a-coatl", "", {"value": value})
    cards = [int(card[1:]) for card in found[4].split()]
    if any(card >= len(PROPHECIES) for card in cards) or int(found[5] or 0) >= len(TEMPLES):
        raise PydanticCustomError("not-a-coatl", "", {"value": value})
    return written(read(text))


def read(text: str) -> Coatl:
    """Return the coatl of a text such as `<RKKY> P12 T3`: `<` is the head, `>` the tail; closed ones are complete."""
    found = COATL_WRITTEN.fullmatch(text)
    if found is None:
        raise ValueError(text)
    head, pieces, tail, prophecies, temple = found.groups()
    cards = tuple(sorted(int(card[1:]) for card in prophecies.split()))
    closed = bool(head and tail)
    return Coatl(pieces, bool(head), bool(tail), cards, None if temple is None else int(temple), closed)


def written(coatl_: Coatl) -> str:
    """Return a coatl as text."""
    pieces = "<" * coatl_.head + coatl_.pieces + ">" * coatl_.tail
    temple = () if coatl_.temple is None else (f"T{coatl_.temple}",)
    return " ".join((pieces, *(f"P{card}" for card in coatl_.prophecies), *temple))


Piece = Annotated[str, _checked("not-a-piece", rf"<?[{COLOURS}]|[{COLOURS}]>")]
Pieces_ = Annotated[tuple[Piece, ...], BeforeValidator(listed)]
Space = Annotated[str, _checked("not-a-space", rf"[{COLOURS}]{{1,2}}")]
Colour = Annotated[str, _checked("not-a-colour", rf"[{COLOURS}]")]
Prophecy = Annotated[str, _card("P", len(PROPHECIES))]
Temple = Annotated[str, _card("T", len(TEMPLES))]
Serpent = Annotated[str, AfterValidator(_coatl)]
Prophecies = Annotated[tuple[Prophecy, ...], BeforeValidator(listed)]
Temples = Annotated[tuple[Temple | None, ...], BeforeValidator(listed)]
Serpents = Annotated[tuple[Serpent, ...], BeforeValidator(listed)]

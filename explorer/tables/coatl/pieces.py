"""Pieces and the signs of patterns, drawn: five colours, each with a mark of its own, and three shapes."""

from engine.coatl.coatls import Coatl
from engine.coatl.patterns import ANY, Sort, Token
from engine.coatl.roster import Kind
from explorer.tables.html import Html, classes, tag


def drawn(code: str, *names: str) -> Html:
    """Return the emblem of Cóatl with that code. It is silent: words stand beside it."""
    return tag("svg", tag("use", href=f"#e-coatl-{code}"), class_=classes("co-em", *names), aria_hidden="true")


def piece(kind: Kind, colour: str, *names: str) -> Html:
    """Return a piece as it lies on the table."""
    return drawn(f"{kind}-{colour}", f"co-{kind}", f"co-{colour}", *names)


def kinds(coatl: Coatl) -> tuple[Kind, ...]:
    """Return what each piece of a coatl is, from the head side to the tail side."""
    return (*[Kind.HEAD] * coatl.head, *[Kind.BODY] * coatl.bodies, *[Kind.TAIL] * coatl.tail)


def bead(colour: str, *names: str) -> Html:
    """Return a colour as it stands on a card."""
    return drawn(f"bead-{colour}", "co-bead", f"co-{colour}", *names)


def sign(token: Token) -> Html:
    """Return one sign of a pattern: a bead, a bead with more behind it, or a bead that is crossed out."""
    shown = drawn("any", "co-bead") if token.colour == ANY else bead(token.colour)
    return tag(
        "span",
        shown,
        drawn("not", "co-cross") if token.sort is Sort.NOT else None,
        drawn("plus", "co-many") if token.sort is Sort.PLUS else None,
        class_=classes("co-sign", plus=token.sort is Sort.PLUS, never=token.sort is Sort.NOT),
    )

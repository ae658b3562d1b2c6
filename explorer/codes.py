"""A link as a QR code, for another phone's camera. It is drawn here and holds the link, nothing else."""

import segno

from explorer.tables.html import Html, tag

MOST = 600
"""Letters from which on a code is too fine for a camera across a table."""


def drawing(link: str) -> str | None:
    """Return the link as a picture, black on white in any look; None where it is too long to be read easily."""
    if len(link) > MOST:
        return None
    return segno.make_qr(link, error="m").svg_inline(border=3, omitsize=True, dark="#000", light="#fff")


def code(link: str, name: str) -> Html | None:
    """Return the same as an element with its name for the ear."""
    drawn = drawing(link)
    return tag("span", Html(drawn), role="img", aria_label=name, class_="qr-code") if drawn else None

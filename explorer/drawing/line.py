"""What every page says while the server cannot be reached."""

from content import Texts
from explorer.tables.html import Html, tag


def cut(texts: Texts) -> Html:
    """Return what is shown while the line is broken, and read when it is back; shut."""
    return tag("p", texts.say("line.broken"), class_="cut-off", popover="manual", data_cut=texts.say("line.back"))

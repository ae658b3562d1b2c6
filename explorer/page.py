"""What the page module is sent: frames that are drawn already, each with its address and what is read out."""

import json
from typing import NamedTuple


class Frame(NamedTuple):
    """A frame: its markup, the address that leads to it, and the words for the live line."""

    html: str
    address: str
    live: str


class Page(NamedTuple):
    """All frames of a page. `at` is the one to show where the open address is none of theirs."""

    lang: str
    title: str
    frames: tuple[Frame, ...]
    at: int = 0

    def as_json(self) -> bytes:
        """Return the page as the module reads it."""
        frames = [frame._asdict() for frame in self.frames]
        return json.dumps({"lang": self.lang, "frames": frames, "at": self.at}, ensure_ascii=False).encode()


class Press(NamedTuple):
    """What was pressed, and the address of the frame that it was pressed on."""

    event: str
    value: str
    address: str

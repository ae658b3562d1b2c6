"""What the page module is sent: frames that are drawn already, each with its address and what is read out."""

import json
from typing import NamedTuple


class Frame(NamedTuple):
    """A frame: the markup of its parts, the address that leads to it, and the words for the live line."""

    parts: tuple[str, ...]
    address: str
    live: str

    @property
    def html(self) -> str:
        """The parts in a row."""
        return "".join(self.parts)


class Page(NamedTuple):
    """All frames of a page, and the markup that the parts of each are put into, a `slot` for each.

    `at` is the frame to show where the open address is none of theirs.
    """

    lang: str
    title: str
    places: str
    frames: tuple[Frame, ...]
    at: int = 0

    def as_json(self) -> bytes:
        """Return the page as the module reads it. Parts that frames have in common are sent once."""
        numbers: dict[str, int] = {}
        frames = [
            {
                "parts": [numbers.setdefault(part, len(numbers)) for part in frame.parts],
                "address": frame.address,
                "live": frame.live,
            }
            for frame in self.frames
        ]
        page = {"lang": self.lang, "places": self.places, "parts": list(numbers), "frames": frames, "at": self.at}
        return json.dumps(page, ensure_ascii=False).encode()


class Press(NamedTuple):
    """What was pressed, and the address of the frame that it was pressed on."""

    event: str
    value: str
    address: str

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


class Keep(NamedTuple):
    """What the device is to keep: a table's token, when it was changed last, and the table, sealed."""

    token: str
    stamp: int
    game: str


class Page(NamedTuple):
    """All frames of a page, and the markup that the parts of each are put into, a `slot` for each.

    `at` is the frame to show where the open address is none of theirs. The device keeps what `keep` holds, unless it
    has a later one under the token: that it sends with the event `restore`. So it does with what it has under the token
    `want`, or an empty text.
    """

    lang: str
    title: str
    places: str
    frames: tuple[Frame, ...]
    at: int = 0
    keep: Keep | None = None
    want: str | None = None

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
        device = {"keep": self.keep and self.keep._asdict(), "want": self.want}
        page = {"lang": self.lang, "places": self.places, "parts": list(numbers), "frames": frames, "at": self.at}
        return json.dumps(page | device, ensure_ascii=False).encode()


class Press(NamedTuple):
    """What was pressed, the address of the frame that it was pressed on, and what the table has agreed on."""

    event: str
    value: str
    address: str
    ours: str = ""

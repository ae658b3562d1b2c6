"""What one reads of markup."""

import re
from html.parser import HTMLParser


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()
        self.skipping = False

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.skipping = tag in ("style", "symbol")

    def handle_data(self, data: str) -> None:
        if not self.skipping:
            self.found |= {*re.findall(r"\w+", data)}


def words_of(markup: str) -> set[str]:
    """The words in the markup, without its styles and drawings."""
    reader = _Reader()
    reader.feed(markup)
    return reader.found

"""The words of a notebook."""

from content import texts
from explorer.notebook.mistake import Mistake

speak = texts()


def mistake(key: str, **facts: object) -> Mistake:
    """Return the mistake with these words, to be raised."""
    return Mistake(speak.say(key, **facts))

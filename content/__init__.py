"""All words that a person reads: gettext catalogues, one folder for each language, codes as message ids."""

from collections.abc import Callable, Mapping
from functools import cache
from gettext import c2py
from pathlib import Path
from typing import NamedTuple

from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po

HERE = Path(__file__).parent
SOURCE = "en"
"""The language that has every message; the others fall back to it."""


class Texts(NamedTuple):
    """The words of one language."""

    language: str
    """Its folder's name, fit for the attribute `lang` in HTML."""
    messages: Mapping[str, tuple[str, ...]]
    """A message's forms by its key: one, or those of the plural."""
    form: Callable[[int], int]
    """Which form of the plural a number takes."""
    fallback: "Texts | None" = None

    def has(self, key: str) -> bool:
        """Whether `say` knows the key."""
        return key in self.messages or (self.fallback is not None and self.fallback.has(key))

    def say(self, key: str, /, **facts: object) -> str:
        """Return the message with its facts filled in; raise KeyError for an unknown key or a missing fact.

        A message with several forms is chosen by the fact `count`.
        """
        forms = self.messages.get(key)
        if forms is None:
            if self.fallback is None:
                raise KeyError(key)
            return self.fallback.say(key, **facts)
        count = facts.get("count")
        form = self.form(count) if len(forms) > 1 and isinstance(count, int) else 0
        return forms[form].format(**facts)

    def either(self, words: tuple[str, ...]) -> str:
        """Return the words as a choice: `a, b or c`."""
        return self._listed("list.or", words)

    def every(self, words: tuple[str, ...]) -> str:
        """Return the words together: `a, b and c`."""
        return self._listed("list.and", words)

    def _listed(self, last: str, words: tuple[str, ...]) -> str:
        *before, final = words
        if not before:
            return final
        head = before[0]
        for word in before[1:]:
            head = self.say("list.comma", before=head, last=word)
        return self.say(last, before=head, last=final)


def languages() -> tuple[str, ...]:
    """Return the languages that there are words in."""
    return tuple(sorted({path.parent.name for path in HERE.glob("*/*.po")}))


@cache
def texts(language: str = SOURCE) -> Texts:
    """Return the words of a language; raise KeyError where there is no such folder."""
    paths = sorted((HERE / language).glob("*.po"))
    if not paths:
        raise KeyError(language)
    messages: dict[str, tuple[str, ...]] = {}
    plural = "n != 1"
    for path in paths:
        catalog = read(path)
        plural = catalog.plural_expr
        for message in catalog:
            forms = (message.string,) if isinstance(message.string, str) else tuple(message.string or ())
            if message.id and all(forms):
                messages[message.id if isinstance(message.id, str) else message.id[0]] = forms
    return Texts(language, messages, c2py(plural), None if language == SOURCE else texts(SOURCE))


def read(path: Path) -> Catalog:
    """Return one file of messages."""
    with path.open("rb") as file:
        return read_po(file)

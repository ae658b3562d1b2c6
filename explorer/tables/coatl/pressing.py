"""What lies on the table that a choice is about: whoever presses it there is led to the choice."""

from collections.abc import Iterable, Iterator

from explorer.scene import Ask, Choice


class Pressable(frozenset[str]):
    """The codes of what can be pressed. The choices are made for the viewer, so it tells nothing that they do not."""

    @classmethod
    def of(cls, asks: Iterable[Ask]) -> "Pressable":
        """Return what the choices are about."""
        return cls(code for ask in asks for choice in _all(_first(ask)) for code in choice.about)

    def __call__(self, code: str) -> str | None:
        """Return the code if it can be pressed."""
        return code if code in self else None


def _first(ask: Ask) -> tuple[Choice, ...]:
    return ask.several.options if ask.several else ask.choices


def _all(choices: Iterable[Choice]) -> Iterator[Choice]:
    for choice in choices:
        yield choice
        yield from _all(choice.options)

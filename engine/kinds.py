"""Values of different kinds differ."""

from typing import TypeVar

K = TypeVar("K", bound=type)


def of_its_kind(kind: K) -> K:
    """Make a named tuple equal to its own kind alone; bare tuples with the same fields are all equal."""

    def equal(self: tuple[object, ...], other: object) -> bool:
        return type(self) is type(other) and tuple.__eq__(self, other)

    def unequal(self: tuple[object, ...], other: object) -> bool:
        return not equal(self, other)

    kind.__eq__ = equal  # type: ignore[assignment]  # a decorated class is a tuple
    kind.__ne__ = unequal  # type: ignore[assignment]
    return kind

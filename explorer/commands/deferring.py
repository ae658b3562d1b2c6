"""Leaves out of an import what it would load at once and is needed later, if at all."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def deferred(module: str) -> Iterator[None]:
    """Let imports in here find no such module, unless it is loaded already; those after it find it."""
    if module in sys.modules:
        yield
        return
    sys.modules[module] = None  # type: ignore[assignment]  # so Python is told that there is none
    try:
        yield
    finally:
        del sys.modules[module]

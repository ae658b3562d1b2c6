"""Where tables are kept between visits: in memory, under tokens that tell nothing."""

from collections import OrderedDict
from secrets import token_urlsafe
from threading import Lock
from typing import Generic, TypeVar

T = TypeVar("T")


class Store(Generic[T]):
    """At most `most` things by token; the one not asked for longest goes first. Threads may share it."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[str, T] = OrderedDict()
        self._lock = Lock()

    def add(self, thing: T) -> str:
        """Keep the thing and return its token."""
        token = token_urlsafe(9)
        self.put(token, thing)
        return token

    def put(self, token: str, thing: T) -> None:
        """Keep the thing under a token, instead of what was there."""
        with self._lock:
            self._kept[token] = thing
            self._kept.move_to_end(token)
            while len(self._kept) > self._most:
                self._kept.popitem(last=False)

    def get(self, token: str) -> T | None:
        """Return what is kept under the token; None where nothing is, or no longer."""
        with self._lock:
            if token in self._kept:
                self._kept.move_to_end(token)
            return self._kept.get(token)

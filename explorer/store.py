"""Where tables are kept between visits: in memory, under tokens that tell nothing."""

from collections import OrderedDict
from secrets import token_urlsafe
from threading import Lock
from time import time
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Kept(NamedTuple, Generic[T]):
    """A thing, and when it was put here: in milliseconds, never twice the same under one token."""

    thing: T
    stamp: int


class Store(Generic[T]):
    """At most `most` things by token; the one not asked for longest goes first. Threads may share it."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[str, Kept[T]] = OrderedDict()
        self._lock = Lock()

    def add(self, thing: T) -> str:
        """Keep the thing and return its token."""
        token = token_urlsafe(9)
        self.put(token, thing)
        return token

    def put(self, token: str, thing: T) -> None:
        """Keep the thing under a token, instead of what was there."""
        with self._lock:
            self._put(token, thing)

    def put_over(self, old: T, token: str, thing: T) -> bool:
        """Keep the thing instead of `old`; False, and nothing is changed, where something else has come meanwhile."""
        with self._lock:
            kept = self._kept.get(token)
            if kept and kept.thing is not old:
                return False
            self._put(token, thing)
            return True

    def put_back(self, token: str, thing: T, stamp: int) -> None:
        """Keep the thing as it was put at that time, unless what is here is as late."""
        with self._lock:
            kept = self._kept.get(token)
            if not kept or kept.stamp < stamp:
                self._keep(token, Kept(thing, stamp))

    def get(self, token: str) -> Kept[T] | None:
        """Return what is kept under the token; None where nothing is, or no longer."""
        with self._lock:
            if token in self._kept:
                self._kept.move_to_end(token)
            return self._kept.get(token)

    def _put(self, token: str, thing: T) -> None:
        kept = self._kept.get(token)
        self._keep(token, Kept(thing, max(int(time() * 1000), kept.stamp + 1 if kept else 0)))

    def _keep(self, token: str, kept: Kept[T]) -> None:
        self._kept[token] = kept
        self._kept.move_to_end(token)
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)

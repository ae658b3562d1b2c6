"""What somebody sees of a position, in plain values: what is hidden from them is not in it."""

from typing import Any, NamedTuple, Self

from engine.game import NoMove
from scenarios.faults import Fault, Faulty
from scenarios.loading import game_in, validated
from scenarios.record import rules_written
from scenarios.shapes import SHAPES, USUAL, game_of
from scenarios.sights import SIGHTS
from scenarios.tokens import pack, unpack

EMPTY: tuple[object, ...] = (None, [], {})
"""What need not be written."""


class Sight(NamedTuple):
    """A view that stands by itself: with the names and the rules that it takes to draw it."""

    names: tuple[str, ...]
    rules: Any
    view: Any
    """Those of its game."""

    @classmethod
    def from_token(cls, token: str) -> Self:
        """Return what was seen; raise Faulty, also for what nobody can see."""
        unpacked = unpack(token)
        game = game_in(unpacked)
        document: Any = validated(unpacked, SIGHTS[game].document)
        names, rules = tuple(document.table), SHAPES[game].rule_set(**document.rules)
        try:
            view = SIGHTS[game].view_of(document, names, rules)
        except (ValueError, NoMove) as error:
            raise Faulty((Fault(1, "link-cut"),)) from error
        return cls(names, rules, view)

    def token(self) -> str:
        """Return it as one word for an address."""
        game = game_of(self.view)
        named = {} if game == USUAL else {"game": game}
        seen = named | {"rules": rules_written(self.rules)} | SIGHTS[game].written(self.view, self.names)
        return pack({key: value for key, value in seen.items() if value not in EMPTY})

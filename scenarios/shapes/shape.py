"""What the files of a game say that those of another do not."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from engine.game import Event, Fact, Game, Reason
from scenarios.fields import Part

Setting = str | int | bool


class Cited(Protocol):
    """A rule that can be cited: its places in the sources, whether it is an agreement, the switch that decides it."""

    @property
    def sources(self) -> tuple[str, ...]:
        """The places."""

    @property
    def kind(self) -> str:
        """`rule`, or `agreement` where the sources are silent or differ."""

    @property
    def switch(self) -> str | None:
        """The switch, if there is one."""


def all_asked(texts: Sequence[str], rules: Any) -> tuple[bool, ...]:
    """Return that every move which is written is asked for."""
    return (True,) * len(texts)


class Shape(NamedTuple):
    """A game with the words and parts of its files."""

    game: Game[Any, Any, Any, Any, Any]
    state: type
    """The class of its positions."""
    others: tuple[type, ...]
    """The classes of what one sees of them, and of its rule sets: by them, too, a game is told from others."""
    rule_set: Callable[..., Any]
    """Makes a rule set of `preset` and switches; raises KeyError."""
    presets: tuple[str, ...]
    switches: Mapping[str, tuple[Setting, ...]]
    labels: Mapping[str, Cited]
    reasons: tuple[str, ...]
    decisions: tuple[str, ...]
    place: type[Part]
    """A seat of the table at the start."""
    table: type[Part]
    """What lies on the table besides the seats: keys of the file itself."""
    seat: type[Part]
    """What may be expected of a seat."""
    common: type[Part]
    """What may be expected of the table besides: keys of `expect`."""
    laid: Callable[[Sequence[Any], Any, int | None, tuple[str, ...]], Any]
    """Makes a table of the places, what lies there besides, whose turn it is, and the names."""
    sizes: Callable[[Any], list[int]]
    """The numbers of players that may sit down under a rule set."""
    under: Callable[[Any, Any], Any]
    """A table as far as a rule set knows what lies on it."""
    described: Callable[[Any], Any]
    """Makes a table of a position at which a turn begins; raises ValueError."""
    written: Callable[[Any, tuple[str, ...]], dict[str, Any]]
    """Writes a table as a file does, `table` first."""
    of_seat: Callable[[Any, int], Mapping[str, Fact]]
    """What there is of a seat, by the keys of `seat`."""
    of_table: Callable[[Any, tuple[str, ...]], Mapping[str, Fact]]
    """What there is of the table, by the keys of `common`."""
    plain: Callable[[Any], object]
    """All that lies on the table and what is awaited, whatever the rules."""
    rule_of: Callable[[Reason, Any], str]
    """The label of the rule behind a refusal in a position."""
    rule_of_events: Callable[[Sequence[Event], Any], str | None]
    """The label that a step rests on most, at the position that it led to."""
    begins: tuple[str, ...] = ("action",)
    """The decisions at which a turn begins."""
    at: Mapping[str, str] = {}
    """The key of the file at which a table is impossible, by the code; else it is the seat at fault, or the table."""
    named: Callable[[Any], Iterable[tuple[tuple[str | int, ...], str]]] = lambda middle: ()
    """Every seat that is named by what lies on the table besides the seats, and where."""
    words: tuple[str, ...] = ()
    """Words of the notation that no seat may be called."""
    options: tuple[str, ...] = ()
    """The switches that bring something into the box; off in every preset. A question may presuppose one."""
    toggled: tuple[str, ...] = ()
    """The switches that are asked for where a new game begins."""
    asked: Callable[[Sequence[str], Any], Sequence[bool]] = all_asked
    """Which of the moves of an answer card these rules ask for."""

    def set_by(self, switch: str) -> tuple[Setting, ...]:
        """Return the values that the presets give the switch, in the order of the presets."""
        return tuple(getattr(self.rule_set(preset), switch) for preset in self.presets)

    def values(self, switch: str) -> dict[str, Setting]:
        """Return the values of a switch by the words that they are written as; raise KeyError."""
        return {worded(value): value for value in self.switches[switch]}

    def own(self, rules: Any) -> dict[str, Setting]:
        """Return the switches that a rule set has otherwise than its preset, with their values."""
        usual = self.rule_set(rules.preset).resolved()
        return {name: value for name, value in rules.resolved().items() if value != usual[name]}

    def label_of(self, switch: str) -> str:
        """Return the label of the first rule that hangs on the switch."""
        return next(label for label, each in self.labels.items() if each.switch == switch)


def worded(value: Setting) -> str:
    """Return a switch's value as it is written."""
    return str(value).lower()

"""What stands in an address: which page, where on it, and whose eyes. Never a card."""

from collections.abc import Mapping
from typing import NamedTuple
from urllib.parse import parse_qsl, urlencode

from engine.games import GAMES
from engine.names import seat_of
from explorer.pages import RULES
from scenarios.shapes import USUAL, game_of_rule

ONLOOKER = "table"
EVERYTHING = "all"


class LessonAddress(NamedTuple):
    """A frame of a scenario; None: the path, and the eyes that the scenario itself gives.

    `of` is the game whose path it is; a scenario knows its game by itself. Or a link brings along a whole scenario of
    somebody's own (`walk`).
    """

    scenario: str | None = None
    step: int = 0
    look: str | None = None
    of: str = USUAL
    walk: str | None = None

    @classmethod
    def read(cls, asked: Mapping[str, str]) -> "LessonAddress":
        """Return what the parameters ask for; what is no number is the first step."""
        step = number(asked.get("step", ""))
        return cls(asked.get("scenario"), step, asked.get("as"), game_in(asked), asked.get("walk"))

    def parameters(self) -> dict[str, str]:
        """The parameters of the address, in order."""
        of = USUAL if self.scenario or self.walk else self.of
        told = {"scenario": self.scenario, "walk": self.walk, "step": str(self.step)}
        return _given(**told, **{"as": self.look}, **_of(of))

    def __str__(self) -> str:
        return f"?{urlencode(self.parameters())}"


class TableAddress(NamedTuple):
    """A move of a table that the server keeps; None stands for a new table, and for all cards.

    Or what a link brings along: a whole position (`game`), or what somebody saw of one (`seen`). `of` is the game that
    is played; a table that there is knows it by itself.
    """

    token: str | None = None
    at: int = 0
    look: str | None = None
    game: str | None = None
    seen: str | None = None
    of: str = USUAL

    @classmethod
    def read(cls, asked: Mapping[str, str]) -> "TableAddress":
        """Return what the parameters ask for; what is no number is the start."""
        brought = asked.get("game"), asked.get("seen")
        return cls(asked.get("t"), number(asked.get("at", "")), asked.get("as"), *brought, game_in(asked))

    def parameters(self) -> dict[str, str]:
        """The parameters of the address, in order."""
        if self.game is not None or self.seen is not None:
            return _given(game=self.game, seen=self.seen)
        return _given(t=self.token, at=str(self.at), **{"as": self.look}, **_of(self.of))

    def __str__(self) -> str:
        return f"?{urlencode(self.parameters())}"


class RulesAddress(NamedTuple):
    """A question in somebody's own words, the questions of a topic, an answer card, a rule by its label, or a `part`
    to browse.

    A card is shown at a step of its play, or as `show` says: both ways, or the verdict alone. `box` names the options
    that one plays with. `of` is the game; a label knows it by itself. `our` is what a table has agreed
    on, as `Agreed` writes it; it stands last, where the page itself adds it.
    """

    q: str | None = None
    topic: str | None = None
    card: str | None = None
    label: str | None = None
    show: str | None = None
    step: int = 0
    part: str | None = None
    box: str | None = None
    of: str = USUAL
    our: str | None = None

    @classmethod
    def read(cls, asked: Mapping[str, str]) -> "RulesAddress":
        """Return what the parameters ask for; what is no number is the first step."""
        words = {name: asked.get(name) for name in ("q", "topic", "card", "label", "show", "part", "box", "our")}
        return cls(**words, step=number(asked.get("step", "")), of=game_in(asked))

    def parameters(self) -> dict[str, str]:
        """The parameters of the address, in order."""
        words = {"q": self.q, "topic": self.topic, "card": self.card, "label": self.label, "show": self.show}
        step = str(self.step) if self.step else None
        return _given(**words, part=self.part, step=step, box=self.box, **_of(self.of), our=self.our)

    def __str__(self) -> str:
        """Write it; where nothing is asked for, it is empty."""
        return f"?{urlencode(self.parameters())}" if self.parameters() else ""


def rule_link(label: str) -> str:
    """Return where the page of a rule is, from any page."""
    return f"{RULES}{RulesAddress(label=label, of=game_of_rule(label))}"


def parameters(address: str) -> dict[str, str]:
    """Return the parameters of a written address."""
    return dict(parse_qsl(address.partition("?")[2]))


def sees(look: str, names: tuple[str, ...]) -> frozenset[int] | None:
    """Return whose cards are seen: one seat, none, or all; None for a name that is not here."""
    seat = seat_of(look, names)
    if seat is not None:
        return frozenset({seat})
    return {ONLOOKER: frozenset[int](), EVERYTHING: frozenset(range(len(names)))}.get(look.casefold())


def game_in(asked: Mapping[str, str]) -> str:
    """The game that is meant; the usual one where none is named, or none that there is."""
    of = asked.get("of", USUAL)
    return of if of in GAMES else USUAL


def number(text: str) -> int:
    """Return the number that somebody wrote; 0 for whatever is none, or far too long."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 6 else 0


def _of(game: str) -> dict[str, str | None]:
    """The game as it stands in an address: the usual one is not said."""
    return {"of": None if game == USUAL else game}


def _given(**parameters: str | None) -> dict[str, str]:
    return {name: value for name, value in parameters.items() if value is not None}

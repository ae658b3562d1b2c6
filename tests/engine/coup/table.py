"""A table drawn in a few words, and a game played on it in the notation.

`table("Ana 2 captain contessa", "Ben 4 duke (duke)", turn="Ben", factions=True)`: coins, cards in hand,
face-up cards in brackets; `Ana 2 loyalist captain contessa` names a faction.
"""

from dataclasses import dataclass, replace

import engine.coup as coup
from engine.coup.roster import Character, Faction
from engine.game import NATURE, Event
from tests.engine.coup.oracle import Oracle


@dataclass(frozen=True)
class Play:
    """A game under way, in words."""

    names: tuple[str, ...]
    state: coup.State
    events: tuple[Event, ...] = ()
    """What the last move brought about."""

    def play(self, *texts: str) -> "Play":
        """The game after these moves; `all pass` is everybody's pass in turn."""
        now = self
        for text in texts:
            moves = coup.passes(now.state) if text == "all pass" else (coup.parse(text, self.names),)
            for move in moves:
                state, events = coup.apply(now.state, move)
                now = replace(now, state=state, events=events)
        return now

    def why_not(self, text: str) -> str | None:
        """The code of the refusal, None for a legal move."""
        reason = coup.why_not(self.state, coup.parse(text, self.names))
        return reason.code if reason else None

    @property
    def legal(self) -> list[str]:
        """The legal moves, sorted."""
        return sorted(coup.write(move, self.names) for move in coup.legal_moves(self.state))

    @property
    def awaiting(self) -> str:
        """The decision awaited and of whom: `challenge Ben Cleo`; nobody's for a deal; empty at the end."""
        prompt = coup.prompt(self.state)
        if prompt is None:
            return ""
        return " ".join((prompt.code, *(self.names[seat] for seat in prompt.seats if seat != NATURE)))

    @property
    def turn(self) -> str:
        """Whose turn it is."""
        return self.names[self.state.active]

    @property
    def winner(self) -> str | None:
        """Who has won."""
        winners = coup.winners(self.state)
        return self.names[winners[0]] if winners else None

    @property
    def coins(self) -> list[int]:
        """Every purse, in seat order."""
        return [seat.coins for seat in self.state.seats]

    def hand(self, name: str) -> str:
        """The cards in a hand."""
        return " ".join(self.state.seats[self.names.index(name)].hand)

    def lost(self, name: str) -> str:
        """The face-up cards of a seat."""
        return " ".join(self.state.seats[self.names.index(name)].lost)


def table(*seats: str, turn: str | None = None, almshouse: int = 0, **switches: str | bool) -> Play:
    """The game that starts from this table; raises ImpossiblePosition."""
    names = tuple(seat.split()[0] for seat in seats)
    described = coup.Table(tuple(place(seat) for seat in seats), None if turn is None else names.index(turn), almshouse)
    return Play(names, coup.set_up(described, coup.rule_set("guide", **switches)))


def place(text: str) -> coup.Place:
    """One seat of the table."""
    _, coins, *words = text.split()
    faction = Faction(words.pop(0)) if words and words[0] in tuple(Faction) else None
    lost = tuple(Character(word.strip("()")) for word in words if "(" in word or ")" in word)
    hand = tuple(Character(word) for word in words if "(" not in word and ")" not in word)
    return coup.Place(int(coins), hand, lost, faction)


def second(state: coup.State, names: tuple[str, ...]) -> Oracle:
    """The same position, the start of a turn, on the plain implementation."""
    seats = [
        (name, seat.coins, [*map(str, seat.hand)], [*map(str, seat.lost)], seat.faction and str(seat.faction))
        for name, seat in zip(names, state.seats, strict=True)
    ]
    return Oracle(state.rules.resolved(), seats, state.active)

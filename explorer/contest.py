"""Which bots play each other, by which rules and how often: what stands in the address of the page Who wins?"""

from collections.abc import Mapping
from typing import Any, NamedTuple
from urllib.parse import urlencode

from bots.players import PLAYERS
from engine.game import ImpossiblePosition
from explorer.addresses import game_in
from explorer.agreements import Agreed
from explorer.box import as_box, in_box, turned, with_box
from scenarios.shapes import SHAPES, USUAL
from simulation.seating import USUAL_SEATS, Seating

GAMES = (1_000, 10_000, 100_000)
MOST = 10


class Contest(NamedTuple):
    """What is to be played. Bots by their codes; `rules` as an agreement is written; `options` are in the box."""

    bots: tuple[str, ...]
    rules: str | None = None
    options: tuple[str, ...] = ()
    games: int = GAMES[1]
    game: str = USUAL

    @classmethod
    def read(cls, asked: Mapping[str, str]) -> "Contest":
        """Return what the parameters ask for; what nobody can play is left out, or as it is usual."""
        game = game_in(asked)
        known = tuple(PLAYERS[game].bots)
        bots = tuple(code for code in asked.get("bots", "").split(".") if code in known)
        games = next((each for each in GAMES if str(each) == asked.get("games")), GAMES[1])
        rules = Agreed.read(asked.get("rules"), game).written()
        return cls(bots, rules, in_box(asked.get("box"), game), games, game).fitted()

    def fitted(self) -> "Contest":
        """Return it with a number of bots that the rules are for: bots come again, or the last ones leave."""
        bots = self.bots or tuple(PLAYERS[self.game].bots)[:USUAL_SEATS]
        players = min(self.sizes(), key=lambda size: abs(size - len(bots)))
        return self._replace(bots=(bots * players)[:players])

    def sizes(self) -> tuple[int, ...]:
        """Return for how many players the rules are."""
        return tuple(players for players in range(2, MOST + 1) if self._possible(players))

    def _possible(self, players: int) -> bool:
        try:
            SHAPES[self.game].game.new_game(players, self.rule_set)
        except ImpossiblePosition:
            return False
        return True

    @property
    def preset(self) -> str:
        """The preset of the rules."""
        return Agreed.read(self.rules, self.game).preset

    @property
    def rule_set(self) -> Any:
        """The rules."""
        return with_box(Agreed.read(self.rules, self.game).rules, self.options)

    def seating(self, seed: int) -> Seating:
        """Return the table."""
        return Seating.of(self.game, self.rule_set, self.bots, len(self.bots), seed)

    def after(self, event: str, value: str) -> "Contest":
        """Return what is to be played once something was chosen otherwise; what nobody offers changes nothing."""
        kind, _, place = event.partition("-")
        codes = PLAYERS[self.game].bots
        match kind:
            case "players" if value in map(str, self.sizes()):
                return self._replace(bots=(self.bots * MOST)[: int(value)])
            case "bot" if place in map(str, range(len(self.bots))) and value in codes:
                seat = int(place)
                return self._replace(bots=(*self.bots[:seat], value, *self.bots[seat + 1 :]))
            case "preset" if value in SHAPES[self.game].presets:
                return self._replace(rules=Agreed(value, (), self.game).written()).fitted()
            case "option" if value in SHAPES[self.game].options:
                return self._replace(options=turned(self.options, value, self.game)).fitted()
            case "games" if value in map(str, GAMES):
                return self._replace(games=int(value))
        return self

    def parameters(self) -> dict[str, str]:
        """The parameters of the address, in order."""
        box, games = as_box(self.options), str(self.games)
        given = {"bots": ".".join(self.bots), "rules": self.rules, "box": box, "games": games}
        of = {} if self.game == USUAL else {"of": self.game}
        return {name: value for name, value in given.items() if value} | of

    def __str__(self) -> str:
        return f"?{urlencode(self.parameters())}"

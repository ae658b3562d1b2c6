"""A game as it is kept and handed on: who sits there, the rules, the table at the start of a turn, the moves since."""

import re
import unicodedata
from collections.abc import Sequence
from typing import Any, NamedTuple, Self

import yaml

from engine.game import IllegalMove, ImpossiblePosition, NoMove
from engine.timeline import Frame, Timeline
from scenarios.faults import Fault, Faulty
from scenarios.loading import as_scenario
from scenarios.playing import impossible, rules_of, table_of
from scenarios.reading import Document
from scenarios.shapes import USUAL, Setting, game_of, shape_of
from scenarios.tokens import pack, unpack

State = Any
Move = Any
RuleSet = Any
Table = Any
"""Those of the game that is recorded."""

TITLE_AT_MOST = 60


class Record(NamedTuple):
    """A game in plain values. Every answer is written, also one that has no alternative."""

    names: tuple[str, ...]
    rules: RuleSet
    table: Table
    moves: tuple[str, ...] = ()
    title: str | None = None

    @classmethod
    def of(cls, names: tuple[str, ...], frames: Sequence[Frame[State, Move]], title: str | None = None) -> Self:
        """Return the record of a game; raise ValueError where it does not begin with a turn."""
        start = frames[0].state
        shape = shape_of(start)
        moves = (shape.game.write(frame.move, names) for frame in frames[1:] if frame.move is not None)
        return cls(names, start.rules, shape.described(start), tuple(moves), title)

    @classmethod
    def of_turn(cls, names: tuple[str, ...], frames: Sequence[Frame[State, Move]], title: str | None = None) -> Self:
        """Return the record of the turn under way, which leads to the last frame."""
        begun = (at for at in reversed(range(len(frames))) if turn_begins(frames[at].state))
        return cls.of(names, frames[next(begun, 0) :], title)

    @classmethod
    def read(cls, document: Document) -> Self:
        """Return the record in a document of the scenario's shape; raise Faulty."""
        scenario = as_scenario(document).scenario
        moves = tuple(text for step in scenario.steps for text in step.do)
        return cls(tuple(scenario.table), rules_of(scenario), table_of(scenario), moves, scenario.title)

    @classmethod
    def from_token(cls, token: str) -> Self:
        """Return the record in a token; raise Faulty."""
        return cls.read(unpack(token))

    def timeline(self) -> Timeline[State, Move]:
        """Return the game at its end, played; raise Faulty."""
        game = shape_of(self.rules).game
        try:
            played: Timeline[State, Move] = Timeline.of(game, game.set_up(self.table, self.rules))
        except ImpossiblePosition as error:
            problem = impossible(game_of(self.rules), error, self.names)
            raise Faulty((Fault(1, problem.code, problem.facts),)) from error
        for text in self.moves:
            played = self._after(played, text)
        return played

    def _after(self, played: Timeline[State, Move], text: str) -> Timeline[State, Move]:
        try:
            return played.play(played.game.parse(text, self.names))
        except NoMove as error:
            raise Faulty((Fault(1, error.code, error.facts),)) from error
        except IllegalMove as error:
            legal = tuple(played.game.write(move, self.names) for move in played.game.legal_moves(played.now.state))
            fault = Fault(1, "illegal-move", {"move": text, "reason": error.reason, "legal": legal})
            raise Faulty((fault,)) from error

    def document(self) -> dict[str, Any]:
        """Return the record in the shape of a scenario file, all moves in one step."""
        document: dict[str, Any] = {"id": as_id(self.title)}
        if self.title:
            document["title"] = self.title
        if game_of(self.rules) != USUAL:
            document["game"] = game_of(self.rules)
        document["rules"] = rules_written(self.rules)
        document |= shape_of(self.rules).written(self.table, self.names)
        if self.table.turn is not None:
            document["turn"] = self.names[self.table.turn]
        if self.moves:
            document["steps"] = [{"do": list(self.moves)}]
        return document

    def token(self) -> str:
        """Return the record as one word for an address."""
        return pack(self.document())

    def scenario_file(self) -> str:
        """Return the record as a scenario file, a step for each move.

        Who plays it answers by itself what has one answer: it may end some such answers later.
        """
        steps = [{"do": move} for move in self.moves]
        document = self.document() | ({"steps": steps} if steps else {})
        text: str = yaml.safe_dump(document, sort_keys=False, allow_unicode=True, default_flow_style=None, width=120)
        return text


def turn_begins(state: State) -> bool:
    """Whether a turn begins: a game can be recorded from here."""
    shape = shape_of(state)
    prompt = shape.game.prompt(state)
    return prompt is not None and prompt.code in shape.begins


def as_title(text: str) -> str | None:
    """Return what somebody wrote as a title: one line of printable signs, not too long; None where nothing is left."""
    printable = "".join(sign if sign.isprintable() else " " for sign in unicodedata.normalize("NFC", text))
    return " ".join(printable.split())[:TITLE_AT_MOST].strip() or None


def as_id(title: str | None) -> str:
    """Return an id for a scenario of that title."""
    plain = unicodedata.normalize("NFKD", title or "").encode("ascii", "ignore").decode().lower()
    return "-".join(re.findall(r"[a-z0-9]+", plain)) or "table"


def rules_written(rules: RuleSet) -> str | dict[str, Setting]:
    """Return the preset, and only what differs from it."""
    own = shape_of(rules).own(rules)
    return {"preset": rules.preset, **own} if own else rules.preset

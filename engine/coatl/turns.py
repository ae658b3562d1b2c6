"""A turn: one action, or an offering in its place (11-16, 29-32)."""

from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, NamedTuple

from engine.coatl.answers import DiscardSome, choosable, choose, no_choice
from engine.coatl.assembling import assemble, hindrance, parts
from engine.coatl.moves import Choose, Commit, Extend, Fulfil, Move, Pass, Pick, PutTemple, SeeFuture, Start, Take
from engine.coatl.roster import COLOURS, ROOM, TEMPLES, Kind, Token
from engine.coatl.state import size_of
from engine.game import Prompt, Reason
from engine.kinds import of_its_kind

if TYPE_CHECKING:
    from engine.coatl.dealer import Dealer
    from engine.coatl.state import State

Action = Take | Choose | Start | Extend | Fulfil | PutTemple | Pick | SeeFuture | Commit | Pass
TOKEN_OF: dict[type, Token] = {Pick: Token.PICK, SeeFuture: Token.FUTURE, Commit: Token.PRIEST}


@of_its_kind
class ChooseAction(NamedTuple):
    """A seat's turn: one action; choosing and assembling go on until it is done."""

    seat: int

    def prompt(self, state: "State") -> Prompt:
        """Ask for an action."""
        return Prompt("action", (self.seat,))

    def moves(self, state: "State") -> Iterator[Move]:
        """Every action; passing where there is none, or instead of the second of two last ones."""
        able = False
        for move in self._actions(state):
            able = True
            yield move
        if not able or self._second(state):
            yield Pass(self.seat)

    def _actions(self, state: "State") -> Iterator[Action]:
        for kind in Kind:
            for colours in dict.fromkeys(filter(None, state.market.of(kind))):
                if self._no_room(state, len(colours)) is None:
                    yield Take(self.seat, kind, colours)
        yield from choosable(state, self.seat)
        yield from parts(state, self.seat)
        yield from (move for move in self._offerings(state) if self._no_offering(state, move) is None)

    def _offerings(self, state: "State") -> Iterator[Pick | SeeFuture | Commit]:
        tokens = state.seats[self.seat].tokens
        if Token.PICK in tokens:
            for kind in Kind:
                bag = state.bags.of(kind)
                for colours in combinations_with_replacement(sorted(COLOURS), size_of(kind, bag)):
                    yield Pick(self.seat, kind, "".join(colours))
        if Token.FUTURE in tokens:
            yield SeeFuture(self.seat)
        if Token.PRIEST in tokens:
            yield from (Commit(self.seat, temple) for temple in state.temples.open if temple is not None)

    def _second(self, state: "State") -> bool:
        """Whether this is the second of two last actions, which one need not take: up to two, says the guide (32)."""
        end = state.ending
        return end is not None and end.cause == "coatls" and self.seat > end.seat and self.seat not in end.to_come

    def objection(self, state: "State", move: Action) -> Reason | None:
        """Refuse what the supply, the board, the hand or the tokens forbid."""
        match move:
            case Take():
                return self._no_take(state, move)
            case Choose():
                return no_choice(state, move)
            case Pick() | SeeFuture() | Commit():
                return self._no_offering(state, move)
            case Pass():
                able = next(self._actions(state), None) is not None
                return Reason("can-act") if able and not self._second(state) else None
        return hindrance(state, move)

    def _no_take(self, state: "State", move: Take) -> Reason | None:
        if not move.colours or move.colours not in state.market.of(move.kind):
            return Reason("not-on-the-supply", {"kind": move.kind, "colours": move.colours})
        return self._no_room(state, len(move.colours))

    def _no_room(self, state: "State", needed: int) -> Reason | None:
        free = ROOM - state.seats[self.seat].board.total
        return None if needed <= free else Reason("no-room", {"free": free, "needed": needed})

    def _no_offering(self, state: "State", move: Pick | SeeFuture | Commit) -> Reason | None:
        token = TOKEN_OF[type(move)]
        if token not in state.seats[self.seat].tokens:
            return Reason("token-used", {"token": token})
        match move:
            case Pick():
                return self._no_pick(state, move)
            case Commit() if move.temple not in state.temples.open:
                return Reason("temple-not-open", {"temple": TEMPLES[move.temple].name})
        return None

    def _no_pick(self, state: "State", move: Pick) -> Reason | None:
        bag = state.bags.of(move.kind)
        needed = size_of(move.kind, bag)
        if len(move.colours) != needed or not needed:
            return Reason("wrong-number-of-pieces", {"kind": move.kind, "count": needed})
        if not state.bags.has(move.kind, move.colours):
            return Reason("not-in-the-bag", {"kind": move.kind, "colours": move.colours})
        return self._no_room(state, needed)

    def take(self, dealer: "Dealer", move: Action) -> None:
        """Carry it out."""
        dealer.idle = dealer.idle + 1 if isinstance(move, Pass) else 0
        match move:
            case Take():
                dealer.take(move.seat, move.kind, move.colours)
            case Choose():
                dealer.then_fill_display()
                choose(dealer, move)
            case Pick():
                dealer.spend(move.seat, Token.PICK)
                dealer.pick(move.seat, move.kind, move.colours)
            case SeeFuture():
                dealer.spend(move.seat, Token.FUTURE)
                dealer.see_future(move.seat, DiscardSome(move.seat))
            case Commit():
                dealer.spend(move.seat, Token.PRIEST)
                dealer.commit(move.seat, move.temple)
            case Pass():
                dealer.tell("passed", move.seat)
            case _:
                assemble(dealer, move)

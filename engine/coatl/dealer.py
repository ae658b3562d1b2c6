"""The dealer carries out one move on a scratch copy of the table and tells what happens."""

from engine.coatl.agenda import SELF_ACTING, Item
from engine.coatl.answers import ChooseCards
from engine.coatl.draws import DrawCard, FillDisplay, FillSpace, RevealTemple
from engine.coatl.items import CheckBodies, CompleteDisplay, CompleteTemples, Refill
from engine.coatl.moves import Move
from engine.coatl.roster import COATLS, DISPLAY, Kind
from engine.coatl.scoring import best
from engine.coatl.state import Ending, State, last_turns
from engine.coatl.stock import Stock
from engine.coatl.turns import ChooseAction
from engine.game import Event


class Dealer(Stock):
    """A table in the hand: answers the head of the agenda and carries out what asks nobody."""

    __slots__ = ()

    def play(self, move: Move) -> tuple[State, tuple[Event, ...]]:
        """Answer the head of the agenda with a legal move; go on to the next decision."""
        self.agenda.pop(0).take(self, move)  # type: ignore[arg-type,union-attr]  # the kind of the move was checked
        return self.settle(), tuple(self.events)

    def settle(self) -> State:
        """Carry out what asks nobody, up to the next decision; return the position."""
        while not self.over:
            if not self.agenda:
                self._next_turn()
            elif type(self.agenda[0]) in SELF_ACTING:
                self.agenda.pop(0).carry_out(self)  # type: ignore[union-attr]  # it is one of them
            else:
                break
        return self.state()

    def first(self, *items: Item) -> None:
        """Put these in front of what is still to be settled."""
        self.agenda[:0] = items

    # Whose turn it is, and the end

    def _next_turn(self) -> None:
        """The next seat acts; near the end those who still have an action (32, 33)."""
        if self.idle == len(self.seats) and self.ending is None:
            self.ending = Ending("standstill", self.active, ())
            self.tell("ending", self.active, cause="standstill")
        if self.ending is None:
            self.active = (self.active + 1) % len(self.seats)
        elif not self.ending.to_come:
            self._end()
            return
        else:
            self.active, *rest = self.ending.to_come
            self.ending = self.ending._replace(to_come=tuple(rest))
        self.agenda.append(ChooseAction(self.active))

    def _end(self) -> None:
        self.over = True
        self.tell_points()
        for seat in best(self.seats, self.rules):
            self.tell("won", seat)

    def _approach(self, cause: str, seat: int) -> None:
        """The first cause of the end rules; a later one changes nothing (2.1)."""
        if self.ending is None:
            self.ending = Ending(cause, seat, last_turns(cause, seat, len(self.seats)))
            self.tell("ending", seat, cause=cause)

    def check_bodies(self) -> None:
        """Without a body the round is played to its end, and each seat has one turn more (33)."""
        if not self.bags.bodies and self.market.empty(Kind.BODY):
            self._approach("bodies", self.active)

    def complete(self, seat: int) -> None:
        """What is closed is complete; with the third coatl of a seat the last turns begin (21, 32)."""
        for number in self.close(seat):
            self.tell_coatl(seat, number)
        if len(self.seats[seat].complete) == COATLS:
            self._approach("coatls", seat)
        if self.rules.temples == "open_market":
            self.first(CompleteTemples())

    # Pieces

    def take(self, seat: int, kind: Kind, colours: str) -> None:
        """From a space of the supply onto the board (11)."""
        self.take_space(seat, kind, colours)
        self.first(Refill(), CheckBodies())

    def pick(self, seat: int, kind: Kind, colours: str) -> None:
        """From a bag onto the board (29)."""
        self.take_from_bag(seat, kind, colours)
        self.first(Refill(whatever=True), CheckBodies())

    def refill(self, *, whatever: bool) -> None:
        """All empty spaces, once the bodies, or heads and tails, are gone from the supply (12)."""
        ends_gone = self.market.empty(Kind.HEAD) and self.market.empty(Kind.TAIL)
        if whatever or ends_gone or self.market.empty(Kind.BODY):
            self.first(*(FillSpace(kind) for kind in Kind for _ in range(self.to_fill(kind))))

    # Cards

    def then_fill_display(self) -> None:
        """At the end of the action, once (14)."""
        self.first(CompleteDisplay())

    def fill_display(self) -> None:
        """One card after the other; an empty deck is made of the discards (2.1)."""
        if len(self.display) < DISPLAY and self.deck_ready():
            self.first(FillDisplay(), CompleteDisplay())

    def draw(self, seat: int) -> None:
        """A card of the deck comes into the hand."""
        if self.deck_ready():
            self.first(DrawCard(seat))

    def see_future(self, seat: int, then: Item) -> None:
        """A new display; then discard, and choose (30)."""
        self.clear_display(seat)
        self.first(CompleteDisplay(), then, ChooseCards(seat), CompleteDisplay())

    # Temples

    def commit(self, seat: int, temple: int) -> None:
        """An open temple comes into the hand (31)."""
        self.swear(seat, temple)
        self.leave_pile(temple)
        if self.rules.temples == "open_market":
            self.first(CompleteTemples())

    def put_temple(self, seat: int, coatl: int, temple: int) -> None:
        """From the hand, or from the open ones (21)."""
        if not self.hand_temple(seat, temple):
            self.leave_pile(temple)
        self.place_temple(seat, coatl, temple)

    def leave_pile(self, temple: int) -> None:
        """Take an open temple away; under it the next one is turned up at once, where there are piles (22, 2.2)."""
        pile = self.open_temple(temple)
        if self.rules.temples == "two_piles" and self.temples.beneath[pile]:
            self.first(RevealTemple(pile))

    def fill_temples(self) -> None:
        """Turn up what is missing, as far as the deck goes."""
        gone = [pile for pile, temple in enumerate(self.temples.open) if temple is None]
        self.first(*(RevealTemple(pile) for pile in gone[: len(self.temples.hidden)]))

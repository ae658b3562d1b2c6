"""The dealer carries out one move on a scratch copy of the table and tells what happens."""

from engine.coup.agenda import SELF_ACTING, Item
from engine.coup.answers import ChooseAction, Draw, GiveUp, PutBack
from engine.coup.cards import Cards, together, without
from engine.coup.items import Resolve
from engine.coup.moves import Act, Move
from engine.coup.roster import Character
from engine.coup.seats import Seat, after, living
from engine.coup.state import State
from engine.coup.windows import Asked, MayBlock, MayChallenge, who_may_block
from engine.game import Event, Fact


class Dealer:
    """A table in the hand: the same facts as a `State`, changed in place, and the events so far."""

    __slots__ = (
        "active",
        "agenda",
        "almshouse",
        "block",
        "court",
        "declared",
        "events",
        "over",
        "rules",
        "seats",
    )

    def __init__(self, state: State) -> None:
        self.rules, seats, self.court, self.active, agenda, self.declared, self.block, self.almshouse = state
        self.seats: list[Seat] = list(seats)
        self.agenda: list[Item] = list(agenda)
        self.events: list[Event] = []
        self.over = False

    def play(self, move: Move) -> tuple[State, tuple[Event, ...]]:
        """Answer the head of the agenda with a legal move; go on to the next decision."""
        self.agenda.pop(0).take(self, move)  # type: ignore[arg-type,union-attr]  # the kind of the move was checked
        while not self.over:
            if not self.agenda:
                self._next_turn()
            if type(self.agenda[0]) not in SELF_ACTING:
                break
            self.agenda.pop(0).carry_out(self)  # type: ignore[union-attr]  # it is one of them
        state = State(
            self.rules,
            tuple(self.seats),
            self.court,
            self.active,
            tuple(self.agenda),
            self.declared,
            self.block,
            self.almshouse,
        )
        return state, tuple(self.events)

    def _next_turn(self) -> None:
        self.active = after(self.seats, self.active)[0]
        self.declared = self.block = None
        self.agenda.append(ChooseAction(self.active))

    def tell(self, code: str, seat: int, known_to: frozenset[int] | None = None, **facts: Fact) -> None:
        """Announce an event."""
        self.events.append(Event(code, seat, facts, known_to))

    # -- the agenda

    def first(self, *items: Item) -> None:
        """Put these in front of what is still to be settled."""
        self.agenda[:0] = items

    def act_under_way(self) -> Act:
        """The declared action; raise ValueError before a declaration."""
        if self.declared is None:
            raise ValueError("no action is under way")
        return self.declared

    def declare(self, act: Act, claims: Character | None) -> None:
        """Begin the turn's action."""
        self.declared = act
        self.tell("declared", act.seat, action=act.action, target=act.target, character=claims)

    def open_claim(self, seat: int, character: Character, stands: tuple[Item, ...], falls: tuple[Item, ...]) -> None:
        """Ask everybody else alive whether they challenge."""
        self.first(MayChallenge(seat, character, Asked.open(after(self.seats, seat), self.rules), stands, falls))

    def offer_block(self) -> None:
        """Ask those who may block; where there is nobody, the action goes on (B24, K52)."""
        asked = who_may_block(self.rules, self.act_under_way(), self.seats)
        self.first(MayBlock(Asked.open(asked, self.rules)) if asked else Resolve())

    def announce_block(self) -> None:
        """The action is stopped."""
        if self.block is None:
            raise ValueError("no block was said")
        act = self.act_under_way()
        self.tell("stopped", act.seat, action=act.action, blocker=self.block.seat)

    def must_lose(self, seat: int, cause: str) -> None:
        """The seat gives up an influence before anything else."""
        self.first(GiveUp(seat, cause))

    def must_exchange(self, seat: int, cards: int) -> None:
        """The seat draws, then keeps as many cards as it has now."""
        self.first(Draw(seat, cards, "exchange"), PutBack(seat, len(self.seats[seat].hand)))

    # -- coins

    def _purse(self, seat: int, coins: int) -> None:
        place = self.seats[seat]
        self.seats[seat] = Seat(place.coins + coins, place.hand, place.lost, place.faction)

    def gain(self, seat: int, coins: int) -> None:
        """Coins from the treasury."""
        self._purse(seat, coins)
        self.tell("gained", seat, coins=coins)

    def pay(self, coins: int) -> None:
        """The actor pays the fee: to the treasury, or onto the almshouse for a conversion (B42)."""
        if not coins:
            return
        act = self.act_under_way()
        self._purse(act.seat, -coins)
        to_almshouse = self.rules.actions[act.action].with_factions
        if to_almshouse:
            self.almshouse += coins
        self.tell("paid", act.seat, coins=coins, to="almshouse" if to_almshouse else "treasury")

    def refund(self, seat: int, coins: int) -> None:
        """A fee comes back."""
        self._purse(seat, coins)
        self.tell("refunded", seat, coins=coins)

    def move_coins(self, thief: int, target: int, most: int) -> None:
        """Take up to `most` coins; what a fallen target still had then goes to the treasury (B36)."""
        coins = min(most, self.seats[target].coins)
        self._purse(target, -coins)
        self._purse(thief, coins)
        self.tell("stole", thief, target=target, coins=coins)
        if self.seats[target].out:
            self._forfeit(target)

    def _forfeit(self, seat: int) -> None:
        coins = self.seats[seat].coins
        if coins:
            self._purse(seat, -coins)
            self.tell("forfeited", seat, coins=coins)

    def _about_to_be_robbed(self, seat: int) -> bool:
        """Whoever falls in the course of a steal falls before it is carried out, and it is carried out."""
        act = self.declared
        return (
            act is not None
            and act.target == seat
            and self.rules.actions[act.action].robs
            and self.rules.eliminated_coins == "after_action"
        )

    # -- cards and sides

    def prove(self, seat: int, card: Character) -> None:
        """Show a card and return it to the court (J58, K33, B31)."""
        self._hold(seat, without(self.seats[seat].hand, (card,)))
        self.court = together(self.court, (card,))
        self.tell("shown", seat, character=card)

    def deal(self, seat: int, cards: Cards) -> None:
        """Hand out cards of the court; only their owner sees which."""
        self.court = without(self.court, cards)
        self._hold(seat, together(self.seats[seat].hand, cards))
        self.tell("drew", seat, count=len(cards))
        self.tell("dealt", seat, known_to=frozenset((seat,)), cards=cards)

    def keep(self, seat: int, cards: Cards) -> None:
        """Return what is not kept (C85: nobody else sees it)."""
        returned = without(self.seats[seat].hand, cards)
        self.court = together(self.court, returned)
        self._hold(seat, cards)
        self.tell("returned", seat, count=len(returned))
        self.tell("kept", seat, known_to=frozenset((seat,)), cards=cards)

    def _hold(self, seat: int, hand: Cards) -> None:
        place = self.seats[seat]
        self.seats[seat] = Seat(place.coins, hand, place.lost, place.faction)

    def lose(self, seat: int, card: Character) -> None:
        """Turn a card up. With the second the seat is out and its coins go; one seat left ends it (J65, J66, B37)."""
        coins, hand, lost, faction = self.seats[seat]
        self.seats[seat] = Seat(coins, without(hand, (card,)), together(lost, (card,)), faction)
        self.tell("lost", seat, character=card)
        if not self.seats[seat].out:
            return
        self.tell("eliminated", seat)
        alive = living(self.seats)
        self.over = len(alive) == 1
        if self.over:
            self.agenda.clear()
        if self.over or not self._about_to_be_robbed(seat):
            self._forfeit(seat)
        if self.over:
            self.tell("won", alive[0])

    def change_side(self, seat: int) -> None:
        """Turn a faction card (K42, B42)."""
        coins, hand, lost, faction = self.seats[seat]
        if faction is None:
            raise ValueError("a table without factions")
        self.seats[seat] = Seat(coins, hand, lost, faction.other)
        self.tell("converted", seat, faction=faction.other)

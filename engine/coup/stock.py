"""Coins and cards in the dealer's hands: a scratch copy of the table, changed in place."""

from engine.coup.cards import Cards, together, without
from engine.coup.moves import Act, Block
from engine.coup.roster import Character, Faction
from engine.coup.seats import Seat
from engine.coup.state import State
from engine.game import Event, Fact


class Stock:
    """The same facts as a `State`, the events so far, and whether the game has ended."""

    __slots__ = ("active", "agenda", "almshouse", "block", "court", "declared", "events", "over", "rules", "seats")

    def __init__(self, state: State) -> None:
        self.rules, seats, self.court, self.active, agenda, declared, block, self.almshouse = state
        self.agenda = list(agenda)
        self.over = False
        self.declared: Act | None = declared
        self.block: Block | None = block
        self.seats: list[Seat] = list(seats)
        self.events: list[Event] = []

    def tell(self, code: str, seat: int, known_to: frozenset[int] | None = None, **facts: Fact) -> None:
        """Announce an event."""
        self.events.append(Event(code, seat, facts, known_to))

    def act_under_way(self) -> Act:
        """The declared action; raise ValueError before a declaration."""
        if self.declared is None:
            raise ValueError("no action is under way")
        return self.declared

    def _purse(self, seat: int, coins: int) -> None:
        place = self.seats[seat]
        self.seats[seat] = Seat(place.coins + coins, place.hand, place.lost, place.faction)

    def gain(self, seat: int, coins: int) -> None:
        """Coins from the treasury."""
        self._purse(seat, coins)
        self.tell("gained", seat, coins=coins, action=self.act_under_way().action)

    def _fee(self) -> int:
        """What the actor owes for the action under way, if it is still in."""
        act = self.act_under_way()
        if self.seats[act.seat].out:
            return 0
        return self.rules.actions[act.action].price(oneself=act.target == act.seat)

    def pay(self) -> None:
        """The actor pays the fee: to the treasury, or onto the almshouse for a conversion (B42)."""
        coins = self._fee()
        if not coins:
            return
        act = self.act_under_way()
        self._purse(act.seat, -coins)
        to_almshouse = self.rules.actions[act.action].with_factions
        if to_almshouse:
            self.almshouse += coins
        self.tell("paid", act.seat, coins=coins, to="almshouse" if to_almshouse else "treasury")

    def refund(self) -> None:
        """The fee comes back to the actor."""
        coins = self._fee()
        if coins:
            self._purse(self.act_under_way().seat, coins)
            self.tell("refunded", self.act_under_way().seat, coins=coins)

    def empty_almshouse(self, seat: int) -> None:
        """All coins of the almshouse go to the seat."""
        coins, self.almshouse = self.almshouse, 0
        self._purse(seat, coins)
        self.tell("embezzled", seat, coins=coins)

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

    def prove(self, seat: int, card: Character) -> None:
        """Show a card and return it to the court (J58, K33, B31)."""
        self._hold(seat, without(self.seats[seat].hand, (card,)))
        self.court = together(self.court, (card,))
        self.tell("shown", seat, character=card)

    def deal(self, seat: int, cards: Cards, cause: str) -> None:
        """Hand out cards of the court; only their owner sees which."""
        self.court = without(self.court, cards)
        self._hold(seat, together(self.seats[seat].hand, cards))
        self.tell("drew", seat, count=len(cards), cause=cause)
        self.tell("dealt", seat, known_to=frozenset((seat,)), cards=cards, cause=cause)

    def keep(self, seat: int, cards: Cards) -> None:
        """Return what is not kept (C85: nobody else sees it)."""
        returned = without(self.seats[seat].hand, cards)
        self.court = together(self.court, returned)
        self._hold(seat, together(cards, ()))
        self.tell("returned", seat, count=len(returned), cause="exchange")
        self.tell("kept", seat, known_to=frozenset((seat,)), cards=cards)

    def give_back(self, seat: int, card: Character) -> None:
        """A card that was examined goes back to the court, unseen by the others."""
        self.court = together(self.court, (card,))
        self._hold(seat, without(self.seats[seat].hand, (card,)))
        self.tell("returned", seat, count=1, cause="swap")

    def _hold(self, seat: int, hand: Cards) -> None:
        place = self.seats[seat]
        self.seats[seat] = Seat(place.coins, hand, place.lost, place.faction)

    def change_side(self, seat: int) -> None:
        """Turn a faction card (K42, B42)."""
        coins, hand, lost, faction = self.seats[seat]
        if faction is None:
            raise ValueError("a table without factions")
        self.seats[seat] = Seat(coins, hand, lost, faction.other)
        self.tell("converted", seat, faction=faction.other)

    def give_side(self, seat: int, faction: Faction) -> None:
        """Deal a faction card."""
        self.seats[seat] = self.seats[seat]._replace(faction=faction)
        self.tell("joined", seat, faction=faction)

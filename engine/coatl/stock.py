"""Pieces and cards in the dealer's hands: a scratch copy of the table, changed in place."""

from engine.coatl.answers import left
from engine.coatl.coatls import Coatl, pays, temple_pays, worth
from engine.coatl.roster import IN_A_SPACE, PROPHECIES, TEMPLES, Kind, Token
from engine.coatl.scoring import points
from engine.coatl.state import Cards, Ending, Seat, State
from engine.game import Event, Fact


class Stock:
    """The same facts as a `State`, the events so far, and whether the game has ended."""

    __slots__ = (
        *("active", "agenda", "bags", "deck", "discards", "display", "ending", "events", "idle", "market", "over"),
        *("rules", "seats", "temples"),
    )

    def __init__(self, state: State) -> None:
        self.rules, seats, self.bags, self.market, self.display, self.deck, self.discards = state[:7]
        self.temples, self.active, agenda, ending, self.idle = state[7:]
        self.seats: list[Seat] = list(seats)
        self.agenda = list(agenda)
        self.ending: Ending | None = ending
        self.events: list[Event] = []
        self.over = False

    def state(self) -> State:
        """Return what has become of it."""
        return State(
            self.rules,
            tuple(self.seats),
            self.bags,
            self.market,
            self.display,
            self.deck,
            self.discards,
            self.temples,
            self.active,
            tuple(self.agenda),
            self.ending,
            self.idle,
        )

    def tell(self, code: str, seat: int, known_to: frozenset[int] | None = None, **facts: Fact) -> None:
        """Announce an event."""
        self.events.append(Event(code, seat, facts, known_to))

    def tell_points(self) -> None:
        """Announce what each seat has."""
        for number, seat in enumerate(self.seats):
            self.tell("scored", number, points=points(seat, self.rules))

    # Pieces

    def take_space(self, seat: int, kind: Kind, colours: str) -> None:
        """From a space of the supply onto the board."""
        self.market = self.market.changed(kind, colours, "")
        self._onto_board(seat, kind, colours)
        self.tell("took", seat, kind=kind, colours=colours)

    def take_from_bag(self, seat: int, kind: Kind, colours: str) -> None:
        """From a bag onto the board."""
        self.bags = self.bags.minus(kind, colours)
        self._onto_board(seat, kind, colours)
        self.tell("picked", seat, kind=kind, colours=colours)

    def _onto_board(self, seat: int, kind: Kind, colours: str) -> None:
        place = self.seats[seat]
        self.seats[seat] = place._replace(board=place.board.plus(kind, colours))

    def to_fill(self, kind: Kind) -> int:
        """How many empty spaces the bag is enough for."""
        in_bag, size = len(self.bags.of(kind)), IN_A_SPACE[kind]
        return min(self.market.of(kind).count(""), -(-in_bag // size))

    def supply(self, kind: Kind, colours: str) -> None:
        """From a bag onto the next empty space."""
        self.bags = self.bags.minus(kind, colours)
        self.market = self.market.changed(kind, "", colours)
        self.tell("supplied", self.active, kind=kind, colours=colours)

    def build(self, seat: int, kind: Kind, colour: str, coatl: int | None, side: str) -> None:
        """From the board onto a coatl, or a new one."""
        place = self.seats[seat]
        coatls = list(place.coatls)
        if coatl is None:
            coatls.append(Coatl("").with_piece(kind, colour, side))
            self.tell("started", seat, coatl=len(coatls), kind=kind, colours=colour)
        else:
            coatls[coatl - 1] = coatls[coatl - 1].with_piece(kind, colour, side)
            self.tell("extended", seat, coatl=coatl, kind=kind, colours=colour, side=side)
        self.seats[seat] = place._replace(board=place.board.minus(kind, colour), coatls=tuple(coatls))

    def close(self, seat: int) -> list[int]:
        """What has head and tail becomes complete; return the numbers."""
        coatls = self.seats[seat].coatls
        closed = [number for number, coatl in enumerate(coatls, 1) if coatl.closed and not coatl.complete]
        for number in closed:
            self._change(seat, number, coatls[number - 1]._replace(complete=True))
        return closed

    def _change(self, seat: int, number: int, coatl: Coatl) -> None:
        place = self.seats[seat]
        coatls = (*place.coatls[: number - 1], coatl, *place.coatls[number:])
        self.seats[seat] = place._replace(coatls=coatls)

    def tell_coatl(self, seat: int, number: int) -> None:
        """Announce a complete coatl."""
        coatl = self.seats[seat].coatls[number - 1]
        paid = worth(coatl, open_end_counts=self.rules.open_end_counts)
        self.tell("completed", seat, coatl=number, points=paid)

    # Prophecies

    def fulfil(self, seat: int, number: int, card: int) -> None:
        """From the hand beside a coatl."""
        place = self.seats[seat]
        coatl = place.coatls[number - 1]
        self.seats[seat] = place._replace(hand=tuple(left(place.hand, (card,))))
        self._change(seat, number, coatl._replace(prophecies=tuple(sorted((*coatl.prophecies, card)))))
        paid = pays(coatl, card, self.rules.open_end_counts)
        self.tell("fulfilled", seat, coatl=number, card=PROPHECIES[card].name, points=paid)

    def take_from_display(self, seat: int, card: int) -> None:
        """From the display into the hand."""
        self.display = tuple(left(self.display, (card,)))
        self._into_hand(seat, card)
        self.tell("chose", seat, card=PROPHECIES[card].name)

    def _into_hand(self, seat: int, card: int) -> None:
        place = self.seats[seat]
        self.seats[seat] = place._replace(hand=tuple(sorted((*place.hand, card))))

    def deal(self, seat: int, card: int) -> None:
        """From the deck into a hand; only its owner sees it."""
        self.deck = tuple(left(self.deck, (card,)))
        self._into_hand(seat, card)
        self.tell("drew", seat)
        self.tell("dealt", seat, known_to=frozenset((seat,)), card=PROPHECIES[card].name)

    def show(self, card: int) -> None:
        """From the deck onto the display."""
        self.deck = tuple(left(self.deck, (card,)))
        self.display = (*self.display, card)
        self.tell("shown", self.active, card=PROPHECIES[card].name)

    def discard(self, seat: int, cards: Cards, cause: str) -> None:
        """From the hand onto the discards; nobody else sees which."""
        place = self.seats[seat]
        self.seats[seat] = place._replace(hand=tuple(left(place.hand, cards)))
        self.discards = tuple(sorted((*self.discards, *cards)))
        names = tuple(PROPHECIES[card].name for card in cards)
        self.tell("discarded", seat, count=len(cards), cause=cause)
        self.tell("let-go", seat, known_to=frozenset((seat,)), cards=names)

    def clear_display(self, seat: int) -> None:
        """From the display onto the discards."""
        self.discards = tuple(sorted((*self.discards, *self.display)))
        self.display = ()
        self.tell("cleared", seat)

    def deck_ready(self) -> bool:
        """Whether there is a card to draw; discards are made the deck where it is empty."""
        if not self.deck and self.discards:
            self.deck, self.discards = self.discards, ()
            self.tell("reshuffled", self.active)
        return bool(self.deck)

    # Temples and tokens

    def deal_temple(self, seat: int, temple: int) -> None:
        """Into a hand; only its owner sees it."""
        self.temples = self.temples._replace(hidden=tuple(left(self.temples.hidden, (temple,))))
        self.seats[seat] = self.seats[seat]._replace(temple=temple)
        self.tell("drew-temple", seat)
        self.tell("dealt-temple", seat, known_to=frozenset((seat,)), temple=TEMPLES[temple].name)

    def reveal(self, pile: int, temple: int) -> None:
        """Turn up the next temple of a pile."""
        beneath = tuple(max(0, lie - (at == pile)) for at, lie in enumerate(self.temples.beneath))
        hidden = tuple(left(self.temples.hidden, (temple,)))
        self.temples = self.temples._replace(hidden=hidden, beneath=beneath)
        self._open(pile, temple)
        self.tell("revealed", self.active, temple=TEMPLES[temple].name)

    def _open(self, pile: int, temple: int | None) -> None:
        opened = tuple(temple if at == pile else there for at, there in enumerate(self.temples.open))
        self.temples = self.temples._replace(open=opened)

    def open_temple(self, temple: int) -> int:
        """Take an open temple away; return its pile."""
        pile = self.temples.open.index(temple)
        self._open(pile, None)
        return pile

    def swear(self, seat: int, temple: int) -> None:
        """Into the hand, for all to see."""
        self.seats[seat] = self.seats[seat]._replace(oath=temple)
        self.tell("committed", seat, temple=TEMPLES[temple].name)

    def hand_temple(self, seat: int, temple: int) -> bool:
        """Take a temple out of the hand; False where it is an open one."""
        place = self.seats[seat]
        if temple == place.oath:
            self.seats[seat] = place._replace(oath=None)
        elif temple == place.temple:
            self.seats[seat] = place._replace(temple=None)
        else:
            return False
        return True

    def place_temple(self, seat: int, number: int, temple: int) -> None:
        """Beside a coatl."""
        coatl = self.seats[seat].coatls[number - 1]
        self._change(seat, number, coatl._replace(temple=temple))
        self.tell("temple", seat, coatl=number, temple=TEMPLES[temple].name, points=temple_pays(coatl, temple))

    def spend(self, seat: int, token: Token) -> None:
        """Use a token up (29-31)."""
        place = self.seats[seat]
        self.seats[seat] = place._replace(tokens=tuple(each for each in place.tokens if each is not token))
        self.tell("offered", seat, token=token)

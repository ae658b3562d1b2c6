"""The controls of assembling: one picks a piece or a card up, and then says where it goes."""

from collections.abc import Iterator

from engine.coatl.assembling import SIDES_OF
from engine.coatl.coatls import pays, temple_pays
from engine.coatl.moves import Extend, Fulfil, PutTemple, Start
from engine.coatl.roster import Kind
from explorer.scene import Choice
from explorer.voices.coatl.desk import Desk


class Building:
    """What a seat can do with its pieces, prophecies and temples."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.place = desk.state.seats[desk.seat]
        self.going = tuple(number for number, each in enumerate(self.place.coatls, 1) if not each.complete)
        """The coatls that still take something."""

    def choices(self) -> Iterator[Choice]:
        """Return a control for each piece on the board, then for the prophecies in hand and for the temples."""
        for kind, colour in self.place.board.each():
            label, places = self.desk.pieces(kind, colour), tuple(self._places(kind, colour))
            yield Choice(label, f"{kind}-{colour}", options=places, about=(f"board-{kind}-{colour}",))
        if self.place.hand:
            yield self._prophecies()
        if self.going:
            yield self._temples()

    def _places(self, kind: Kind, colour: str) -> Iterator[Choice]:
        desk = self.desk
        yield desk.choice(desk.say("choice.start"), f"{kind}-{colour}", Start(desk.seat, kind, colour))
        for number in self.going:
            for side in SIDES_OF[kind]:
                label = desk.say(f"choice.extend.{side}", number=number)
                yield desk.choice(label, f"side-{side}", Extend(desk.seat, number, side, kind, colour))

    def _prophecies(self) -> Choice:
        desk = self.desk
        label = desk.say("choice.fulfil")
        if not desk.open:
            return Choice(label, "sun", refusal=desk.unseen())
        cards = dict.fromkeys(self.place.hand)
        numbers = self.going or (1,)
        several = len(numbers) > 1
        return Choice(
            label, "sun", options=tuple(self._fulfil(card, each, several) for card in cards for each in numbers)
        )

    def _fulfil(self, card: int, number: int, several: bool) -> Choice:
        """A card at a coatl, with what it would pay now."""
        desk = self.desk
        label = desk.words.card(f"P{card}")
        if several:
            label = desk.say("choice.at", card=label, number=number)
        choice = desk.choice(label, f"P{card}", Fulfil(desk.seat, number, card), f"hand-P{card}")
        if choice.refusal:
            return choice
        points = pays(self.place.coatls[number - 1], card, desk.state.rules.open_end_counts)
        return choice._replace(label=desk.say("choice.paying", card=label, points=desk.say("points", count=points)))

    def _temples(self) -> Choice:
        desk = self.desk
        own = (self.place.temple,) if desk.open else ()
        reach = dict.fromkeys((*own, self.place.oath), "hand") | dict.fromkeys(desk.state.temples.open, "open")
        number = next((each for each in self.going if self.place.coatls[each - 1].closed), self.going[0])
        options = tuple(self._temple(temple, number, lies) for temple, lies in reach.items() if temple is not None)
        return Choice(desk.say("choice.temple"), "pyramid", options=options)

    def _temple(self, temple: int, number: int, lies: str) -> Choice:
        desk = self.desk
        label = desk.words.card(f"T{temple}")
        choice = desk.choice(label, f"T{temple}", PutTemple(desk.seat, number, temple), f"{lies}-T{temple}")
        if choice.refusal:
            return choice
        points = temple_pays(self.place.coatls[number - 1], temple)
        return choice._replace(label=desk.say("choice.paying", card=label, points=desk.say("points", count=points)))

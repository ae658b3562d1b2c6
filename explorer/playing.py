"""The page Table: which table lies under an address, and what follows from what is pressed on it."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple

from content import Texts
from engine.game import IllegalMove
from explorer.addresses import EVERYTHING, ONLOOKER, TableAddress, number, sees
from explorer.company import GO_ON
from explorer.keeping import TABLES
from explorer.motives import motive, who_was_who
from explorer.sandbox import Sandbox
from explorer.surroundings import seat_of
from explorer.voices import voice_of
from scenarios.shapes import SHAPES, USUAL

PRACTICE = {"coup": ("honest", "bold", "doubting")}
"""Who plays against a learner; a game that is not named has no practice."""
HERE = "here"
"""Said by whoever has been handed the phone, after the name."""
PLAYERS = 3
"""So many sit at a table that nobody has asked for otherwise."""


class Told(NamedTuple):
    """What is said once about what was just pressed: read out, and where `shown` written on the page too."""

    words: str
    shown: bool = False


class Shown(NamedTuple):
    """What one has before one: a table as it is kept, the moment and the eyes, and who holds the phone going round."""

    kept: Sandbox
    address: TableAddress
    holder: int | None = None

    @property
    def table(self) -> Sandbox:
        """The table at its moment."""
        return self.kept.go(self.address.at)

    @property
    def over(self) -> bool:
        """Whether the game is over at the moment."""
        return self.table.game.prompt(self.table.state) is None

    @property
    def due(self) -> int | None:
        """The seat that the phone is for: the first that is asked and played by hand."""
        prompt = self.table.game.prompt(self.table.state) if self.kept.passed_round else None
        seats = prompt.seats if prompt else ()
        return next((seat for seat in seats if seat >= 0 and seat not in self.kept.bots), None)

    @property
    def curtain(self) -> int | None:
        """The seat that the phone must be passed to before anything is shown."""
        return None if self.due == self.holder else self.due

    @property
    def sees(self) -> frozenset[int]:
        """Whose cards are seen."""
        if self.kept.passed_round:
            return frozenset() if self.due is None or self.curtain is not None else frozenset({self.due})
        return sees(self.address.look or EVERYTHING, self.kept.names) or frozenset()

    def settled(self) -> "Shown":
        """Return it with an address that says what is shown; who is to pass the phone on holds it no longer."""
        holder = self.holder if self.curtain is None else None
        look = self.address.look
        if self.kept.passed_round:
            seat = seat_of(self.sees)
            look = ONLOOKER if seat is None else self.kept.names[seat]
        elif look is None or sees(look, self.kept.names) is None:
            look = EVERYTHING
        address = TableAddress(self.address.token, self.table.at, look, of=self.table.of_game)
        return self._replace(address=address, holder=holder)


def names_of(players: int, texts: Texts) -> tuple[str, ...]:
    """Return the usual names of so many seats."""
    return tuple(texts.say(f"sandbox.name.{seat}") for seat in range(1, players + 1))


def new_table(players: int, rules: Any, bots: Mapping[int, str], texts: Texts) -> Sandbox:
    """Return a new game, dealt; there may be bots in some seats. Raises ImpossiblePosition."""
    dice = Random()
    return Sandbox.dealt(names_of(players, texts), rules, dice).played_by(bots, dice)


def practice(game: str, texts: Texts, dice: Random) -> Sandbox:
    """Return a new game against bots with different habits, who sit in any order; they move one by one."""
    bots = dict(enumerate(dice.sample(PRACTICE[game], len(PRACTICE[game])), 1))
    rules = SHAPES[game].rule_set()
    return Sandbox.dealt(names_of(len(bots) + 1, texts), rules, dice).played_by(bots, dice, "pause")


def laid(table: Sandbox, look: str | None = None) -> Shown:
    """Return the table where it stands, kept from now on."""
    return Shown(table, TableAddress(TABLES.add(table), table.at, look)).settled()


def usual_table(texts: Texts, game: str = USUAL, rules: Any = None) -> Sandbox:
    """Return a new game of the usual kind, by these rules if any."""
    return new_table(PLAYERS, rules or SHAPES[game].rule_set(), {}, texts)


def found(address: TableAddress, holder: int | None = None) -> Shown | None:
    """Return the table under the address; None where it is not known here."""
    kept = TABLES.get(address.token) if address.token else None
    return Shown(kept.thing, address, holder).settled() if kept else None


def answer(shown: Shown, event: str, value: str, texts: Texts, dice: Random) -> tuple[Shown, Told | None]:
    """Do what was pressed, keep the table, and return where it led and what to say; raise NoMove."""
    table, address = shown.table, shown.address
    if event == "look":
        return shown._replace(address=address._replace(look=value)).settled(), None
    if event == "moment":
        return shown._replace(address=address._replace(at=table.go(number(value)).at)).settled(), None
    if event in ("undo", "redo"):
        return shown._replace(address=address._replace(at=_step(table, 1 if event == "redo" else -1))).settled(), None
    if shown.curtain is not None and event != "pass-round":
        here = value == f"{table.names[shown.curtain]} {HERE}"
        return (shown._replace(holder=shown.curtain).settled() if here else shown), None
    if event in SAID_OF_BOTS:
        return shown, Told(SAID_OF_BOTS[event](shown, texts), shown=True)
    try:
        changed = _played(table, event, value, dice)
    except IllegalMove as illegal:
        move = table.game.parse(value, table.names)
        refused = voice_of(table.state).refusal(illegal.reason, table.state, table.names, texts, move)
        return shown, Told(refused.text, shown=True)
    return (shown, None) if changed is table else put(shown, changed, texts)


SAID_OF_BOTS: Mapping[str, Callable[[Shown, Texts], str]] = {
    "why": lambda shown, texts: motive(shown.table, shown.sees, texts),
    "unmask": lambda shown, texts: who_was_who(shown.table, texts) if shown.over else texts.say("bots.not-over"),
}


def put(shown: Shown, changed: Sandbox, texts: Texts) -> tuple[Shown, Told | None]:
    """Keep a table that was changed and return where it stands; beside it, if somebody else changed it meanwhile."""
    token = str(shown.address.token)
    alone = TABLES.put_over(shown.kept, token, changed)
    if not alone:
        token = TABLES.add(changed)
    there = Shown(changed, shown.address._replace(token=token, at=changed.at), shown.holder).settled()
    events = tuple(event for step in changed.played[shown.address.at :] for event in step.events)
    words = voice_of(changed.state).happened(events, changed.names, there.sees, texts)
    return there, Told(words) if alone else Told(texts.say("sandbox.meanwhile"), shown=True)


def _step(table: Sandbox, by: int) -> int:
    """Return the next moment that way at which a person is awaited; the first or last where there is none."""
    to = table.at + by
    while 0 < to < table.last and table.go(to).due is not None:
        to += by
    return table.go(to).at


def _played(table: Sandbox, event: str, value: str, dice: Random) -> Sandbox:
    match event:
        case "move" if value == GO_ON:
            return table.play_on(dice)
        case "move":
            return table.play(value, dice)
        case "random":
            return table.draw_lots(dice)
        case "play-out":
            return table.play_out(dice)
        case "pass-round":
            return replace(table, passed_round=not table.passed_round)
    return table

"""The start of a game (5-10)."""

from engine.coatl.agenda import Item
from engine.coatl.answers import KeepSome
from engine.coatl.dealer import Dealer
from engine.coatl.draws import DrawCard, DrawTemple, RevealTemple
from engine.coatl.items import CompleteDisplay, Refill
from engine.coatl.roster import DECK, FIRST_HAND, SPACES, TEMPLES, Kind, Token
from engine.coatl.rules import SEATS, RuleSet
from engine.coatl.state import Market, Seat, State, Temples
from engine.coatl.turns import ChooseAction
from engine.game import ImpossiblePosition

EMPTY = Market(("",) * SPACES[Kind.HEAD], ("",) * SPACES[Kind.TAIL], ("",) * SPACES[Kind.BODY])
NUMBERS = tuple(range(len(TEMPLES)))


def check_seats(players: int) -> None:
    """Raise ImpossiblePosition where so many cannot play."""
    if players not in SEATS:
        raise ImpossiblePosition("seats", None, {"seats": players, "least": SEATS.start, "most": SEATS.stop - 1})


def new_game(players: int, rules: RuleSet) -> State:
    """Return an empty table: chance fills the supply, deals and lays out, then each seat keeps some cards.

    Raises ImpossiblePosition for a number of players that the rules are not for.
    """
    check_seats(players)
    seats = (Seat(tokens=all_tokens(rules)),) * players
    hands = [DrawCard(seat) for seat in range(players) for _ in range(FIRST_HAND + seat)]
    agenda: tuple[Item, ...] = (
        Refill(whatever=True),
        *map(DrawTemple, range(players)),
        RevealTemple(0),
        RevealTemple(1),
        CompleteDisplay(),
        *hands,
        *map(KeepSome, range(players)),
        ChooseAction(0),
    )
    temples = Temples((None, None), NUMBERS, beneath(rules, len(NUMBERS) - players))
    return Dealer(State(rules, seats, rules.box(players), EMPTY, (), DECK, (), temples, 0, agenda)).settle()


def all_tokens(rules: RuleSet) -> tuple[Token, ...]:
    """Return the tokens of a seat at the start (5)."""
    return tuple(Token) if rules.tokens else ()


def beneath(rules: RuleSet, face_down: int) -> tuple[int, ...]:
    """Split the temples that lie face down as evenly as can be; one deck that feeds both is no pile (2.2)."""
    return (0, 0) if rules.temples == "open_market" else (-(-face_down // 2), face_down // 2)

"""Where the kernel's games begin: a new game, or a position with the cards that somebody does not see still to deal."""

from collections.abc import Iterable

from engine.coup.answers import ChooseAction, Draw, GiveUp, PutBack
from engine.coup.cards import Cards, contains, without
from engine.coup.proofs import Prove
from engine.coup.roster import HAND
from engine.coup.rules import RuleSet, rule_set
from engine.coup.setup import new_game
from engine.coup.state import State
from engine.coup.windows import MayBlock, MayChallenge
from simulation.kernel import play
from simulation.kernel.tables import SEATS, as_bag, place


def playable(rules: RuleSet, players: int) -> bool:
    """Whether the kernel plays these rules: the usual ones, without an option or a switch turned."""
    return rules == rule_set() and players <= SEATS


def beginning(players: int, rules: RuleSet) -> list[int]:
    """Return the start of new games."""
    return position(new_game(players, rules), frozenset())


def position(state: State, sees: frozenset[int]) -> list[int]:
    """Return this position, as somebody knows it who sees the hands of these seats; raise ValueError
    where the kernel does not play on from it.

    Nothing of it hangs on a hidden card: those are dealt anew for each game, every way as likely as the others.
    """
    if not state.agenda or not playable(state.rules, len(state.seats)):
        raise ValueError("the kernel does not play on from here")
    rules, seats = state.rules, state.seats
    start = [0] * (play.COINS + play.ROOM)
    start[play.SEATS] = len(seats)
    start[play.ALIVE] = _bits(number for number, seat in enumerate(seats) if not seat.out)
    unseen: Cards = rules.deck(len(seats))
    for number, seat in enumerate(seats):
        held = seat.hand if number in sees else ()
        unseen = _less(_less(unseen, held), seat.lost)
        start[play.HANDS + number] = as_bag(rules, held)
        start[play.UNKNOWN + number] = len(seat.hand) - len(held)
        start[play.COINS + number] = seat.coins
    start[play.POOL] = as_bag(rules, unseen)
    start[play.SEAT] = state.active
    start[play.TARGET] = start[play.BLOCKER] = -1
    if state.declared:
        start[play.ACTION] = list(rules.actions).index(state.declared.action)
        start[play.TARGET] = -1 if state.declared.target is None else state.declared.target
    if state.block:
        start[play.BLOCKER] = state.block.seat
    _settle(start, state)
    return start


def _settle(start: list[int], state: State) -> None:
    """Write down what is awaited."""
    rules = state.rules
    match state.agenda[0]:
        case ChooseAction(seat=seat):
            start[play.STEP], start[play.SEAT] = play.TURN, (seat - 1) % play.ROOM
        case MayChallenge(claim=claim, asked=asked):
            start[play.STEP] = play.DOUBT
            start[play.CLAIMANT], start[play.CLAIM] = claim.seat, place(rules, claim.character)
            start[play.ASKED] = _bits((*asked.now, *asked.later, claim.seat))
        case Prove(seat=seat, character=character, challenger=challenger):
            start[play.STEP] = play.PROVE
            start[play.CLAIMANT], start[play.CLAIM] = seat, place(rules, character)
            start[play.DOUBTER] = challenger
        case Draw(seat=seat, cause="proof"):
            start[play.UNKNOWN + seat] += 1
            start[play.STEP], start[play.THEN] = play.LOSE, play.STANDS
            start[play.LOSER] = next(item.seat for item in state.agenda if isinstance(item, GiveUp))
        case GiveUp(seat=seat, cause=cause, spared=spared):
            start[play.STEP] = play.LOSE
            start[play.LOSER] = seat
            start[play.SPARED] = 3 << place(rules, spared) if spared else 0
            start[play.THEN] = {"challenge": play.STANDS, "concession": play.FALLS}.get(cause, play.TURN)
        case MayBlock(asked=asked):
            start[play.STEP] = play.BLOCK
            start[play.ASKED] = _bits((*asked.now, *asked.later, state.active))
        case Draw(seat=seat, number=number, cause="exchange"):
            start[play.UNKNOWN + seat] += number
            start[play.STEP] = play.RESOLVE
        case PutBack():
            start[play.STEP] = play.RESOLVE
        case Draw(cause="start"):
            start[play.STEP], start[play.SEAT] = play.TURN, play.ROOM - 1
            for item in state.agenda:
                if isinstance(item, Draw):
                    start[play.UNKNOWN + item.seat] = HAND


def _bits(seats: Iterable[int]) -> int:
    return sum(1 << seat for seat in seats)


def _less(cards: Cards, seen: Cards) -> Cards:
    if not contains(cards, seen):
        raise ValueError("more cards than the deck has")
    return without(cards, seen)

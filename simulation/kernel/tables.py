"""What the kernel looks up, made from the engine's roster: a bag of cards is a number of two bits a character."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from math import comb, prod
from typing import NamedTuple

from bots.coup.habits import APPEAL, WORTH, kept_value
from engine.coup.cards import Cards, choices, distinct
from engine.coup.effects import Exchange, Gain, Steal, Strike
from engine.coup.roster import MUST_COUP_AT, Action
from engine.coup.rules import RuleSet

SEATS = 6
"""So many at most; a set of seats is a number of as many bits."""
GAIN, STRIKE, STEAL, EXCHANGE = range(4)
OPTIONS = 6
"""A hand leaves its seat no more choices than these."""
ONES, PAIRS = 16, 128
"""Room for every card, and for every two cards, that may come from a court of fifteen."""
RICHEST = MUST_COUP_AT
"""More coins allow no more."""
PURSES = RICHEST + 1
MOVES = 32
"""Room for every action at every aim."""


class Tables(NamedTuple):
    """Flat lists of whole numbers."""

    size: list[int]
    """Of a bag: how many cards it holds,"""
    ways: list[int]
    """in how many ways two of them can be picked,"""
    choices: list[int]
    """how many choices it leaves: which card to lose of one or two, which to keep of three or four,"""
    choice: list[int]
    """and the choices in the engine's order, as bags."""
    one: list[int]
    """Of a court: the card that comes, for each number that is drawn,"""
    pair: list[int]
    """and the two cards."""
    living: list[int]
    """Of a set of seats: how many they are,"""
    after: list[int]
    """which of them comes after a seat,"""
    nth: list[int]
    """and which is the first, the second, …"""
    crowd: list[int]
    """Of the living seats, one of them and those with coins: the first of the rows below; a purse is to be added."""
    moves: list[int]
    """Of a row: how many moves there are,"""
    move: list[int]
    """and each: the action times eight, and the place of its aim among those seats."""
    cost: list[int]
    """Of an action: its price,"""
    claims: list[int]
    """where its character stands in a bag (-1: it claims none),"""
    kind: list[int]
    """what it does,"""
    amount: list[int]
    """and with how many coins,"""
    targeted: list[int]
    """1 if it has an aim, 2 if the aim must have coins,"""
    anyone: list[int]
    """whether everybody may block it,"""
    blockers: list[int]
    """how many characters do,"""
    blocker: list[int]
    """and where they stand in a bag."""
    liked: list[int]
    """Of a bag: the choice of every habit; the only one where there is one."""
    appeal: list[int]
    """Of an action: how much habits like it."""


@lru_cache(maxsize=4)
def tables(rules: RuleSet) -> Tables:
    """Return the tables of rules that the kernel plays."""
    actions = tuple(rules.actions.values())
    seats = range(1 << SEATS)
    bags = [_cards(rules, bag) for bag in range(4 ** len(rules.characters))]
    return Tables(
        size=[len(cards) for cards in bags],
        ways=[comb(len(cards), 2) for cards in bags],
        choices=[len(_choices(cards)) for cards in bags],
        choice=[bag for cards in bags for bag in _filled([as_bag(rules, each) for each in _choices(cards)], OPTIONS)],
        one=[bag for cards in bags for bag in _filled(list(_draws(rules, cards, 1)), ONES)],
        pair=[bag for cards in bags for bag in _filled(list(_draws(rules, cards, 2)), PAIRS)],
        living=[bits.bit_count() for bits in seats],
        after=[_after(bits, seat) for bits in seats for seat in range(8)],
        nth=[seat for bits in seats for seat in _filled([each for each in range(SEATS) if bits >> each & 1], 8)],
        crowd=[_crowd(bits, seat, rich) for bits in seats for seat in range(8) for rich in seats],
        moves=[len(_moves(actions, *row)) for row in _rows()],
        move=[move for row in _rows() for move in _filled(_moves(actions, *row), MOVES)],
        cost=[action.cost for action in actions],
        claims=[place(rules, action.claims) if action.claims else -1 for action in actions],
        kind=[_kind(action) for action in actions],
        amount=[action.effect[0] if isinstance(action.effect, Gain | Steal) else 0 for action in actions],
        targeted=[action.targeted + action.needs_loot for action in actions],
        anyone=[int(action.anyone_blocks) for action in actions],
        blockers=[len(action.blocked_by) for action in actions],
        blocker=[
            where for action in actions for where in _filled([place(rules, each) for each in action.blocked_by], 2)
        ],
        liked=[as_bag(rules, _liked(cards)) for cards in bags],
        appeal=[APPEAL[action.code] for action in actions],
    )


def place(rules: RuleSet, character: str) -> int:
    """Return where a character stands in a bag."""
    return 2 * [str(each) for each in rules.characters].index(character)


def as_bag(rules: RuleSet, cards: Cards) -> int:
    """Return cards as a bag."""
    return sum(1 << place(rules, card) for card in cards)


def _cards(rules: RuleSet, bag: int) -> Cards:
    return tuple(each for at, each in enumerate(rules.characters) for _ in range(bag >> 2 * at & 3))


def _filled(row: list[int], length: int) -> list[int]:
    return (row + [0] * length)[:length]


def _choices(cards: Cards) -> tuple[Cards, ...]:
    if len(cards) <= 2:
        return tuple((card,) for card in distinct(cards))
    return choices(cards, len(cards) - 2) if len(cards) <= 4 else ()


def _liked(cards: Cards) -> Cards:
    """What a habit loses of one or two cards, or keeps of three or four."""
    if len(cards) <= 2:
        return tuple(sorted(cards, key=WORTH.index)[:1])
    return max(_choices(cards), key=kept_value, default=())


def _draws(rules: RuleSet, court: Cards, number: int) -> Iterator[int]:
    """Each deal as often as it weighs, in the engine's order."""
    for cards in choices(court, number):
        ways = prod(comb(court.count(card), cards.count(card)) for card in distinct(cards))
        yield from (as_bag(rules, cards),) * ways


def _after(bits: int, seat: int) -> int:
    """The next of the seats, clockwise; the seat itself where there is no other."""
    around = (*range(seat + 1, SEATS), *range(seat))
    return next((each for each in around if bits >> each & 1), seat)


def _crowd(bits: int, seat: int, rich: int) -> int:
    aims = bits & ~(1 << seat)
    return (aims.bit_count() * SEATS + (aims & rich).bit_count()) * PURSES


def _rows() -> Iterator[tuple[int, int, int]]:
    """Seats to aim at, those of them with coins, and a purse."""
    return product(range(SEATS), range(SEATS), range(PURSES))


def _moves(actions: tuple[Action, ...], aims: int, rich: int, coins: int) -> list[int]:
    """The moves of a turn in the engine's order."""
    found = []
    for number, action in enumerate(actions):
        if coins < action.cost or (coins >= MUST_COUP_AT and action.code != "coup"):
            continue
        there = 1 if not action.targeted else rich if action.needs_loot else aims
        found += [8 * number + aim for aim in range(there)]
    return found


def _kind(action: Action) -> int:
    return next(
        kind for kind, effect in enumerate((Gain, Strike, Steal, Exchange)) if isinstance(action.effect, effect)
    )

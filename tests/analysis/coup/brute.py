"""The model of `analysis/coup/belief_news.py` the long way: every way the cards can lie, one by one, in fractions."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from functools import partial
from itertools import combinations, permutations
from typing import Any, NamedTuple

from engine import coup
from engine.coup.moves import Move
from engine.coup.state import State
from engine.game import Event
from engine.timeline import Frame

Cards = tuple[str, ...]


class World(NamedTuple):
    """Where every card may be: in the hands, in the court, or laid aside."""

    hands: tuple[Cards, ...]
    court: Cards
    aside: Cards = ()

    def holding(self, seat: int, hand: Sequence[str], court: Sequence[str], aside: Cards = ()) -> "World":
        """The world with another hand and court."""
        hands = (*self.hands[:seat], tuple(sorted(hand)), *self.hands[seat + 1 :])
        return World(hands, tuple(sorted(court)), aside)


Worlds = dict[World, Fraction]


def worlds(
    frames: Sequence[Frame[State, Move]],
    looker: int | None,
    habit: Fraction | None,
    *,
    giving_in_tells: bool = True,
    deal: World | None = None,
) -> Worlds:
    """Every world at the last frame, with its probability up to a factor; none where the news cannot be.

    With a `deal`, only those that come of it.
    """
    *_, last = along(frames, looker, habit, giving_in_tells=giving_in_tells, deal=deal)
    return last


def along(
    frames: Sequence[Frame[State, Move]],
    looker: int | None,
    habit: Fraction | None,
    *,
    giving_in_tells: bool = True,
    deal: World | None = None,
) -> Iterator[Worlds]:
    """The worlds of every frame, one frame after the other."""
    start, rules = frames[0].state, frames[0].state.rules
    now = {deal: Fraction(1)} if deal else dict(_dealt(start, looker))
    glimpsed: str | None = None
    own: Cards = ()
    given_in: dict[str, Any] = {}
    yield now
    for event in (event for frame in frames[1:] for event in (*frame.events, None)):
        if event is None:
            yield now
            continue
        if event.known_to is not None and looker not in event.known_to:
            continue
        facts: dict[str, Any] = dict(event.facts)
        match event.code:
            case "declared" | "blocked" if habit is not None and (facts.get("character") or facts.get("denied")):
                now = _weigh(now, partial(_says, event, habit))
            case "conceded":
                given_in = facts
                if giving_in_tells:
                    now = _weigh(now, partial(_lies, event))
            case "shown":
                now = _turn(now, event.seat, [facts["character"]])
            case "shown-hand":
                now = _weigh(now, partial(_has, event.seat, facts["cards"]))
                now = _turn(now, event.seat, facts["cards"])
            case "lost":
                claim = given_in if facts["cause"] == "concession" else {}
                now = _lose(now, event, claim, rules)
            case "drew":
                own = next((world.hands[event.seat] for world in now), ())
                now = _spread(now, partial(_draws, event))
            case "dealt" | "kept":
                before = own if event.code == "dealt" else ()
                hand = tuple(sorted((*before, *facts["cards"])))
                now = _weigh(now, partial(_has, event.seat, hand))
            case "returned" if facts["cause"] == "exchange":
                now = _spread(now, partial(_returns, event))
            case "returned":
                now = _spread(
                    now, lambda world: [(World(world.hands, tuple(sorted(world.court + world.aside))), Fraction(1))]
                )
            case "examined":
                glimpsed = None
            case "glimpsed":
                glimpsed = facts["character"]
                now = _weigh(now, partial(_picked, facts))
            case "swapped":
                now = _spread(now, partial(_aside, facts["target"], glimpsed))


def held(found: Worlds, seat: int, characters: Sequence[str]) -> Fraction:
    """The probability that the seat holds one of the characters."""
    fitting = sum(odds for world, odds in found.items() if set(world.hands[seat]) & set(characters))
    return Fraction(fitting, sum(found.values()))


def _dealt(start: State, looker: int | None) -> Iterator[tuple[World, Fraction]]:
    """All deals of what the looker does not see."""
    hidden = list(start.court)
    sizes = [len(seat.hand) for seat in start.seats]
    for seat, place in enumerate(start.seats):
        hidden += place.hand if seat != looker else ()
    found: dict[World, int] = Counter()
    for world, many in _deals(tuple(sorted(hidden)), sizes, start, looker):
        found[world] += many
    for world, many in found.items():
        yield world, Fraction(many)


def _deals(
    hidden: Cards, sizes: list[int], start: State, looker: int | None, at: int = 0, so_far: tuple[Cards, ...] = ()
) -> Iterator[tuple[World, int]]:
    if at == len(sizes):
        yield World(so_far, hidden), 1
        return
    if at == looker:
        own = tuple(map(str, start.seats[at].hand))
        yield from _deals(hidden, sizes, start, looker, at + 1, (*so_far, own))
        return
    for hand, many in Counter(combinations(hidden, sizes[at])).items():
        left = tuple(sorted((Counter(hidden) - Counter(hand)).elements()))
        for world, more in _deals(left, sizes, start, looker, at + 1, (*so_far, tuple(map(str, hand)))):
            yield world, many * more


def _weigh(now: Worlds, fit: Callable[[World], Fraction]) -> Worlds:
    fits = ((world, odds, fit(world)) for world, odds in now.items())
    return {world: odds if share == 1 else odds * share for world, odds, share in fits if share}


def _spread(now: Worlds, follow: Callable[[World], Any]) -> Worlds:
    found: Worlds = defaultdict(Fraction)
    for world, odds in now.items():
        for after, share in follow(world):
            found[after] += odds if share == 1 else odds * share
    return dict(found)


def _true(world: World, event: Event) -> bool:
    if denied := event.facts.get("denied"):
        return denied not in world.hands[event.seat]
    return event.facts["character"] in world.hands[event.seat]


def _says(event: Event, habit: Fraction, world: World) -> Fraction:
    return Fraction(1) if _true(world, event) else habit


def _lies(event: Event, world: World) -> Fraction:
    return Fraction(not _true(world, event))


def _has(seat: int, hand: Cards, world: World) -> Fraction:
    return Fraction(world.hands[seat] == hand)


def _picked(facts: dict[str, Any], world: World) -> Fraction:
    return _share(world.hands[facts["target"]], facts["character"])


def _share(hand: Cards, card: str) -> Fraction:
    return Fraction(hand.count(card), len(hand))


def _turn(now: Worlds, seat: int, cards: Sequence[str]) -> Worlds:
    """Cards that everybody sees go from the hand to the court."""
    there = _weigh(now, lambda world: Fraction(not Counter(cards) - Counter(world.hands[seat])))
    return _spread(
        there,
        lambda world: [
            (
                world.holding(
                    seat, list((Counter(world.hands[seat]) - Counter(cards)).elements()), (*world.court, *cards)
                ),
                Fraction(1),
            )
        ],
    )


def _lose(now: Worlds, event: Event, claim: dict[str, Any], rules: coup.RuleSet) -> Worlds:
    card: Any = event.facts["character"]

    def follow(world: World) -> Iterator[tuple[World, Fraction]]:
        hand = world.hands[event.seat]
        may = list(hand)
        if claim.get("character") and not rules.concede_may_lose_claimed:
            may = [each for each in hand if each != claim["character"]]
        if event.facts["cause"] == "caught":
            may = [each for each in hand if each == card]
        elif claim.get("denied") in hand and rules.embezzle_caught == "the_duke":
            return
        if card in may:
            left = list((Counter(hand) - Counter([card])).elements())
            yield world.holding(event.seat, left, world.court), Fraction(may.count(card), len(may))

    return _spread(now, follow)


def _draws(event: Event, world: World) -> Iterator[tuple[World, Fraction]]:
    number: Any = event.facts["count"]
    ways = Counter(tuple(sorted(cards)) for cards in combinations(world.court, number))
    for cards, many in ways.items():
        left = list((Counter(world.court) - Counter(cards)).elements())
        after = world.holding(event.seat, (*world.hands[event.seat], *cards), left, world.aside)
        yield after, Fraction(many, sum(ways.values()))


def _returns(event: Event, world: World) -> Iterator[tuple[World, Fraction]]:
    number: Any = event.facts["count"]
    hand = world.hands[event.seat]
    ways = Counter(tuple(sorted(cards)) for cards in permutations(hand, number))
    for cards, many in ways.items():
        left = list((Counter(hand) - Counter(cards)).elements())
        yield world.holding(event.seat, left, (*world.court, *cards)), Fraction(many, sum(ways.values()))


def _aside(target: int, known: str | None, world: World) -> Iterator[tuple[World, Fraction]]:
    hand = world.hands[target]
    for card in {known} if known else set(hand):
        left = list((Counter(hand) - Counter([card])).elements())
        yield world.holding(target, left, world.court, (str(card),)), Fraction(1) if known else _share(hand, card)

"""Coup as somebody sees it who looks into some of the hands: what a tree grows from."""

from collections.abc import Hashable, Iterator
from fractions import Fraction
from typing import NamedTuple

from analysis.coup.likeness import MANNERS, likeness
from analysis.coup.mattering import masked, mattering, owner, told
from analysis.coup.standings import Standings
from analysis.coup.worlds import World, Worlds, drawn, faded, gathered, less, with_hand
from analysis.growing import Lot, Option
from analysis.renaming import Manners, Who
from analysis.tree import Step
from engine import coup
from engine.coup import State
from engine.coup.agenda import Window
from engine.coup.answers import ChooseAction, Draw
from engine.coup.cards import Cards, together, without
from engine.coup.dealer import Dealer
from engine.coup.examination import SwapOrLeave
from engine.coup.items import GiveBack
from engine.coup.moves import Deal, Move, Pass
from engine.coup.refusals import decision
from engine.coup.windows import Asked
from engine.game import Event, Prompt


class CoupSight(NamedTuple):
    """What somebody knows: all that is open in `state`, and how the other cards may lie."""

    sees: frozenset[int]
    state: State
    dealt: tuple[int, ...]
    """Hidden seats whose hands the worlds tell."""
    asked: frozenset[int]
    """Seats whose cards may still be asked about."""
    worlds: Worlds
    remembers: bool = True
    """Whether it can still matter which cards lie in the court."""

    @property
    def manners(self) -> Manners[Move]:
        """How moves and endings are told of other seats."""
        return MANNERS

    def over(self) -> bool:
        """Whether the game is."""
        return not self.state.agenda

    def at_rest(self) -> bool:
        """Whether a turn begins."""
        return isinstance(self.state.agenda[0], ChooseAction)

    def standing(self) -> Standings:
        """Return how everybody stands."""
        return Standings.of(self.state)

    def forgetting(self, turns: int) -> "CoupSight":
        """Return it with every card that cannot matter any more as good as any, and without the hands of such."""
        matter = mattering(self.state, turns)
        if not matter:
            state = masked(self.state, self.sees, (), matter)
            return CoupSight(self.sees, state, (), frozenset(), ((World((), (), ()), 1),), remembers=False)
        dealt = tuple([seat for seat in self.dealt if matter.get(seat)])
        worlds = faded(self.worlds, self.dealt, matter, remembers=turns > 1)
        state = masked(self.state, self.sees, dealt, matter)
        return CoupSight(self.sees, state, dealt, frozenset(matter), worlds, turns > 1)

    def likeness(self, turns: int) -> tuple[Hashable, Who]:
        """Return what does not hang on who is who: all, where it counts who comes next; and the seats."""
        if turns > 1 or self.state.rules.challenge_order != "open" or self.at_rest():
            return self, tuple(range(len(self.state.seats)))
        common, who = likeness(self.state, (self.sees, self.asked), self.dealt)
        return (common, self.worlds), who

    def prompt(self) -> Prompt:
        """Return the decision awaited."""
        return decision(self.state).prompt(self.state)

    def lots_or_options(self) -> "tuple[Lot[Move, CoupSight], ...] | tuple[Option[Move, CoupSight], ...]":
        """Return the draws that can be seen, or what a seat may hold that has to answer from a hidden hand; else what
        may be answered, and in a window that all pass, and whoever speaks first."""
        head = self.state.agenda[0]
        if isinstance(head, Draw):
            seen = tuple(self._seen_draws(head)) if head.seat in self.sees else ()
            return seen or (Option((), *self._hidden_draw(head)),)
        if isinstance(head, Window):
            return tuple(self._spoken(head))
        sides = [(side, odds, *self._after(side)) for side, odds in coup.chances(self.state)]
        if sides:
            return tuple(Lot(odds, then, Step((side,), events)) for side, odds, events, then in sides)
        hands = self._faced()._by_choice()
        if len(hands) > 1:
            return tuple(Lot(odds, then, could=could) for could, odds, then in hands)
        ((could, _, then),) = hands
        return tuple(Option((move,), *then._after(move)) for move in could)

    def _spoken(self, head: Window) -> "Iterator[Option[Move, CoupSight]]":
        asked, turns = head.asked.now + head.asked.later, self.state.agenda[1:]
        silent = self._head(head, Asked(asked[-1:]), turns)
        events, then = silent._after(Pass(asked[-1]))
        passed = tuple(Event("passed", seat, events[0].facts) for seat in asked)
        yield Option(tuple(map(Pass, asked)), (*passed, *events[1:]), then)
        first = len(head.asked.now)
        everybody = self._head(head, Asked(asked), turns)
        for move in coup.legal_moves(everybody.state):
            if not isinstance(move, Pass):
                earlier = asked[: max(0, asked.index(move.seat) + 1 - first)]
                yield Option((*map(Pass, earlier), move), *everybody._after(move))

    def _head(self, head: Window, asked: Asked, rest: tuple[object, ...]) -> "CoupSight":
        agenda = (head._replace(asked=asked), *rest)
        return self._replace(state=self.state._replace(agenda=agenda))  # type: ignore[arg-type]  # the rest is as it was

    def _faced(self) -> "CoupSight":
        """Deal a hand to whoever has to answer from one that is not seen, if it may still be asked about.

        What is kept after an exchange, or shown to somebody else, stays unseen: it is averaged over.
        """
        prompt = self.prompt()
        seat = prompt.seats[0]
        open_answer = prompt.code in ("prove", "lose") or prompt.facts.get("examiner") in self.sees
        if seat in self.sees or seat in self.dealt or seat not in self.asked or not open_answer:
            return self
        return self._deal(seat)

    def _deal(self, seat: int) -> "CoupSight":
        dealt = tuple(sorted((*self.dealt, seat)))
        place, size = dealt.index(seat), len(self.state.seats[seat].hand)
        worlds = (
            (then, weight * ways) for world, weight in self.worlds for then, ways in with_hand(world, place, size)
        )
        return self._replace(dealt=dealt, worlds=gathered(worlds))

    def _laid_open(self, world: World) -> State:
        """The state with the hands that this world tells."""
        if not self.dealt:
            return self.state
        seats = list(self.state.seats)
        for seat, hand in zip(self.dealt, world.hands, strict=True):
            seats[seat] = seats[seat]._replace(hand=hand)
        return self.state._replace(seats=tuple(seats))

    def _by_choice(self) -> "list[tuple[tuple[Move, ...], Fraction, CoupSight]]":
        """What whoever is asked could do, with the odds of that; who has to show a whole hand, by hand."""
        prompt = self.prompt()
        if prompt.seats[0] not in self.dealt:
            return [(coup.legal_moves(self.state), Fraction(1), self)]
        place = self.dealt.index(prompt.seats[0])
        shows_all = "denied" in prompt.facts or prompt.facts.get("cause") == "caught"
        by_hand: dict[Cards, list[tuple[World, int]]] = {}
        for world, weight in self.worlds:
            by_hand.setdefault(world.hands[place], []).append((world, weight))
        found: dict[tuple[tuple[Move, ...], Cards], list[tuple[World, int]]] = {}
        for hand, worlds in by_hand.items():
            could = coup.legal_moves(self._laid_open(worlds[0][0]))
            if could:  # who cannot answer does not hold this hand
                found.setdefault((could, hand if shows_all else ()), []).extend(worlds)
        whole = sum(weight for worlds in found.values() for _, weight in worlds)
        return [
            (could, Fraction(sum(weight for _, weight in worlds), whole), self._replace(worlds=gathered(worlds)))
            for (could, _), worlds in found.items()
        ]

    def _seen_draws(self, head: Draw) -> "Iterator[Lot[Move, CoupSight]]":
        if head.seat not in self.asked:
            return
        found: dict[Cards, list[tuple[World, int | Fraction]]] = {}
        for world, weight in self.worlds:
            for cards, left, ways in drawn(world, head.number, len(self.state.court)):
                found.setdefault(cards, []).append((left, weight * ways))
        whole = sum(weight for worlds in found.values() for _, weight in worlds)
        for cards, worlds in found.items():
            deal = Deal(head.seat, cards)
            court = together(cards, self.state.court[head.number :])
            there = self._replace(state=self.state._replace(court=court), worlds=gathered(worlds))
            events, then = there._after(deal)
            yield Lot(Fraction(sum(weight for _, weight in worlds)) / whole, then, Step((deal,), events))

    def _hidden_draw(self, head: Draw) -> "tuple[tuple[Event, ...], CoupSight]":
        """A draw that is not seen: from a mixed court it is not any card, so that the hand is dealt before."""
        if head.seat in self.sees or head.seat not in self.asked:
            return self._after(Deal(head.seat, self.state.court[: head.number]))
        if head.seat not in self.dealt:
            mixed = any(world.known for world, _ in self.worlds)
            faced = self._deal(head.seat) if mixed else self
            return faced._hidden_draw(head) if mixed else self._after(Deal(head.seat, self.state.court[: head.number]))
        events, then = self._after(Deal(head.seat, self.state.court[: head.number]))
        place, court = self.dealt.index(head.seat), len(self.state.court)
        worlds = [
            (left._replace(hands=(*hands[:place], together(hands[place], cards), *hands[place + 1 :])), weight * ways)
            for world, weight in then.worlds
            for cards, left, ways in drawn(world, head.number, court)
            for hands in (left.hands,)
        ]
        return events, then._replace(worlds=gathered(worlds))

    def _after(self, move: Move) -> "tuple[tuple[Event, ...], CoupSight]":
        """Carry the move out, in all worlds alike."""
        before = self._laid_open(self.worlds[0][0])
        state, events = Dealer(before).play(move)
        seen = tuple(told(event) for event in events if event.known_to is None or event.known_to & self.sees)
        worlds = self._moved(before, state) if self.dealt or self.remembers else self.worlds
        return tuple(filter(None, seen)), CoupSight(self.sees, state, self.dealt, self.asked, worlds, self.remembers)

    def _moved(self, before: State, after: State) -> Worlds:
        """The worlds after cards have left hands; what went to the court is known to lie there."""
        gone, back = {}, Cards()
        for seat in (*self.sees, *self.dealt):
            old, new = before.seats[seat], after.seats[seat]
            gone[seat] = less(old.hand, new.hand)
            back += less(gone[seat], less(new.lost, old.lost))
        return gathered(
            (
                World(
                    world.unseen,
                    together(world.known, back),
                    tuple(without(hand, gone[seat]) for seat, hand in zip(self.dealt, world.hands, strict=True)),
                ),
                weight,
            )
            for world, weight in self.worlds
        )


def look(state: State, sees: frozenset[int]) -> "CoupSight":
    """Return what somebody knows of the position who sees these hands, and remembers nothing of earlier turns."""
    hidden = [seat for seat in range(len(state.seats)) if seat not in sees]
    unseen = tuple(sorted((*state.court, *(card for seat in hidden for card in state.seats[seat].hand))))
    sight = CoupSight(sees, state, (), frozenset(), ((World(unseen, (), ()), 1),))
    examined = next((item for item in state.agenda if isinstance(item, SwapOrLeave | GiveBack)), None)
    if examined is None or owner(examined) in sees or state.active not in sees:
        return sight
    seat, card = owner(examined), (examined.character,)
    left = World(without(unseen, card), (), ())
    worlds = [
        (world._replace(hands=(together(world.hands[0], card),)), ways)
        for world, ways in with_hand(left, 0, len(state.seats[seat].hand) - 1)
    ]
    return sight._replace(dealt=(seat,), worlds=gathered(worlds))

"""A review the long way: every remark from the log of a game that is over, its odds from every possible deal."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Any, NamedTuple

from analysis.coup.belief_news import take_in
from engine.game import Event
from tests.analysis.coup import brute
from tests.analysis.coup.games import Game


class Found(NamedTuple):
    """A remark, as `analysis.coup.review.Remark` has it."""

    code: str
    at: int
    other: int
    characters: tuple[str, ...]
    denied: bool
    action: str
    seen: int
    held: tuple[str, ...]
    chance: Fraction
    outcome: str | None


class Log:
    """A game that is over, as one seat goes over it."""

    def __init__(self, game: Game, seat: int) -> None:
        self.frames = game.frames
        self.seat = seat
        self.known: dict[int | None, list[brute.Worlds]] = {}

    def remarks(self) -> Iterator[Found]:
        """Yield every remark."""
        act: dict[str, Any] = {}
        claim: tuple[int, str, bool] = (0, "", False)
        for at, frame in enumerate(self.frames[1:]):
            for event in frame.events:
                facts: dict[str, Any] = dict(event.facts)
                act = facts if event.code == "declared" else act
                if event.code == "passed" and event.seat == self.seat:
                    yield from self.passes(at, facts["window"], claim, act)
                if event.code == "challenged" and event.seat == self.seat:
                    yield self.doubt("challenged", at, claim, act)
                if event.code in ("declared", "blocked") and (card := facts.get("denied") or facts.get("character")):
                    claim = event.seat, card, "denied" in facts
                    yield from self.bluff(at, claim, act)

    def passes(self, at: int, window: str, claim: tuple[int, str, bool], act: dict[str, Any]) -> Iterator[Found]:
        """What a pass leaves out."""
        if window != "block":
            yield self.doubt("let-pass", at, claim, act)
        if window == "block" or (window == "react" and act["target"] == self.seat):
            blockers = tuple(self.frames[at].state.rules.actions[act["action"]].blocked_by)
            chance = self.chance(None, at, self.seat, blockers)
            actor = self.frames[at].state.active
            yield self.found("not-blocked", at, actor, blockers, act)._replace(chance=chance)

    def doubt(self, code: str, at: int, claim: tuple[int, str, bool], act: dict[str, Any]) -> Found:
        """A claim that was challenged, or not."""
        who, card, denied = claim
        chance = self.chance(self.seat, at, who, (card,))
        found = self.found(code, at, who, (card,), act)
        return found._replace(denied=denied, chance=1 - chance if denied else chance, outcome=self.outcome(at + 1, who))

    def bluff(self, at: int, claim: tuple[int, str, bool], act: dict[str, Any]) -> Iterator[Found]:
        """A claim of one's own that is not so."""
        who, card, denied = claim
        if who == self.seat and (card in self.frames[at].state.seats[who].hand) == denied:
            chance = self.chance(None, at, who, (card,))
            found = self.found("bluffed", at, who, (card,), act)
            yield found._replace(
                denied=denied, chance=1 - chance if denied else chance, outcome=self.outcome(at + 2, who)
            )

    def found(self, code: str, at: int, other: int, cards: tuple[str, ...], act: dict[str, Any]) -> Found:
        """A remark whose odds and outcome are still to come."""
        seats = self.frames[at].state.seats
        own = seats[self.seat].hand
        seen = [*own, *(card for place in seats for card in place.lost)]
        held = tuple(card for card in cards if card in own)
        count = len([card for card in seen if card in cards])
        return Found(code, at, other, cards, False, act["action"], count, held, Fraction(0), None)

    def chance(self, looker: int | None, at: int, seat: int, cards: tuple[str, ...]) -> Fraction:
        """The odds at a moment; what happened too long ago to reckon with is left out, as the product leaves it."""
        if looker not in self.known:
            self.known[looker] = list(brute.along(self.frames, looker, None))
        begin = take_in(self.frames[: at + 1], looker, None)[0].begin
        worlds = self.known[looker][at]
        if begin or not worlds:
            counted = self.frames[begin : at + 1]
            worlds = brute.worlds(counted, looker, None) or brute.worlds(counted, looker, None, giving_in_tells=False)
        return brute.held(worlds, seat, cards)

    def outcome(self, at: int, claimant: int) -> str:
        """How the claim ended: the next challenge is of this claim unless another is made first."""
        later: list[Event] = [event for frame in self.frames[at:] for event in frame.events]
        for number, event in enumerate(later):
            if event.code in ("declared", "blocked"):
                break
            if event.code == "challenged":
                answer = next(each.code for each in later[number:] if each.seat == claimant and each.code in ANSWERS)
                return ANSWERS[answer]
            if event.code in ANSWERS and event.seat == claimant:
                return ANSWERS[event.code]
        return "stood"


ANSWERS = {"shown": "true", "shown-hand": "true", "conceded": "false"}

"""The two windows of a turn, in which several seats may speak: challenges and blocks."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple, Self

from engine.coup.cards import Cards
from engine.coup.items import Resolve
from engine.coup.moves import Act, Block, Challenge, Move, Pass
from engine.coup.proofs import Claim
from engine.coup.rules import RuleSet
from engine.coup.seats import Seat, after, allied
from engine.game import Prompt, Reason
from engine.kinds import of_its_kind

if TYPE_CHECKING:
    from engine.coup.agenda import Item
    from engine.coup.dealer import Dealer
    from engine.coup.state import State


class Asked(NamedTuple):
    """Whom a window asks, clockwise from the left of whoever made the action or the claim."""

    now: tuple[int, ...]
    """They may speak now."""
    later: tuple[int, ...] = ()
    """They are asked when those have passed."""
    passed: tuple[int, ...] = ()

    @classmethod
    def open(cls, seats: tuple[int, ...], rules: RuleSet) -> Self:
        """Ask all at once, or one after the other (switch `challenge_order`, C9)."""
        first = len(seats) if rules.challenge_order == "open" else 1
        return cls(seats[:first], seats[first:])

    def without(self, seat: int) -> "Asked":
        """Who is asked once this seat has passed."""
        place = self.now.index(seat)
        now = self.now[:place] + self.now[place + 1 :]
        passed = (*self.passed, seat)
        return Asked(now, self.later, passed) if now else Asked(self.later[:1], self.later[1:], passed)


@lru_cache(maxsize=4096)
def doubts(seats: tuple[int, ...]) -> tuple[Move, ...]:
    """Return what the seats may say to a claim."""
    return tuple(move for seat in seats for move in (Pass(seat), Challenge(seat)))


@lru_cache(maxsize=4096)
def blocks(seats: tuple[int, ...], characters: Cards) -> tuple[Move, ...]:
    """Return what the seats may say to an action that these characters block."""
    said: list[Move] = []
    for seat in seats:
        said += [Pass(seat), *(Block(seat, who) for who in characters)]
    return tuple(said)


@of_its_kind
class MayChallenge(NamedTuple):
    """A claim lies open: anybody but the claimant may challenge it (B26, J59, K30)."""

    claim: Claim
    asked: Asked
    stands: tuple["Item", ...]
    """What follows when nobody doubts, or the proof is given."""
    falls: tuple["Item", ...]
    """What follows when the claimant gives in."""

    def code(self, state: "State | Dealer") -> str:
        """`challenge-block` once a block has been said."""
        return "challenge" if state.block is None else "challenge-block"

    def prompt(self, state: "State") -> Prompt:
        """Name the claim."""
        return Prompt(self.code(state), self.asked.now, self.claim.facts())

    def moves(self, state: "State") -> tuple[Move, ...]:
        """Pass or challenge."""
        return doubts(self.asked.now)

    def objection(self, state: "State", move: Pass | Challenge) -> Reason | None:
        """Refuse whoever is not asked now."""
        return None if move.seat in self.asked.now else Reason("not-asked")

    def take(self, dealer: "Dealer", move: Pass | Challenge) -> None:
        """A challenge asks for proof; the last pass lets the claim stand."""
        if isinstance(move, Challenge):
            dealer.challenge(move.seat, self.claim, self.stands, self.falls)
            return
        dealer.tell("passed", move.seat, window=self.code(dealer))
        asked = self.asked.without(move.seat)
        if asked.now:
            dealer.first(MayChallenge(self.claim, asked, self.stands, self.falls))
        else:
            dealer.first(*self.stands)


@of_its_kind
class MayBlock(NamedTuple):
    """The action lies open to a block by those asked (B24, J39, J42; with sides K52)."""

    asked: Asked
    barred: tuple[int, ...] = ()
    """They may not block: their block fell, or their challenge did where the rules are strict (C36, C69)."""

    def prompt(self, state: "State") -> Prompt:
        """Name the characters that block here."""
        return Prompt("block", self.asked.now, {"characters": state.action_under_way().blocked_by})

    def moves(self, state: "State") -> tuple[Move, ...]:
        """Pass, or block with each character that can."""
        return blocks(self.asked.now, state.action_under_way().blocked_by)

    def objection(self, state: "State", move: Pass | Block) -> Reason | None:
        """Refuse a wrong character or a wrong seat."""
        objection = against_block(state, move) if isinstance(move, Block) else None
        return objection or (None if move.seat in self.asked.now else Reason("not-asked"))

    def take(self, dealer: "Dealer", move: Pass | Block) -> None:
        """A block is a claim of its own; the last pass lets the action go on."""
        if isinstance(move, Block):
            dealer.open_block(move, self.barred)
            return
        dealer.tell("passed", move.seat, window="block")
        asked = self.asked.without(move.seat)
        dealer.first(MayBlock(asked, self.barred) if asked.now else Resolve())


@of_its_kind
class MayReact(NamedTuple):
    """Challenge and block in one window, first come, first served (switch `block_timing`, B.7, C12)."""

    claim: Claim
    asked: Asked
    stands: tuple["Item", ...]
    """What follows when the proof is given: those who may block are asked again."""
    falls: tuple["Item", ...]

    def prompt(self, state: "State") -> Prompt:
        """Name the claim, and the characters that block here."""
        facts = self.claim.facts() | {"characters": state.action_under_way().blocked_by}
        return Prompt("react", self.asked.now, facts)

    def moves(self, state: "State") -> Iterator[Move]:
        """Pass on both, challenge, or block if it is one's own to block."""
        for seat in self.asked.now:
            yield Pass(seat)
            yield Challenge(seat)
            for character in state.action_under_way().blocked_by:
                block = Block(seat, character)
                if against_block(state, block) is None:
                    yield block

    def objection(self, state: "State", move: Pass | Challenge | Block) -> Reason | None:
        """Refuse a wrong block and whoever is not asked now."""
        objection = against_block(state, move) if isinstance(move, Block) else None
        return objection or (None if move.seat in self.asked.now else Reason("not-asked"))

    def take(self, dealer: "Dealer", move: Pass | Challenge | Block) -> None:
        """A block closes the window for challenges of the action; the last pass lets it go on."""
        if isinstance(move, Challenge):
            dealer.challenge(move.seat, self.claim, self.stands, self.falls)
        elif isinstance(move, Block):
            dealer.open_block(move)
        else:
            dealer.tell("passed", move.seat, window="react")
            asked = self.asked.without(move.seat)
            dealer.first(MayReact(self.claim, asked, self.stands, self.falls) if asked.now else Resolve())


def against_block(state: "State", block: Block) -> Reason | None:
    """Return what forbids the block whoever is asked: sides, the wrong character, or not being the target."""
    action = state.action_under_way()
    if action.anyone_blocks and allied(state.seats, block.seat, state.active):
        return Reason("same-faction", {"seat": state.active, "action": action.code})
    if block.character not in action.blocked_by:
        return Reason(
            "character-does-not-block",
            {"character": block.character, "action": action.code, "characters": action.blocked_by},
        )
    target = state.act_under_way().target
    if not action.anyone_blocks and block.seat != target:
        return Reason("only-target-may-block", {"action": action.code, "target": target})
    return None


def who_may_block(
    rules: RuleSet, act: Act, seats: Sequence[Seat], barred: tuple[int, ...] = (), doomed: int | None = None
) -> tuple[int, ...]:
    """The seats asked for a block of an action that some card blocks; `doomed` is about to lose a card."""
    if rules.actions[act.action].anyone_blocks:
        asked = [seat for seat in after(seats, act.seat) if not allied(seats, seat, act.seat)]
    else:
        asked = [] if seats[act.aim].out else [act.aim]
    return tuple(seat for seat in asked if seat not in barred and (seat != doomed or len(seats[seat].hand) > 1))

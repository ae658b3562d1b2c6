"""A played game in remarks: facts of its log that a player can check, with the odds of the moment."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import NamedTuple

from analysis.coup.belief_hearer import claim_of
from analysis.coup.belief_news import Frames
from analysis.coup.odds import frames_of, odds
from engine import coup
from engine.coup.moves import Act, Block, Challenge, Move, Pass
from engine.coup.reasons import DOUBTS
from engine.coup.roster import Character
from engine.coup.state import State
from engine.coup.windows import who_may_block
from engine.game import Event, Prompt
from engine.timeline import Frame, Timeline

BLOCKS = ("block", "react")


class Remark(NamedTuple):
    """One thing that the seat did, by its code: `challenged`, `let-pass`, `not-blocked` or `bluffed`."""

    code: str
    at: int
    """The frame at which the seat made up its mind."""
    other: int
    """Whose claim or action it was; the seat's own for a bluff."""
    characters: tuple[Character, ...]
    """The claimed character, or those that block."""
    denied: bool
    """Whether the claim was that the character is not held."""
    action: str
    """The action under way."""
    seen: int
    """How many copies of the characters the seat could see, its own and those turned up."""
    held: tuple[Character, ...]
    """Which of the characters it held."""
    chance: Fraction
    """That the claim was so, by what the seat knew; of a block or a bluff, that the seat could have meant it, by what
    everybody knew."""
    outcome: str | None
    """`true` or `false` as the claim turned out, `stood` where nobody challenged it; None while it is open."""


def review(game: Timeline[State, Move] | Frames, seat: int) -> tuple[Remark, ...]:
    """Return the remarks on what the seat did, in order, up to the moment that is looked at."""
    frames = frames_of(game)
    return tuple(remark for at in range(len(frames) - 1) for remark in _remarks(frames, at, seat))


def _remarks(frames: Frames, at: int, seat: int) -> Iterator[Remark]:
    """What there is to say about the move that was made at this frame."""
    now, after = frames[at].state, frames[at + 1]
    move, prompt = after.move, coup.prompt(now)
    if move is None or move.seat != seat or prompt is None:
        return
    match move:
        case Challenge():
            yield _doubt("challenged", frames, at, seat, prompt)
        case Pass():
            if prompt.code in DOUBTS:
                yield _doubt("let-pass", frames, at, seat, prompt)
            if prompt.code in BLOCKS and seat in who_may_block(now.rules, now.act_under_way(), now.seats):
                yield _block_left_out(frames, at, seat)
        case Act() | Block():
            yield from _bluff(frames, at, seat, after.events)


def _doubt(code: str, frames: Frames, at: int, seat: int, prompt: Prompt) -> Remark:
    claimant, denied = int(str(prompt.facts["claimant"])), "denied" in prompt.facts
    character = Character(str(prompt.facts["denied" if denied else "character"]))
    remark = _remark(code, frames, at, seat, claimant, (character,), frames[at].state.act_under_way().action)
    chance = odds(frames[: at + 1], seat, claimant, character).facts
    return remark._replace(
        denied=denied, chance=1 - chance if denied else chance, outcome=_outcome(frames[at + 1 :], claimant)
    )


def _block_left_out(frames: Frames, at: int, seat: int) -> Remark:
    now = frames[at].state
    action = now.action_under_way()
    remark = _remark("not-blocked", frames, at, seat, now.act_under_way().seat, action.blocked_by, action.code)
    return remark._replace(chance=odds(frames[: at + 1], None, seat, action.blocked_by).facts)


def _bluff(frames: Frames, at: int, seat: int, events: Sequence[Event]) -> Iterator[Remark]:
    event = next((each for each in events if claim_of(each)), None)
    claim = claim_of(event) if event else None
    if event is None or claim is None:
        return
    character, denied = claim
    if (character in frames[at].state.seats[seat].hand) != denied:
        return
    remark = _remark("bluffed", frames, at, seat, seat, (character,), str(event.facts["action"]))
    chance = odds(frames[: at + 1], None, seat, character).facts
    yield remark._replace(
        denied=denied, chance=1 - chance if denied else chance, outcome=_outcome(frames[at + 2 :], seat)
    )


def _remark(
    code: str, frames: Frames, at: int, seat: int, other: int, characters: tuple[Character, ...], action: str
) -> Remark:
    view = coup.observe(frames[at].state, frozenset({seat}))
    seen = [card for place in view.seats for card in (*place.hand, *place.lost) if card]
    return Remark(
        code=code,
        at=at,
        other=other,
        characters=characters,
        denied=False,
        action=action,
        seen=sum(card in characters for card in seen),
        held=tuple(each for each in characters if each in view.seats[seat].hand),
        chance=Fraction(0),
        outcome=None,
    )


def _outcome(later: Sequence[Frame[State, Move]], claimant: int) -> str | None:
    """How the claim turned out that was open before the first of these frames."""
    for frame in later:
        for event in frame.events:
            if event.seat == claimant and event.code in ("shown", "shown-hand"):
                return "true"
            if event.seat == claimant and event.code == "conceded":
                return "false"
        prompt = coup.prompt(frame.state)
        if prompt is None or prompt.code not in (*DOUBTS, "prove") or _claimant(prompt) != claimant:
            return "stood"
    return None


def _claimant(prompt: Prompt) -> int:
    """Who is asked for proof, or may be."""
    return prompt.seats[0] if prompt.code == "prove" else int(str(prompt.facts["claimant"]))

"""A player of Coup with habits.

The numbers that it draws, each `below` what stands here:

- `action`: three, always. 100: less than `bluff`, and it bluffs, if it can; else what it says is so. The sum of the
  appeals of the actions that it has to choose from then, in the order of the rules: the first at which the appeals so
  far exceed the number. How many seats that action can be aimed at (one, where it is aimed at nobody): which one, in
  the order of the seats.
- `challenge`, `challenge-block`: one. 100: less than `doubt`, and it challenges; else it passes.
- `block`: two, always. 100: less than `block` with one of the cards in hand, or than `bluff_block` without, and it
  blocks. How many characters it has to choose from (those in hand, or else all that block): which one, in order.
- `react`: as for a challenge. If it does not and may block, as for a block.
- All others: none. It proves what it can, loses and shows what is worth least, and keeps what is worth most, but no
  second copy as long as there is another character.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from bots.bot import Forgetful, Moment, Why
from bots.coup.habits import APPEAL, HUNDRED, PRIZED, WORTH, Habit, kept_value
from bots.coup.reasons import hand, is_so, reason
from bots.stream import Stream
from engine.coup.moves import Act, Answer, Block, Challenge, Concede, Keep, Lose, Move, Pass, Show


@dataclass(frozen=True)
class Habitual(Forgetful):
    """Decides by the numbers of its habit."""

    numbers: Habit

    def decide(self, moment: Moment, stream: Stream) -> Move:
        """Return one of the legal moves."""
        return DECISIONS[moment.view.prompt.code](self, moment, stream)

    def explain(self, moment: Moment, move: Move) -> Why:
        """Return what its hand has to do with the move."""
        return reason(moment, move)

    def habit(self, decision: str) -> Why:
        """Return the numbers that count at such a decision."""
        return Why(f"habit-{decision}", self.numbers._asdict())

    def doubt(self, moment: Moment) -> int:
        """Return of how many claims like the one at hand, in a hundred, it doubts one."""
        return self.numbers.doubt

    def aims(self, moment: Moment, acts: Sequence[Act]) -> Sequence[Act]:
        """Return those of the acts, which differ in their target, that it chooses from."""
        return acts

    def act(self, moment: Moment, stream: Stream) -> Move:
        """Choose the turn's action."""
        acts: dict[bool, dict[str, list[Act]]] = {True: {}, False: {}}
        for act in moment.moves:
            acts[is_so(moment, act)].setdefault(act.action, []).append(act)
        bluffs = stream.below(HUNDRED) < self.numbers.bluff and bool(acts[False])
        by_code = acts[not bluffs]
        left = stream.below(sum(APPEAL[code] for code in by_code))
        for code in by_code:
            left -= APPEAL[code]
            if left < 0:
                break
        return stream.pick(self.aims(moment, by_code[code]))

    def challenge(self, moment: Moment, stream: Stream) -> Move:
        """Challenge the claim, or let it pass."""
        if stream.below(HUNDRED) < self.doubt(moment):
            return Challenge(moment.seat)
        return Pass(moment.seat)

    def block(self, moment: Moment, stream: Stream) -> Move:
        """Block the action, or let it pass."""
        blocks = [move for move in moment.moves if isinstance(move, Block)]
        held = [move for move in blocks if move.character in hand(moment)]
        blocking = stream.below(HUNDRED) < (self.numbers.block if held else self.numbers.bluff_block)
        block = stream.pick(held or blocks)
        return block if blocking else Pass(moment.seat)

    def react(self, moment: Moment, stream: Stream) -> Move:
        """Challenge, block or neither, in the one window for both."""
        move = self.challenge(moment, stream)
        if isinstance(move, Pass) and any(isinstance(move, Block) for move in moment.moves):
            return self.block(moment, stream)
        return move

    def prove(self, moment: Moment, stream: Stream) -> Move:
        """Prove the claim: whoever has the choice can."""
        moves: Sequence[Move] = moment.moves
        return next(move for move in moves if not isinstance(move, Concede))

    def give_up(self, moment: Moment, stream: Stream) -> Move:
        """Lose, or show to an examiner, what is worth least."""
        moves: Sequence[Lose | Show] = moment.moves
        return min(moves, key=lambda move: WORTH.index(move.character))

    def keep(self, moment: Moment, stream: Stream) -> Move:
        """Keep what is worth most, of each character one first."""
        moves: Sequence[Keep] = moment.moves
        return max(moves, key=lambda move: kept_value(move.cards))

    def swap(self, moment: Moment, stream: Stream) -> Move:
        """Have a card exchanged that is worth something."""
        return Answer(moment.seat, "swap" if WORTH.index(moment.view.examined) >= PRIZED else "leave")


DECISIONS: Mapping[str, Callable[[Habitual, Moment, Stream], Move]] = {
    "action": Habitual.act,
    "challenge": Habitual.challenge,
    "challenge-block": Habitual.challenge,
    "block": Habitual.block,
    "react": Habitual.react,
    "prove": Habitual.prove,
    "lose": Habitual.give_up,
    "show": Habitual.give_up,
    "keep": Habitual.keep,
    "swap-or-leave": Habitual.swap,
}

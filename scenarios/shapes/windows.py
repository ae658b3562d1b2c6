"""Which passes that an answer card of Coup writes are asked for: tables open one window in a turn, or two."""

from collections.abc import Iterator, Sequence

from engine.coup.rules import RuleSet


def asked(texts: Sequence[str], rules: RuleSet) -> tuple[bool, ...]:
    """Return which of the moves these rules ask for.

    A card lets the challenges pass, then the blocks. Where both share a window, one pass is for both, and whoever
    wants to block does not pass. Where an Examine cannot be blocked, one pass is enough, too.
    """
    blocks_are_asked = rules.contessa_blocks_examine or not any(" examine " in text for text in texts)
    if rules.block_timing == "after_challenges" and blocks_are_asked:
        return (True,) * len(texts)
    return tuple(_kept(texts))


def _kept(moves: Sequence[str]) -> Iterator[bool]:
    for before, move, after in zip(["", *moves], moves, [*moves[1:], ""], strict=False):
        yield not (_passes(move) and (_passes(before) or " block " in after))


def _passes(move: str) -> bool:
    return move.endswith((" pass", " allow"))

"""The remarks of a review in words."""

from collections.abc import Iterator

from analysis.coup.review import Remark
from content import Texts
from explorer.narrate.odds import any_card, deals
from explorer.narrate.words import Words

DOUBTS = {
    ("challenged", False): "review.challenged",
    ("challenged", True): "review.challenged.denied",
    ("let-pass", False): "review.let-pass",
    ("let-pass", True): "review.let-pass.denied",
}
OUTCOMES = {"true": "review.true", "false": "review.false", "stood": "review.stood"}


def remark_told(remark: Remark, names: tuple[str, ...], copies: int, texts: Texts) -> tuple[str, ...]:
    """Return the sentences of a remark: what was done, what could be seen, the odds, and how it turned out."""
    match remark.code:
        case "challenged" | "let-pass":
            return tuple(_doubt(remark, names, copies, texts))
        case "not-blocked":
            return tuple(_block(remark, names, texts))
    return tuple(_bluff(remark, texts))


def _doubt(remark: Remark, names: tuple[str, ...], copies: int, texts: Texts) -> Iterator[str]:
    yield texts.say(DOUBTS[remark.code, remark.denied], name=names[remark.other], **_card(remark, texts))
    yield texts.say("review.seen", number=remark.seen, copies=copies)
    yield texts.say("review.chance", deals=deals(remark.chance, texts))
    if remark.outcome:
        yield texts.say(OUTCOMES[remark.outcome])


def _block(remark: Remark, names: tuple[str, ...], texts: Texts) -> Iterator[str]:
    yield texts.say("review.not-blocked", name=names[remark.other], action=texts.say(f"action.{remark.action}"))
    held = Words(names, texts).cards(map(str, remark.held)) if remark.held else None
    yield texts.say("review.held", cards=held) if held else texts.say("review.held.none")
    yield texts.say("review.block.table", deals=deals(remark.chance, texts))


def _bluff(remark: Remark, texts: Texts) -> Iterator[str]:
    yield texts.say("review.bluffed.denied" if remark.denied else "review.bluffed", **_card(remark, texts))
    yield texts.say("review.table", deals=deals(remark.chance, texts))
    if remark.outcome:
        yield texts.say("review.caught" if remark.outcome == "false" else "review.stood")


def _card(remark: Remark, texts: Texts) -> dict[str, str]:
    bare = texts.say(f"character.{remark.characters[0]}")
    return {"bare": bare} if remark.denied else {"cards": any_card(remark.characters, texts)}

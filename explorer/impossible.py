"""Why a position cannot be laid, for somebody who has just chosen it."""

from content import Texts
from engine.game import Fact, ImpossiblePosition


def impossible(error: ImpossiblePosition, names: tuple[str, ...], texts: Texts) -> str:
    """Return what is wrong with the position, in a sentence or two."""
    facts: dict[str, object] = {key: _word(key, fact, texts) for key, fact in error.facts.items()}
    if error.seat is not None:
        facts["name"] = names[error.seat]
    key = f"sandbox.impossible.{error.code}"
    return texts.say(key if texts.has(key) else f"fault.{error.code}", **facts)


def _word(key: str, fact: Fact, texts: Texts) -> object:
    if key == "character":
        return texts.say(f"character.{fact}")
    return texts.say("coins", count=fact) if key == "coins" else fact

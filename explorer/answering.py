"""Answer cards in words: as a document, and as lines to read."""

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from answers import Verdict, search, verdict
from content import Texts
from explorer.voices import VOICES
from scenarios.shapes import SHAPES, USUAL

MOST = 10
"""How many answers are given at most."""
NEXT = 2
"""How many other questions are named beside the answer."""


class Found(NamedTuple):
    """An answer, and how well its question fits what was asked."""

    verdict: Verdict
    score: float


def find(text: str, rules: Any, game: str = USUAL) -> tuple[Found, ...]:
    """Return the answers on a game that fit the text best, under the rules in use."""
    return tuple(Found(verdict(hit.card, rules), hit.score) for hit in search.find(text, game)[:MOST])


def verdict_words(found: Verdict, texts: Texts, agreed: Collection[str] = ()) -> str:
    """Return the verdict in a word or two; an agreement says whose it is. `agreed`: the switches agreed on."""
    word = found.ruling.verdict
    if found.standing == "rule":
        return word
    cited = SHAPES[found.card.game].labels[found.card.cite[0]]
    standing = "agreed" if cited.switch in agreed else found.standing
    return texts.say(f"verdict.{standing}", verdict=word[:1].lower() + word[1:])


def as_json(found: Sequence[Found], texts: Texts) -> list[dict[str, Any]]:
    """Return the answers as a document, in their order."""
    return [
        {
            "card": each.verdict.card.id,
            "question": each.verdict.card.question,
            "verdict": verdict_words(each.verdict, texts),
            "answer": each.verdict.ruling.say,
            "score": round(each.score, 3),
        }
        for each in found
    ]


def as_text(found: Sequence[Found], texts: Texts) -> str:
    """Return the first answer with its rules, and the questions of the next ones."""
    best = found[0].verdict
    rules = [VOICES[best.card.game].rule(label, best.played.rules, texts) for label in best.card.cite]
    lines = [
        best.card.question,
        texts.say("command.verdict", verdict=verdict_words(best, texts), answer=best.ruling.say),
        *(texts.say("command.refused", text=each.text, rule=each.label) for each in rules),
    ]
    others = [each.verdict.card.question for each in found[1 : 1 + NEXT]]
    return "\n".join([*lines, *(["", texts.say("command.see-also"), *others] if others else [])])

"""How likely it is that a seat holds a character, reckoned aloud for a notebook."""

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from analysis.coup.odds import Odds
from analysis.coup.odds import odds as reckon
from engine.names import seat_of
from explorer.narrate.words import Words
from explorer.notebook.cells import reading
from explorer.notebook.said import Said
from explorer.notebook.words import mistake, speak
from explorer.sandbox import Sandbox


@dataclass(frozen=True, repr=False)
class Chance(Said):
    """A chance, as a fraction to go on with, and the sum behind it to read."""

    chance: Fraction


def odds(
    table: Sandbox, looker: int | None, name: str, characters: str | Iterable[str], habit: Fraction | float | None
) -> Chance:
    """Return the chance that the seat holds one of the characters, for the looker; raise Mistake."""
    seat = seat_of(name, table.names)
    if seat is None:
        raise mistake("notebook.no-such-seat", name=name, known=speak.either(table.names))
    wanted = (characters,) if isinstance(characters, str) else tuple(characters)
    known = table.state.rules.characters
    if strange := [each for each in wanted if each.casefold() not in known]:
        raise mistake("notebook.no-such-card", card=strange[0], known=speak.either(known))
    if habit is not None and not 0 < habit <= 1:
        raise mistake("notebook.no-habit")
    frames = table.timeline.frames[: table.timeline.at + 1]
    share = None if habit is None else Fraction(str(habit))
    found = reckon(frames, looker, seat, [each.casefold() for each in wanted], share)
    first, *others = _told(found, table.names)
    said = reading(first, *others)
    return Chance(said.text, said.html, found.chance)


def _told(found: Odds, names: tuple[str, ...]) -> list[str]:
    """The chance, the cards that are counted for it, the sum, and what else counts."""
    words, name, seen = Words(names, speak), names[found.seat], found.seen
    cards = speak.either(tuple(map(words.the, found.characters)))
    told = [
        speak.say("notebook.odds", name=name, cards=cards, percent=_percent(found.chance), odds=found.chance),
        speak.say("notebook.odds.seen", name=name, **seen._asdict()),
        speak.say("notebook.odds.sum", odds=seen.chance, others=seen.hidden - seen.copies, **seen._asdict()),
    ]
    if found.facts != seen.chance:
        told.append(speak.say("notebook.odds.facts", odds=found.facts, percent=_percent(found.facts)))
    if found.said is not None and found.habit is not None:
        facts = {"habit": _percent(found.habit), "odds": found.said, "percent": _percent(found.said)}
        told.append(speak.say("notebook.odds.claims", count=found.claims, **facts))
    return told


def _percent(share: Fraction) -> int:
    return round(share * 100)

"""How likely it is that a seat holds a character, and what a seat has done, reckoned aloud for a notebook."""

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from analysis.coup.odds import frames_of
from analysis.coup.odds import odds as reckon
from analysis.coup.review import review as reckon_review
from engine.names import seat_of
from explorer.narrate.odds import odds_told
from explorer.narrate.remarks import remark_told
from explorer.notebook.cells import reading
from explorer.notebook.said import Said
from explorer.notebook.words import mistake, speak
from explorer.sandbox import Sandbox
from explorer.winning import wins_told
from simulation.chances import GAMES, reckonable, wins


@dataclass(frozen=True, repr=False)
class Chance(Said):
    """A chance, as a fraction to go on with, and the sum behind it to read."""

    chance: Fraction


def odds(
    table: Sandbox, looker: int | None, name: str, characters: str | Iterable[str], habit: Fraction | float | None
) -> Chance:
    """Return the chance that the seat holds one of the characters, for the looker; raise Mistake."""
    seat = _seat(table, name)
    wanted = (characters,) if isinstance(characters, str) else tuple(characters)
    known = table.state.rules.characters
    if not wanted:
        raise mistake("notebook.no-card", known=speak.either(known))
    if strange := [each for each in wanted if each.casefold() not in known]:
        raise mistake("notebook.no-such-card", card=strange[0], known=speak.either(known))
    if habit is not None and not 0 < habit <= 1:
        raise mistake("notebook.no-habit")
    share = None if habit is None else Fraction(str(habit))
    found = reckon(frames_of(table.timeline), looker, seat, [each.casefold() for each in wanted], share)
    told = odds_told(found, table.names, speak)
    exact = speak.say("notebook.odds.exact", odds=found.chance)
    caution = () if told.said else (told.caution,)
    said = reading(told.sentence, *filter(None, (told.said, exact)), small=(*told.sum, *caution))
    return Chance(said.text, said.html, found.chance)


@dataclass(frozen=True, repr=False)
class WinChances(Said):
    """The share of games that each player wins, by name, and the same to read."""

    shares: dict[str, float]


def win_chances(table: Sandbox, sees: frozenset[int]) -> WinChances:
    """Return who wins from here by random play, for whoever sees these hands; raise Mistake."""
    if not reckonable(table.state):
        raise mistake("wins.none")
    told, lead, about = wins_told(table.state, table.names, sees, speak)
    said = reading(lead, *(each.words for each in told), small=about)
    won = wins(table.state, sees)
    return WinChances(said.text, said.html, {name: won[seat] / GAMES for seat, name in enumerate(table.names)})


def review(table: Sandbox, name: str) -> Said:
    """Return the remarks on what the seat has done so far: facts, with the odds of the moment; raise Mistake."""
    seat = _seat(table, name)
    copies = table.state.rules.copies(len(table.names))
    remarks = reckon_review(table.timeline, seat)
    told = [" ".join(remark_told(each, table.names, copies, speak)) for each in remarks]
    title = speak.say("review.of", name=table.names[seat])
    return reading(title, *(told or [speak.say("review.nothing", name=table.names[seat])]))


def _seat(table: Sandbox, name: str) -> int:
    seat = seat_of(name, table.names)
    if seat is None:
        raise mistake("notebook.no-such-seat", name=name, known=speak.either(table.names))
    return seat

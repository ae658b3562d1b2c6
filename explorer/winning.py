"""Who wins from a position by random play, beside its table."""

from fractions import Fraction

from content import Texts
from explorer.drawing.wins import Winner, winners
from explorer.narrate.odds import hundred
from explorer.odds import Slip
from explorer.surroundings import seat_of
from simulation.chances import GAMES, reckonable, wins


def wins_slip(state: object, names: tuple[str, ...], sees: frozenset[int], texts: Texts, *, opened: bool) -> Slip:
    """Return the slip; where nobody can be told to win, it says when one can."""
    told, lead, small = wins_told(state, names, sees, texts)
    return Slip(winners(told, lead, small, texts, opened=opened), " ".join((lead, *(each.words for each in told))))


def wins_told(
    state: object, names: tuple[str, ...], sees: frozenset[int], texts: Texts
) -> tuple[tuple[Winner, ...], str, tuple[str, ...]]:
    """Return the seats that are still in with their shares, the sentence before them, and what is to be known of it."""
    say = texts.say
    if not reckonable(state):
        return (), say("wins.none"), ()
    won = wins(state, sees)
    told = tuple(
        Winner(say("wins.of", name=name, number=hundred(Fraction(each, GAMES), texts)), round(100 * each / GAMES))
        for name, each, seat in zip(names, won, state.seats, strict=True)
        if not seat.out
    )
    seat = seat_of(sees)
    hidden = "wins.open" if len(sees) == len(names) else "wins.dealt.all" if seat is None else "wins.dealt"
    about = (say(hidden, name=names[seat or 0]), say("wins.error"), say("wins.caution"))
    return told, say("wins.lead", number=f"{GAMES:,}"), about

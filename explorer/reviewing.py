"""The review of a played game beside its table."""

from analysis.coup.belief_news import Frames
from analysis.coup.review import review
from content import Texts
from explorer.drawing.review import Gone, reviewed
from explorer.narrate.remarks import remark_told
from explorer.odds import Slip
from explorer.surroundings import seat_of


def review_slip(
    frames: Frames, first: int, at: int, names: tuple[str, ...], sees: frozenset[int], texts: Texts, *, opened: bool
) -> Slip:
    """Return the remarks on the game of whoever looks; its moves are counted from the frame `first`, `at` is open."""
    seat = seat_of(sees)
    if seat is None:
        whose = texts.say("review.whose")
        return Slip(reviewed(texts.say("review"), (), whose, texts, opened=opened), whose)
    copies = frames[0].state.rules.copies(len(names))
    gone = tuple(
        Gone(remark_told(each, names, copies, texts), each.at - first, each.at - first == at)
        for each in review(frames, seat)
        if each.at >= first
    )
    nothing = None if gone else texts.say("review.nothing", name=names[seat])
    title = texts.say("review.of", name=names[seat])
    return Slip(reviewed(title, gone, nothing, texts, opened=opened), nothing or title)

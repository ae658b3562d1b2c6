"""What somebody sees of a position."""

from functools import lru_cache

from engine.coatl.coatls import worth
from engine.coatl.refusals import decision
from engine.coatl.rules import RuleSet
from engine.coatl.scoring import best, points
from engine.coatl.state import Seat, SeatView, State, View


def observe(state: State, sees: frozenset[int]) -> View:
    """Return what someone knows who sees the hands of these seats: one seat, none, or all."""
    return View(
        rules=state.rules,
        seats=tuple(_seat(place, state.rules, seat in sees) for seat, place in enumerate(state.seats)),
        bags=state.bags,
        market=state.market,
        display=state.display,
        deck=len(state.deck),
        discards=len(state.discards),
        temples=state.temples.open,
        beneath=state.temples.beneath,
        hidden=len(state.temples.hidden),
        active=state.active,
        prompt=decision(state).prompt(state) if state.agenda else None,
        ending=state.ending,
        winners=() if state.agenda else best(state.seats, state.rules),
        sees=sees,
    )


@lru_cache(maxsize=1024)
def _seat(place: Seat, rules: RuleSet, open_hand: bool) -> SeatView:
    temples = () if place.temple is None else (place.temple,)
    return SeatView(
        board=place.board,
        hand=place.hand if open_hand else (None,) * len(place.hand),
        temples=temples if open_hand else (None,) * len(temples),
        oath=place.oath,
        tokens=place.tokens,
        coatls=place.coatls,
        worth=tuple(worth(coatl, open_end_counts=rules.open_end_counts) for coatl in place.coatls),
        points=points(place, rules),
    )

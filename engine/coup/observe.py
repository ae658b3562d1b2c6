"""What somebody sees of a position, and where the turn stands."""

from engine.coup.answers import ChooseAction, Draw, DrawSide, GiveUp, PutBack
from engine.coup.examination import ShowOne, SwapOrLeave
from engine.coup.proofs import Prove, ProveNot
from engine.coup.refusals import block_may_follow, decision
from engine.coup.roster import Character
from engine.coup.seats import Seat, living
from engine.coup.state import SeatView, Stage, State, View
from engine.coup.windows import MayBlock, MayChallenge, MayReact

STAGES = ("action", "challenge", "block", "challenge-block", "result")


def observe(state: State, sees: frozenset[int]) -> View:
    """Return what someone knows who sees the hands of these seats: one seat, none, or all."""
    alive = living(state.seats)
    everything = len(sees) == len(state.seats)
    return View(
        seats=tuple(_seat(place, open_hand=seat in sees) for seat, place in enumerate(state.seats)),
        court=len(state.court),
        court_cards=state.court if everything else None,
        active=state.active,
        prompt=decision(state).prompt(state) if state.agenda else None,
        declared=state.declared,
        block=state.block,
        almshouse=state.almshouse,
        track=track(state),
        winner=alive[0] if len(alive) == 1 else None,
        sees=sees,
        examined=_examined(state, sees),
    )


def _examined(state: State, sees: frozenset[int]) -> Character | None:
    """The card under examination, which two seats know."""
    head = state.agenda[0] if state.agenda else None
    return head.character if isinstance(head, SwapOrLeave) and {head.seat, head.target} & sees else None


def _seat(place: Seat, *, open_hand: bool) -> SeatView:
    hand = place.hand if open_hand else (None,) * len(place.hand)
    return SeatView(place.coins, hand, place.lost, place.faction, place.out)


def track(state: State) -> tuple[Stage, ...]:
    """Return the five stations of a turn (B.8) and how each stands."""
    now = _station(state)
    behind = (Stage(code, "done" if _was_taken(state, code) else "skip") for code in STAGES[:now])
    ahead = (Stage(code, "later" if _may_come(state, code) else "skip") for code in STAGES[now + 1 :])
    return (*behind, Stage(STAGES[now], "now"), *ahead)


def _station(state: State) -> int:
    if not state.agenda:
        return STAGES.index("result")
    match decision(state):
        case ChooseAction():
            return STAGES.index("action")
        case MayBlock():
            return STAGES.index("block")
        case MayChallenge() | MayReact() | Prove() | ProveNot() | Draw(cause="proof"):
            return STAGES.index("challenge" if state.block is None else "challenge-block")
        case GiveUp(cause="challenge" | "concession" | "caught"):
            return STAGES.index("challenge" if state.block is None else "challenge-block")
        case Draw() | DrawSide() | GiveUp() | PutBack() | ShowOne() | SwapOrLeave():
            return STAGES.index("result")


def _was_taken(state: State, code: str) -> bool:
    """Whether a station that lies behind was one of this turn's."""
    if state.declared is None:
        return False
    action = state.action_under_way()
    was = {
        "action": True,
        "challenge": bool(action.claims or action.denies),
        "block": bool(action.blocked_by),
        "challenge-block": state.block is not None,
    }
    return was[code]


def _may_come(state: State, code: str) -> bool:
    """Whether a station that lies ahead may still be one of this turn's."""
    if code == "result" or state.declared is None:
        return True
    head = decision(state)
    return isinstance(head, MayBlock) or block_may_follow(state, head)

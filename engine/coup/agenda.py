"""What may stand on the agenda of a turn: decisions, which wait, and steps that carry themselves out."""

from typing import get_args

from engine.coup.answers import ChooseAction, Draw, DrawSide, GiveUp, PutBack
from engine.coup.examination import ShowOne, SwapOrLeave
from engine.coup.items import BlockStands, Fall, GiveBack, OfferBlock, Redraw, Resolve
from engine.coup.moves import Act, Answer, Block, Challenge, Concede, Deal, Keep, Lose, Pass, Show, ShowAll, Side
from engine.coup.proofs import Prove, ProveNot
from engine.coup.windows import MayBlock, MayChallenge, MayReact

Window = MayChallenge | MayBlock | MayReact
Decision = ChooseAction | Window | Prove | ProveNot | GiveUp | Draw | DrawSide | PutBack | ShowOne | SwapOrLeave
SelfActing = OfferBlock | Resolve | Fall | BlockStands | GiveBack | Redraw
SELF_ACTING = frozenset(get_args(SelfActing))
Item = Decision | SelfActing

ANSWERS: dict[type, tuple[type, ...]] = {
    ChooseAction: (Act,),
    MayChallenge: (Pass, Challenge),
    MayBlock: (Pass, Block),
    MayReact: (Pass, Challenge, Block),
    Prove: (Show, ShowAll, Concede),
    ProveNot: (Show, ShowAll, Concede),
    GiveUp: (Lose,),
    Draw: (Deal,),
    DrawSide: (Side,),
    PutBack: (Keep,),
    ShowOne: (Show,),
    SwapOrLeave: (Answer,),
}
"""The kinds of move that answer each decision."""

"""What may stand on the agenda of a turn: decisions that wait for somebody, and steps that carry themselves out."""

from typing import get_args

from engine.coup.answers import ChooseAction, Draw, GiveUp, Prove, PutBack
from engine.coup.items import BlockStands, OfferBlock, Refund, Resolve
from engine.coup.moves import Act, Block, Challenge, Concede, Deal, Keep, Lose, Pass, Show, ShowAll
from engine.coup.windows import MayBlock, MayChallenge

Decision = ChooseAction | MayChallenge | Prove | MayBlock | GiveUp | Draw | PutBack
SelfActing = OfferBlock | Resolve | Refund | BlockStands
SELF_ACTING = frozenset(get_args(SelfActing))
Item = Decision | SelfActing

ANSWERS: dict[type, tuple[type, ...]] = {
    ChooseAction: (Act,),
    MayChallenge: (Pass, Challenge),
    MayBlock: (Pass, Block),
    Prove: (Show, ShowAll, Concede),
    GiveUp: (Lose,),
    Draw: (Deal,),
    PutBack: (Keep,),
}
"""The kinds of move that answer each decision."""

"""What may stand on the agenda of a turn: decisions that wait for somebody, and steps that carry themselves out."""

from engine.coup.answers import ChooseAction, Draw, GiveUp, Prove, PutBack
from engine.coup.items import BlockStands, OfferBlock, Refund, Resolve
from engine.coup.windows import MayBlock, MayChallenge

Decision = ChooseAction | MayChallenge | Prove | MayBlock | GiveUp | Draw | PutBack
SelfActing = OfferBlock | Resolve | Refund | BlockStands
Item = Decision | SelfActing

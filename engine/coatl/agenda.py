"""What may stand on the agenda of a turn: decisions, which wait, and steps that carry themselves out."""

from typing import get_args

from engine.coatl.answers import ChooseCards, DiscardSome, KeepSome
from engine.coatl.assembling import Assemble
from engine.coatl.draws import DrawCard, DrawTemple, FillDisplay, FillSpace, RevealTemple
from engine.coatl.items import CheckBodies, CompleteDisplay, CompleteTemples, Refill
from engine.coatl.moves import Choose, Deal, DealTemple, Discard, Done, Keep, Part, Reveal, Show, Supply
from engine.coatl.turns import Action, ChooseAction

Draw = FillSpace | DrawCard | FillDisplay | DrawTemple | RevealTemple
DRAWS = get_args(Draw)
Decision = ChooseAction | Assemble | ChooseCards | KeepSome | DiscardSome | Draw
SelfActing = Refill | CheckBodies | CompleteDisplay | CompleteTemples
SELF_ACTING = frozenset(get_args(SelfActing))
Item = Decision | SelfActing

ANSWERS: dict[type, tuple[type, ...]] = {
    ChooseAction: get_args(Action),
    Assemble: (*get_args(Part), Done),
    ChooseCards: (Choose, Done),
    KeepSome: (Keep,),
    DiscardSome: (Discard,),
    FillSpace: (Supply,),
    DrawCard: (Deal,),
    FillDisplay: (Show,),
    DrawTemple: (DealTemple,),
    RevealTemple: (Reveal,),
}
"""The kinds of move that answer each decision."""

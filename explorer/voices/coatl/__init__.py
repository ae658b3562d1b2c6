"""How Cóatl is told. This module *is* the voice: it keeps the contract `explorer.voices.voice`."""

from engine.coatl.moves import Deal, DealTemple, Discard, Done, Fulfil, Keep, Move
from explorer.voices.coatl.picture import lying, picture
from explorer.voices.coatl.refusals import allowed, overheard, refusal, tells
from explorer.voices.coatl.scenes import glimpse, scene
from explorer.voices.coatl.words import fault, happened, rule, say

__all__ = [
    "allowed",
    "fault",
    "glimpse",
    "happened",
    "lying",
    "overheard",
    "picture",
    "placed",
    "refusal",
    "rule",
    "say",
    "scene",
    "tells",
]


def placed(move: Move, sees: frozenset[int]) -> bool:
    """Whether it can never be the only answer because of what a hand holds, or the viewer sees that hand."""
    return not isinstance(move, Keep | Discard | Fulfil | Done | Deal | DealTemple) or move.seat in sees

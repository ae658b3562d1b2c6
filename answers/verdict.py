"""The answer of a card: its scenario played under the rules in use, and the first ruling that holds there."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any, Literal, NamedTuple

from answers.model import Card, Ruling, When
from engine.game import ImpossiblePosition
from scenarios import Difference, Played, Step, judge, play
from scenarios.comparing import parted
from scenarios.expecting import mismatches
from scenarios.model import Expect
from scenarios.shapes import SHAPES, Setting, Shape

Standing = Literal["rule", "open", "most", "some", "yours"]
"""Whose answer it is: a rule's, or an agreement's that no switch turns, or that most presets share, or one, or none."""
RuleSet = Any
"""That of the card's game."""


class Verdict(NamedTuple):
    """The answer of a card under one rule set, and the play that proves it."""

    card: Card
    ruling: Ruling
    standing: Standing
    played: Played


class Undecided(LookupError):
    """A play after which none of a card's rulings holds."""

    def __init__(self, played: Played) -> None:
        super().__init__(f"{played.scenario.id}: {played.rules}")
        self.played = played


class BothWays(NamedTuple):
    """A card's two answers with a switch set one way and the other, and where the two plays part."""

    switch: str
    values: tuple[Setting, Setting]
    verdicts: tuple[Verdict, Verdict]
    difference: Difference


def verdict(card: Card, rules: RuleSet) -> Verdict:
    """Return the answer of the card; raise Undecided where none of its rulings holds under these rules."""
    rules = rules_for(card, rules)
    played = play(course(card, rules), rules, hold=False)
    ruling = next((each for each in card.rulings if holds(each.when, played)), None)
    if ruling is None:
        raise Undecided(played)
    return Verdict(card, ruling, standing(card.cite[0], rules, SHAPES[card.game]), played)


def rules_for(card: Card, rules: RuleSet) -> RuleSet:
    """Return the rules in use with the options that the card presupposes, and no others."""
    return _changed(rules, dict.fromkeys(SHAPES[card.game].options, False) | card.rules)


def _changed(rules: RuleSet, settings: Mapping[str, Setting]) -> RuleSet:
    return replace(rules, **settings)


def course(card: Card, rules: RuleSet) -> Card:
    """Return the card with its steps as these rules ask them."""
    texts = [text for step in card.steps for text in _moves(step)]
    kept = iter(SHAPES[card.game].asked(texts, rules))
    steps = [(step, [text for text in _moves(step) if next(kept)]) for step in card.steps]
    asked = tuple(step if step.refuse else step.model_copy(update={"do": tuple(moves)}) for step, moves in steps)
    return card.model_copy(update={"steps": asked})


def _moves(step: Step) -> tuple[str, ...]:
    return (step.refuse.move,) if step.refuse else step.do


def holds(when: When, played: Played) -> bool:
    """Whether all of it holds where the play ended; raise NoMove for a text that is no move."""
    if when.new and not _begins(when.new, played):
        return False
    if played.start is None:
        return when.fault == played.problems[0].code
    end, names = played.end, played.names
    if when.fault:
        return False
    if when.legal and judge(end, when.legal, names)[1]:
        return False
    if when.refused:
        reason = judge(end, when.refused.move, names)[1]
        if reason is None or reason.code != when.refused.because:
            return False
    return when.expect is None or not list(mismatches(when.expect, end, names, ()))


def _begins(expect: Expect, played: Played) -> bool:
    """Whether a new game begins so: where it is a later decision that is awaited, chance has dealt until then."""
    game = played.game
    try:
        state = game.new_game(len(played.names), played.rules)
    except ImpossiblePosition:
        return False
    while (
        expect.awaiting
        and (draws := game.chances(state))
        and (asked := game.prompt(state))
        and asked.code != expect.awaiting
    ):
        state, _ = game.apply(state, draws[0][0])
    return not list(mismatches(expect, state, played.names, ()))


def standing(label: str, rules: RuleSet, shape: Shape) -> Standing:
    """Return whose answer it is that rests on this rule."""
    cited = shape.labels[label]
    if cited.switch is None:
        return "open" if cited.kind == "agreement" else "rule"
    times = shape.set_by(cited.switch).count(getattr(rules, cited.switch))
    if cited.switch in shape.options or (cited.kind == "rule" and times):
        return "rule"
    return "most" if times > 1 else "some" if times else "yours"


def both_ways(card: Card, rules: RuleSet, switches: Iterable[str] | None = None) -> tuple[BothWays, ...]:
    """Return, for each other setting of a switch that changes the answer, this answer and the other.

    Looked at are the switches that the card names, or those given. Raises Undecided.
    """
    here = verdict(card, rules)
    found = []
    for switch in card.switch if switches is None else switches:
        now = getattr(rules, switch)
        for value in (each for each in SHAPES[card.game].switches[switch] if each != now):
            there = verdict(card, _changed(rules, {switch: value}))
            if there.ruling != here.ruling:
                found.append(BothWays(switch, (now, value), (here, there), parted(here.played, there.played)))
    return tuple(found)

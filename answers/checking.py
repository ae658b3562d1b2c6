"""Holds a card against the engine: it plays, its verdicts are right, its switches told, and nothing is unproved."""

from collections.abc import Iterator
from typing import Any

from answers.loading import as_deck
from answers.model import Card
from answers.verdict import Undecided, both_ways, verdict
from engine.game import NoMove
from scenarios.faults import Fault, Problem
from scenarios.reading import Document
from scenarios.shapes import SHAPES, shape_of, worded


def faults(document: Document) -> Iterator[Fault]:
    """Yield everything that is wrong with a file of cards; raise Faulty where it is none."""
    deck = as_deck(document)
    for number, card in enumerate(deck.topic.cards):
        yield from (deck.fault(number, problem) for problem in problems(card))


def problems(card: Card) -> Iterator[Problem]:
    """Yield what is wrong with a card; places begin at the card."""
    unread = tuple(_no_moves(card))
    yield from unread or _misjudged(card)


def _misjudged(card: Card) -> Iterator[Problem]:
    shape = SHAPES[card.game]
    try:
        verdicts = {preset: verdict(card, shape.rule_set(preset)) for preset in shape.presets}
        turns = both_ways(card, shape.rule_set(), shape.switches)
    except Undecided as error:
        yield from error.played.problems
        yield Problem(("rulings",), "nothing-holds", {"rules": _told(error.played.rules)})
        return
    for preset, found in verdicts.items():
        wanted = card.verdicts.get(preset)
        if wanted is None:
            yield Problem(("verdicts",), "missing-key", {"key": preset})
        elif found.ruling.verdict != wanted:
            facts = {"preset": preset, "wanted": wanted, "found": found.ruling.verdict}
            yield Problem(("verdicts", preset), "verdict-otherwise", facts)
    switches = tuple(dict.fromkeys(turn.switch for turn in turns))
    if set(switches) != set(card.switch):
        yield Problem(("switch",), "switch-otherwise", {"wanted": card.switch, "found": switches or ("none",)})
    proofs = [*verdicts.values(), *(turn.verdicts[1] for turn in turns)]
    if all(proof.played.problems for proof in proofs):
        yield from proofs[0].played.problems
    for place, ruling in enumerate(card.rulings):
        if ruling not in [proof.ruling for proof in proofs]:
            yield Problem(("rulings", place), "never-holds", {"verdict": ruling.verdict})


def _told(rules: Any) -> tuple[str, ...]:
    """The preset, and what differs from it as `--set` writes it."""
    return rules.preset, *(f"{switch}={worded(value)}" for switch, value in shape_of(rules).own(rules).items())


def _no_moves(card: Card) -> Iterator[Problem]:
    for place, ruling in enumerate(card.rulings):
        when = ruling.when
        texts = {("legal",): when.legal, ("refused", "move"): when.refused and when.refused.move}
        for key, text in texts.items():
            try:
                if text:
                    SHAPES[card.game].game.parse(text, tuple(card.table))
            except NoMove as error:
                yield Problem(("rulings", place, "when", *key), error.code, error.facts)

"""What is said in a notebook to somebody who asks for what cannot be."""

import re
from collections.abc import Callable

import pytest

import explorer
from tests.explorer.test_notebook import HANDS, ROOT, lesson, table

MISTAKES: dict[str, tuple[Callable[[], object], str]] = {
    "a mistyped lesson": (lambda: explorer.open("bluffed-dukeh"), "Did you mean"),
    "a number": (lambda: explorer.open(3), "(int)"),  # type: ignore[arg-type]
    "a strange card": (lambda: explorer.open({"table": {"Ana": {"hand": ["king"]}}}), "king is not allowed"),
    "an illegal move": (lambda: table(steps=[{"do": "Ana coup Ben"}]), "not-enough-coins"),
    "a thing": (lambda: explorer.open({"table": object()}), "names, numbers and lists"),
    "no such file": (lambda: explorer.open("none.yaml"), "no such file"),
    "a folder": (lambda: explorer.open(ROOT), "not a file"),
    "a cut token": (lambda: explorer.open("a" * 40), "copy all of it"),
    "a link to a kept table": (lambda: explorer.open("http://x/table?t=abc&at=0"), "Copy this position"),
    "a link to another page": (lambda: explorer.open("http://x/rules?q=duke"), "leads to no table"),
    "a link to no lesson": (lambda: explorer.open("http://x/learn?scenario=bluffed-duke"), "Did you mean"),
    "no such step": (lambda: lesson(step=99), "steps 1 to"),
    "no such step in a link": (lambda: explorer.open("?scenario=caught&step=2", step=0), "steps 1 to"),
    "a step of a position": (lambda: explorer.open({"table": HANDS}, step=2), "Only a lesson"),
    "a step of a linked position": (lambda: explorer.open(table().share(), step=2), "Only a lesson"),
    "a step of what somebody saw": (lambda: explorer.open(table().view("Ana").share(), step=2), "Only a lesson"),
    "no such seat": (lambda: table().view("Zoe"), "Ana, Ben, table or all"),
    "a step in words": (lambda: lesson(step="last"), "steps 1 to"),  # type: ignore[arg-type]  # that is the mistake
    "a moment in words": (lambda: table().go("end"), "0 moves"),  # type: ignore[arg-type]  # that is the mistake
    "no such moment": (lambda: table().go(7), "0 moves"),
    "moves in a list": (lambda: table().play(["Ana tax", "Ben pass"]), "of its own"),  # type: ignore[arg-type]  # so it is
    "no move": (lambda: table().play("Ana dance"), "Ana dance: dance is no move"),
    "everybody's pass too early": (lambda: table().play("  All PASS"), "Ana may choose"),
    "a refused move": (lambda: table().play("Ana coup Ben"), "7 coins"),
    "no question": (lambda: table().ask("zzz"), "Try other words"),
    "no such rule": (lambda: explorer.rule("CH-99"), "Near it"),
    "no such preset": (lambda: table().diff("mine"), "guide"),
    "no such switch": (lambda: table().diff({"mine": True}), "steal_from_zero"),
    "no such value": (lambda: table().diff({"fee_paid": "never"}), "at_declaration"),
    "odds of a strange card": (lambda: lesson().odds("Ben", "king"), "no king"),
    "odds of no card": (lambda: lesson().odds("Ben", ()), "such as duke"),
    "odds for nobody": (lambda: lesson().odds("Zoe", "duke"), "Ana, Ben or Cleo"),
    "an impossible habit": (lambda: lesson().odds("Ben", "duke", habit=2), "at most 1"),
    "odds of what is seen": (lambda: table().odds("Ben", "duke"), "Look as a seat first"),
    "too deep a tree": (lambda: table().tree(depth=3), "2"),
    "a comparison without all cards": (lambda: table().view("Ana").diff("arena"), '.view("all")'),
}


@pytest.mark.parametrize(("ask", "words"), MISTAKES.values(), ids=MISTAKES)
def test_a_mistake_is_told_in_one_paragraph(ask: Callable[[], object], words: str) -> None:
    with pytest.raises(explorer.Mistake, match=re.escape(words)) as caught:
        ask()
    assert caught.value._render_traceback_() == [str(caught.value)]

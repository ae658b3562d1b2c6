"""What one asks about a table in a notebook: in one's own words, and by other rules."""

import json
from collections.abc import Mapping
from typing import Any

from explorer import answering, difference
from explorer.notebook.cells import Side, both, reading, rule_line
from explorer.notebook.chosen import chosen
from explorer.notebook.said import Said
from explorer.notebook.words import mistake, speak
from explorer.sandbox import Sandbox
from explorer.scene import Scene
from explorer.voices import VOICES, voice_of
from scenarios import Difference, Played, rules_of
from scenarios import diff as compare
from scenarios.loading import as_scenario
from scenarios.reading import read
from scenarios.shapes import Setting, game_of, shape_of, worded


def ask(question: str, rules: Any) -> Said:
    """Return the first answer with its rules, and the questions of the next ones; raise Mistake if there is none.

    Asked are the cards on the game that the rules are of.
    """
    game = game_of(rules)
    found = answering.find(question, rules, game)
    if not found:
        raise mistake("command.nothing-found")
    best = found[0].verdict
    cited = (VOICES[game].rule(label, best.played.rules, speak) for label in best.card.cite)
    others = [each.verdict.card.question for each in found[1 : 1 + answering.NEXT]]
    return reading(
        best.card.question,
        speak.say("command.verdict", verdict=answering.verdict_words(best, speak), answer=best.ruling.say),
        small=(
            *(rule_line(each) for each in cited),
            *([f"{speak.say('command.see-also')} {' '.join(others)}"] if others else ()),
        ),
    )


def diff(table: Sandbox, rules: str | Mapping[str, Setting]) -> Said:
    """Return where the moves so far part under other rules, and what comes of it; raise Mistake for unknown rules."""
    record = table.record()
    document = record.document() | {"steps": [{"do": move} for move in record.moves]}
    scenario = as_scenario(read(json.dumps(document, ensure_ascii=False).encode())).scenario
    others = rules_of(scenario, *chosen(rules, shape_of(table.state)))
    return _both_ways(compare(scenario, table.state.rules, others))


def _both_ways(found: Difference) -> Said:
    """Return the step at which two playings part, and what comes of it under each, drawn side by side."""
    if found.step is None:
        return reading(speak.say("difference.none"))
    changed = difference.switches(found)
    sides = []
    for at, played in enumerate((found.one, found.other)):
        by = ", ".join(f"{switch}: {worded(values[at])}" for switch, values in changed.items())
        preset = speak.say("difference.rules", preset=played.rules.preset)
        sides.append(
            Side(
                preset if "preset" in changed else by,
                tuple(difference.sentences(played, found.step, speak)),
                None if played.start is None else _at_the_end(played),
            )
        )
    return both(speak.say("difference.step", number=found.step), (sides[0], sides[1]))


def _at_the_end(played: Played) -> Scene:
    return voice_of(played.end).scene(played.end, (), played.names, played.everybody, None, speak)

"""What one asks about a table in a notebook: in one's own words, and by other rules."""

import json
from collections.abc import Mapping

from engine.coup.rules import PRESETS, SWITCHES, RuleSet, Setting, setting, worded
from explorer import answering, difference
from explorer.narrate import rule
from explorer.notebook.cells import reading, rule_line
from explorer.notebook.said import Said
from explorer.notebook.words import mistake, speak
from explorer.sandbox import Sandbox
from scenarios import diff as compare
from scenarios import rules_of
from scenarios.loading import as_scenario
from scenarios.reading import read


def ask(question: str, rules: RuleSet) -> Said:
    """Return the first answer with its rules, and the questions of the next ones; raise Mistake if there is none."""
    found = answering.find(question, rules)
    if not found:
        raise mistake("command.nothing-found")
    best = found[0].verdict
    cited = (rule(label, best.played.rules, speak) for label in best.card.cite)
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
    preset, switches = (rules, {}) if isinstance(rules, str) else (None, dict(rules))
    preset = str(switches.pop("preset", "")) or preset
    if preset and preset not in PRESETS:
        raise mistake("command.unknown-preset", preset=preset, known=", ".join(PRESETS))
    others = rules_of(scenario, preset, {name: _value(name, value) for name, value in switches.items()})
    found = compare(scenario, table.state.rules, others)
    first, *rest = difference.as_text(found, speak).split("\n", 1)
    return reading(first, *(each.strip("\n") for each in rest))


def _value(switch: str, value: Setting) -> Setting:
    if switch not in SWITCHES:
        raise mistake("command.unknown-switch", switch=switch, known=", ".join(SWITCHES))
    if worded(value) not in (known := tuple(map(worded, SWITCHES[switch]))):
        raise mistake("command.unknown-value", switch=switch, value=worded(value), known=", ".join(known))
    return setting(switch, worded(value))

"""The cheat sheet: one page with all that is needed at a table, for the rules in use."""

from collections.abc import Collection, Iterator

from answers import cards, verdict
from content import Texts
from engine.coup.labels import LABELS
from engine.coup.rules import OPTIONS, SWITCHES, RuleSet
from explorer.addresses import RulesAddress
from explorer.agreements import Agreed
from explorer.answering import verdict_words
from explorer.box import as_box
from explorer.drawing.cheat import Cheat, Mistake, Point
from explorer.house_rules import GROUPS
from explorer.narrate import rule, setting
from explorer.narrate.roster import roster
from explorer.narrate.turn import turn
from explorer.tables.html import Html
from scenarios.shapes import shape_of

BASICS = ("SE-1", "TU-1", "IN-3", "SE-2", "TU-2", "EN-1")
"""The rules at its head."""
MISTAKES = (
    "challenge-the-assassin-then-block",
    "faked-contessa-is-caught",
    "blocked-assassin-pays",
    "anyone-may-challenge",
    "block-for-somebody-else",
    "name-the-blocking-card",
)
"""The answers to what people get wrong, the most important first."""
ONLY_WITH = {
    "contessa_blocks_examine": "inquisitor",
    "examine_swap": "inquisitor",
    "cooperate_target": "diplomat",
    **dict.fromkeys(GROUPS["coup"]["sides"], "factions"),
}
"""The switches that matter only with an option."""


def cheat(rules: RuleSet, agreed: Collection[str], code: Html | None, texts: Texts) -> Cheat:
    """Return the sheet for these rules; `agreed` are the switches that the table has settled for itself."""
    found = [verdict(cards()[each], rules) for each in MISTAKES]
    return Cheat(
        rules=named(rules, texts),
        basics=tuple(rule(label, rules, texts).text for label in BASICS),
        roster=roster(rules, texts),
        turn=turn(rules, texts),
        mistakes=tuple(Mistake(each.card.question, verdict_words(each, texts), each.ruling.say) for each in found),
        points=tuple(_points(rules, agreed, texts)),
        code=code,
    )


def address_of(rules: RuleSet) -> RulesAddress:
    """Return where the sheet of these rules is: what differs from their preset is what was agreed on."""
    chosen = shape_of(rules).own(rules).items()
    agreed = Agreed(rules.preset, tuple((switch, value) for switch, value in chosen if switch not in OPTIONS))
    box = as_box(tuple(switch for switch, _ in chosen if switch in OPTIONS))
    return RulesAddress(part="sheet", box=box, our=agreed.written())


def named(rules: RuleSet, texts: Texts) -> str:
    """Return the rules in use by name: the preset and the options."""
    options = (texts.say(f"with.{option}") for option in OPTIONS if getattr(rules, option))
    return ", ".join((texts.say(f"preset.{rules.preset}"), *options))


def _points(rules: RuleSet, agreed: Collection[str], texts: Texts) -> Iterator[Point]:
    """What tables agree on, those first that this one has settled; what plays no part here is left out."""
    open_ones = [label.switch for label in LABELS.values() if label.switch and label.kind == "agreement"]
    others = [switch for switch in SWITCHES if switch in agreed and switch not in open_ones]
    for switch in sorted((*others, *open_ones), key=lambda each: each not in agreed):
        option = ONLY_WITH.get(switch)
        if option is None or getattr(rules, option):
            yield Point(setting(switch, rules, texts), settled=switch in agreed)

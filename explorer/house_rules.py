"""The rules in use: how the switches are grouped, which differ from their preset, and what each changes."""

from dataclasses import replace
from functools import cache

from engine.coup.rules import RuleSet, Setting, rule_set
from engine.coup.state import Table
from scenarios import diff, load_course, rules_of

GROUPS: dict[str, tuple[str, ...]] = {
    "table": ("inquisitor", "diplomat", "factions", "players", "two_player_coins"),
    "challenges": ("challenge_order", "concede_while_holding", "concede_may_lose_claimed", "refund_on_challenge"),
    "blocks": ("block_timing", "refund_on_block", "block_after_own_failed_challenge", "second_block"),
    "coins": ("fee_paid", "steal_from_zero", "eliminated_coins"),
    "sides": (
        "factions_min_players",
        "faction_assignment",
        "convert_when_united",
        "embezzle_empty",
        "embezzle_concede",
        "embezzle_caught",
    ),
    "cards": ("contessa_blocks_examine", "examine_swap", "cooperate_target"),
}
"""The switches by what they are about."""


def sizes(rules: RuleSet) -> list[int]:
    """Return the numbers of players that may sit down under these rules."""
    return [size for size in rules.seats if not rules.factions or size >= rules.factions_min_players]


def own(rules: RuleSet) -> dict[str, Setting]:
    """Return the switches that are set otherwise than in the preset."""
    usual = rule_set(rules.preset).resolved()
    return {name: value for name, value in rules.resolved().items() if value != usual[name]}


def under(table: Table, rules: RuleSet) -> Table:
    """Return the table as far as these rules know what lies on it: without factions there are no sides, no alms."""
    if rules.factions:
        return table
    return Table(tuple(place._replace(faction=None) for place in table.places), table.turn)


@cache
def changes(switch: str, value: Setting) -> tuple[str, ...]:
    """Return the titles of the lessons that go otherwise with the switch so set."""
    titles = []
    for scenario in load_course().lessons():
        told = rules_of(scenario)
        other = replace(told, **{switch: value})  # type: ignore[arg-type]  # it is one of the switch's values
        if other != told and diff(scenario, told, other).step is not None:
            titles.append(scenario.title or scenario.id)
    return tuple(titles)

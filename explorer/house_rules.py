"""The switches of the rules: how they are grouped, and which lessons each changes."""

from dataclasses import replace
from functools import cache

from explorer.agreements import ways
from scenarios import load_course, play, rules_of
from scenarios.comparing import parted
from scenarios.shapes import SHAPES, Setting, shape_of

GROUPS: dict[str, dict[str, tuple[str, ...]]] = {
    "coup": {
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
    },
    "coatl": {"start": ("tokens", "kept", "fewer_bodies"), "play": ("temples", "open_end_counts")},
}
"""The switches of each game by what they are about."""


@cache
def changes(game: str, switch: str, value: Setting) -> tuple[str, ...]:
    """Return the lessons of a game, by their ids, that go otherwise with the switch so set."""
    return tuple(each.id for each in load_course(game).lessons() if (switch, value) in _turned_by(each.id))


@cache
def _turned_by(id_: str) -> frozenset[tuple[str, Setting]]:
    """The settings of switches with which a lesson of a path goes otherwise than under its own rules."""
    known = (each for game in SHAPES for each in load_course(game).lessons())
    scenario = next((each for each in known if each.id == id_), None)
    if scenario is None:
        return frozenset()
    rules = rules_of(scenario)
    told = play(scenario, rules, hold=False)
    turning = set()
    for switch, values in shape_of(rules).switches.items():
        for value in values:
            other = replace(rules, **{switch: value})
            if other != rules and parted(told, play(scenario, other, hold=False)).step is not None:
                turning.add((switch, value))
    return frozenset(turning)


def touching(id_: str) -> tuple[tuple[str, Setting], ...]:
    """Return what one may agree on so that the lesson goes otherwise."""
    agreed = (each for game in SHAPES for each in ways(game))
    return tuple(each for each in agreed if each in _turned_by(id_))

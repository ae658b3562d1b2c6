"""The switches as section D of the rules reference has them, and the roster that they make."""

import pytest

import engine.coup as coup
from engine.coup.labels import LABELS, voice
from engine.coup.roster import NAMES_A_SEAT
from engine.coup.rules import PRESETS, SWITCHES, Setting, rule_set
from scenarios.shapes import worded

D = """
inquisitor                       true false                          false          false          false
diplomat                         true false                          false          false          false
factions                         true false                          false          false          false
players                          2-6 2-8 2-10                        2-6            2-10           2-8
factions_min_players             2 3                                 2              2              3
faction_assignment               alternate random                    alternate      alternate      random
two_player_coins                 equal starter_one both_one          equal          starter_one    both_one
challenge_order                  open clockwise                      open           open           open
block_timing                     after_challenges one_window         after_challenges after_challenges one_window
concede_while_holding            true false                          true           true           true
concede_may_lose_claimed         true false                          false          true           false
refund_on_challenge              true false                          true           true           true
refund_on_block                  true false                          false          false          false
fee_paid                         at_declaration at_resolution        at_declaration at_declaration at_resolution
block_after_own_failed_challenge true false                          true           true           true
second_block                     true false                          false          false          false
steal_from_zero                  forbidden takes_nothing             forbidden      forbidden      forbidden
eliminated_coins                 after_action at_once                after_action   after_action   after_action
contessa_blocks_examine          true false                          true           false          true
examine_swap                     draw_first shuffle_first            draw_first     draw_first     shuffle_first
cooperate_target                 anyone other_faction                anyone         anyone         other_faction
embezzle_empty                   allowed forbidden                   allowed        allowed        forbidden
embezzle_concede                 true false                          true           true           false
embezzle_caught                  own_choice the_duke                 own_choice     own_choice     the_duke
convert_when_united              allowed forbidden                   allowed        allowed        allowed
"""
ROWS = {name: words for name, *words in map(str.split, D.strip().splitlines())}


def test_every_switch_has_the_values_and_the_presets_of_the_reference() -> None:
    assert list(ROWS) == list(SWITCHES)
    for name, words in ROWS.items():
        assert [*map(worded, SWITCHES[name])] == words[:-3], name
        assert [worded(coup.rule_set(preset).resolved()[name]) for preset in PRESETS] == words[-3:], name


def test_without_a_preset_the_rules_are_those_of_the_guides() -> None:
    assert coup.rule_set() == coup.rule_set("guide") == coup.RuleSet()


@pytest.mark.parametrize("preset", PRESETS)
def test_a_rule_set_tells_its_preset_first(preset: str) -> None:
    resolved = coup.rule_set(preset, factions=True).resolved()
    assert list(resolved) == ["preset", *SWITCHES]
    assert (resolved["preset"], resolved["factions"]) == (preset, True)


@pytest.mark.parametrize(
    ("preset", "chosen", "wrong"),
    [
        ("bga", {}, "bga"),
        ("sources", {}, "sources"),
        ("guide", {"house_rule": True}, "house_rule"),
        ("guide", {"players": "2-7"}, "2-7"),
        ("guide", {"factions": "yes"}, "yes"),
        ("guide", {"factions": 1}, 1),
        ("guide", {"factions_min_players": True}, True),
        ("guide", {"factions_min_players": 4}, 4),
    ],
)
def test_an_unknown_preset_switch_or_value_is_an_error(preset: str, chosen: dict[str, Setting], wrong: Setting) -> None:
    with pytest.raises(KeyError) as fault:
        coup.rule_set(preset, **chosen)
    assert fault.value.args == (wrong,)


# The roster


@pytest.mark.parametrize(
    ("options", "characters", "actions"),
    [
        ({}, "ambassador assassin captain contessa duke", "income foreign-aid coup tax assassinate steal exchange"),
        (
            {"inquisitor": True},
            "assassin captain contessa duke inquisitor",
            "income foreign-aid coup tax assassinate steal exchange examine",
        ),
        (
            {"diplomat": True},
            "ambassador assassin captain contessa diplomat",
            "income foreign-aid coup assassinate steal exchange cooperate",
        ),
        (
            {"factions": True},
            "ambassador assassin captain contessa duke",
            "income foreign-aid coup tax assassinate steal exchange convert embezzle",
        ),
    ],
)
def test_the_deck_and_the_actions_of_each_option(options: dict[str, bool], characters: str, actions: str) -> None:
    """K11, K39, J77 to J79, B51, B57."""
    rules = coup.rule_set("guide", **options)
    assert " ".join(rules.characters) == characters
    assert " ".join(rules.actions) == actions


@pytest.mark.parametrize(
    ("action", "options", "cost", "claims", "blockers"),
    [
        ("income", {}, 0, None, ""),
        ("foreign-aid", {}, 0, None, "duke"),
        ("foreign-aid", {"diplomat": True}, 0, None, "diplomat"),
        ("coup", {}, 7, None, ""),
        ("tax", {}, 0, "duke", ""),
        ("assassinate", {}, 3, "assassin", "contessa"),
        ("steal", {}, 0, "captain", "ambassador captain"),
        ("steal", {"inquisitor": True}, 0, "captain", "captain inquisitor"),
        ("exchange", {}, 0, "ambassador", ""),
        ("exchange", {"inquisitor": True}, 0, "inquisitor", ""),
        ("examine", {"inquisitor": True}, 0, "inquisitor", "contessa"),
        ("examine", {"inquisitor": True, "contessa_blocks_examine": False}, 0, "inquisitor", ""),
        ("cooperate", {"diplomat": True}, 0, "diplomat", ""),
        ("convert", {"factions": True}, 2, None, ""),
        ("embezzle", {"factions": True}, 0, None, ""),
    ],
)
def test_what_an_action_costs_claims_and_is_blocked_by(
    action: str, options: dict[str, bool], cost: int, claims: str | None, blockers: str
) -> None:
    """J34 to J45, K17 to K31, K42, B15 to B24, B52 to B60."""
    row = coup.rule_set("guide", **options).actions[action]
    assert (row.cost, row.claims, " ".join(row.blocked_by)) == (cost, claims, blockers)


def test_the_notation_names_a_seat_for_the_actions_that_have_a_target() -> None:
    rows = [coup.rule_set("guide", inquisitor=True, diplomat=swap, factions=True).actions for swap in (False, True)]
    assert {code: row.targeted for actions in rows for code, row in actions.items()} == NAMES_A_SEAT


@pytest.mark.parametrize(("players", "copies"), [(2, 3), (3, 3), (6, 3), (7, 4), (8, 4), (9, 5), (10, 5)])
def test_how_many_copies_there_are_of_each_character(players: int, copies: int) -> None:
    """K05, B09."""
    rules = coup.rule_set("rulebook")
    assert rules.copies(players) == copies
    assert rules.deck(players) == tuple(sorted(rules.characters * copies))


@pytest.mark.parametrize(
    ("switch", "players", "coins"),
    [
        ("equal", 2, [2, 2]),
        ("starter_one", 2, [1, 2]),
        ("both_one", 2, [1, 1]),
        ("starter_one", 3, [2, 2, 2]),
        ("both_one", 3, [2, 2, 2]),
    ],
)
def test_what_each_seat_starts_with(switch: str, players: int, coins: list[int]) -> None:
    """K13, IP06, B07, C144."""
    start = coup.new_game(players, coup.rule_set("guide", two_player_coins=switch))
    assert [seat.coins for seat in start.seats] == coins


@pytest.mark.parametrize(
    ("label", "sources"),
    [("CH-6", "C39 J57 K37 B32 C44"), ("BL-5", "C31"), ("TA-1", "C36 D"), ("TA-9", "J45 B56 C122 D")],
)
def test_a_rule_behind_a_switch_has_the_sources_of_the_switch_too(label: str, sources: str) -> None:
    assert " ".join(LABELS[label].sources) == sources


@pytest.mark.parametrize(
    ("label", "switches", "said"),
    [
        ("BL-4", {"refund_on_block": True}, "agreement"),
        ("BL-4", {}, "rule"),
        ("FA-8", {"factions": True}, "rule"),
        ("IQ-1", {"inquisitor": True}, "rule"),
        ("DI-1", {"inquisitor": True, "diplomat": True}, "rule"),
    ],
)
def test_what_no_preset_sets_is_an_agreement_but_an_option_of_the_box_is_none(
    label: str, switches: dict[str, bool], said: str
) -> None:
    assert voice(LABELS[label], rule_set(PRESETS[0], **switches)) == said

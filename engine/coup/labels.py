"""The rules by stable labels, with the places in the sources and the switch that each hangs on.

Letters of the sources: J, K, IP the guides; B the published rulebooks; C edge cases; D the switches.
"""

from typing import Literal, NamedTuple

from engine.coup.rules import OPTIONS, SET_BY, SOURCES, RuleSet

Voice = Literal["rule", "agreement"]


class Label(NamedTuple):
    """A rule that can be cited; an `agreement` settles what the sources leave open, or tell differently."""

    id: str
    sources: tuple[str, ...]
    kind: Voice = "rule"
    switch: str | None = None
    """The switch that decides a part of it."""


def rule(label: str, sources: str, switch: str | None = None) -> Label:
    """A rule on which the sources agree, whatever a table makes of it."""
    return Label(label, (*sources.split(", "), *(SOURCES[switch] if switch else ())), "rule", switch)


def agreement(label: str, switch: str) -> Label:
    """What a switch decides because the sources are silent or differ."""
    return Label(label, (*SOURCES[switch], "D"), "agreement", switch)


LABELS = {
    label.id: label
    for label in (
        rule("TU-1", "J11, J29, K16, B11"),
        rule("TU-2", "K20, J46, IP16, B14"),
        rule("TU-3", "J56, K33, K34, B25"),
        rule("AC-1", "J34, K17, IP14, B15"),
        rule("AC-2", "J35, K18, IP15, B16"),
        rule("AC-3", "J37, K19, IP16, B17"),
        rule("AC-4", "J38, IP08, B18"),
        rule("AC-5", "J42, IP09, B19"),
        rule("AC-6", "J39, IP11, B20, C56"),
        rule("AC-7", "J41, J44, IP12, IP26, B21, B52, C77, C78, C80, C85"),
        rule("AC-8", "J37, J39, J42, B13"),
        rule("BL-0", "J48, K27, C7"),
        rule("BL-1", "J20, J26, J35, K28, B24, C67, C75"),
        rule("BL-2", "J24, J42, IP10, B24, C47"),
        rule("BL-3", "J22, J23, J27, IP11, IP12, IP30, B24, B55, C62"),
        rule("BL-4", "J54, B23", "refund_on_block"),
        rule("BL-5", "C31"),
        rule("BL-6", "J34, J37, J38, J41, K28, B24, C104"),
        rule("CH-0", "J48, K27, IP17"),
        rule("CH-1", "J50, J59, K29, K30, B22, B26, C6"),
        rule("CH-2", "K31, J34, J37, B27, C4, C5"),
        rule("CH-3", "K32", "concede_while_holding"),
        rule("CH-4", "J58, J60, K33, IP21, B31, C24"),
        rule("CH-5", "J57, J58, K36, B30"),
        rule("CH-6", "C39", "refund_on_challenge"),
        rule("CH-7", "J61, B28, C8"),
        rule("IN-1", "J63, K22, IP18, B34"),
        rule("IN-2", "J64, IP19, B34"),
        rule("IN-3", "J65, J66, K23, IP20, B35, C135"),
        rule("DD-1", "B33, C35"),
        rule("DD-2", "B33, C40"),
        rule("FA-1", "J73, K52, B40, B41, C71"),
        rule("FA-2", "J75, K54, B40, C100, C101"),
        rule("FA-3", "K42, K43, K44, B42, B43, C96, C97"),
        rule("FA-4", "K45, K46, B44, C115"),
        rule("FA-5", "K46, K47, K48, B45, B46, C105, C113"),
        rule("FA-6", "K50, K51, B47"),
        rule("FA-7", "J74, K53, C14, C97"),
        rule("FA-8", "K41, J76", "factions"),
        rule("IQ-1", "J78", "inquisitor"),
        rule("IQ-2", "J45, IP27, B53, C118, C119"),
        rule("IQ-3", "J45, IP28, IP29, B54"),
        rule("IQ-4", "B53, C121, C128"),
        rule("DI-1", "J26, J80, B60", "diplomat"),
        rule("DI-2", "J43, B58, C129, C131, C134"),
        rule("SE-1", "K05, K10, IP06, IP07, B04"),
        rule("SE-2", "K13, K14, IP06, B05"),
        rule("SE-3", "K05, IP07, B09, C83"),
        rule("EN-1", "J69, K38, IP22, B37, C137"),
        agreement("TA-1", "block_after_own_failed_challenge"),
        agreement("TA-2", "steal_from_zero"),
        agreement("TA-3", "challenge_order"),
        agreement("TA-4", "block_timing"),
        agreement("TA-5", "second_block"),
        agreement("TA-6", "concede_may_lose_claimed"),
        agreement("TA-7", "fee_paid"),
        agreement("TA-8", "eliminated_coins"),
        agreement("TA-9", "contessa_blocks_examine"),
        agreement("TA-10", "examine_swap"),
        agreement("TA-11", "cooperate_target"),
        agreement("TA-12", "embezzle_empty"),
        agreement("TA-13", "embezzle_concede"),
        agreement("TA-14", "embezzle_caught"),
        agreement("TA-15", "convert_when_united"),
        agreement("TA-16", "faction_assignment"),
        agreement("TA-17", "factions_min_players"),
        agreement("TA-18", "two_player_coins"),
        agreement("TA-19", "players"),
    )
}
"""Turn, actions, blocks, challenges, influence, double dangers, factions, Inquisitor, Diplomat, set-up, end,
table agreements."""


def voice(label: Label, rules: RuleSet) -> Voice:
    """Return how the rule is said at this table: one that is set as no preset has it is an agreement there; but not an
    option of the box, with which any preset can be played."""
    switch = label.switch
    if switch and switch not in OPTIONS and getattr(rules, switch) not in SET_BY[switch]:
        return "agreement"
    return label.kind

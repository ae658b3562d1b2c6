"""The dialog Rules in use: the preset, and every switch with what it decides and what it changes."""

from random import Random

import streamlit as st

from engine import coup
from engine.coup.labels import LABELS
from engine.coup.rules import PRESETS, SWITCHES, RuleSet, Setting, rule_set, worded
from explorer import playing
from explorer.addresses import RULES, rule_link
from explorer.agreeing import told
from explorer.cheat_sheet import address_of
from explorer.company import seated
from explorer.house_rules import GROUPS, changes, own, sizes, under
from explorer.playing import Shown
from explorer.sandbox import Sandbox
from explorer.screens.laying import lay_new, preset_name, say, speak
from scenarios.record import Record


def rules_in_use(shown: Shown) -> None:
    """Show the rules; lay others under the position, or deal a new game by them."""
    now = shown.table.state.rules
    preset = st.selectbox(say("sandbox.preset"), PRESETS, PRESETS.index(now.preset), preset_name)
    st.caption(say(f"preset.{preset}.about"))
    begun = now if preset == now.preset else rule_set(preset)
    chosen: dict[str, Setting] = {}
    for group, switches in GROUPS.items():
        differ = sum(switch in own(begun) for switch in switches)
        label = say(f"sandbox.group.{group}")
        with st.expander(say("sandbox.differing", group=label, count=differ) if differ else label):
            for switch in switches:
                chosen[switch] = ask(switch, begun)
    rules = rule_set(preset, **chosen)
    here, anew = st.columns(2)
    names = shown.kept.names
    if here.button(say("sandbox.rules-here"), type="primary", width="stretch"):
        lay_new(lambda: laid_under(shown, rules), names, shown.address.look)
    if anew.button(say("sandbox.rules-anew"), width="stretch"):
        lay_new(lambda: dealt_by(shown, rules), names, shown.address.look)
    st.link_button(say("shelf.sheet"), f"{RULES}{address_of(now)}", width="stretch")


def ask(switch: str, rules: RuleSet) -> Setting:
    """Ask for the value of a switch; say where it comes from, and what it changes."""
    values, now = SWITCHES[switch], rules.resolved()[switch]
    value = st.selectbox(
        say(f"switch.{switch}"),
        values,
        values.index(now),
        lambda each: say(f"switch.{switch}.{worded(each)}"),
        key=f"{switch} {rules.preset}",
    )
    usual = rule_set(rules.preset).resolved()[switch]
    label = next(each for each in LABELS.values() if each.switch == switch)
    remarks = [say("sandbox.sources", rule=f"[{say(label.kind)} {label.id}]({rule_link(label.id)})")]
    if value != usual:
        remarks.append(say("sandbox.differs", preset=preset_name(rules.preset)))
    if value != usual and (changed := changes(switch, value)):
        remarks.append(told(changed, speak))
    st.caption(" ".join(remarks))
    return value


def laid_under(shown: Shown, rules: RuleSet) -> Sandbox:
    """Return the table as it was when this turn began, under other rules; raise ImpossiblePosition."""
    table = shown.table
    turn = Record.of_turn(table.names, table.timeline.frames[: table.timeline.at + 1]).table
    laid = Sandbox.of(table.names, coup.set_up(under(turn, rules), rules))
    return laid.played_by(table.bots, Random(), table.pace)


def dealt_by(shown: Shown, rules: RuleSet) -> Sandbox:
    """Return a new game under these rules, for as many as before where they allow it."""
    known = sizes(rules)
    players = min(max(len(shown.kept.names), known[0]), known[-1])
    return playing.new_table(players, rules, seated(shown.kept.bots, players), speak)

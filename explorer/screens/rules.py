"""The dialog Rules in use: the preset, and every switch with what it decides and what it changes."""

from dataclasses import replace
from random import Random

import streamlit as st

from engine.game import ImpossiblePosition
from engine.timeline import Timeline
from explorer import playing
from explorer.addresses import rule_link
from explorer.agreeing import told
from explorer.cheat_sheet import address_of
from explorer.company import seated
from explorer.house_rules import GROUPS, changes
from explorer.pages import RULES
from explorer.playing import Shown
from explorer.sandbox import RuleSet, Sandbox
from explorer.screens.laying import ask_preset, lay_new, preset_name, say, speak
from explorer.traits import TRAITS
from explorer.voices import voice_of
from scenarios.record import Record
from scenarios.shapes import Setting, game_of, shape_of, worded


def rules_in_use(shown: Shown) -> None:
    """Show the rules; lay others under the position, or deal a new game by them."""
    now = shown.table.state.rules
    game, voice = game_of(now), voice_of(now)
    preset = ask_preset(now)
    st.caption(voice.say(speak, f"preset.{preset}.about"))
    begun = now if preset == now.preset else shape_of(now).rule_set(preset)
    own = shape_of(now).own(begun)
    chosen: dict[str, Setting] = {}
    for group, switches in GROUPS[game].items():
        differ = sum(switch in own for switch in switches)
        label = voice.say(speak, f"sandbox.group.{group}")
        with st.expander(say("sandbox.differing", group=label, count=differ) if differ else label):
            for switch in switches:
                chosen[switch] = ask(switch, begun)
    rules = shape_of(now).rule_set(preset, **chosen)
    here, anew = st.columns(2)
    names = shown.kept.names
    if here.button(say("sandbox.rules-here"), type="primary", width="stretch"):
        lay_new(lambda: laid_under(shown, rules), names, shown.address.look)
    if anew.button(say("sandbox.rules-anew"), width="stretch"):
        lay_new(lambda: dealt_by(shown, rules), names, shown.address.look)
    if TRAITS[game].sheet:
        st.link_button(say("shelf.sheet"), f"{RULES}{address_of(now)}", width="stretch")


def ask(switch: str, rules: RuleSet) -> Setting:
    """Ask for the value of a switch; say where it comes from, and what it changes."""
    shape, voice = shape_of(rules), voice_of(rules)
    values, now = shape.switches[switch], rules.resolved()[switch]
    value = st.selectbox(
        voice.say(speak, f"switch.{switch}"),
        values,
        values.index(now),
        lambda each: voice.say(speak, f"switch.{switch}.{worded(each)}"),
        key=f"{switch} {rules.preset}",
    )
    usual = shape.rule_set(rules.preset).resolved()[switch]
    label = shape.label_of(switch)
    name = voice.rule(label, rules, speak).named(speak)
    remarks = [say("sandbox.sources", rule=f"[{name}]({rule_link(label)})")]
    if value != usual:
        remarks.append(say("sandbox.differs", preset=preset_name(rules.preset, rules)))
    if value != usual and (changed := changes(game_of(rules), switch, value)):
        remarks.append(told(changed, speak))
    st.caption(" ".join(remarks))
    return value


def laid_under(shown: Shown, rules: RuleSet) -> Sandbox:
    """Return the table as it was when this turn began, under other rules; raise ImpossiblePosition.

    Who plays there, and how, stays as it was. What options do to hands can be seen only where all hands are.
    """
    table, now = shown.table, shown.table.state.rules
    boxed = any(getattr(rules, option) != getattr(now, option) for option in shape_of(rules).options)
    if boxed and len(shown.sees) < len(table.names):
        raise ImpossiblePosition("hidden-hands", None, {})
    turn = Record.of_turn(table.names, table.timeline.frames[: table.timeline.at + 1]).table
    start = table.game.set_up(shape_of(rules).under(turn, rules), rules)
    laid = replace(table, timeline=Timeline.of(table.game, start), lesson=None, first=0)
    return laid.played_by(table.bots, Random())


def dealt_by(shown: Shown, rules: RuleSet) -> Sandbox:
    """Return a new game under these rules, for as many as before where they allow it."""
    known = shape_of(rules).sizes(rules)
    players = min(max(len(shown.kept.names), known[0]), known[-1])
    return playing.new_table(players, rules, seated(shown.kept.bots, players), speak)

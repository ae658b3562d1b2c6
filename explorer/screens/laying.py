"""What the dialogs of the Table have in common: they lay a table and close, or say why they cannot."""

from collections.abc import Callable, Collection
from dataclasses import replace

import streamlit as st

from content import texts
from engine.game import ImpossiblePosition
from engine.names import seat_of
from explorer import host, playing
from explorer.impossible import impossible
from explorer.playing import Shown
from explorer.sandbox import RuleSet, Sandbox
from explorer.voices import voice_of
from scenarios.shapes import shape_of

speak = texts()
say = speak.say


def lay(shown: Shown) -> None:
    """Go to a table that is kept, and close the dialog.

    The dialogs ask `if button`, rather than give it a callback: that would know the fields as they were a run ago.
    """
    st.session_state["shown"] = shown
    host.stay(shown.address.parameters())
    st.rerun()


def leave(href: str) -> None:
    """Go to another page, and close the dialog."""
    host.leave_for(href)
    st.rerun()


def lay_new(make: Callable[[], Sandbox], names: tuple[str, ...], look: str | None) -> None:
    """Lay a table that there was not before, or say why it is impossible."""
    try:
        table = make()
    except ImpossiblePosition as error:
        st.error(impossible(error, names, speak))
    else:
        lay(playing.laid(table, look))


def ask_rules(now: RuleSet) -> RuleSet:
    """Ask for a preset and the options; the other switches stay as they are, unless another preset is chosen."""
    shape = shape_of(now)
    preset = ask_preset(now)
    with st.container(horizontal=True):
        chosen = {name: st.toggle(_option(name, now), now.resolved()[name] is True) for name in shape.toggled}
    return replace(now if preset == now.preset else shape.rule_set(preset), **chosen)


def _option(name: str, rules: RuleSet) -> str:
    return voice_of(rules).say(speak, f"sandbox.option.{name}")


def ask_preset(now: RuleSet) -> str:
    """Ask for a preset."""
    presets = shape_of(now).presets
    chosen: str = st.selectbox(
        say("sandbox.preset"), presets, presets.index(now.preset), lambda preset: preset_name(preset, now)
    )
    return chosen


def preset_name(preset: str, rules: RuleSet) -> str:
    """Name a preset of the game that the rules are of."""
    return voice_of(rules).say(speak, f"preset.{preset}")


def ask_size(rules: RuleSet, now: int) -> int:
    """Ask how many sit down."""
    known = shape_of(rules).sizes(rules)
    return st.selectbox(say("sandbox.players"), known, known.index(min(max(now, known[0]), known[-1])))


def seats_for(now: tuple[str, ...], players: int) -> tuple[str, ...]:
    """Return the names of so many seats: those that sit there now, then usual ones that nobody bears yet."""
    usual = (name for name in playing.names_of(players, speak) if seat_of(name, now) is None)
    return (*now, *usual)[:players]


def looking(names: tuple[str, ...], bots: Collection[int], look: str | None) -> str | None:
    """Return whose eyes to look with: of the only one who plays, else as before."""
    by_hand = [name for seat, name in enumerate(names) if seat not in bots]
    return by_hand[0] if len(by_hand) == 1 else look

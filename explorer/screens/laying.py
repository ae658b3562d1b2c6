"""What the dialogs of the Table have in common: they lay a table and close, or say why they cannot."""

from collections.abc import Callable, Collection
from dataclasses import replace

import streamlit as st

from content import texts
from engine.coup.rules import OPTIONS, PRESETS, RuleSet, rule_set
from engine.game import ImpossiblePosition
from explorer import host, playing
from explorer.house_rules import sizes
from explorer.impossible import impossible
from explorer.playing import Shown
from explorer.sandbox import Sandbox

speak = texts()
say = speak.say


def lay(shown: Shown) -> None:
    """Go to a table that is kept, and close the dialog.

    The dialogs ask `if button`, rather than give it a callback: that would know the fields as they were a run ago.
    """
    st.session_state["shown"] = shown
    host.stay(shown.address.parameters())
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
    preset = st.selectbox(say("sandbox.preset"), PRESETS, PRESETS.index(now.preset), preset_name)
    with st.container(horizontal=True):
        chosen = {name: st.toggle(say(f"sandbox.option.{name}"), now.resolved()[name] is True) for name in OPTIONS}
    return replace(now if preset == now.preset else rule_set(preset), **chosen)  # type: ignore[arg-type]


def preset_name(preset: str) -> str:
    """Name the preset."""
    return say(f"preset.{preset}")


def ask_size(rules: RuleSet, now: int) -> int:
    """Ask how many sit down."""
    known = sizes(rules)
    return st.selectbox(say("sandbox.players"), known, known.index(min(max(now, known[0]), known[-1])))


def looking(names: tuple[str, ...], bots: Collection[int], look: str | None) -> str | None:
    """Return whose eyes to look with: of the only one who plays, else as before."""
    by_hand = [name for seat, name in enumerate(names) if seat not in bots]
    return by_hand[0] if len(by_hand) == 1 else look

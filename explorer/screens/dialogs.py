"""The dialogs of the Table by the event that asks for them, and the short ones among them."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Literal, NamedTuple

import streamlit as st

from engine.game import NATURE, Event
from explorer import playing
from explorer.agreements import Agreed
from explorer.playing import Shown
from explorer.sandbox import RuleSet
from explorer.screens.coatl_position import coatl_position
from explorer.screens.laying import (
    ask_rules,
    ask_size,
    lay,
    lay_new,
    looking,
    say,
    speak,
)
from explorer.screens.position import position
from explorer.screens.rules import rules_in_use
from explorer.screens.seating import ask_seating
from explorer.screens.share import load, share
from explorer.screens.whatif import at_table
from explorer.traits import TRAITS
from explorer.voices import voice_of
from scenarios.shapes import SHAPES, game_of


def new_game(shown: Shown) -> None:
    """Ask for a new game and lay it."""
    rules = ask_rules(_begun(shown.table.state.rules))
    players = ask_size(rules, len(shown.kept.names))
    names = playing.names_of(players, speak)
    seating = ask_seating(names, shown.kept.of_game, shown.kept)
    look = looking(names, seating.bots, shown.address.look)
    if st.button(say("sandbox.play"), type="primary"):
        lay_new(lambda: seating.at(playing.new_table(players, rules, {}, speak)), names, look)


def _begun(now: RuleSet) -> RuleSet:
    """The rules to begin with: those that the table agreed on, with the characters and sides that it plays now."""
    game = game_of(now)
    agreed: Agreed = st.session_state.get("agreed", Agreed())
    if agreed.game != game or agreed.written() is None:
        return now
    begun: RuleSet = agreed.rules
    return replace(begun, **{name: getattr(now, name) for name in SHAPES[game].options})


def who_plays(shown: Shown) -> None:
    """Ask who plays which seat from here on."""
    seating = ask_seating(shown.kept.names, shown.kept.of_game, shown.kept)
    passed = st.toggle(say("sandbox.pass-round"), shown.kept.passed_round, help=say("sandbox.pass-round.about"))
    by_hand = shown.kept.chance_by_hand
    if TRAITS[shown.kept.of_game].chance_at_once:
        by_hand = st.toggle(say("sandbox.chance-by-hand"), by_hand, help=say("sandbox.chance-by-hand.about"))
    if st.button(say("sandbox.play"), type="primary"):
        table = seating.at(replace(shown.table, passed_round=passed, chance_by_hand=by_hand))
        lay(playing.put(shown, table, speak)[0])


def set_up(shown: Shown) -> None:
    """Ask for a position, dial by dial or as a file, and lay it."""
    dials, file = st.tabs([say("sandbox.dials"), say("sandbox.load")])
    with dials:
        FORMS[shown.kept.of_game](shown)
    with file:
        load(lambda table: lay(playing.laid(table, shown.address.look)))


def moves(shown: Shown) -> None:
    """Ask for a move of the game, and go to the moment after it."""
    told = dict(_moments(shown))
    before = [at for at in told if at <= shown.address.at]
    at = st.selectbox(say("sandbox.moves"), list(told), len(before) - 1, told.__getitem__)
    there = shown._replace(address=shown.address._replace(at=at))
    if st.button(say("sandbox.go"), type="primary"):
        lay(there.settled())


def _moments(shown: Shown) -> Iterator[tuple[int, str]]:
    """Yield the moments at which one can stay, each with what led there: what chance brings by itself goes along."""
    table = shown.kept.go(shown.kept.last)
    voice, events = voice_of(table.state), list[Event]()
    yield 0, say("sandbox.start")
    for at, step in enumerate(table.played, 1):
        events += step.events
        if at == table.last or table.go(at).due != NATURE:
            yield at, f"{at}. {voice.happened(events, table.names, shown.sees, speak)}"
            events = []


FORMS: Mapping[str, Callable[[Shown], None]] = {"coup": position, "coatl": coatl_position}
"""The form that sets up a position of each game."""


class Asked(NamedTuple):
    """A dialog: what stands over it, what it asks, and how wide it is."""

    title: str
    body: Callable[[Shown], None]
    width: Literal["small", "large"] = "small"


DIALOGS = {
    "new": Asked(say("sandbox.new"), new_game),
    "set-up": Asked(say("sandbox.set-up"), set_up, "large"),
    "rules": Asked(say("sandbox.rules"), rules_in_use, "large"),
    "who": Asked(say("sandbox.who"), who_plays),
    "tree": Asked(say("tree.title"), at_table, "large"),
    "moves": Asked(say("sandbox.moves"), moves),
    "share": Asked(say("sandbox.share"), share, "large"),
}
"""The dialogs by the event that asks for them."""


def open_dialog(event: str, shown: Shown) -> None:
    """Open the dialog that the event asks for."""
    asked = DIALOGS[event]
    st.dialog(asked.title, width=asked.width)(asked.body)(shown)

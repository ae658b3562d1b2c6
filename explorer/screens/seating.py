"""What the dialogs of the Table ask about who plays: by hand, or which bot, and how fast."""

from collections.abc import Mapping
from random import Random
from typing import NamedTuple

import streamlit as st

from bots.players import PLAYERS
from explorer.company import any_bot, name
from explorer.sandbox import PACES, Sandbox
from explorer.screens.laying import say, speak

SAME = "same"
ANY = "any"


class Seating(NamedTuple):
    """The bots by their seats, and their pace."""

    bots: Mapping[int, str]
    pace: str

    def at(self, table: Sandbox) -> Sandbox:
        """Return the table where they have answered. With nobody else there, one watches them move by move."""
        watched = len(self.bots) == len(table.names) and self.pace == PACES[0]
        return table.played_by(self.bots, Random(), PACES[1] if watched else self.pace)


def ask_seating(names: tuple[str, ...], game: str, now: Sandbox) -> Seating:
    """Ask which seats are played by hand, who plays the others, and how fast."""
    seats = range(len(names))
    hands = [seat for seat in seats if seat not in now.bots]
    by_hand = st.multiselect(say("sandbox.by-hand"), seats, hands, names.__getitem__, key=f"by hand {len(names)}")
    others = [seat for seat in seats if seat not in by_hand]
    with st.container(horizontal=True):
        bots = {seat: _ask_bot(seat, names[seat], game, now) for seat in others}
    if not bots:
        return Seating({}, now.pace)
    return Seating(bots, st.selectbox(say("sandbox.pace"), PACES, PACES.index(now.pace), _pace_name))


def _ask_bot(seat: int, player: str, game: str, now: Sandbox) -> str:
    """Ask who plays the seat. A bot that is there already stays unnamed."""
    codes = PLAYERS[game].bots
    same = (SAME,) if now.of_game == game and seat in now.bots else ()
    label = say("sandbox.bot", name=player)
    chosen = st.selectbox(label, (*same, ANY, *codes), format_func=_bot_name, key=f"bot {game} {seat} {bool(same)}")
    if chosen == SAME:
        return now.bots[seat]
    return any_bot(game, Random()) if chosen == ANY else chosen


def _bot_name(code: str) -> str:
    return name(code, speak)


def _pace_name(pace: str) -> str:
    return say(f"sandbox.pace.{pace}")

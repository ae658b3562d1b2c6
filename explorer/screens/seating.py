"""What the dialogs of the Table ask about who plays: a person, or which bot, and how fast."""

from collections.abc import Mapping
from random import Random
from typing import NamedTuple

import streamlit as st

from bots.players import PLAYERS
from explorer.company import any_bot, name
from explorer.sandbox import PACES, Sandbox
from explorer.screens.laying import say, speak

SAME = "same"
PERSON = "person"
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
    """Ask for each seat whether a person plays it, or which bot, and how fast the bots play."""
    with st.container(horizontal=True):
        players = [_ask_player(seat, player, game, now) for seat, player in enumerate(names)]
    bots = {seat: code for seat, code in enumerate(players) if code != PERSON}
    if not bots:
        return Seating({}, now.pace)
    return Seating(bots, st.selectbox(say("sandbox.pace"), PACES, PACES.index(now.pace), _pace_name))


def _ask_player(seat: int, player: str, game: str, now: Sandbox) -> str:
    """Ask who plays the seat. A bot that is there already stays unnamed."""
    same = (SAME,) if now.of_game == game and seat in now.bots else ()
    choices = (*same, PERSON, ANY, *PLAYERS[game].bots)
    label = say("sandbox.bot", name=player)
    chosen = st.selectbox(label, choices, format_func=_bot_name, key=f"bot {game} {seat} {bool(same)}")
    if chosen == SAME:
        return now.bots[seat]
    return any_bot(game, Random()) if chosen == ANY else chosen


def _bot_name(code: str) -> str:
    return name(code, speak)


def _pace_name(pace: str) -> str:
    return say(f"sandbox.pace.{pace}")

"""What the Table asks before it lays a new game or a position."""

from collections.abc import Callable
from functools import partial

import streamlit as st

from content import texts
from engine import coup
from engine.coup.roster import Character, Faction
from engine.coup.rules import rule_set
from engine.coup.state import Place, Table
from engine.game import ImpossiblePosition
from explorer import host, playing
from explorer.addresses import EVERYTHING, TableAddress, sees
from explorer.sandbox import Sandbox

speak = texts()
say = speak.say
PLAYERS = list(rule_set().seats)
CHARACTERS = list(rule_set().characters)
MOST_COINS = 12
"""A turn cannot begin with more: ten coins must be spent, and a turn brings three at most."""


def new_game(table: Sandbox, address: TableAddress) -> None:
    """Ask for a new game and lay it."""
    players = st.selectbox(say("sandbox.players"), PLAYERS, PLAYERS.index(len(table.names)))
    factions = st.toggle(say("sandbox.factions"), table.state.rules.factions)
    random = st.toggle(say("sandbox.alone", name=say("sandbox.name.1")), bool(table.at_random))
    deal = partial(playing.new_table, players, factions, random, speak)
    look = say("sandbox.name.1") if random else EVERYTHING
    st.button(say("sandbox.play"), type="primary", on_click=lambda: lay(deal(), look))
    close_if_laid()


def position(table: Sandbox, address: TableAddress) -> None:
    """Ask for a position and lay it; say what is wrong with an impossible one."""
    count, sides = st.columns(2, vertical_alignment="bottom")
    players = count.selectbox(say("sandbox.players"), PLAYERS, PLAYERS.index(len(table.names)))
    factions = sides.toggle(say("sandbox.factions"), table.state.rules.factions)
    names = (*table.names, *(say(f"sandbox.name.{seat}") for seat in range(len(table.names) + 1, 7)))[:players]
    places = [seat(table, address, number, name, factions) for number, name in enumerate(names)]
    turn = st.selectbox(
        say("sandbox.turn"), range(players), min(table.state.active, players - 1), format_func=names.__getitem__
    )
    described = Table(tuple(places), turn)
    st.button(say("sandbox.play"), type="primary", on_click=lambda: lay_position(names, described, factions, address))
    close_if_laid()


def seat(table: Sandbox, address: TableAddress, number: int, name: str, factions: bool) -> Place:
    """Ask for one seat; what the viewer does not see of it is not filled in."""
    view = coup.observe(table.state, sees(address.look or EVERYTHING, table.names) or frozenset())
    known = view.seats[number] if number < len(view.seats) else None
    cards = [(card, False) for card in known.hand] + [(card, True) for card in known.lost] if known else []
    st.markdown(f"**{name}**")
    fields = iter(st.columns([2, 3, 2, 3, 2, 3] if factions else [2, 3, 2, 3, 2], vertical_alignment="bottom"))
    coins = next(fields).number_input(
        say("sandbox.coins"), 0, MOST_COINS, known.coins if known else 2, key=f"coins {number}"
    )
    hand: list[Character] = []
    lost: list[Character] = []
    for order in range(2):
        card, up = cards[order] if order < len(cards) else (None, False)
        start = CHARACTERS.index(card or CHARACTERS[(2 * number + order) % len(CHARACTERS)])
        chosen = next(fields).selectbox(
            say(f"sandbox.card.{order + 1}"), CHARACTERS, start, character, key=f"card {number} {order}"
        )
        turned = next(fields).checkbox(say("seat.lost"), up, key=f"lost {number} {order}")
        (lost if turned else hand).append(chosen)
    side = None
    if factions:
        now = list(Faction).index(known.faction) if known and known.faction else number % 2
        side = next(fields).selectbox(
            say("sandbox.faction"), list(Faction), now, lambda each: say(f"faction.{each}"), key=f"side {number}"
        )
    return Place(coins, tuple(hand), tuple(lost), side)


def character(card: str) -> str:
    """Name the card."""
    return say(f"character.{card}")


def lay_position(names: tuple[str, ...], described: Table, factions: bool, address: TableAddress) -> None:
    """Lay the position, or keep why it is impossible."""
    try:
        state = coup.set_up(described, rule_set(factions=factions))
    except ImpossiblePosition as error:
        at = {} if error.seat is None else {"name": names[error.seat]}
        facts = {key: character(str(fact)) if key == "character" else fact for key, fact in error.facts.items()}
        st.session_state["impossible"] = say(f"fault.{error.code}", **(facts | at))
    else:
        lay(Sandbox.of(names, state), address.look or EVERYTHING)


def lay(table: Sandbox, look: str) -> None:
    """Keep the table and go there."""
    st.session_state["laid"] = True
    host.stay(TableAddress(playing.TABLES.add(table), 0, look).parameters())


def close_if_laid() -> None:
    """Close the dialog once its table is laid, else say why it is not."""
    if st.session_state.pop("laid", False):
        st.rerun()
    if impossible := st.session_state.pop("impossible", None):
        st.error(impossible)


Dialog = Callable[[Sandbox, TableAddress], None]
OPENED_BY: dict[str, Dialog] = {
    "new": st.dialog(say("sandbox.new"))(new_game),
    "set-up": st.dialog(say("sandbox.set-up"), width="large")(position),
}
"""The dialogs by the event that asks for them."""

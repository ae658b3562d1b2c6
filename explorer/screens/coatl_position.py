"""The dialog that sets up a position of Cóatl. What it asks is read like a scenario file, and refused like one."""

import re
from itertools import product
from typing import Any

import streamlit as st

from engine import coatl
from engine.coatl.roster import COATLS, DECK, DISPLAY, HAND, TEMPLES, Token
from engine.coatl.state import SeatView, View, last_turns
from explorer import playing, sharing
from explorer.playing import Shown
from explorer.sandbox import Sandbox
from explorer.screens.coatl_cards import Reach, card_name, in_reach, place_of, temple_name
from explorer.screens.coatl_wrong import as_file, wrong
from explorer.screens.laying import ask_rules, ask_size, lay, looking, say, seats_for, speak
from explorer.screens.seating import ask_seating
from explorer.voices.coatl.words import say as told
from scenarios import Faulty
from scenarios.record import rules_written
from scenarios.shapes.coatl_written import pieces, supply_written
from scenarios.shapes.signs import written

PIECES = re.compile(r"<\w|\w>|[^\s,]")
"""A head `<R`, a tail `R>`, a body `R`; or whatever else is written, so that it can be refused."""
CAUSES = ("coatls", "bodies")
"""What brings the last turns about."""


def coatl_position(shown: Shown) -> None:
    """Ask for a position and lay it; say at once what is wrong with an impossible one."""
    view: View = coatl.observe(shown.table.state, shown.sees)
    rules = ask_rules(shown.table.state.rules)
    players = ask_size(rules, len(shown.kept.names))
    names = seats_for(shown.kept.names, players)
    turn = st.selectbox(say("sandbox.turn"), names, min(view.active, players - 1), key=f"turn {players}")
    reach = in_reach(view)
    document: dict[str, Any] = {
        "id": "table",
        "game": "coatl",
        "rules": rules_written(rules),
        "turn": turn,
        "table": {name: _seat(number, name, view, reach, rules) for number, name in enumerate(names)},
        **_middle(view),
        **_end(view, names, names.index(turn)),
    }
    seating = ask_seating(names, "coatl", shown.kept)
    look = looking(names, seating.bots, shown.address.look)
    table = _laid(document)
    if st.button(say("sandbox.play"), type="primary") and table:
        lay(playing.laid(seating.at(table), look))


def _laid(document: dict[str, Any]) -> Sandbox | None:
    """Return the table; None where it is impossible, and show why."""
    file = as_file(document)
    try:
        return sharing.from_document(file)
    except Faulty as error:
        for why in dict.fromkeys(wrong(file, fault) for fault in error.faults):
            st.error(why)
        return None


def _seat(number: int, name: str, view: View, reach: Reach, rules: coatl.RuleSet) -> dict[str, Any]:
    """Ask for one seat; cards that the viewer does not see are others that may still be there."""
    seen = (
        view.seats[number] if number < len(view.seats) else SeatView(coatl.Place().board, (), (), None, (), (), (), 0)
    )
    with st.expander(name, expanded=number == 0):
        board, tokens = st.columns(2)
        there = board.text_input(
            told(speak, "set-up.board"),
            " ".join(pieces(seen.board)),
            help=told(speak, "set-up.pieces"),
            placeholder=told(speak, "set-up.pieces.such"),
            key=f"b{number}",
        )
        seat: dict[str, Any] = {"board": PIECES.findall(there)}
        if rules.tokens:
            left = seen.tokens if view.rules.tokens and number < len(view.seats) else tuple(Token)
            seat["tokens"] = list(
                map(str, tokens.multiselect(told(speak, "set-up.tokens"), list(Token), left, _token, key=f"o{number}"))
            )
        hand = st.multiselect(
            told(speak, "set-up.hand"),
            range(len(DECK)),
            reach.hand(seen)[:HAND],
            card_name,
            key=f"h{number}",
            max_selections=HAND,
        )
        seat["hand"] = [f"P{DECK[place]}" for place in hand]
        for column, key, card in zip(st.columns(2), ("temple", "oath"), (reach.temple(seen), seen.oath), strict=True):
            chosen = _temple(column, told(speak, f"set-up.{key}"), card, f"{key} {number}")
            if chosen is not None:
                seat[key] = f"T{chosen}"
        begun = [written(each) for each in seen.coatls] + [""] * COATLS
        lines = (
            st.text_input(
                told(speak, "set-up.coatl", number=place + 1),
                begun[place],
                help=told(speak, "set-up.coatl.about"),
                placeholder=told(speak, "set-up.coatl.such"),
                key=f"c{number} {place}",
            )
            for place in range(COATLS)
        )
        seat["coatls"] = [line for line in map(str.strip, lines) if line]
    return seat


def _middle(view: View) -> dict[str, Any]:
    """Ask for the supply, the display and the open temples."""
    lying = supply_written(view.market)
    with st.expander(told(speak, "set-up.middle")):
        kinds = zip(st.columns([1, 1, 3]), ("heads", "tails", "bodies"), strict=True)
        supply = {
            kind: column.text_input(
                told(speak, f"set-up.{kind}"), " ".join(each or "-" for each in lying[kind]), key=f"supply {kind}"
            ).split()
            for column, kind in kinds
        }
        display = st.multiselect(
            told(speak, "display"), range(len(DECK)), _places(view), card_name, max_selections=DISPLAY
        )
        opened = [
            _temple(column, told(speak, "set-up.open", number=place + 1), view.temples[place], f"open {place}")
            for place, column in enumerate(st.columns(2))
        ]
    middle: dict[str, Any] = {
        "supply": {kind: [None if each == "-" else each for each in spaces] for kind, spaces in supply.items()},
        "display": [f"P{DECK[place]}" for place in display],
        "temples": [None if each is None else f"T{each}" for each in opened],
    }
    return middle


def _end(view: View, names: tuple[str, ...], turn: int) -> dict[str, Any]:
    """Ask whether the last turns have begun, in whose turn, and who still acts; one may act twice (32, 33)."""
    seats = range(len(names))
    ends = (None, *product(CAUSES, seats))
    now = view.ending
    begun = (now.cause, now.seat) if now else None
    columns = st.columns(2)
    end = columns[0].selectbox(
        told(speak, "set-up.last"),
        ends,
        ends.index(begun) if begun in ends else 0,
        lambda each: (
            told(speak, f"set-up.last.{each[0]}", name=names[each[1]]) if each else told(speak, "set-up.last.no")
        ),
        key=f"end {len(names)}",
    )
    if end is None:
        return {}
    cause, by = end
    if now and (end, turn) == (begun, view.active):
        to_come = now.to_come
    else:
        turns = last_turns(cause, by, len(names))
        to_come = turns[turns.index(turn) + 1 :] if turn in turns else ()
    then = columns[1].text_input(
        told(speak, "set-up.then"),
        ", ".join(names[seat] for seat in to_come if seat in seats),
        key=f"then {end} {turn}",
    )
    return {
        "ending": {"cause": cause, "by": names[by], "then": [each.strip() for each in then.split(",") if each.strip()]}
    }


def _places(view: View) -> list[int]:
    """Return a place in the deck for each card of the display; two copies have a place each."""
    taken: list[int] = []
    return [place_of(card, taken) for card in view.display]


def _temple(column: Any, label: str, card: int | None, key: str) -> int | None:
    known = (None, *range(len(TEMPLES)))
    chosen: int | None = column.selectbox(label, known, known.index(card), temple_name, key=key)
    return chosen


def _token(token: Token) -> str:
    return told(speak, f"token.{token}")

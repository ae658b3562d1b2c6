"""The dialog that sets up a position: dials for everything that lies on the table; the court is what is left."""

from collections import Counter
from collections.abc import Iterator

import streamlit as st

from engine import coup
from engine.coup.roster import HAND, Character, Faction
from engine.coup.rules import RuleSet
from engine.coup.state import Place, SeatView, State, Table, View
from engine.game import ImpossiblePosition
from explorer import playing
from explorer.impossible import impossible
from explorer.playing import Shown
from explorer.sandbox import Sandbox
from explorer.screens.laying import (
    ask_rules,
    ask_size,
    lay,
    looking,
    say,
    seats_for,
    speak,
)
from explorer.screens.seating import ask_seating

MOST_COINS = 99
Dealt = list[tuple[Character, bool]]
"""A seat's cards, and whether each is lost."""


def position(shown: Shown) -> None:
    """Ask for a position and lay it; say at once what is wrong with an impossible one."""
    view = coup.observe(shown.table.state, shown.sees)
    rules = ask_rules(shown.table.state.rules)
    players = ask_size(rules, len(shown.kept.names))
    names = seats_for(shown.kept.names, players)
    cards = dealt(view, rules, players)
    places = [
        seat(rules, number, name, view.seats[number] if number < len(view.seats) else None, cards[number])
        for number, name in enumerate(names)
    ]
    turn = st.selectbox(
        say("sandbox.turn"), range(players), min(view.active, players - 1), names.__getitem__, key=f"turn {players}"
    )
    alms = st.number_input(say("almshouse"), 0, MOST_COINS, min(view.almshouse, MOST_COINS)) if rules.factions else 0
    seating = ask_seating(names, shown.kept.of_game, shown.kept)
    described = Table(tuple(places), turn, int(alms))
    state = laid_out(described, rules, names)
    look = looking(names, seating.bots, shown.address.look)
    if st.button(say("sandbox.play"), type="primary") and state:
        lay(playing.laid(seating.at(Sandbox.of(names, state)), look))


def laid_out(described: Table, rules: RuleSet, names: tuple[str, ...]) -> State | None:
    """Return the position and show what is left for the court; None where it is impossible, and show why."""
    try:
        state = coup.set_up(described, rules)
    except ImpossiblePosition as error:
        st.error(impossible(error, names, speak))
        return None
    st.caption(say("sandbox.court", cards=counted(state)))
    return state


def counted(state: State) -> str:
    """Return the court's cards in words."""
    left = Counter(state.court)
    return speak.every(tuple(say("copies", character=character(card), count=left[card]) for card in left))


def dealt(view: View, rules: RuleSet, players: int) -> list[Dealt]:
    """Return the cards to begin with: those that the viewer sees, and for each other one that may still be there."""
    seen = [known(seat, rules) for seat in view.seats[:players]]
    seen += [[] for _ in range(players - len(seen))]
    spare = left_over(Counter(rules.deck(players)) - Counter(card for cards in seen for card, _ in cards), rules)
    return [[*cards, *((next(spare), False) for _ in range(HAND - len(cards)))] for cards in seen]


def known(seat: SeatView, rules: RuleSet) -> Dealt:
    """Return the cards of a seat that the viewer sees and the rules have."""
    cards = [*((card, False) for card in seat.hand), *((card, True) for card in seat.lost)]
    return [(card, lost) for card, lost in cards if card in rules.characters][:HAND]


def left_over(left: Counter[Character], rules: RuleSet) -> Iterator[Character]:
    """Yield what is left of the deck, a card of each character in turn, and then whatever there is."""
    while True:
        yield from (card for card in rules.characters if left[card] > 0)
        left = left - Counter(rules.characters) if +left else Counter(rules.characters)


def seat(rules: RuleSet, number: int, name: str, seen: SeatView | None, cards: Dealt) -> Place:
    """Ask for one seat."""
    st.markdown(f"**{name}**")
    deck = rules.characters
    fields = iter(st.columns([2, 3, 2, 3, 2, 3] if rules.factions else [2, 3, 2, 3, 2], vertical_alignment="bottom"))
    coins = next(fields).number_input(
        say("sandbox.coins"), 0, MOST_COINS, min(seen.coins, MOST_COINS) if seen else 2, key=f"coins {number}"
    )
    hand: list[Character] = []
    lost: list[Character] = []
    for order, (card, up) in enumerate(cards):
        chosen = next(fields).selectbox(
            say(f"sandbox.card.{order + 1}"), deck, deck.index(card), character, key=f"card {number} {order} {deck}"
        )
        turned = next(fields).checkbox(say("seat.lost"), up, key=f"lost {number} {order}")
        (lost if turned else hand).append(chosen)
    side = None
    if rules.factions:
        now = list(Faction).index(seen.faction) if seen and seen.faction else number % 2
        side = next(fields).selectbox(
            say("sandbox.faction"), list(Faction), now, lambda each: say(f"faction.{each}"), key=f"side {number}"
        )
    return Place(int(coins), tuple(hand), tuple(lost), side)


def character(card: str) -> str:
    """Name the card."""
    return say(f"character.{card}")

"""Moments of games, told in full, on which the drawing is tried."""

from collections.abc import Sequence

from content import texts
from engine import coup
from engine.coup import Place, State, Table
from engine.coup.roster import Character, Faction
from engine.game import Event
from explorer.narrate import rule, scene
from explorer.scene import Answer, Question, Scene
from tests.conftest import NAMES

C = Character
GUIDE = coup.rule_set()
LOYALIST, REFORMIST = Faction.LOYALIST, Faction.REFORMIST
THREE = (Place(2, (C.CAPTAIN, C.DUKE)), Place(2, (C.ASSASSIN, C.CONTESSA)), Place(2, (C.AMBASSADOR, C.DUKE)))

GUESS = Question(
    "You challenge Ben, and he has no Duke. Who loses a card?",
    (
        Answer(
            "Ben. He picks which one.", True, "The card is lost by whoever was wrong.", rule("CH-5", GUIDE, texts())
        ),
        Answer(
            "Ben. Ana picks which one.", False, "Nobody picks the card of another player.", rule("IN-1", GUIDE, texts())
        ),
        Answer("Nobody. He just gets no coins.", False, None, None),
    ),
)


def played(table: Table, *moves: str) -> tuple[State, list[Sequence[Event]]]:
    """The position after the moves, and what happened at each."""
    state = coup.set_up(table, coup.rule_set(factions=table.places[0].faction is not None))
    steps: list[Sequence[Event]] = []
    for move in moves:
        state, events = coup.apply(state, coup.parse(move, NAMES))
        steps.append(events)
    return state, steps


def seen(state: State, steps: list[Sequence[Event]], viewer: int | None) -> Scene:
    """The scene as `viewer` sees it; None sees every card."""
    names = NAMES[: len(state.seats)]
    sees = frozenset(range(len(names))) if viewer is None else frozenset((viewer,))
    return scene(state, steps, names, sees, viewer, texts())


def duke_claimed() -> Scene:
    """Three seats: Ben has claimed the Duke, and Ana is to guess what comes of a challenge."""
    drawn = seen(*played(Table(THREE), "Ana income", "Ben tax"), viewer=0)
    return drawn._replace(question=GUESS, rule=rule("CH-5", GUIDE, texts()), note="Ben may be lying.")


def last_card() -> Scene:
    """Two seats, Ben's side: Ana, with one card left, has sent an assassin."""
    places = (Place(3, (C.DUKE,), (C.CAPTAIN,)), Place(8, (C.ASSASSIN, C.CONTESSA)))
    return seen(*played(Table(places), "Ana assassinate Ben", "Ben pass"), viewer=1)


def assassin_blocked() -> Scene:
    """Six seats with factions: after a failed challenge, Eva blocks the assassin; Dev is out already."""
    places = (
        Place(4, (C.DUKE,), (C.CAPTAIN,), LOYALIST),
        Place(4, (C.ASSASSIN, C.CONTESSA), (), LOYALIST),
        Place(5, (C.AMBASSADOR, C.DUKE), (), REFORMIST),
        Place(0, (), (C.ASSASSIN, C.CONTESSA), LOYALIST),
        Place(7, (C.CAPTAIN,), (C.DUKE,), REFORMIST),
        Place(10, (C.AMBASSADOR, C.CAPTAIN), (), REFORMIST),
    )
    proof = ("Cleo challenge", "Ben show assassin", "deal Ben assassin", "Cleo lose duke")
    return seen(*played(Table(places, 1, 4), "Ben assassinate Eva", *proof, "Eva block contessa"), viewer=0)


def turn_begins() -> Scene:
    """Three seats, Ana's turn with 5 coins: every action is offered, a coup refused."""
    return seen(*played(Table((THREE[0]._replace(coins=5), *THREE[1:]), 0)), viewer=0)


def proof_awaited() -> Scene:
    """Three seats, Ben's side: Ana is challenged, and only she knows her cards."""
    return seen(*played(Table(THREE, 0), "Ana tax", "Ben challenge"), viewer=1)


def game_over() -> Scene:
    """Two seats: Ana's coup has taken the last card of Ben. Everything is seen."""
    places = (Place(7, (C.DUKE,), (C.CAPTAIN,)), Place(2, (C.CONTESSA,), (C.ASSASSIN,)))
    return seen(*played(Table(places, 0), "Ana coup Ben", "Ben lose contessa"), viewer=None)


MOMENTS = (duke_claimed, last_card, assassin_blocked, turn_begins, proof_awaited, game_over)

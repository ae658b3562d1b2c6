"""What is on the table for those who look at it with some hands open, none, or all."""

import pytest

import engine.coup as coup
from engine.coup.moves import Act, Block
from engine.coup.roster import Character, Faction
from engine.coup.state import SeatView
from tests.engine.coup.table import table

CONTESSA, DUKE, CAPTAIN = Character.CONTESSA, Character.DUKE, Character.CAPTAIN
TABLE = table(
    *("Ana 2 loyalist inquisitor duke", "Ben 3 reformist captain (contessa)", "Cleo 0 loyalist (duke) (duke)"),
    factions=True,
    inquisitor=True,
    almshouse=4,
)
EXAMINED = TABLE.play("Ana examine Ben", "all pass", "Ben pass", "Ben show captain").state


@pytest.mark.parametrize(
    ("sees", "ana", "ben"),
    [
        (set(), (None, None), (None,)),
        ({0}, (DUKE, Character.INQUISITOR), (None,)),
        ({1}, (None, None), (CAPTAIN,)),
        ({0, 1, 2}, (DUKE, Character.INQUISITOR), (CAPTAIN,)),
    ],
)
def test_a_hand_is_seen_by_those_who_look_into_it(
    sees: set[int], ana: tuple[Character, ...], ben: tuple[Character, ...]
) -> None:
    view = coup.observe(TABLE.state, frozenset(sees))
    assert view.seats == (
        SeatView(2, ana, (), Faction.LOYALIST, out=False),
        SeatView(3, ben, (CONTESSA,), Faction.REFORMIST, out=False),
        SeatView(0, (), (DUKE, DUKE), Faction.LOYALIST, out=True),
    )
    assert view.court_cards == (TABLE.state.court if len(sees) == 3 else None)
    assert view.sees == sees


def test_everybody_sees_the_purses_the_court_the_turn_and_what_was_said() -> None:
    blocked = TABLE.play("Ana examine Ben", "all pass", "Ben block contessa")
    view = coup.observe(blocked.state, frozenset())
    assert (view.court, view.almshouse, view.active, view.winner) == (9, 4, 0, None)
    assert (view.declared, view.block) == (Act(0, "examine", 1), Block(1, CONTESSA))
    assert view.prompt == coup.prompt(blocked.state)


@pytest.mark.parametrize(("sees", "seen"), [({0}, CAPTAIN), ({1}, CAPTAIN), ({2}, None), (set(), None)])
def test_an_examined_card_is_seen_by_the_two_alone(sees: set[int], seen: Character | None) -> None:
    """C118, IP27."""
    assert coup.observe(EXAMINED, frozenset(sees)).examined == seen
    assert coup.observe(TABLE.state, frozenset(sees)).examined is None


def test_at_the_end_nothing_is_awaited_and_the_winner_is_named() -> None:
    """B37."""
    over = table("Ana 2 captain (contessa)", "Ben 7 duke duke", turn="Ben").play("Ben coup Ana", "Ana lose captain")
    view = coup.observe(over.state, frozenset())
    assert (view.prompt, view.winner) == (None, 1)

"""Who wins from here by random play: counted by the kernel, by what somebody sees."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import coup
from engine.coup.roster import Character
from simulation.chances import reckonable, wins
from tests.conftest import Position, positions
from tests.engine.test_secrecy import redealt

C = Character
RULES = coup.rule_set()
NAMES = ("Ana", "Ben", "Cleo")


def played(*places: coup.Place, moves: tuple[str, ...] = ()) -> coup.State:
    """A position after some moves; the first seat has the turn."""
    state = coup.set_up(coup.Table(places), RULES)
    for text in moves:
        state, _ = coup.apply(state, coup.parse(text, NAMES))
    return state


def test_every_game_has_one_winner_and_the_fallen_win_none() -> None:
    state = played(
        coup.Place(2, (C.DUKE, C.CAPTAIN)), coup.Place(0, (), (C.DUKE, C.DUKE)), coup.Place(2, (C.CONTESSA, C.CONTESSA))
    )
    won = wins(state, frozenset({0}), 2000)
    assert sum(won) == 2000
    assert won[1] == 0 < won[0]


def test_who_must_coup_the_last_card_wins() -> None:
    """K20: with ten coins only a coup is left, against one card of one player."""
    state = played(coup.Place(10, (C.DUKE, C.CAPTAIN)), coup.Place(2, (C.DUKE,), (C.CAPTAIN,)))
    assert wins(state, frozenset(), 500) == (500, 0)


def test_who_holds_the_claimed_card_wins_more_of_an_open_claim() -> None:
    """Ana has one card and has claimed the Duke, Ben one card and 7 coins: only Ana knows what Ben's doubt would do."""

    def ana(card: Character) -> coup.State:
        return played(
            coup.Place(2, (card,), (C.CONTESSA,)), coup.Place(7, (C.CAPTAIN,), (C.CONTESSA,)), moves=("Ana tax",)
        )

    true, false = ana(C.DUKE), ana(C.AMBASSADOR)
    assert wins(true, frozenset({0}))[0] > 2 * wins(false, frozenset({0}))[0]
    assert wins(true, frozenset({1})) == wins(false, frozenset({1}))


@given(positions(most=6), st.integers(0, 2**32 - 1))
def test_what_is_hidden_changes_nothing(position: Position, seed: int) -> None:
    """The same answer when what somebody cannot see is dealt again; where rules or the end forbid it, none."""
    for state in (position.state, coup.new_game(position.players, RULES)):
        for sees in (frozenset[int](), frozenset({0})):
            if reckonable(state):
                assert wins(state, sees, 20) == wins(redealt(state, sees, Random(seed)), sees, 20)
            else:
                with pytest.raises(ValueError, match="does not play on"):
                    wins(state, sees, 20)

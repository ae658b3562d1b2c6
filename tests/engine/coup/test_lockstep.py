"""The engine and the plain implementation side by side: what is offered, what happens, what is refused and why."""

from itertools import product
from random import Random

from hypothesis import given
from hypothesis import strategies as st

import engine.coup as coup
from engine.coup.moves import Side
from engine.tools import draw_lots
from tests.conftest import NAMES
from tests.engine.coup.oracle import Oracle
from tests.engine.coup.oracle_reasons import refusal
from tests.engine.coup.table import second
from tests.engine.sayable import sayable

SEEDS = st.integers(0, 2**32 - 1)
KNOWN = (
    "factions",
    "challenge_order",
    "concede_while_holding",
    "concede_may_lose_claimed",
    "steal_from_zero",
    "eliminated_coins",
)
"""The switches that the plain implementation knows; the others stay as the guides have them."""
RULE_SETS = [
    coup.rule_set("guide", **dict(zip(KNOWN, values, strict=True)))
    for values in product(*(coup.SWITCHES[name] for name in KNOWN))
]


def same(engine: coup.State, names: tuple[str, ...], plain: Oracle) -> None:
    """Holds the two games against each other: what may be said, and everything on the table."""
    assert sorted(coup.write(move, names) for move in coup.legal_moves(engine)) == plain.legal()
    prompt = coup.prompt(engine)
    assert (prompt.code if prompt else "over") == plain.phase
    assert [seat.coins for seat in engine.seats] == plain.coins
    assert [[*seat.hand] for seat in engine.seats] == plain.hands
    assert [[*seat.lost] for seat in engine.seats] == plain.lost
    assert [seat.faction for seat in engine.seats] == plain.sides
    assert (sorted(plain.court), plain.almshouse, plain.turn) == (
        [*engine.court],
        engine.almshouse,
        engine.active,
    )


@st.composite
def turns(draw: st.DrawFn) -> coup.State:
    """The start of a turn: hands dealt at random, of two cards, one or none; purses of up to 12 coins."""
    rules = draw(st.sampled_from(RULE_SETS))
    deck = draw(st.permutations(rules.deck(6)))
    influence = [*draw(st.lists(st.sampled_from((2, 2, 1, 0)), max_size=4)), 1, 2]
    places = []
    for seat, cards in enumerate(influence):
        two = deck[2 * seat : 2 * seat + 2]
        coins = draw(st.integers(0, 12)) if cards else 0
        places.append(coup.Place(coins, tuple(two[:cards]), tuple(two[cards:])))
    return coup.set_up(coup.Table(tuple(places)), rules)


@given(turns(), SEEDS)
def test_both_play_the_same_game(start: coup.State, seed: int) -> None:
    names, dice, state = NAMES[: len(start.seats)], Random(seed), start
    plain = second(state, names)
    same(state, names, plain)
    while coup.prompt(state) is not None:
        move = draw_lots(coup, state, dice)
        state, _ = coup.apply(state, move)
        plain.play(coup.write(move, names))
        same(state, names, plain)


@given(turns(), SEEDS, st.integers(0, 15))
def test_both_refuse_for_the_same_reason(start: coup.State, seed: int, length: int) -> None:
    names, dice, state = NAMES[: len(start.seats)], Random(seed), start
    plain = second(state, names)
    while length and coup.prompt(state) is not None:
        move = draw_lots(coup, state, dice)
        state, _ = coup.apply(state, move)
        plain.play(coup.write(move, names))
        length -= 1
    texts = {coup.write(move, names): move for move in sayable(len(names)) if not isinstance(move, Side)}
    reasons = {text: coup.why_not(state, move) for text, move in texts.items()}
    codes = {text: reason.code if reason else None for text, reason in reasons.items()}
    assert codes == {text: refusal(plain, text) for text in texts}

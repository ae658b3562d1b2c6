"""The kernel plays what the engine plays, number by number, compiled and as it is written."""

from itertools import islice
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bots.coup.tally import Tally
from bots.stream import Stream, seeded
from engine import coup
from engine.coup.answers import Draw
from engine.coup.roster import Character
from simulation.kernel import play
from simulation.kernel.running import FAST, KNOWN, applies, play_games, run
from simulation.kernel.start import beginning, position
from simulation.kernel.tables import tables
from tests.engine.test_secrecy import redealt
from tests.simulation.reference import EVERYTHING, RULES, company, difference, plain, stands, steps

SEEDS = st.integers(0, 2**32 - 1)
WAYS = {False, FAST}
"""As it is written, and compiled where it can be."""


@st.composite
def states(draw: st.DrawFn) -> coup.State:
    """Positions of the games that the kernel plays, at any decision or deal."""
    players, number = draw(st.integers(2, 6)), draw(SEEDS)
    begin = coup.new_game(players, RULES)
    game = steps(begin, company(players, number), Stream(2, number))
    return next(islice((step.before for step in game), draw(st.integers(0, 60)), None), begin)


@pytest.mark.parametrize("players", range(2, 7))
def test_whole_games_are_the_same(players: int) -> None:
    """Winner, moves, all that is counted, and where hands, coins and the stream stand at the end."""
    found = {(number, fast): difference(players, number, fast=fast) for number in range(40) for fast in WAYS}
    assert found == dict.fromkeys(found)


@given(states(), SEEDS)
def test_a_position_is_played_on_in_the_same_way(state: coup.State, number: int) -> None:
    """At whatever decision it begins: the one that sees every hand has nothing dealt to it."""
    bots, stream = company(len(state.seats), number), Stream(1, number)
    last = list(steps(state, bots, stream))[-1].after
    for fast in WAYS:
        _, ended = run(position(state, EVERYTHING), bots, 1, range(number, number + 1), fast=fast)
        assert plain(ended) == stands(last, stream.state)


@given(states(), SEEDS)
def test_what_is_not_seen_counts_for_nothing(state: coup.State, seed: int) -> None:
    """The same start whatever lies hidden, for each seat and for an onlooker."""
    for sees in (frozenset[int](), *(frozenset({seat}) for seat in range(len(state.seats)))):
        assert position(state, sees) == position(redealt(state, sees, Random(seed)), sees)


@given(states(), SEEDS)
def test_what_is_not_seen_is_dealt_from_the_cards_that_are_left(state: coup.State, number: int) -> None:
    """After a deal every hand is as large as it was, own cards are kept, and no card is there too often."""
    table = tables(RULES)
    start = position(state, frozenset({0}))
    start[play.STEP] = play.TURN
    _, ended = run(start, ("random",) * len(state.seats), 1, range(number, number + 1), most=0, fast=False)
    draws = [item for item in state.agenda if isinstance(item, Draw)]
    due = [sum(item.number for item in draws if item.seat == seat) for seat in range(len(state.seats))]
    sizes = [len(seat.hand) + more for seat, more in zip(state.seats, due, strict=True)]
    assert [table.size[hand] for hand in ended.hands][: len(sizes)] == sizes
    assert due[0] or ended.hands[0] == start[play.HANDS]
    cards = [bag >> 2 * at & 3 for bag in ended.hands for at in range(len(RULES.characters))]
    assert all(sum(cards[at :: len(RULES.characters)]) <= RULES.copies(6) for at in range(len(RULES.characters)))


def test_whoever_gave_in_with_a_card_to_spare_has_another() -> None:
    """C22: Ben claimed the Duke, gave in and is to lose a card that is no Duke: no deal has two Dukes for Ben."""
    ana, ben = (Character.DUKE, Character.CAPTAIN), (Character.DUKE, Character.CONTESSA)
    table = coup.Table((coup.Place(2, ana), coup.Place(2, ben)), turn=1)
    state = coup.set_up(table, RULES)
    for text in ("Ben tax", "Ana challenge", "Ben concede"):
        state, _ = coup.apply(state, coup.parse(text, ("Ana", "Ben")))
    games, _ = run(position(state, frozenset({0})), ("random",) * 2, 1, range(2000), fast=False)
    assert set(games.winner) == {0, 1}


def test_the_streams_are_those_of_the_bots() -> None:
    """That a game can be looked at again with `bots.match`, whichever way it was played."""
    for fast in WAYS:
        _, ended = run(beginning(2, RULES), ("random",) * 2, 7, range(3, 5), most=0, fast=fast)
        stream = Stream(7, 4)
        assert stream.state == seeded(7, 4)
        stream.below(1), stream.below(1)
        assert ended.stream == stream.state


def test_it_plays_nothing_that_it_does_not_know() -> None:
    """Other rules, more seats and bots that remember are for `bots.match`."""
    assert applies(RULES, KNOWN)
    assert not applies(RULES, ("random", "vengeful"))
    assert not applies(coup.rule_set("guide", inquisitor=True), ("random",) * 2)
    assert not applies(coup.rule_set("rulebook"), ("random",) * 2)
    assert not applies(RULES, ("random",) * 7)
    with pytest.raises(ValueError, match="does not play on"):
        position(coup.new_game(3, coup.rule_set("arena")), EVERYTHING)


def test_the_counts_are_those_of_the_tally() -> None:
    """Their places are told apart by their names."""
    assert len(Tally._fields) == play.COUNTS
    games = play_games(("bold", "doubting", "honest"), 1, range(300), counting=True, fast=False)
    sums = {what: sum(games.counts[at :: play.COUNTS]) for at, what in enumerate(Tally._fields)}
    assert sums["turns"] == sum(games.turns)
    assert sums["bluffs"] < sums["claims"]
    assert sums["caught"] < sums["doubts"] < sums["asked"]
    assert sums["blocks"] < sums["offered"]

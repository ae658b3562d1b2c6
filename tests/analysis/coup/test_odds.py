"""The odds: known figures, and every way the cards can lie counted one by one."""

from fractions import Fraction
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from analysis.coup.belief_news import LOAD, take_in
from analysis.coup.odds import Count, odds
from engine import coup
from engine.coup.moves import Deal
from engine.timeline import Frame, Timeline
from tests.analysis.coup import brute
from tests.analysis.coup.dealing import simulated
from tests.analysis.coup.games import Game, any_rules, dealt, played, some_games
from tests.engine.coup.table import table
from tests.engine.test_secrecy import SEEDS, redealt

NAMES = ("Ana", "Ben", "Cleo")
HABITS = (None, Fraction(1, 10), Fraction(1, 4), Fraction(3, 4), Fraction(1))


def percent(chance: Fraction) -> int:
    """A chance, in a hundred."""
    return round(100 * chance)


def game(*seats: str, moves: tuple[str, ...] = (), **switches: str | bool) -> Game:
    """A game that begins with this table, after these moves; `all pass` is everybody's pass."""
    play = table(*seats, turn=None, almshouse=0, **switches)
    told = Timeline.of(coup, play.state)
    for text in moves:
        for move in coup.passes(told.now.state) if text == "all pass" else (coup.parse(text, play.names),):
            told = told.play(move)
    return told


@pytest.mark.parametrize(
    ("mine", "bens", "asked", "chance"),
    [
        ("captain contessa", "assassin assassin", "duke", 42),
        ("duke contessa", "assassin assassin", "duke", 29),
        ("duke duke", "assassin assassin", "duke", 15),
        ("contessa contessa", "duke duke", ("captain", "ambassador"), 73),
        ("captain contessa", "captain (captain)", "duke", 25),
        ("duke (duke)", "duke assassin", "duke", 15),
        ("duke duke", "captain (duke)", "duke", 0),
    ],
)
def test_how_likely_a_card_is_by_what_one_sees(mine: str, bens: str, asked: str | tuple[str, ...], chance: int) -> None:
    """The product's figures: two hidden cards of 15, none, one, two or three copies seen."""
    told = odds(game(f"Ana 2 {mine}", f"Ben 2 {bens}", "Cleo 2 contessa assassin"), 0, 1, asked)
    assert percent(told.chance) == chance
    assert told.chance == told.seen.chance


@pytest.mark.parametrize(("copies", "chance"), [(3, 23), (2, 15), (1, 8), (0, 0)])
def test_how_likely_one_hidden_card_is(copies: int, chance: int) -> None:
    """One of 13 cards that one cannot see."""
    assert percent(Count(hidden=13, copies=copies, hand=1).chance) == chance


@pytest.mark.parametrize(("habit", "chance"), [("0.1", 88), ("0.25", 75), ("0.5", 59), ("0.75", 49), ("1", 42)])
def test_how_likely_a_card_is_that_was_claimed(habit: str, chance: int) -> None:
    """P(true | said) = p / (p + (1 - p) b), from 42 in a hundred."""
    said = game("Ben 2 assassin assassin", "Ana 2 captain contessa", "Cleo 2 duke duke", moves=("Ben tax",))
    told = odds(said, 1, 0, "duke", habit)
    assert (percent(told.facts), percent(told.chance), told.claims) == (42, chance, 1)


def test_the_claims_of_all_seats_count_together() -> None:
    """Cleo's Duke leaves fewer for Ben."""
    seats = ("Ben 2 assassin assassin", "Cleo 2 duke duke", "Ana 2 captain contessa")
    alone = odds(game(*seats, moves=("Ben tax",)), 2, 0, "duke", "0.1")
    both = odds(game(*seats, moves=("Ben tax", "all pass", "Cleo tax")), 2, 0, "duke", "0.1")
    assert both.chance < alone.chance


def test_who_sees_three_dukes_knows_a_fourth_claim_for_a_lie() -> None:
    """C34: even if nobody ever lied before."""
    said = game("Ben 2 assassin assassin", "Ana 2 duke duke", "Cleo 2 captain (duke)", moves=("Ben tax",))
    assert odds(said, 1, 0, "duke", "0.1").chance == 0


def test_a_card_that_was_shown_went_back_and_may_come_again() -> None:
    """K33, B31: Ben proves a Duke and draws; he still has one if another was there or one came."""
    start = ("Ben 2 assassin duke", "Ana 2 captain contessa", "Cleo 2 contessa duke")
    shown = game(*start, moves=("Ben tax", "Ana challenge", "Ben show duke"))
    back = odds(shown, 1, 0, "duke")
    assert back.facts == Fraction(3, 33)  # 3 pairs of Dukes, 30 of a Duke and another
    drawn = shown.play(Deal(0, shown.now.state.court[:1]))
    assert odds(drawn, 1, 0, "duke").facts == brute.held(brute.worlds(drawn.frames, 1, None), 0, ("duke",))
    assert odds(drawn, 1, 0, "duke").facts > back.facts


def test_who_gives_in_does_not_hold_the_card_unless_the_game_shows_it() -> None:
    """C19, C22: the rules let a holder give in, and lose the very card."""
    start = ("Ben 2 assassin duke", "Ana 2 captain contessa", "Cleo 2 contessa duke")
    gave_in = game(*start, moves=("Ben tax", "Ana challenge", "Ben concede"), concede_may_lose_claimed=True)
    assert odds(gave_in, 1, 0, "duke").chance == 0
    lost = gave_in.play(coup.parse("Ben lose duke", ("Ben", "Ana", "Cleo")))
    assert odds(lost, 1, 0, "duke").chance == Fraction(2, 12)


def test_one_knows_the_own_hand() -> None:
    """No chance is left in it; and the odds of an onlooker are others."""
    now = game("Ana 2 duke contessa", "Ben 2 assassin assassin", "Cleo 2 captain captain")
    assert [odds(now, 0, 0, card).chance for card in ("duke", "captain")] == [1, 0]
    assert odds(now, None, 0, "duke").chance == 1 - Fraction(12 * 11, 15 * 14)


@pytest.mark.parametrize("habit", [Fraction(0), Fraction(-1, 2), Fraction(3, 2)])
def test_a_habit_is_above_nothing_and_at_most_always(habit: Fraction) -> None:
    now = game("Ana 2 duke contessa", "Ben 2 assassin assassin")
    with pytest.raises(ValueError, match="habit"):
        odds(now, 0, 1, "duke", habit)


def test_a_character_out_of_the_deck_is_refused() -> None:
    now = game("Ana 2 duke contessa", "Ben 2 assassin assassin")
    with pytest.raises(ValueError, match="not in the deck: inquisitor"):
        odds(now, 0, 1, ("duke", "inquisitor"))


def test_the_odds_are_those_of_every_way_the_cards_can_lie() -> None:
    """To the last fraction, for 2 to 4 seats, all rules and any eyes."""
    for told, dice in some_games(25, (2, 3, 3, 4), 40, seed=500):
        state = told.now.state
        looker = dice.choice([None, *range(len(state.seats))])
        habit = dice.choice(HABITS)
        counted = told.frames[take_in(told.frames, looker, habit)[0].begin :]
        worlds = brute.worlds(counted, looker, habit)
        worlds = worlds or brute.worlds(counted, looker, habit, giving_in_tells=False)
        for seat in range(len(state.seats)):
            for asked in (*((each,) for each in state.rules.characters), state.rules.characters[:2]):
                assert odds(counted, looker, seat, asked, habit).chance == brute.held(worlds, seat, asked)


def test_the_odds_are_what_comes_of_dealing_often() -> None:
    """Within three standard errors, but for one position in fifty: chance allows for about one in 370."""
    strays = tried = 0
    for told, dice in some_games(200, (2, 3, 5, 6, 8, 10), 16, seed=900):
        state = told.now.state
        seat, character = dice.randrange(1, len(state.seats)), dice.choice(state.rules.characters)
        habit = dice.choice(HABITS)
        share, error = simulated(told.frames, 0, habit, (seat, character), dice, deals=60)
        if error:
            tried += 1
            strays += abs(float(odds(told, 0, seat, character, habit).chance) - share) > 3 * error
    assert (tried > 150, strays <= 4) == (True, True), (tried, strays)


@given(st.integers(2, 10), SEEDS, st.sampled_from(HABITS))
def test_what_a_seat_cannot_see_changes_nothing(players: int, seed: int, habit: Fraction | None) -> None:
    dice = Random(seed)
    start = dealt(players, any_rules(players, dice), dice)
    told = played(start, dice.randrange(20), dice)
    other = redealt(start, frozenset({0}), dice)
    asked = dice.choice(start.rules.characters)
    frames = (Frame(other), *told.frames[1:-1], told.frames[-1]._replace(state=redealt_end(told, dice)))
    seat = dice.randrange(players)
    assert odds(told, 0, seat, asked, habit) == odds(frames, 0, seat, asked, habit)


def redealt_end(told: Game, dice: Random) -> coup.State:
    """The last position, as it might as well be for seat 0."""
    return redealt(told.now.state, frozenset({0}), dice)


@given(st.integers(2, 10), SEEDS, st.sampled_from(HABITS))
def test_the_weights_of_a_hand_are_of_hands_that_can_be(players: int, seed: int, habit: Fraction | None) -> None:
    """Whatever a game may come to: there is always an answer, between never and always."""
    dice = Random(seed)
    told = played(dealt(players, any_rules(players, dice), dice), dice.randrange(60), dice)
    state, seat = told.now.state, dice.randrange(players)
    for asked in state.rules.characters:
        assert 0 <= odds(told, 0, seat, asked, habit).chance <= 1
    everything = odds(told, 0, seat, state.rules.characters, habit)
    assert everything.chance == bool(state.seats[seat].hand)


def test_what_happened_long_ago_counts_for_nothing_where_it_is_too_much() -> None:
    """The belief is that of somebody who has come to the table later, at the start of a turn."""
    forgot = 0
    for told, dice in some_games(40, (4, 6, 8, 10), 120, seed=70):
        habit = dice.choice(HABITS)
        scope, belief = take_in(told.frames, 0, habit)
        assert belief.load <= LOAD
        if scope.begin:
            forgot += 1
            later = told.frames[scope.begin :]
            assert belief == take_in(later, 0, habit)[1]
            assert coup.prompt(later[0].state) in (None, ("action", (later[0].state.active,), {}))
    assert forgot

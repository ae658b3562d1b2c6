"""The start of a game (5-10), and tables that no box can make."""

import pytest

from engine import coatl
from engine.coatl.coatls import Coatl
from engine.coatl.pieces import Pieces
from engine.coatl.roster import Kind, Token
from engine.coatl.state import Ending, Market, Place, State, Table
from engine.game import ImpossiblePosition


def begun(players: int, rules: coatl.RuleSet) -> State:
    """A new game up to the first action: the first draw of each, and the first cards kept."""
    state = coatl.new_game(players, rules)
    while (prompt := coatl.prompt(state)) is not None and prompt.code != "action":
        state, _ = coatl.apply(state, coatl.legal_moves(state)[-1])
    return state


@pytest.mark.parametrize(
    ("players", "deck", "discards", "beneath"),
    [(2, 41, 1, (6, 5)), (3, 36, 3, (5, 5)), (4, 30, 6, (5, 4))],
)
def test_a_game_begins_with_as_many_cards_as_the_reference_says(
    players: int, deck: int, discards: int, beneath: tuple[int, int]
) -> None:
    """T17: the piles are 7 + 6 for two, 6 + 5 for four, the open temples among them."""
    state = begun(players, coatl.rule_set())
    assert (len(state.deck), len(state.discards), state.temples.beneath) == (deck, discards, beneath)
    assert [len(seat.hand) for seat in state.seats] == [3] * players
    assert all(seat.temple is not None and len(seat.tokens) == 3 for seat in state.seats)
    assert (len(state.display), state.active) == (6, 0)


def test_the_supply_is_filled_at_first() -> None:
    """T18."""
    state = begun(3, coatl.rule_set())
    assert [len(state.market.of(kind)) for kind in (Kind.HEAD, Kind.TAIL, Kind.BODY)] == [2, 2, 6]
    assert state.market.pieces().total == 16
    assert [len(state.bags.of(kind)) for kind in (Kind.HEAD, Kind.TAIL, Kind.BODY)] == [13, 13, 108]


@pytest.mark.parametrize(("kept", "least"), [("up_to_three", 0), ("three", 3)])
def test_how_many_prophecies_are_kept(kept: str, least: int) -> None:
    """10, switch `kept`."""
    state = coatl.new_game(2, coatl.rule_set(kept=kept))
    while (prompt := coatl.prompt(state)) is not None and prompt.code != "keep":
        state, _ = coatl.apply(state, coatl.legal_moves(state)[0])
    sizes = {len(move.cards) for move in coatl.legal_moves(state)}  # type: ignore[union-attr]  # all of them keep
    assert sizes == set(range(least, 4))


@pytest.mark.parametrize(("players", "bodies"), [(2, 70), (3, 90), (4, 120)])
def test_fewer_bodies(players: int, bodies: int) -> None:
    """2.1, switch `fewer_bodies`."""
    assert len(coatl.rule_set(fewer_bodies=True).box(players).bodies) == bodies
    assert coatl.rule_set().box(players).total == 150


DONE = Coatl("RKRRB", True, True, (1,), None, True)
ANOTHER, THIRD = DONE._replace(pieces="YRRRY", prophecies=(11,)), DONE._replace(pieces="YRKY", prophecies=(16,))
WRONG: list[tuple[str, Place]] = [
    ("board-too-full", Place(Pieces("", "", "YYYYYYYYY"))),
    ("too-many-pieces", Place(Pieces("YYYY"))),
    ("hand-too-large", Place(hand=(5, 6, 7, 8, 9, 10))),
    ("prophecy-too-often", Place(hand=(6, 6))),
    ("temple-twice", Place(temple=1, oath=1)),
    ("token-twice", Place(tokens=(Token.PICK, Token.PICK))),
    ("oath-without-token", Place(oath=1, tokens=(Token.PRIEST,))),
    ("too-many-coatls", Place(coatls=(Coatl("R"), Coatl("R"), Coatl("R")))),
    ("coatl-without-body", Place(coatls=(Coatl("RY", True, True, (1,), None, True),))),
    ("complete-without-prophecy", Place(coatls=(DONE._replace(prophecies=()),))),
    ("too-many-prophecies", Place(coatls=(Coatl("RKRRB", prophecies=(1, 2, 3, 4, 5)),))),
    ("prophecy-twice-on-a-coatl", Place(coatls=(Coatl("RKRRB", prophecies=(1, 1)),))),
    ("prophecy-not-met", Place(coatls=(DONE._replace(prophecies=(0,)),))),
    ("temple-not-met", Place(coatls=(DONE._replace(temple=2, pieces="RGRRB"),))),
    ("end-not-told", Place(coatls=(DONE, ANOTHER, THIRD))),
]


@pytest.mark.parametrize(("code", "place"), WRONG, ids=lambda value: value if isinstance(value, str) else "")
def test_an_impossible_seat_is_turned_away(code: str, place: Place) -> None:
    with pytest.raises(ImpossiblePosition) as error:
        coatl.set_up(Table((Place(), place)), coatl.rule_set())
    assert (error.value.code, error.value.seat) == (code, 1)


@pytest.mark.parametrize(
    ("code", "table"),
    [
        ("seats", Table((Place(),))),
        ("seats", Table((Place(),) * 5)),
        ("supply-too-full", Table((Place(),) * 2, market=Market(("Y", "R", "K"), (), ()))),
        ("supply-too-full", Table((Place(),) * 2, market=Market((), (), ("YYY",)))),
        ("too-many-pieces", Table((Place(Pieces("YYY")), Place()), market=Market(("Y",), (), ()))),
        ("display-too-full", Table((Place(),) * 2, display=(0, 1, 2, 3, 4, 5, 6))),
        ("prophecy-too-often", Table((Place(),) * 2, display=(6, 6))),
        ("two-open-temples", Table((Place(),) * 2, temples=(1,))),
        ("two-open-temples", Table((Place(),) * 2, temples=(None, None))),
        ("temple-twice", Table((Place(),) * 2, temples=(1, 1))),
        ("temples-beneath", Table((Place(),) * 2, beneath=(1, 1))),
        ("temples-beneath", Table((Place(),) * 2, beneath=(13,))),
        ("temples-beneath", Table((Place(),) * 2, beneath=(13, 0, 0))),
        ("temples-beneath", Table((Place(),) * 2, beneath=(14, -1))),
        ("temples-beneath", Table((Place(),) * 2, temples=(1, None), beneath=(7, 7))),
    ],
)
def test_an_impossible_table_is_turned_away(code: str, table: Table) -> None:
    with pytest.raises(ImpossiblePosition) as error:
        coatl.set_up(table, coatl.rule_set())
    assert (error.value.code, error.value.seat) == (code, None)


def test_a_pile_without_an_open_temple_is_used_up() -> None:
    """22: else the next one would have been turned up at once."""
    state = coatl.set_up(Table((Place(),) * 2, temples=(1, None)), coatl.rule_set())
    assert state.temples.beneath == (14, 0)


def test_who_has_an_oath_has_used_the_token() -> None:
    """31: a second one would put the first out of the game."""
    state = coatl.set_up(Table((Place(oath=1), Place())), coatl.rule_set())
    assert [seat.tokens for seat in state.seats] == [(Token.PICK, Token.FUTURE), tuple(Token)]


def test_under_one_deck_that_feeds_both_open_temples_nothing_lies() -> None:
    """2.2, whatever is written."""
    state = coatl.set_up(Table((Place(),) * 2, beneath=(13,)), coatl.rule_set("arena"))
    assert (state.temples.beneath, len(state.temples.hidden)) == ((0, 0), 13)


def test_a_head_that_is_a_tail_has_no_body() -> None:
    table = Table((Place(coatls=(Coatl("R", True, True, (0,), None, True),)), Place()))
    with pytest.raises(ImpossiblePosition, match="coatl-without-body"):
        coatl.set_up(table, coatl.rule_set(open_end_counts=True))


def test_an_end_must_have_its_cause() -> None:
    """32, 33."""
    table = Table((Place(), Place()), ending=Ending("bodies", 0, (1,)))
    with pytest.raises(ImpossiblePosition, match="no-such-end"):
        coatl.set_up(table, coatl.rule_set())


@pytest.mark.parametrize(("turn", "to_come"), [(2, (0, 1, 2)), (0, (1, 2)), (2, ())])
def test_without_bodies_the_round_ends_and_each_has_a_turn_more(turn: int, to_come: tuple[int, ...]) -> None:
    """33, after the second of three; what goes otherwise is turned away."""
    bodies = ["YRKGB"[each % 5] for each in range(90)]
    places = tuple(Place(coatls=(Coatl("".join(bodies[each::3])),)) for each in range(3))
    rules, nothing = coatl.rule_set(fewer_bodies=True), Market(("Y", "R"), ("K", "G"), ())
    table = Table(places, turn, nothing, ending=Ending("bodies", 1, to_come))
    assert coatl.set_up(table, rules).ending == table.ending
    for wrong in ((*to_come, 0), (1,), (2, 0, 1, 2)):
        with pytest.raises(ImpossiblePosition, match="no-such-last-turns"):
            coatl.set_up(table._replace(ending=Ending("bodies", 1, wrong)), rules)


def test_tokens_need_the_rule() -> None:
    """5, switch `tokens`."""
    with pytest.raises(ImpossiblePosition, match="tokens-off"):
        coatl.set_up(Table((Place(tokens=(Token.PICK,)), Place())), coatl.rule_set("arena"))


def test_turns_passed_in_a_row_are_fewer_than_the_seats() -> None:
    places = (coatl.Place(),) * 3
    assert coatl.set_up(coatl.Table(places, idle=2), coatl.rule_set()).idle == 2
    for turns in (-1, 3):
        with pytest.raises(ImpossiblePosition, match="too-long-idle"):
            coatl.set_up(coatl.Table(places, idle=turns), coatl.rule_set())


def test_in_the_last_turns_any_number_may_have_been_passed() -> None:
    """Whoever has two may leave out the second (32)."""
    places = (Place(coatls=(DONE, ANOTHER, THIRD)), Place(), Place(), Place())
    table = Table(places, turn=3, ending=Ending("coatls", 0, ()), idle=5)
    assert coatl.set_up(table, coatl.rule_set()).idle == 5


def test_who_has_still_to_keep_cards_may_hold_as_many_as_were_dealt() -> None:
    """The first seat is dealt three prophecies, each further one more (10)."""
    places = (coatl.Place(hand=(0, 1, 2)), coatl.Place(hand=(5, 6, 7, 8)))
    state = coatl.set_up(coatl.Table(places, keeping=(1, 0)), coatl.rule_set())
    assert [coatl.prompt(state).seats, coatl.described(state).keeping] == [(0,), (0, 1)]  # type: ignore[union-attr]
    with pytest.raises(ImpossiblePosition, match="hand-too-large"):
        coatl.set_up(coatl.Table((coatl.Place(hand=(0, 1, 2, 3)), *places[1:]), keeping=(0, 1)), coatl.rule_set())


def test_who_has_still_to_keep_three_cards_holds_three() -> None:
    """Else no move would be left (10, switch `kept`)."""
    table = coatl.Table((coatl.Place(hand=(0, 1)), coatl.Place()), keeping=(0,))
    with pytest.raises(ImpossiblePosition, match="hand-too-small"):
        coatl.set_up(table, coatl.rule_set("arena"))
    assert len(coatl.legal_moves(coatl.set_up(table, coatl.rule_set()))) == 4

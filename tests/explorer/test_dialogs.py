"""What the Table asks before it lays a game, a position, or other rules; who plays; which move to go to."""

from dataclasses import replace

import pytest
from streamlit.testing.v1 import AppTest

from content import texts
from engine import coup
from engine.coup.rules import SWITCHES, rule_set
from engine.coup.state import Place, Table
from explorer import playing
from explorer.house_rules import GROUPS, changes
from explorer.sandbox import Sandbox
from tests.explorer.asking import SAY, choose, click, opened, shown
from tests.explorer.tables import after, dealt, others_at_random, two
from tests.explorer.test_app import press


def test_every_dialog_opens_at_the_table(whole: AppTest) -> None:
    press(whole, "random")
    pieces = len(whole.get("bidi_component"))
    for event in ("new", "set-up", "rules", "who", "tree", "moves", "share"):
        press(whole, event)
        assert whole.button or len(whole.get("bidi_component")) > pieces, event
        assert whole.session_state["shown"].address.at == 1


def test_a_new_game_has_the_players_and_rules_that_were_chosen(app: AppTest) -> None:
    opened(app, "new")
    choose(app, SAY("sandbox.preset"), "rulebook")
    choose(app, SAY("sandbox.option.factions"), True)
    choose(app, SAY("sandbox.players"), 10)
    for seat, name in enumerate(playing.names_of(10, texts())):
        if seat != 3:
            choose(app, SAY("sandbox.bot", name=name), "any")
    there = shown(click(app, SAY("sandbox.play")))
    rules = there.table.state.rules
    assert (len(there.kept.names), rules.preset, rules.factions) == (10, "rulebook", True)
    assert set(there.kept.bots) == set(range(10)) - {3}
    assert there.address.look == "Dev"


def test_another_preset_takes_its_own_switches_and_the_same_keeps_those_of_the_table(app: AppTest) -> None:
    state = two().table.state._replace(rules=rule_set(second_block=True))
    app.session_state["shown"] = playing.laid(Sandbox.of(("Ana", "Ben"), state))
    opened(app, "new")
    assert shown(click(app, SAY("sandbox.play"))).table.state.rules == rule_set(second_block=True)
    opened(app, "new")
    choose(app, SAY("sandbox.preset"), "arena")
    assert shown(click(app, SAY("sandbox.play"))).table.state.rules == rule_set("arena")


def dial(app: AppTest, **cards: str) -> None:
    """Choose cards: `a0` is the first card of the first seat."""
    for spot, card in cards.items():
        key = f"card {ord(spot[0]) - ord('a')} {spot[1]} "
        next(each for each in app.selectbox if (each.key or "").startswith(key)).set_value(card)


def test_a_position_is_laid_as_dialled(app: AppTest) -> None:
    opened(app, "set-up")
    choose(app, SAY("sandbox.players"), 3)
    dial(app, a0="duke", a1="duke", b0="captain", b1="contessa", c0="duke", c1="assassin")
    app.number_input(key="coins 1").set_value(7)
    app.checkbox(key="lost 0 1").check()
    app.selectbox(key="turn 3").set_value(1).run()
    assert any("2 cards" not in each.value and "Left for the court" in each.value for each in app.caption)
    there = shown(click(app, SAY("sandbox.play")))
    seats = there.table.state.seats
    assert (seats[0].hand, seats[0].lost, seats[1].coins) == (("duke",), ("duke",), 7)
    assert (there.table.state.active, there.kept.names) == (1, ("Ana", "Ben", "Cleo"))


@pytest.mark.parametrize("players", [2, 7, 10])
def test_the_dials_begin_with_cards_that_there_are(app: AppTest, players: int) -> None:
    opened(app, "set-up")
    choose(app, SAY("sandbox.preset"), "rulebook")
    choose(app, SAY("sandbox.option.factions"), True)
    choose(app, SAY("sandbox.players"), players)
    assert not app.error
    there = shown(click(app, SAY("sandbox.play")))
    assert len(there.table.state.seats) == players


def test_the_dials_begin_with_what_is_seen(app: AppTest) -> None:
    app.session_state["shown"] = two(look="Ben")
    opened(app, "set-up")
    dials = [[each.value for each in app.selectbox if (each.key or "").startswith(f"card {seat}")] for seat in (0, 1)]
    assert sorted(map(str, dials[1])) == ["captain", "contessa"]
    assert dials[0] == ["ambassador", "assassin"]


def test_whoever_joins_a_position_bears_a_name_of_their_own(app: AppTest) -> None:
    app.session_state["shown"] = playing.laid(Sandbox.of(("cleo", "Ana"), two().table.state))
    opened(app, "set-up")
    choose(app, SAY("sandbox.players"), 4)
    assert shown(click(app, SAY("sandbox.play"))).kept.names == ("cleo", "Ana", "Ben", "Dev")


def test_a_fuller_almshouse_than_the_dial_goes_is_dialled_as_full(app: AppTest) -> None:
    sides = Place(2, ("duke", "duke"), (), "loyalist"), Place(2, ("captain", "captain"), (), "reformist")  # type: ignore[arg-type]  # codes are cards
    state = coup.set_up(Table(sides, almshouse=150), rule_set(factions=True))
    app.session_state["shown"] = playing.laid(Sandbox.of(("Ana", "Ben"), state))
    opened(app, "set-up")
    assert not app.exception
    assert app.number_input[-1].value == app.number_input[-1].max


@pytest.mark.parametrize(
    ("cards", "lost", "words"),
    [
        (
            {"a0": "duke", "a1": "duke", "b0": "duke", "b1": "duke"},
            (),
            "There are only 3 cards of the Duke. Ben has one",
        ),
        ({}, ("0 0", "0 1"), "Ana is out but has 2 coins"),
    ],
)
def test_an_impossible_position_says_at_once_why(
    app: AppTest, cards: dict[str, str], lost: tuple[str, ...], words: str
) -> None:
    before = shown(opened(app, "set-up")).address
    dial(app, **cards)
    for place in lost:
        app.checkbox(key=f"lost {place}").check()
    app.run()
    assert words in app.error[0].value
    click(app, SAY("sandbox.play"))
    assert shown(app).address == before


def test_other_rules_are_laid_under_the_position(app: AppTest) -> None:
    hands = [seat.hand for seat in shown(app).table.state.seats]
    opened(app, "rules")
    choose(app, SAY("switch.steal_from_zero"), "takes_nothing")
    told = next(each.value for each in app.caption if "This changes lesson" in each.value)
    assert "See [Table agreement TA-2](rules?label=TA-2)." in told
    assert "Not as in “Player guides”." in told
    state = shown(click(app, SAY("sandbox.rules-here"))).table.state
    assert [seat.hand for seat in state.seats] == hands
    assert state.rules == rule_set(steal_from_zero="takes_nothing")


def test_under_other_rules_a_table_keeps_its_name_and_goes_round_as_before(app: AppTest) -> None:
    there = others_at_random(after(two(), "Ana income", "Ben income"))
    app.session_state["shown"] = playing.laid(replace(there.table, title="Friday", passed_round=True, pace="pause"))
    opened(app, "rules")
    choose(app, SAY("switch.steal_from_zero"), "takes_nothing")
    kept = shown(click(app, SAY("sandbox.rules-here"))).kept
    assert (kept.title, kept.passed_round, kept.pace, dict(kept.bots)) == ("Friday", True, "pause", {1: "random"})
    assert (kept.last, [seat.coins for seat in kept.state.seats]) == (0, [3, 3])


def test_sides_are_dealt_or_taken_away_with_the_rules(app: AppTest) -> None:
    opened(app, "rules")
    choose(app, SAY("switch.factions"), True)
    assert all(seat.faction for seat in shown(click(app, SAY("sandbox.rules-here"))).table.state.seats)
    opened(app, "rules")
    choose(app, SAY("switch.factions"), False)
    assert not any(seat.faction for seat in shown(click(app, SAY("sandbox.rules-here"))).table.state.seats)


def test_rules_that_the_position_breaks_are_refused_but_may_begin_a_game(app: AppTest) -> None:
    before = shown(opened(app, "rules")).address
    choose(app, SAY("switch.diplomat"), True)
    click(app, SAY("sandbox.rules-here"))
    assert shown(app).address == before
    assert "Ana has the Duke" in app.error[0].value
    assert shown(click(app, SAY("sandbox.rules-anew"))).table.state.rules == rule_set(diplomat=True)


@pytest.mark.parametrize("hand", [("duke", "assassin"), ("ambassador", "assassin")])
def test_other_cards_under_a_hidden_hand_do_not_tell_what_it_is(app: AppTest, hand: tuple[str, str]) -> None:
    app.session_state["shown"] = before = dealt(hand, ("captain", "contessa"), look="Ben")
    opened(app, "rules")
    choose(app, SAY("switch.diplomat"), True)
    click(app, SAY("sandbox.rules-here"))
    assert [each.value for each in app.error] == [SAY("sandbox.impossible.hidden-hands")]
    assert shown(app) == before


def test_every_rule_is_in_one_group() -> None:
    assert sorted(switch for group in GROUPS["coup"].values() for switch in group) == sorted(SWITCHES)


def test_a_rule_changes_the_lessons_that_it_decides() -> None:
    assert changes("coup", "refund_on_challenge", False) != ()
    assert changes("coup", "refund_on_challenge", True) == ()


def test_who_plays_is_asked_for_each_seat(app: AppTest) -> None:
    opened(app, "who")
    choose(app, SAY("sandbox.bot", name="Ben"), "bold")
    choose(app, SAY("sandbox.pass-round"), True)
    kept = shown(click(app, SAY("sandbox.play"))).kept
    assert (dict(kept.bots), kept.passed_round) == ({1: "bold"}, True)
    opened(app, "who")
    assert shown(click(app, SAY("sandbox.play"))).kept.bots == kept.bots
    opened(app, "who")
    choose(app, SAY("sandbox.bot", name="Ben"), "person")
    assert shown(click(app, SAY("sandbox.play"))).kept.bots == {}


def test_one_goes_to_any_move(app: AppTest) -> None:
    app.session_state["shown"] = after(two(), "Ana income", "Ben income", "Ana income")
    opened(app, "moves")
    assert "Ben" in app.selectbox[0].options[2]
    choose(app, SAY("sandbox.moves"), 1)
    there = shown(click(app, SAY("sandbox.go")))
    assert (there.address.at, there.table.last) == (1, 3)

"""The rule that is cited for a refusal, for a decision and for what has happened."""

import pytest

import engine.coup as coup
from engine.coup.citing import rule_of, rule_of_event, rule_of_events, rule_of_prompt
from tests.engine.coup.table import Play, table

CARDS = ("Ana 3 assassin duke", "Ben 2 contessa captain", "Cleo 2 captain duke", "Dev 0 (duke) (captain)")
BASE = table(*CARDS)
STERN = table(*CARDS, block_after_own_failed_challenge=False, refund_on_block=True)
FRAIL = table("Ana 3 assassin duke", "Ben 2 contessa (captain)", "Cleo 2 captain duke")
HOLDERS = table(*CARDS, concede_while_holding=False)
DUKES = table("Ana 2 duke duke", "Ben 2 contessa captain")
ORDERED = table(*CARDS, challenge_order="clockwise")
ONE = table(*CARDS, block_timing="one_window")
AGAIN = table(*CARDS, second_block=True)
POOR = table("Ana 3 captain duke", "Ben 0 contessa captain", "Cleo 2 ambassador assassin")
PAID = table("Ana 3 captain duke", "Ben 0 contessa captain", "Cleo 2 duke duke", steal_from_zero="takes_nothing")
RICH = table("Ana 10 captain duke", "Ben 1 captain (contessa)", "Cleo 2 ambassador assassin")
LAST = table("Ana 7 captain duke", "Ben 1 captain (contessa)")
WON = ("Ana coup Ben", "Ben lose captain")
COURT = table("Ana 2 inquisitor duke", "Ben 2 contessa captain", inquisitor=True)
BOOK = table("Ana 2 inquisitor duke", "Ben 2 contessa captain", inquisitor=True, contessa_blocks_examine=False)
SIDES = ("Ana 2 loyalist duke captain", "Ben 0 reformist duke contessa", "Cleo 2 loyalist captain captain")
SPLIT = table(*SIDES, factions=True, almshouse=2, embezzle_caught="the_duke")
EMPTY = table(*SIDES, factions=True, embezzle_empty="forbidden")
ONE_SIDE = [seat.replace("reformist", "loyalist") for seat in SIDES]
UNITED = table(*ONE_SIDE, factions=True, convert_when_united="forbidden")
FRIENDS = table(
    *("Ana 2 loyalist diplomat captain", "Ben 2 loyalist contessa captain", "Cleo 2 reformist assassin captain"),
    factions=True,
    diplomat=True,
    cooperate_target="other_faction",
)

TAX, AID, STRIKE, STEAL = ("Ana tax",), ("Ana foreign-aid",), ("Ana assassinate Ben",), ("Ana steal Ben",)
DOUBTED = (*STRIKE, "Cleo challenge")
DOUBTED_BY_TARGET = (*STRIKE, "Ben challenge")
SHOWN = (*DOUBTED, "Ana show assassin")
LOSING = (*SHOWN, "deal Ana contessa")
OPEN = (*STRIKE, "all pass")
BLOCKED = (*OPEN, "Ben block contessa")
EXCHANGING = ("Ana exchange", "all pass", "deal Ana contessa contessa")
EXAMINED = ("Ana examine Ben", "all pass")
CAUGHT = ("Ana embezzle", "Cleo challenge", "Ana concede")
HONEST = ("Ana income", "Ben income", "Cleo embezzle", "Ana challenge")


@pytest.mark.parametrize(
    ("start", "moves", "refused", "label"),
    [
        (RICH, ("Ana coup Ben", "Ben lose captain"), "Ben income", "IN-3"),
        (LAST, WON, "Ben income", "EN-1"),
        (BASE, (), "Dev income", "IN-3"),
        (BASE, (), "Ana embezzle", "FA-8"),
        (BASE, (), "Ana convert Ana", "FA-8"),
        (BASE, (), "Ana examine Ben", "IQ-1"),
        (BASE, (), "Ana cooperate Ben", "DI-1"),
        (FRIENDS, (), "Ana tax", "DI-1"),
        (BASE, TAX, "Ben block diplomat", "DI-1"),
        (FRIENDS, AID, "Ben block duke", "DI-1"),
        (BASE, TAX, "Ben block inquisitor", "IQ-1"),
        (COURT, (), "Ana keep ambassador", "IQ-1"),
        (BASE, (), "Ben income", "TU-1"),
        (BASE, (), "Ben challenge", "CH-7"),
        (BASE, AID, "Ben challenge", "CH-2"),
        (BASE, DOUBTED, "Ben challenge", "CH-7"),
        (BASE, (*AID, "Ben block duke", "Cleo challenge"), "Ana challenge", "CH-7"),
        (BASE, TAX, "Ana challenge", "CH-1"),
        (BASE, STRIKE, "Ana block contessa", "BL-6"),
        (BASE, STRIKE, "Ben block contessa", "TU-3"),
        (BASE, (), "Ben block contessa", "BL-6"),
        (BASE, TAX, "Ben block duke", "BL-6"),
        (BOOK, ("Ana examine Ben",), "Ben block contessa", "TA-9"),
        (BASE, BLOCKED, "Cleo block contessa", "TA-5"),
        (BASE, (*DOUBTED, "Ana concede"), "Ben block contessa", "TU-3"),
        (STERN, (*DOUBTED, "Ana concede"), "Ben block contessa", "TU-3"),
        (STERN, (*OPEN, "Ben pass"), "Ben block contessa", "TU-3"),
        (STERN, DOUBTED_BY_TARGET, "Ben block contessa", "TA-1"),
        (STERN, (*DOUBTED_BY_TARGET, "Ana show assassin"), "Ben block contessa", "TA-1"),
        (BASE, (*TAX, "Ben pass"), "Ben pass", "CH-7"),
        (FRAIL, DOUBTED_BY_TARGET, "Ben block contessa", "TU-3"),
        (BASE, (*AID, "Ben pass"), "Ben block duke", "TU-3"),
        (ONE, (*STRIKE, "Ben pass"), "Ben block contessa", "CH-7"),
        (BASE, (), "Ana pass", "TU-3"),
        (RICH, (), "Ana income", "TU-2"),
        (BASE, (), "Ana coup Ben", "AC-3"),
        (POOR, (), "Ana steal Ana", "AC-8"),
        (BASE, (), "Ana steal Dev", "AC-8"),
        (SPLIT, (), "Ana steal Cleo", "FA-1"),
        (FRIENDS, (), "Ana cooperate Ben", "TA-11"),
        (POOR, (), "Ana steal Ben", "TA-2"),
        (EMPTY, (), "Ana embezzle", "TA-12"),
        (UNITED, (), "Ana convert Ben", "TA-15"),
        (BASE, AID, "Ben block contessa", "BL-1"),
        (BASE, OPEN, "Ben block duke", "BL-2"),
        (BASE, OPEN, "Cleo block contessa", "BL-2"),
        (BASE, (*STEAL, "all pass"), "Cleo block captain", "BL-3"),
        (COURT, EXAMINED, "Ben block duke", "TA-9"),
        (BASE, TAX, "Ana pass", "TU-3"),
        (BASE, DOUBTED, "Ana show contessa", "CH-3"),
        (BASE, LOSING, "Cleo lose contessa", "CH-5"),
        (BASE, (*OPEN, "Ben pass"), "Ben lose duke", "IN-1"),
        (BASE, EXCHANGING, "Ana keep captain duke", "AC-7"),
        (BASE, DOUBTED, "Ana show duke", "CH-3"),
        (HOLDERS, DOUBTED, "Ana concede", "CH-3"),
        (DUKES, (*TAX, "Ben challenge"), "Ana concede", "TA-6"),
        (BASE, (*TAX, "Ben challenge", "Ana concede"), "Ana lose duke", "TA-6"),
        (BASE, EXCHANGING, "Ana keep duke", "AC-7"),
        (BASE, SHOWN, "deal Ana captain", "CH-4"),
    ],
)
def test_what_is_cited_for_a_refusal(start: Play, moves: tuple[str, ...], refused: str, label: str) -> None:
    play = start.play(*moves)
    reason = coup.why_not(play.state, coup.parse(refused, play.names))
    assert reason is not None
    assert rule_of(reason, play.state) == label


@pytest.mark.parametrize(
    ("start", "moves", "label"),
    [
        (BASE, (), "TU-1"),
        (RICH, (), "TU-2"),
        (BASE, TAX, "CH-1"),
        (BASE, (*TAX, "Ben pass"), "CH-1"),
        (ORDERED, TAX, "TA-3"),
        (ORDERED, (*TAX, "Ben pass"), "TA-3"),
        (ORDERED, (*STRIKE, "Ben pass", "Cleo pass", "Ben block contessa", "Cleo pass"), "TA-3"),
        (BASE, BLOCKED, "CH-1"),
        (SPLIT, ("Ana convert Ana", "Ben embezzle"), "FA-5"),
        (BASE, AID, "BL-1"),
        (BASE, OPEN, "BL-2"),
        (STERN, (*LOSING, "Cleo lose duke"), "BL-2"),
        (BASE, (*STEAL, "all pass"), "BL-3"),
        (COURT, EXAMINED, "TA-9"),
        (AGAIN, (*AID, "Ben block duke", "Ana challenge", "Ben concede", "Ben lose contessa"), "TA-5"),
        (ONE, STRIKE, "TA-4"),
        (BASE, DOUBTED, "CH-3"),
        (SPLIT, HONEST, "FA-6"),
        (BASE, LOSING, "CH-5"),
        (BASE, (*DOUBTED, "Ana concede"), "CH-5"),
        (SPLIT, CAUGHT, "TA-14"),
        (BASE, (*OPEN, "Ben pass"), "IN-1"),
        (BASE, SHOWN, "CH-4"),
        (BASE, EXCHANGING[:2], "AC-7"),
        (BASE, EXCHANGING, "AC-7"),
        (BOOK, EXAMINED, "IQ-2"),
        (BOOK, (*EXAMINED, "Ben show captain"), "IQ-3"),
        (BOOK, (*EXAMINED, "Ben show captain", "Ana swap"), "TA-10"),
    ],
)
def test_what_is_cited_for_a_decision(start: Play, moves: tuple[str, ...], label: str) -> None:
    assert rule_of_prompt(start.play(*moves).state) == label


def test_the_start_of_a_game_is_cited() -> None:
    assert rule_of_prompt(coup.new_game(2, coup.rule_set())) == "SE-1"
    assert rule_of_prompt(coup.new_game(2, coup.rule_set(factions=True, faction_assignment="random"))) == "TA-16"


def test_after_the_end_nothing_is_awaited_that_could_be_cited() -> None:
    with pytest.raises(ValueError, match="awaited"):
        rule_of_prompt(LAST.play(*WON).state)


@pytest.mark.parametrize(
    ("start", "moves", "step", "labels"),
    [
        (BASE, ("Ana income",), "AC-1", "AC-1 AC-1"),
        (BASE, STRIKE, "AC-5", "AC-5 TA-7"),
        (BASE, (*TAX, "Ben pass"), None, "CH-0"),
        (BASE, (*TAX, "all pass"), None, "CH-0 AC-4"),
        (BASE, (*AID, "Ben pass"), None, "BL-0"),
        (BASE, DOUBTED, "CH-1", "CH-1"),
        (SPLIT, ("Ana convert Ana", "Ben embezzle", "Cleo challenge"), "FA-5", "FA-5"),
        (BASE, SHOWN, "CH-4", "CH-4"),
        (BASE, LOSING, None, "CH-4 CH-4"),
        (BASE, (*LOSING, "Cleo lose duke"), "CH-5", "CH-5"),
        (BASE, (*STRIKE, "Ben challenge", *LOSING[2:], "Ben lose captain"), "TA-1", "CH-5"),
        (BASE, (*DOUBTED, "Ana concede"), "CH-3", "CH-3"),
        (BASE, (*DOUBTED, "Ana concede", "Ana lose duke"), "CH-6", "CH-5 CH-6"),
        (BASE, BLOCKED, "BL-2", "BL-2"),
        (BASE, (*BLOCKED, "all pass"), "BL-4", "CH-0 BL-4"),
        (STERN, (*BLOCKED, "all pass"), "BL-4", "CH-0 BL-4 CH-6"),
        (BASE, (*AID, "Ben block duke", "all pass"), "BL-1", "CH-0 BL-1"),
        (AGAIN, (*AID, "Ben block duke", "Ana challenge", "Ben concede", "Ben lose contessa"), "TA-5", "CH-5"),
        (BASE, (*OPEN, "Ben pass", "Ben lose captain"), "IN-1", "IN-1"),
        (BASE, (*STEAL, "all pass", "Ben pass"), "AC-6", "BL-0 AC-6"),
        (PAID, (*STEAL, "all pass", "Ben pass"), "TA-2", "BL-0 TA-2"),
        (RICH, ("Ana coup Ben",), "AC-3", "AC-3 TA-7"),
        (RICH, ("Ana coup Ben", "Ben lose captain"), "IN-3", "IN-1 IN-3 IN-3"),
        (LAST, WON, "EN-1", "IN-1 IN-3 IN-3 EN-1"),
        (BASE, EXCHANGING, None, "AC-7 AC-7"),
        (BASE, (*EXCHANGING, "Ana keep assassin duke"), "AC-7", "AC-7 AC-7"),
        (SPLIT, ("Ana convert Ana",), "FA-3", "FA-3 TA-7 FA-3"),
        (SPLIT, ("Ana convert Ben",), "FA-2", "FA-3 TA-7 FA-2"),
        (SPLIT, (*CAUGHT, "Ana lose duke"), "TA-14", "TA-14 FA-6"),
        (SPLIT, CAUGHT, "FA-5", "FA-5"),
        (SPLIT, (*HONEST, "Cleo show all"), "FA-6", "FA-6"),
        (SPLIT, (*HONEST[:3], "all pass"), "FA-4", "CH-0 FA-4"),
        (table(*SIDES, factions=True), ("Ana embezzle", "all pass"), "TA-12", "CH-0 TA-12"),
        (BOOK, (*EXAMINED, "Ben show captain"), "IQ-2", "IQ-2 IQ-4"),
        (BOOK, (*EXAMINED, "Ben show captain", "Ana leave"), "IQ-3", "IQ-3"),
        (BOOK, (*EXAMINED, "Ben show captain", "Ana swap"), "IQ-3", "IQ-3"),
        (BOOK, (*EXAMINED, "Ben show captain", "Ana swap", "deal Ben duke"), None, "TA-10 TA-10 TA-10"),
        (FRIENDS, ("Ana cooperate Cleo", "all pass"), None, "CH-0 DI-2 DI-2"),
    ],
)
def test_what_is_cited_for_a_step(start: Play, moves: tuple[str, ...], step: str | None, labels: str) -> None:
    """The label of the whole step, and those of its events in their order."""
    after = start.play(*moves)
    assert rule_of_events(after.events, after.state) == step
    assert " ".join(rule_of_event(event, after.state) for event in after.events) == labels


def test_a_steal_from_whoever_has_fallen_rests_on_the_table() -> None:
    """C60, B36."""
    start = table("Ana 2 captain contessa", "Ben 4 duke (duke)", "Cleo 2 duke assassin")
    after = start.play(*STEAL, "all pass", "Ben block captain", "Ana challenge", "Ben concede", "Ben lose duke")
    stole = next(event for event in after.events if event.code == "stole")
    assert rule_of_event(stole, after.state) == "TA-8"

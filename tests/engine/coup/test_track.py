"""Where a turn stands, station by station (B.8): what was passed, what is now, what may still come."""

import pytest

import engine.coup as coup
from tests.engine.coup.table import Play, table

BASE = table("Ana 3 assassin duke", "Ben 2 contessa captain", "Cleo 2 captain (duke)")
STRIKE = ("Ana assassinate Ben",)
DOUBTED = (*STRIKE, "Cleo challenge")
BLOCKED = (*STRIKE, "all pass", "Ben block contessa")
AID = ("Ana foreign-aid",)
SPLIT = table(
    "Ana 2 loyalist duke captain", "Ben 2 reformist contessa captain", factions=True, embezzle_caught="the_duke"
)
FRAIL = table("Ana 3 assassin duke", "Ben 2 contessa (captain)", "Cleo 2 captain (duke)")
STERN = table("Ana 3 assassin duke", "Ben 2 contessa captain", block_after_own_failed_challenge=False)
ONE = table("Ana 3 assassin duke", "Ben 2 contessa captain", "Cleo 2 captain (duke)", block_timing="one_window")
COURT = ("Ana 2 inquisitor duke", "Ben 2 contessa captain")
GUIDE = table(*COURT, inquisitor=True)
BOOK = table(*COURT, inquisitor=True, contessa_blocks_examine=False)
EXAMINED = ("Ana examine Ben", "all pass")


@pytest.mark.parametrize(
    ("start", "moves", "track"),
    [
        (BASE, (), "now later later later later"),
        # nothing to block
        (BASE, ("Ana tax",), "done now skip skip later"),
        (BASE, ("Ana tax", "Ben challenge"), "done now skip skip later"),
        (BASE, ("Ana tax", "Ben challenge", "Ana show duke"), "done now skip skip later"),
        (BASE, ("Ana tax", "Ben challenge", "Ana show duke", "deal Ana duke"), "done now skip skip later"),
        (BASE, ("Ana exchange", "all pass"), "done done skip skip now"),
        (BASE, ("Ana exchange", "all pass", "deal Ana contessa contessa"), "done done skip skip now"),
        (SPLIT, ("Ana embezzle",), "done now skip skip later"),
        (SPLIT, ("Ana embezzle", "Ben challenge"), "done now skip skip later"),
        (SPLIT, ("Ana embezzle", "Ben challenge", "Ana concede"), "done now skip skip later"),
        # nothing to challenge
        (BASE, AID, "done skip now later later"),
        (BASE, (*AID, "Ben block duke"), "done skip done now later"),
        # both
        (BASE, STRIKE, "done now later later later"),
        (BASE, DOUBTED, "done now later later later"),
        (BASE, (*DOUBTED, "Ana show assassin"), "done now later later later"),
        (BASE, (*DOUBTED, "Ana concede"), "done now skip skip later"),
        (BASE, (*STRIKE, "all pass"), "done done now later later"),
        (BASE, BLOCKED, "done done done now later"),
        (BASE, (*BLOCKED, "Cleo challenge"), "done done done now later"),
        (BASE, (*BLOCKED, "Cleo challenge", "Ben show contessa"), "done done done now later"),
        (BASE, (*BLOCKED, "Cleo challenge", "Ben concede"), "done done done now later"),
        (BASE, (*STRIKE, "all pass", "Ben pass"), "done done done skip now"),
        (ONE, STRIKE, "done now later later later"),
        (ONE, (*STRIKE, "Ben block contessa"), "done done done now later"),
        # who dies of a challenge, or has lost it where the rules are strict, blocks no more (C36, C37)
        (FRAIL, DOUBTED, "done now later later later"),
        (FRAIL, (*STRIKE, "Ben challenge"), "done now skip skip later"),
        (STERN, (*STRIKE, "Ben challenge"), "done now skip skip later"),
        (STERN, (*STRIKE, "Ben challenge", "Ana show assassin"), "done now skip skip later"),
        # the examination can be blocked in the guides alone (C122)
        (GUIDE, ("Ana examine Ben",), "done now later later later"),
        (GUIDE, (*EXAMINED, "Ben pass"), "done done done skip now"),
        (BOOK, ("Ana examine Ben",), "done now skip skip later"),
        (BOOK, EXAMINED, "done done skip skip now"),
        (BOOK, (*EXAMINED, "Ben show captain"), "done done skip skip now"),
        (BOOK, (*EXAMINED, "Ben show captain", "Ana swap"), "done done skip skip now"),
    ],
)
def test_where_the_turn_stands(start: Play, moves: tuple[str, ...], track: str) -> None:
    view = coup.observe(start.play(*moves).state, frozenset())
    assert [stage.code for stage in view.track] == ["action", "challenge", "block", "challenge-block", "result"]
    assert " ".join(stage.status for stage in view.track) == track


@pytest.mark.parametrize("random", ["alternate", "random"])
def test_before_the_first_turn_there_is_only_what_the_court_deals(random: str) -> None:
    start = coup.new_game(3, coup.rule_set(factions=True, faction_assignment=random))
    track = coup.observe(start, frozenset()).track
    assert " ".join(stage.status for stage in track) == "skip skip skip skip now"


LAST = table("Ana 7 loyalist captain captain", "Ben 2 reformist duke (contessa)", factions=True)
PROVED = ("Ana embezzle", "Ben challenge", "Ana show all", "deal Ana captain captain")


@pytest.mark.parametrize(
    ("moves", "track"), [(("Ana coup Ben",), "done skip skip skip now"), (PROVED, "done done skip skip now")]
)
def test_at_the_end_the_turn_has_come_to_its_result(moves: tuple[str, ...], track: str) -> None:
    over = LAST.play(*moves, "Ben lose duke")
    assert over.winner == "Ana"
    assert " ".join(stage.status for stage in coup.observe(over.state, frozenset()).track) == track

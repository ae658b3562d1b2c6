"""The particulars that come with a refusal and a decision, which the words for them name."""

from typing import Any

import pytest

import engine.coup as coup
from engine.coup.moves import Act, Move, Side
from engine.coup.roster import Faction
from tests.engine.coup.table import Play, table

BASE = table("Ana 3 assassin duke", "Ben 2 contessa captain", "Cleo 2 captain duke", "Dev 0 (duke) (captain)")
TAX, AID, STRIKE = ("Ana tax",), ("Ana foreign-aid",), ("Ana assassinate Ben",)
DOUBTED = (*STRIKE, "Cleo challenge")
SHOWN = (*DOUBTED, "Ana show assassin")
LOSING = (*SHOWN, "deal Ana contessa")
BLOCKED = (*STRIKE, "all pass", "Ben block contessa")
EXCHANGING = ("Ana exchange", "all pass", "deal Ana contessa contessa")

SIDES = ("Ana 2 loyalist duke captain", "Ben 0 reformist duke contessa", "Cleo 2 loyalist captain assassin")
SPLIT = table(*SIDES, factions=True, embezzle_empty="forbidden", embezzle_caught="the_duke", embezzle_concede=False)
UNITED = table(*(seat.replace("reformist", "loyalist") for seat in SIDES), factions=True, almshouse=1)
PROVED = ("Ana income", "Ben income", "Cleo embezzle", "Ana challenge", "Cleo show all", "deal Cleo captain captain")
EMBEZZLED = ("Ana convert Ana", "Ben embezzle", "Cleo challenge")
RICH = table("Ana 11 duke duke", "Ben 2 captain contessa")
STRICT = table("Ana 2 duke captain", "Ben 2 captain contessa", concede_while_holding=False)
COURT = table("Ana 2 inquisitor duke", "Ben 2 contessa captain", "Cleo 2 captain duke", inquisitor=True)
EXAMINED = ("Ana examine Ben", "all pass", "all pass")
OVER = table("Ana 7 duke duke", "Ben 2 captain (contessa)").play("Ana coup Ben", "Ben lose captain")


def refusal(play: Play, move: Move) -> tuple[str, dict[str, Any]] | None:
    """Why the move is refused, and the facts of it."""
    reason = coup.why_not(play.state, move)
    return (reason.code, dict(reason.facts)) if reason else None


@pytest.mark.parametrize(
    ("start", "moves", "refused", "code", "facts"),
    [
        (OVER, (), "Ben income", "game-over", {}),
        (BASE, (), "Dev income", "eliminated", {"seat": 3}),
        (BASE, (), "Ana embezzle", "not-in-this-game", {"action": "embezzle"}),
        (BASE, TAX, "Ben embezzle", "not-in-this-game", {"action": "embezzle"}),
        (BASE, TAX, "Ben block diplomat", "not-in-this-game", {"character": "diplomat"}),
        (BASE, SHOWN, "deal Ana diplomat", "not-in-this-game", {"character": "diplomat"}),
        (BASE, (), "Ben income", "not-your-turn", {"seat": 0}),
        (BASE, (), "Ben challenge", "nothing-to-challenge", {}),
        (BASE, TAX, "Ana challenge", "own-claim", {}),
        (BASE, STRIKE, "Ana block contessa", "own-action", {"action": "assassinate"}),
        (BASE, STRIKE, "Ben block contessa", "challenges-first", {}),
        (BASE, TAX, "Ben block duke", "nothing-to-block", {}),
        (BASE, (*TAX, "Ben pass"), "Ben pass", "already-answered", {}),
        (BASE, (), "Ana pass", "wrong-move-for-now", {"decision": "action"}),
        (BASE, BLOCKED, "Ben income", "wrong-move-for-now", {"decision": "challenge-block"}),
        (RICH, (), "Ana income", "must-coup", {"coins": 11}),
        (BASE, (), "Ana coup Ben", "not-enough-coins", {"action": "coup", "cost": 7, "coins": 3}),
        (BASE, (), "Ana steal Ana", "target-self", {"action": "steal"}),
        (BASE, (), "Ana steal Dev", "target-eliminated", {"target": 3}),
        (SPLIT, (), "Ana steal Cleo", "same-faction", {"seat": 2, "action": "steal"}),
        (SPLIT, AID, "Cleo block duke", "same-faction", {"seat": 0, "action": "foreign-aid"}),
        (SPLIT, (), "Ana steal Ben", "target-without-coins", {"target": 1}),
        (SPLIT, (), "Ana embezzle", "almshouse-empty", {}),
        (
            BASE,
            AID,
            "Ben block contessa",
            "character-does-not-block",
            {"character": "contessa", "action": "foreign-aid", "characters": ("duke",)},
        ),
        (
            BASE,
            (*STRIKE, "all pass"),
            "Cleo block contessa",
            "only-target-may-block",
            {"action": "assassinate", "target": 1},
        ),
        (BASE, TAX, "Ana pass", "not-asked", {}),
        (BASE, (*STRIKE, "all pass"), "Cleo pass", "not-asked", {}),
        (BASE, DOUBTED, "Cleo concede", "not-asked", {}),
        (BASE, LOSING, "Ana lose duke", "not-asked", {}),
        (BASE, SHOWN, "deal Cleo duke", "not-asked", {}),
        (BASE, SHOWN, "deal Dev duke", "not-asked", {}),
        (BASE, EXCHANGING, "Cleo keep duke duke", "not-asked", {}),
        (SPLIT, EMBEZZLED, "Ana show all", "not-asked", {}),
        (COURT, EXAMINED, "Cleo show duke", "not-asked", {}),
        (COURT, (*EXAMINED, "Ben show captain"), "Ben swap", "not-asked", {}),
        (BASE, DOUBTED, "Ana show contessa", "not-your-card", {"character": "contessa"}),
        (BASE, LOSING, "Cleo lose contessa", "not-your-card", {"character": "contessa"}),
        (BASE, EXCHANGING, "Ana keep duke duke", "not-your-card", {"character": "duke"}),
        (BASE, EXCHANGING, "Ana keep assassin ambassador", "not-your-card", {"character": "ambassador"}),
        (BASE, EXCHANGING, "Ana keep assassin captain", "not-your-card", {"character": "captain"}),
        (COURT, EXAMINED, "Ben show duke", "not-your-card", {"character": "duke"}),
        (SPLIT, EMBEZZLED, "Ben show captain", "not-your-card", {"character": "captain"}),
        (BASE, DOUBTED, "Ana show duke", "does-not-prove", {"character": "assassin"}),
        (BASE, DOUBTED, "Ana show all", "does-not-prove", {"character": "assassin"}),
        (SPLIT, EMBEZZLED, "Ben show all", "does-not-prove", {"denied": "duke"}),
        (SPLIT, EMBEZZLED, "Ben show contessa", "does-not-prove", {"denied": "duke"}),
        (STRICT, (*TAX, "Ben challenge"), "Ana concede", "must-show", {"character": "duke"}),
        (
            BASE,
            (*DOUBTED, "Ana concede"),
            "Ana lose assassin",
            "must-lose-another-card",
            {"character": "assassin"},
        ),
        (SPLIT, (*EMBEZZLED, "Ben concede"), "Ben lose contessa", "must-lose-another-card", {"denied": "duke"}),
        (BASE, SHOWN, "deal Ana duke contessa", "wrong-number-of-cards", {"count": 1}),
        (BASE, EXCHANGING, "Ana keep assassin", "wrong-number-of-cards", {"count": 2}),
        (BASE, SHOWN, "deal Ana captain", "card-not-in-court", {"cards": ("captain",)}),
    ],
)
def test_what_a_refusal_names(
    start: Play, moves: tuple[str, ...], refused: str, code: str, facts: dict[str, Any]
) -> None:
    play = start.play(*moves)
    assert refusal(play, coup.parse(refused, play.names)) == (code, facts)


def test_what_the_refusal_of_an_honest_embezzler_who_gives_in_names() -> None:
    """K49, B48, C112."""
    honest = table("Ana 2 loyalist captain captain", "Ben 2 reformist duke duke", factions=True, embezzle_concede=False)
    challenged = honest.play("Ana embezzle", "Ben challenge")
    assert refusal(challenged, coup.parse("Ana concede", challenged.names)) == ("must-show", {"denied": "duke"})


def test_what_a_refused_conversion_names() -> None:
    """C99."""
    united = table(*SIDES[::2], factions=True, convert_when_united="forbidden")
    assert refusal(united, coup.parse("Ana convert Cleo", united.names)) == ("everyone-same-faction", {})


@pytest.mark.parametrize("move", [Act(0, "coup"), Act(0, "income", 1)])
def test_what_the_refusal_of_an_action_without_its_target_or_with_one_too_many_names(move: Move) -> None:
    assert refusal(BASE, move) == ("wrong-move-for-now", {"decision": "action"})


def test_what_the_refusal_of_a_side_names() -> None:
    """B39: of three cards two are loyalist."""
    state = coup.new_game(3, coup.rule_set(factions=True, faction_assignment="random"))
    for seat in (0, 1):
        state, _ = coup.apply(state, Side(seat, Faction.LOYALIST))
    play = Play(("Ana", "Ben", "Cleo"), state)
    assert refusal(play, Side(0, Faction.REFORMIST)) == ("not-asked", {})
    assert refusal(play, Side(2, Faction.LOYALIST)) == ("card-not-in-court", {"faction": "loyalist"})
    assert refusal(play, Side(2, Faction.REFORMIST)) is None


@pytest.mark.parametrize(
    ("start", "moves", "code", "seats", "facts"),
    [
        (BASE, (), "action", (0,), {}),
        (BASE, TAX, "challenge", (1, 2), {"claimant": 0, "character": "duke"}),
        (BASE, DOUBTED, "prove", (0,), {"character": "assassin", "challenger": 2}),
        (BASE, SHOWN, "deal", (-1,), {"seat": 0, "count": 1, "cause": "proof"}),
        (BASE, LOSING, "lose", (2,), {"cause": "challenge"}),
        (BASE, (*LOSING, "Cleo lose duke"), "block", (1,), {"characters": ("contessa",)}),
        (BASE, BLOCKED, "challenge-block", (2, 0), {"claimant": 1, "character": "contessa"}),
        (BASE, (*BLOCKED, "Cleo challenge", "Ben concede"), "lose", (1,), {"cause": "concession"}),
        (BASE, (*STRIKE, "all pass", "Ben pass"), "lose", (1,), {"cause": "assassinate"}),
        (BASE, EXCHANGING[:2], "deal", (-1,), {"seat": 0, "count": 2, "cause": "exchange"}),
        (BASE, EXCHANGING, "keep", (0,), {"count": 2}),
        (SPLIT, EMBEZZLED[:2], "challenge", (2, 0), {"claimant": 1, "denied": "duke"}),
        (SPLIT, EMBEZZLED, "prove", (1,), {"denied": "duke", "challenger": 2}),
        (SPLIT, (*EMBEZZLED, "Ben concede"), "lose", (1,), {"cause": "caught"}),
        (UNITED, PROVED, "lose", (0,), {"cause": "challenge"}),
        (COURT, EXAMINED, "show", (1,), {"examiner": 0}),
        (COURT, (*EXAMINED, "Ben show captain"), "swap-or-leave", (0,), {"target": 1}),
        (
            COURT,
            (*EXAMINED, "Ben show captain", "Ana swap"),
            "deal",
            (-1,),
            {"seat": 1, "count": 1, "cause": "swap"},
        ),
    ],
)
def test_what_a_decision_names(
    start: Play, moves: tuple[str, ...], code: str, seats: tuple[int, ...], facts: dict[str, Any]
) -> None:
    """Who is asked, from the left of whoever claimed, and what for."""
    assert coup.prompt(start.play(*moves).state) == (code, seats, facts)


def test_what_the_decision_of_one_window_names() -> None:
    """C12."""
    play = table("Ana 3 assassin duke", "Ben 2 contessa captain", block_timing="one_window").play(*STRIKE)
    facts = {"claimant": 0, "character": "assassin", "characters": ("contessa",)}
    assert coup.prompt(play.state) == ("react", (1,), facts)


def test_what_the_start_of_a_game_awaits() -> None:
    """K10, B04, B39: the sides, then two cards for each seat."""
    sides = coup.new_game(2, coup.rule_set(factions=True, faction_assignment="random"))
    assert coup.prompt(sides) == ("deal", (-1,), {"seat": 0, "count": 1, "cause": "faction"})
    cards = coup.new_game(2, coup.rule_set())
    assert coup.prompt(cards) == ("deal", (-1,), {"seat": 0, "count": 2, "cause": "start"})

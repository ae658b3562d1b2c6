"""What a move brings about, in order, with all its particulars, and who learns of it."""

import pytest

import engine.coup as coup
from engine.coup.moves import Deal, Side
from engine.coup.roster import Character, Faction
from engine.game import Event
from tests.engine.coup.table import Play, table

BASE = table("Ana 3 assassin duke", "Ben 2 contessa captain", "Cleo 2 captain duke")
STRIKE = ("Ana assassinate Ben",)
DOUBTED = (*STRIKE, "Cleo challenge")
BLOCKED = (*STRIKE, "all pass", "Ben block contessa")
EXCHANGING = ("Ana exchange", "all pass")
DYING = table("Ana 7 captain duke", "Ben 4 duke (duke)", "Cleo 2 contessa assassin")
LAST = table("Ana 7 captain duke", "Ben 4 duke (duke)")
COUP = ("Ana coup Ben", "Ben lose duke")
SIDES = ("Ana 2 loyalist captain captain", "Ben 2 reformist duke contessa")
SPLIT = table(*SIDES, factions=True, almshouse=3)
TAKEN = table(*SIDES, "Cleo 0 loyalist duke (assassin)", factions=True, embezzle_caught="the_duke")
COURT = table("Ana 2 inquisitor duke", "Ben 2 contessa captain", inquisitor=True, contessa_blocks_examine=False)
EXAMINED = ("Ana examine Ben", "all pass", "Ben show captain")
FRIENDS = table("Ana 2 diplomat captain", "Ben 2 contessa captain", diplomat=True)


def told(event: Event, names: tuple[str, ...]) -> str:
    """An event in a line: what, of whom, its particulars, and in brackets who alone learns of it."""
    facts = [
        f"{name}={','.join(map(str, fact)) if isinstance(fact, tuple) else fact}" for name, fact in event.facts.items()
    ]
    alone = [] if event.known_to is None else [f"({' '.join(names[seat] for seat in sorted(event.known_to))})"]
    return " ".join((event.code, names[event.seat], *facts, *alone))


@pytest.mark.parametrize(
    ("start", "moves", "events"),
    [
        (
            BASE,
            ("Ana income",),
            ["declared Ana action=income target=None character=None", "gained Ana coins=1 action=income"],
        ),
        (BASE, STRIKE, ["declared Ana action=assassinate target=1 character=assassin", "paid Ana coins=3 to=treasury"]),
        (BASE, (*STRIKE, "Ben pass"), ["passed Ben window=challenge"]),
        (BASE, ("Ana foreign-aid", "Cleo pass"), ["passed Cleo window=block"]),
        (BASE, DOUBTED, ["challenged Cleo claimant=0 character=assassin"]),
        (BASE, (*DOUBTED, "Ana concede"), ["conceded Ana character=assassin"]),
        (
            BASE,
            (*DOUBTED, "Ana concede", "Ana lose duke"),
            ["lost Ana character=duke cause=concession", "refunded Ana coins=3"],
        ),
        (BASE, (*DOUBTED, "Ana show assassin"), ["shown Ana character=assassin"]),
        (
            BASE,
            (*DOUBTED, "Ana show assassin", "deal Ana duke"),
            ["drew Ana count=1 cause=proof", "dealt Ana cards=duke cause=proof (Ana)"],
        ),
        (BASE, BLOCKED, ["blocked Ben character=contessa action=assassinate"]),
        (BASE, (*BLOCKED, "Cleo pass"), ["passed Cleo window=challenge-block"]),
        (
            BASE,
            (*BLOCKED, "all pass"),
            ["passed Ana window=challenge-block", "stopped Ana action=assassinate blocker=1"],
        ),
        (BASE, (*BLOCKED, "Ana challenge"), ["challenged Ana claimant=1 character=contessa"]),
        (
            BASE,
            (*EXCHANGING, "deal Ana ambassador contessa"),
            ["drew Ana count=2 cause=exchange", "dealt Ana cards=ambassador,contessa cause=exchange (Ana)"],
        ),
        (
            BASE,
            (*EXCHANGING, "deal Ana ambassador contessa", "Ana keep contessa duke"),
            ["returned Ana count=2 cause=exchange", "kept Ana cards=contessa,duke (Ana)"],
        ),
        (BASE, ("Ana steal Ben", "all pass", "Ben pass"), ["passed Ben window=block", "stole Ana target=1 coins=2"]),
        (DYING, COUP, ["lost Ben character=duke cause=coup", "eliminated Ben", "forfeited Ben coins=4"]),
        (LAST, COUP, ["lost Ben character=duke cause=coup", "eliminated Ben", "forfeited Ben coins=4", "won Ana"]),
        (
            DYING,
            ("Ana steal Ben", "Ben challenge", "Ana show captain", "deal Ana captain", "Ben lose duke"),
            [
                "lost Ben character=duke cause=challenge",
                "eliminated Ben",
                "stole Ana target=1 coins=2",
                "forfeited Ben coins=2",
            ],
        ),
        (
            SPLIT,
            ("Ana convert Ben",),
            [
                "declared Ana action=convert target=1 character=None",
                "paid Ana coins=2 to=almshouse",
                "converted Ben faction=loyalist",
            ],
        ),
        (SPLIT, ("Ana embezzle",), ["declared Ana action=embezzle target=None denied=duke"]),
        (SPLIT, ("Ana embezzle", "Ben pass"), ["passed Ben window=challenge", "embezzled Ana coins=3"]),
        (SPLIT, ("Ana embezzle", "Ben challenge"), ["challenged Ben claimant=0 denied=duke"]),
        (SPLIT, ("Ana embezzle", "Ben challenge", "Ana concede"), ["conceded Ana denied=duke"]),
        (SPLIT, ("Ana embezzle", "Ben challenge", "Ana show all"), ["shown-hand Ana cards=captain,captain"]),
        (
            SPLIT,
            ("Ana embezzle", "Ben challenge", "Ana show all", "deal Ana captain duke"),
            ["drew Ana count=2 cause=proof", "dealt Ana cards=captain,duke cause=proof (Ana)"],
        ),
        (
            TAKEN,
            ("Ana income", "Ben embezzle", "Ana challenge", "Ben concede", "Ben lose duke"),
            ["lost Ben character=duke cause=caught", "shown-hand Ben cards=contessa"],
        ),
        (
            TAKEN,
            ("Ana income", "Ben income", "Cleo embezzle", "Ana challenge", "Cleo concede", "Cleo lose duke"),
            ["lost Cleo character=duke cause=caught", "eliminated Cleo"],
        ),
        (COURT, EXAMINED, ["examined Ana target=1", "glimpsed Ana target=1 character=captain (Ana Ben)"]),
        (COURT, (*EXAMINED, "Ana leave"), ["left Ana target=1"]),
        (
            COURT,
            ("Ana income", "Ben examine Ana", "all pass", "Ana show duke", "Ben swap", "deal Ana contessa"),
            [
                "drew Ana count=1 cause=swap",
                "dealt Ana cards=contessa cause=swap (Ana)",
                "returned Ana count=1 cause=swap",
            ],
        ),
        (COURT, (*EXAMINED, "Ana swap"), ["swapped Ana target=1"]),
        (
            COURT,
            (*EXAMINED, "Ana swap", "deal Ben duke"),
            ["drew Ben count=1 cause=swap", "dealt Ben cards=duke cause=swap (Ben)", "returned Ben count=1 cause=swap"],
        ),
        (
            FRIENDS,
            ("Ana cooperate Ben", "all pass"),
            [
                "passed Ben window=challenge",
                "gained Ana coins=2 action=cooperate",
                "gained Ben coins=1 action=cooperate",
            ],
        ),
    ],
)
def test_what_a_move_brings_about(start: Play, moves: tuple[str, ...], events: list[str]) -> None:
    after = start.play(*moves)
    assert [told(event, after.names) for event in after.events] == events


def test_a_pass_in_the_one_window_names_it() -> None:
    """C12."""
    play = table("Ana 3 assassin duke", "Ben 2 contessa captain", "Cleo 2 duke duke", block_timing="one_window")
    after = play.play(*STRIKE, "Ben pass")
    assert [told(event, after.names) for event in after.events] == ["passed Ben window=react"]


def test_what_is_dealt_at_the_start_is_told() -> None:
    """B39: everybody sees a side; B04: the cards their owner alone."""
    state = coup.new_game(2, coup.rule_set(factions=True, faction_assignment="random"))
    state, sides = coup.apply(state, Side(0, Faction.REFORMIST))
    assert sides == (Event("joined", 0, {"faction": "reformist"}),)
    state, _ = coup.apply(state, Side(1, Faction.LOYALIST))
    state, cards = coup.apply(state, Deal(0, (Character.DUKE, Character.DUKE)))
    assert cards == (
        Event("drew", 0, {"count": 2, "cause": "start"}),
        Event("dealt", 0, {"cards": ("duke", "duke"), "cause": "start"}, frozenset((0,))),
    )

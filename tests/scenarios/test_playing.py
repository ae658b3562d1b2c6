"""Settling, refusals, expectations and impossible tables, by the format's section 2."""

from typing import Any

import pytest

from engine import coup
from engine.game import Reason
from scenarios import Played, Scenario, play

THREE = {
    "Ana": {"coins": 2, "hand": ["duke", "captain"]},
    "Ben": {"coins": 2, "hand": ["captain", "contessa"]},
    "Cleo": {"coins": 2, "hand": ["assassin"], "lost": ["ambassador"]},
}


def played(*steps: dict[str, Any], table: dict[str, Any] = THREE, **top: Any) -> Played:
    """A scenario of these steps, played."""
    return play(Scenario.model_validate({"id": "try", "table": table, "steps": steps} | top))


def codes(result: Played) -> list[str]:
    """What fell short."""
    return [problem.code for problem in result.problems]


def moves(result: Played) -> list[str]:
    """The moves in notation, the settled ones in brackets."""
    texts = ((coup.write(each.move, result.names), each.settled) for each in result.moves)
    return [f"({text})" if settled else text for text, settled in texts]


def test_an_answer_without_alternative_is_settled_and_may_be_written_all_the_same() -> None:
    silent = played({"do": ["Ana steal Ben", "Cleo challenge", "Ana show captain", "deal Ana duke", "Ben pass"]})
    spoken = played(
        {
            "do": [
                "Ana steal Ben",
                "Cleo challenge",
                "Ana show captain",
                "deal Ana duke",
                "Cleo lose assassin",
                "Ben pass",
            ]
        }
    )
    expected = [
        "Ana steal Ben",
        "Cleo challenge",
        "Ana show captain",
        "deal Ana duke",
        "(Cleo lose assassin)",
        "Ben pass",
    ]
    assert moves(silent) == moves(spoken) == expected
    assert codes(silent) == codes(spoken) == []


def test_settled_answers_are_written_in_their_order_with_gaps() -> None:
    table = THREE | {"Ben": {"coins": 2, "hand": ["contessa", "contessa"]}}
    result = played({"do": ["Ana income", "Ben tax", "Ana challenge", "Ben lose contessa", "Cleo income"]}, table=table)
    assert moves(result)[3:5] == ["(Ben concede)", "(Ben lose contessa)"]
    assert codes(result) == []
    backwards = played(
        {"do": ["Ana income", "Ben tax", "Ana challenge", "Ben lose contessa", "Ben concede"]}, table=table
    )
    assert codes(backwards) == ["illegal-move"]


def test_the_choice_of_an_action_is_never_settled() -> None:
    result = played(
        {"do": "Ana coup Ben"},
        table=THREE | {"Ana": {"coins": 12, "hand": ["duke", "duke"]}, "Cleo": {"lost": ["assassin", "assassin"]}},
    )
    assert moves(result) == ["Ana coup Ben"]


def test_all_pass_is_written_out_from_the_left_of_the_actor() -> None:
    result = played({"do": ["Ben income"], "expect": {"turn": "Cleo"}}, {"do": ["Cleo tax", "all pass"]}, turn="Ben")
    assert moves(result)[1:] == ["Cleo tax", "Ana pass", "Ben pass"]


def test_all_pass_in_clockwise_order_passes_for_those_not_yet_asked() -> None:
    result = played({"do": ["Ana tax", "all pass"], "expect": {"turn": "Ben"}}, rules={"challenge_order": "clockwise"})
    assert codes(result) == []


def test_allow_is_read_as_pass() -> None:
    result = played({"do": ["Ana tax", "Ben allow"]}, {"do": "All  Allow", "expect": {"turn": "Ben"}})
    assert moves(result) == ["Ana tax", "Ben pass", "Cleo pass"]


def test_all_pass_outside_a_window_is_refused() -> None:
    assert codes(played({"do": "all pass"})) == ["illegal-move"]
    assert codes(played({"refuse": {"move": "all pass", "because": "wrong-move-for-now"}})) == []


def test_a_deal_with_several_cards_must_be_written() -> None:
    result = played({"do": ["Ana tax", "Ben challenge", "Ana show duke", "Ben lose captain"]})
    assert codes(result) == ["deal-missing"]
    assert "deal Ana duke" in result.problems[0].facts["deals"]  # type: ignore[operator]  # it is a list of moves


@pytest.mark.parametrize("text", ["deal Ben duke", "Deal Ben duke"])
def test_a_wrong_deal_is_refused_with_its_reason(text: str) -> None:
    result = played({"do": ["Ana tax", "Ben challenge", "Ana show duke", text]})
    assert [(problem.code, problem.facts["reason"]) for problem in result.problems] == [
        ("illegal-move", Reason("not-asked"))
    ]


def test_a_refusal_must_be_refused_as_it_says() -> None:
    legal = played({"refuse": {"move": "Ana tax", "because": "must-coup"}})
    otherwise = played({"refuse": {"move": "Ben tax", "because": "must-coup"}})
    assert codes(legal) == ["not-refused"]
    assert codes(otherwise) == ["refused-otherwise"]
    assert otherwise.problems[0].facts["code"] == "not-your-turn"


def test_every_missed_expectation_is_told_and_play_goes_on() -> None:
    wrong = {"Ana": {"coins": 9, "hand": ["duke", "duke"]}, "turn": "Cleo", "awaiting": None, "waiting_for": ["Ana"]}
    result = played({"do": "Ana income", "expect": wrong}, {"do": "Ben income"})
    found = {problem.place[-1] for problem in result.problems}
    assert found == {"awaiting", "coins", "hand", "turn", "waiting_for"}
    assert len(result.moves) == 2


def test_legal_moves_are_compared_as_sets_in_any_spelling() -> None:
    expect = {"legal_includes": ["ANA tax", "ana STEAL ben"], "legal_excludes": ["Ana coup Ben"]}
    assert codes(played({"expect": expect})) == []
    assert codes(played({"expect": {"legal_excludes": ["Ana tax"]}})) == ["moves-beyond"]
    assert codes(played({"expect": {"legal": ["Ana tax"]}})) == ["moves-beyond"]
    assert codes(played({"expect": {"legal_includes": ["Ana coup Ben"]}})) == ["moves-missing"]
    assert codes(played({"expect": {"legal": ["Ana dance"]}})) == ["unknown-verb", "moves-beyond"]


def test_a_move_of_legal_counts_once_as_lists_compare_as_multisets() -> None:
    window = ["Ben pass", "Ben challenge", "Cleo pass", "Cleo challenge"]
    assert codes(played({"do": "Ana tax", "expect": {"legal": window, "legal_includes": window * 2}})) == []
    assert codes(played({"do": "Ana tax", "expect": {"legal": [*window, "ben allow"]}})) == ["moves-twice"]


def test_after_the_end_the_turn_stays_and_nobody_is_asked() -> None:
    table = {"Ana": {"coins": 7, "hand": ["duke", "duke"]}, "Ben": {"hand": ["captain"], "lost": ["captain"]}}
    end: dict[str, Any] = {
        "winner": "Ana",
        "turn": "Ana",
        "awaiting": None,
        "waiting_for": [],
        "Ben": {"out": True, "coins": 0},
    }
    result = played({"do": "Ana coup Ben", "expect": end}, {"do": "Ben income"}, table=table)
    assert codes(result) == ["after-the-end"]


@pytest.mark.parametrize(
    ("table", "code", "place"),
    [
        ({"Ana": {"hand": ["duke", "duke"]}, "Ben": {"hand": ["duke", "duke"]}}, "too-many-copies", ("table", "Ben")),
        ({"Ana": {"hand": ["duke"]}, "Ben": {"hand": ["duke", "duke"]}}, "hand-size", ("table", "Ana")),
        (
            {"Ana": {"coins": -1, "hand": ["duke", "duke"]}, "Ben": {"hand": ["captain"] * 2}},
            "negative-purse",
            ("table", "Ana"),
        ),
        ({"Ana": {"hand": ["duke", "duke"]}, "Ben": {"lost": ["captain"] * 2}}, "one-living-seat", ("table",)),
        ({"Ana": {"hand": ["duke", "duke"]}}, "seats", ("table",)),
        (
            {
                "Ana": {"hand": ["duke"] * 2},
                "Ben": {"hand": ["captain"] * 2},
                "Cleo": {"coins": 1, "lost": ["contessa"] * 2},
            },
            "coins-of-the-eliminated",
            ("table", "Cleo"),
        ),
        (
            {"Ana": {"hand": ["duke"] * 2, "faction": "loyalist"}, "Ben": {"hand": ["captain"] * 2}},
            "factions-off",
            ("table", "Ana"),
        ),
        ({"Ana": {"hand": ["inquisitor", "duke"]}, "Ben": {"hand": ["captain"] * 2}}, "not-in-deck", ("table", "Ana")),
    ],
)
def test_an_impossible_table_names_the_seat(table: dict[str, Any], code: str, place: tuple[str, ...]) -> None:
    result = played(table=table)
    assert [(problem.code, problem.place) for problem in result.problems] == [(code, place)]


@pytest.mark.parametrize(
    ("top", "code", "place"),
    [
        ({"turn": "Dev"}, "turn-eliminated", ("turn",)),
        ({"almshouse": "2"}, "almshouse-off", ("almshouse",)),
        ({"almshouse": "-2", "rules": {"factions": "true"}}, "negative-almshouse", ("almshouse",)),
    ],
)
def test_an_impossible_table_is_told_at_the_key_at_fault(top: dict[str, Any], code: str, place: tuple[str]) -> None:
    result = played(table=THREE | {"Dev": {"lost": ["duke", "contessa"]}}, **top)
    assert [(problem.code, problem.place) for problem in result.problems] == [(code, place)]


def test_factions_alternate_when_none_are_written() -> None:
    result = played(
        {"expect": {"Ana": {"faction": "loyalist"}, "Ben": {"faction": "reformist"}, "Cleo": {"faction": "loyalist"}}},
        rules={"factions": "true"},
    )
    assert codes(result) == []


def test_a_turn_of_the_eliminated_is_refused_and_the_first_living_seat_begins() -> None:
    table = {"Ana": {"lost": ["duke", "duke"]}, "Ben": {"hand": ["captain"] * 2}, "Cleo": {"hand": ["contessa"] * 2}}
    assert codes(played(table=table, turn="Ana")) == ["turn-eliminated"]
    assert codes(played({"expect": {"turn": "Ben", "Ana": {"coins": 0, "out": True}}}, table=table)) == []


def test_whose_cards_are_seen_follows_the_steps() -> None:
    result = played({"say": "a"}, {"say": "b", "see": ["ben", "Cleo"]}, {"say": "c"}, see=["Ana"])
    assert [sorted(step.sees) for step in result.steps] == [[0], [1, 2], [1, 2]]
    assert result.sees == {0}


@pytest.mark.parametrize("name", ["Zo\u00eb", "Stra\u00dfe", "\u0391\u03b3\u03bb\u03b1\u0390\u03b1"])
def test_a_name_is_the_same_in_capitals(name: str) -> None:
    """Matching ignores case, where capitals are composed otherwise, too."""
    result = played({"do": f"{name.upper()} income"}, table={name: {"hand": ["duke"] * 2}, "Ben": THREE["Ben"]})
    assert codes(result) == []


def test_names_match_whatever_their_case_and_script() -> None:
    table = {
        "Zoë": {"hand": ["duke", "duke"]},
        "花子": {"hand": ["captain", "captain"]},
        "Ωmega": {"hand": ["contessa", "contessa"]},
    }
    result = played(
        {"do": ["zoë income", "花子 income", "ΩMEGA income"], "expect": {"ZOË": {"coins": 3}, "turn": "ZOË"}},
        table=table,
    )
    assert codes(result) == []

"""What somebody sees can be handed on: it draws the same table, and holds nothing else."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import coatl, coup
from engine.coup.rules import rule_set
from scenarios import Faulty
from scenarios.sight import Sight
from scenarios.tokens import pack, unpack
from tests.conftest import Position, positions
from tests.engine.test_secrecy import redealt

SEEN = st.frozensets(st.sampled_from(range(10)))
SEEDS = st.integers(0, 2**32 - 1)


def sight(position: Position, state: coup.State, sees: frozenset[int]) -> Sight:
    return Sight(position.names, position.rules, coup.observe(state, sees))


@given(positions(), SEEN)
def test_what_is_seen_is_read_back(position: Position, sees: frozenset[int]) -> None:
    seen = sight(position, position.state, sees & set(range(position.players)))
    prompt = seen.view.prompt
    bare = prompt and prompt._replace(facts={})
    assert Sight.from_token(seen.token()) == seen._replace(view=seen.view._replace(prompt=bare))


@given(positions(), SEEN, SEEDS)
def test_the_token_is_the_same_whatever_is_hidden(position: Position, sees: frozenset[int], seed: int) -> None:
    sees &= set(range(position.players - 1))
    other = redealt(position.state, sees, Random(seed))
    assert sight(position, position.state, sees).token() == sight(position, other, sees).token()


def with_coatl(written: str) -> str:
    """What an onlooker sees of a new game in which Ben has a coatl."""
    view = coatl.observe(coatl.new_game(2, coatl.rule_set()), frozenset())
    seen: Any = unpack(Sight(("Ana", "Ben"), coatl.rule_set(), view).token()).value
    return pack(seen | {"table": {"Ana": {}, "Ben": {"coatls": [written]}}})


def test_nobody_can_see_a_closed_coatl_without_a_body() -> None:
    assert Sight.from_token(with_coatl("<RGY>")).view.seats[1].coatls[0].bodies == 1
    for written in ("<R>", "<RY>"):
        with pytest.raises(Faulty):
            Sight.from_token(with_coatl(written))


PLAIN: dict[str, Any] = {
    "rules": "guide",
    "table": {"Ana": {"coins": 2, "hand": ["duke", "?"]}, "Ben": {"coins": 2, "hand": ["?"], "lost": ["duke"]}},
    "court": 11,
    "turn": "Ana",
    "track": ["now", "later", "later", "later", "later"],
}


def test_a_plain_sight_is_read() -> None:
    names, rules, view = Sight.from_token(pack(PLAIN))
    assert (names, rules, view.seats[0].hand) == (("Ana", "Ben"), rule_set(), ("duke", None))


@pytest.mark.parametrize(
    "wrong",
    [
        {"turn": "Zoe"},
        {"sees": ["Zoe"]},
        {"who": ["Zoe"], "awaiting": "action"},
        {"awaiting": "dance"},
        {"court": -1},
        {"court": "many"},
        {"track": ["now"]},
        {"track": ["soon"] * 5},
        {"said": "Ana pass"},
        {"said": "Ana convert Ben"},
        {"said": "dance"},
        {"block": "Ana income"},
        {"examined": "queen"},
        {"table": {"Ana": {"coins": 2}}},
        {"table": {"Ana": {"coins": 2}, "Ben": {"coins": 2, "hand": ["?"] * 5}}},
        {"table": {"Ana": {"coins": 2}, "Ben": {"coins": 2, "lost": ["duke"] * 3}}},
        {"table": {"Ana": {"coins": 2}, "Ben": {"coins": -2}}},
        {"table": {"Ana": {"coins": 2}, "Ben": {"coins": 2, "faction": "loyalist"}}},
        {"table": {"Ana": {"coins": 2}, "all": {"coins": 2}}},
        {"table": {"Ana": {"coins": 2}, "ana": {"coins": 2}}},
        {"rules": {"preset": "mine"}},
        {"more": 1},
    ],
)
def test_what_nobody_can_see_is_a_fault(wrong: dict[str, Any]) -> None:
    with pytest.raises(Faulty):
        Sight.from_token(pack(PLAIN | wrong))

"""Games that bots of Coup play: legal, the same from the same numbers, and from nothing that is hidden."""

from collections.abc import Iterable
from fractions import Fraction
from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from bots.bot import Bot, Moment, Why
from bots.coup import BOTS
from bots.coup.tally import tally
from bots.match import decided, drawn, moment, play, remembered
from bots.stream import Stream
from engine import coup
from engine.coup.moves import Move
from engine.game import NATURE, Event
from tests.conftest import Position, positions, tables
from tests.engine.test_secrecy import redealt

SEEDS = st.integers(0, 2**32 - 1)


def game(rules: coup.RuleSet, codes: list[str], seed: int) -> Any:
    """The steps of a game between these bots."""
    return play(coup, coup.new_game(len(codes), rules), [BOTS[code] for code in codes], Stream(seed))


@given(tables(), st.data(), SEEDS)
def test_every_game_ends_by_legal_moves_and_is_the_same_again(
    table: tuple[coup.RuleSet, int], data: st.DataObject, seed: int
) -> None:
    """An illegal move would be refused by the engine with an exception."""
    rules, players = table
    codes = data.draw(st.lists(st.sampled_from(sorted(BOTS)), min_size=players, max_size=players))
    steps = list(game(rules, codes, seed))
    assert steps[-1].after.agenda == ()
    assert len(tally(steps).winners) == 1
    assert steps == list(game(rules, codes, seed))


def told(position: Position) -> list[Event]:
    """All that has happened in the position's game."""
    at, events = coup.new_game(position.players, position.rules), list[Event]()
    for move in position.moves:
        at, more = coup.apply(at, move)
        events += more
    return events


def differ(seen: Any, position: Position, codes: Iterable[str]) -> list[str]:
    """The bots that do something else, in some seat that is asked, once the hidden cards are dealt again.

    They have heard the position's game; `seen` is the game as they see it.
    """
    prompt, events, found = coup.prompt(position.state), told(position), []
    for seat in prompt.seats if prompt and prompt.seats != (NATURE,) else ():
        deals = position.state, redealt(position.state, frozenset({seat}), Random(position.seed))
        for code in codes:
            memory = remembered(BOTS[code], None, seat, events)
            one, other = (done(BOTS[code], moment(seen, state, seat, memory), position.seed) for state in deals)
            found += [code] * (one != other)
    return found


def done(bot: Bot, asked: Moment, seed: int) -> tuple[Move, Why]:
    """What the bot does, and why."""
    move = decided(bot, asked, Stream(seed))
    return move, bot.explain(asked, move)


@given(positions())
def test_what_a_bot_does_not_see_changes_nothing(position: Position) -> None:
    assert not differ(coup, position, BOTS)


class OpenHands:
    """A game that shows everybody's cards to everybody."""

    def __getattr__(self, name: str) -> Any:
        return getattr(coup, name)

    def observe(self, state: coup.State, sees: frozenset[int]) -> coup.View:
        """Everything."""
        return coup.observe(state, frozenset(range(len(state.seats))))


def test_a_bot_that_saw_more_would_be_found() -> None:
    dealt = [Position(coup.rule_set(), players=3, seed=seed, length=4) for seed in range(200)]
    assert any(differ(OpenHands(), position, ["counting"]) for position in dealt)


def test_chance_takes_the_first_whose_weights_exceed_the_number() -> None:
    """However the weights are multiplied: halves and fourths are as good as sixteenths."""
    chances = (("a", Fraction(1, 4)), ("b", Fraction(1, 2)), ("c", Fraction(1, 4)))
    for seed in range(200):
        assert drawn(chances, Stream(seed)) == ("a" * 4 + "b" * 8 + "c" * 4)[Stream(seed).below(16)]

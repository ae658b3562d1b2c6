"""What every game in the register keeps, tried by what works on any of them: tools and timelines."""

from random import Random

import pytest

from engine.game import NATURE
from engine.games import GAMES
from engine.timeline import Timeline
from engine.tools import AnyGame, draw_lots, forced, random_game, replay
from explorer.voices import VOICES
from scenarios.shapes import SHAPES, shape_of

NAMES = ("Ana", "Ben", "Cleo")
EACH = pytest.mark.parametrize("code", GAMES)


def started(code: str, dice: Random) -> tuple[AnyGame[object, object], object]:
    """A game of three under the rules of one of its presets."""
    shape = SHAPES[code]
    return shape.game, shape.game.new_game(3, shape.rule_set(dice.choice(shape.presets)))


def test_every_game_of_the_register_has_a_shape_and_a_voice() -> None:
    assert list(GAMES) == list(SHAPES) == list(VOICES)
    assert [shape.game for shape in SHAPES.values()] == list(GAMES.values())


@EACH
def test_a_position_is_told_from_those_of_other_games(code: str) -> None:
    assert shape_of(started(code, Random(1))[1]) is SHAPES[code]


@EACH
def test_a_game_is_its_list_of_moves_in_any_notation(code: str) -> None:
    for seed in range(5):
        game, start = started(code, Random(seed))
        moves = random_game(game, start, Random(seed))
        written = [game.write(move, NAMES) for move in moves]
        end = replay(game, start, (game.parse(text, NAMES) for text in written))
        assert end == replay(game, start, moves)
        assert (game.prompt(end), game.legal_moves(end), bool(game.winners(end))) == (None, (), True)


@EACH
def test_who_is_awaited_can_move_and_what_has_one_answer_is_forced(code: str) -> None:
    game, state = started(code, Random(2))
    dice = Random(3)
    while (prompt := game.prompt(state)) is not None:
        legal = game.legal_moves(state)
        assert legal
        assert all(game.why_not(state, move) is None for move in legal)
        assert bool(game.chances(state)) == (prompt.seats == (NATURE,))
        assert (forced(game, state) is not None) == (len(legal) == 1 and prompt.code != "action")
        state, _ = game.apply(state, draw_lots(game, state, dice))


@EACH
def test_a_timeline_goes_back_and_branches(code: str) -> None:
    game, start = started(code, Random(4))
    line = Timeline.of(game, start)
    for move in random_game(game, start, Random(4))[:20]:
        line = line.play(move)
    back = line.go(5)
    other = back.play(game.legal_moves(back.now.state)[-1])
    assert (len(other.frames), other.frames[:6]) == (7, line.frames[:6])

"""Every lesson of every path opens in a notebook at each of its steps, as its story has it."""

import pytest

import explorer
from explorer.lessons import Lesson, path
from explorer.notebook.table import Table
from scenarios.shapes import SHAPES

LESSONS = [lesson for game in SHAPES for lesson in path(game).lessons()]


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_it_opens_at_each_step(lesson: Lesson) -> None:
    game = SHAPES[lesson.game].game
    for step, moment in enumerate(lesson.moments, 1):
        table = explorer.open(lesson.id, step=step)
        assert isinstance(table, Table)
        assert table.at == sum(len(each.moves) for each in lesson.moments[1:step])
        assert repr(table).splitlines()[0] == lesson.title
        prompt = game.prompt(moment.state)
        if prompt and set(prompt.seats) == moment.sees:
            legal = {game.write(move, lesson.names) for move in game.legal_moves(moment.state)}
            assert set(table.legal()) == legal
            assert not table.why_not(min(legal))

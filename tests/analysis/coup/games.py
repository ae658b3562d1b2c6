"""Games played at random from a dealt table: what the odds are tried on."""

from collections.abc import Iterator
from random import Random

from engine import coup
from engine.coup.moves import Move
from engine.coup.state import State
from engine.timeline import Timeline
from engine.tools import draw_lots

Game = Timeline[State, Move]


def dealt(players: int, rules: coup.RuleSet, dice: Random) -> State:
    """A table with its cards and sides dealt, the first action awaited."""
    state = coup.new_game(players, rules)
    while coup.chances(state):
        state, _ = coup.apply(state, draw_lots(coup, state, dice))
    return state


def played(start: State, moves: int, dice: Random) -> Game:
    """The game after so many moves, or at its end."""
    game = Timeline.of(coup, start)
    while game.at < moves and coup.prompt(game.now.state) is not None:
        game = game.play(draw_lots(coup, game.now.state, dice))
    return game


def any_rules(players: int, dice: Random) -> coup.RuleSet:
    """A preset with some switches turned at random, for so many seats."""
    while True:
        chosen = {name: dice.choice(values) for name, values in coup.SWITCHES.items() if dice.random() < 0.3}
        rules = coup.rule_set(dice.choice(coup.PRESETS), **chosen)
        if players in rules.seats and (not rules.factions or players >= rules.factions_min_players):
            return rules


def some_games(number: int, sizes: tuple[int, ...], most: int, seed: int) -> Iterator[tuple[Game, Random]]:
    """So many games under any rules, up to `most` moves long, each with the dice that it was played by."""
    for at in range(number):
        dice = Random(seed + at)
        players = dice.choice(sizes)
        yield played(dealt(players, any_rules(players, dice), dice), dice.randrange(most), dice), dice


def whole_games(number: int, sizes: tuple[int, ...], seed: int) -> Iterator[Game]:
    """So many games under any rules, played to the end."""
    for at in range(number):
        dice = Random(seed + at)
        players = dice.choice(sizes)
        yield played(dealt(players, any_rules(players, dice), dice), 10_000, dice)

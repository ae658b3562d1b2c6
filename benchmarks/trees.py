"""How long the tree of a turn takes: six seats at the start of a game, and random positions of all rule sets.

Times are of the processor, not of the clock.
"""

from random import Random
from time import process_time

from analysis.coup.sight import look
from analysis.growing import grow
from analysis.tree import Tree, nodes
from engine import coup
from engine.coup.moves import Move
from engine.coup.rules import PRESETS, SWITCHES, rule_set
from engine.game import NATURE
from engine.tools import draw_lots

POSITIONS = 200
SEATS = 6
DECLARED = ("Ana tax", "Ana foreign-aid", "Ana steal Ben", "Ana assassinate Ben", "Ana exchange", "Ana income")
NAMES = ("Ana", "Ben", "Cleo", "Dev", "Eva", "Fay")


def opening(dice: Random, coins: int) -> coup.State:
    """Return a game of six that has been dealt."""
    state = coup.new_game(SEATS, rule_set())
    while (prompt := coup.prompt(state)) is not None and prompt.seats == (NATURE,):
        state, _ = coup.apply(state, draw_lots(coup, state, dice))
    first = state.seats[0]._replace(coins=coins)
    return state._replace(seats=(first, *state.seats[1:]))


def position(dice: Random) -> coup.State:
    """Return a position of a random game, of two to six seats under any rules."""
    chosen = {name: dice.choice(values) for name, values in SWITCHES.items() if dice.random() < 0.5}
    rules = rule_set(dice.choice(PRESETS), **chosen)
    state = coup.new_game(dice.randint(max(rules.seats[0], rules.factions_min_players), SEATS), rules)
    for _ in range(dice.randint(15, 90)):
        if coup.prompt(state) is None:
            break
        state, _ = coup.apply(state, draw_lots(coup, state, dice))
    return state


def timed(state: coup.State, sees: frozenset[int]) -> tuple[float, int, int]:
    """Return the seconds that a tree takes, its endings and its nodes."""
    begun = process_time()
    tree: Tree[Move] = grow(look(state, sees), sees)
    return process_time() - begun, len(tree.endings), sum(1 for _ in nodes(tree.root))


def main() -> None:
    """Print the times."""
    dice = Random(6)
    start = opening(dice, 3)
    eyes = {"above": frozenset(range(SEATS)), "Ana": frozenset({0}), "Dev": frozenset({3}), "nobody": frozenset[int]()}
    print(f"{SEATS} seats at the start of a game: milliseconds (endings, nodes)")
    print(f"{'':22}" + "".join(f"{name:>18}" for name in eyes))
    for text in (None, *DECLARED):
        state = coup.apply(start, coup.parse(text, NAMES))[0] if text else start
        row = [timed(state, sees) for sees in eyes.values()]
        print(f"{text or 'before the action':22}" + "".join(f"{t * 1000:8.0f} ({e:3},{n:5})" for t, e, n in row))
    times = []
    for _ in range(POSITIONS):
        state = position(dice)
        seats = range(len(state.seats))
        times.append(timed(state, dice.choice([frozenset(seats), *(frozenset((seat,)) for seat in seats)]))[0])
    times.sort()
    worst = times[int(POSITIONS * 0.95)]
    within = sum(1 for each in times if each < 1) / POSITIONS
    print(f"{POSITIONS} random positions: median {times[POSITIONS // 2] * 1000:.0f} ms,", end=" ")
    print(f"95 % within {worst * 1000:.0f} ms, longest {times[-1] * 1000:.0f} ms; {within:.0%} within 1 s")


if __name__ == "__main__":
    main()

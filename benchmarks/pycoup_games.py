"""Random games with PyPI's pycoup, driven as fast as it goes.

pycoup asks its players by methods; here they answer by dice. Its package expects to be started as a script, from its
own folder. Once a target has fallen by a challenge, an assassination of it ends in an IndexError, in about one game of
fifteen: here such a target loses nothing more, so that every game comes to its end.
"""

import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any

DEVIATIONS = """pycoup 0.0.2 keeps other rules in some places: only the actor may challenge a block; everybody may
block a steal or an assassination, not only its target; an assassination that is blocked costs nothing; whoever has the
claimed card must show it; one may steal from nobody's coins; the coins of the fallen stay; a target that has fallen by
a challenge breaks it off with an IndexError (mended here)."""


def _modules() -> tuple[Any, Any, Any]:
    spec = find_spec("pycoup")
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError("pycoup is not installed: it is in the extra `bench`")
    sys.path.append(str(Path(spec.origin).parent))
    return import_module("core.game"), import_module("core.player"), import_module("core.action")


game, player, action = _modules()
dice = Random()
STATE = game.GameState


class Dicing(player.Player):  # type: ignore[misc,name-defined]  # it comes without types
    """Challenges every other claim, and blocks or passes as likely as not."""

    def confirmCall(self, active: Any, claimed: Any) -> bool:  # noqa: N802  # its name
        """Challenge?"""
        return dice.random() < 0.5

    def confirmBlock(self, active: Any, attempted: Any) -> Any:  # noqa: N802  # its name
        """Block with which card?"""
        return dice.choice(BLOCKS[attempted])

    def loseInfluence(self) -> None:  # noqa: N802  # its name
        """Lose a card, if there is one."""
        if self.influence:
            super().loseInfluence()


STATE.reset()
BLOCKS = {each: [None, *STATE.getBlockingActions(each)] for each in (*STATE.CommonActions, *STATE.CardsAvailable)}
FREE = (action.Income, action.ForeignAid, action.Duke, action.Ambassador)
AIMED = (action.Captain, action.Assassin, action.Coup)


def play(players: int) -> None:
    """Play one game; every action that can be paid, at every aim, is as likely as the others."""
    STATE.reset()
    seats = [Dicing() for _ in range(players)]
    while True:
        for seat in seats:
            if not seat.alive:
                continue
            others = [each for each in seats if each.alive and each is not seat]
            if not others:
                return
            coins = seat.coins
            if coins >= action.ForceCoupCoins:
                seat.play(action.Coup, dice.choice(others))
                continue
            aimed = 1 if coins < 3 else 2 if coins < 7 else 3
            pick = dice.randrange(4 + aimed * len(others))
            if pick < 4:
                seat.play(FREE[pick])
            else:
                kind, aim = divmod(pick - 4, len(others))
                seat.play(AIMED[kind], others[aim])


def games(players: int, count: int, seed: int) -> None:
    """Play so many games."""
    dice.seed(seed)
    for _ in range(count):
        play(players)

"""The games by their codes: the one register, and where mypy checks that each module keeps the contract."""

from collections.abc import Mapping
from typing import Any

from engine import coatl, coup
from engine.game import Game

GAMES: Mapping[str, Game[Any, Any, Any, Any, Any]] = {"coup": coup, "coatl": coatl}

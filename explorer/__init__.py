"""The screens of Tableside. In a notebook `explorer.open(…)` gives a table to play, ask and compare at.

`import explorer` stays light: the rest is loaded when the first table is opened.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from explorer.notebook.mistake import Mistake

if TYPE_CHECKING:
    from explorer.notebook.many import Compared, Many, Rules
    from explorer.notebook.said import Said
    from explorer.notebook.table import Table
    from scenarios.record import Record

__all__ = ["Mistake", "compare", "open", "rule", "simulate"]


def open(
    what: str | Path | Mapping[str, object] | Record, *, step: int | None = None, seat: str | None = None
) -> Table | Said:
    """Return the table that is meant, looked at as `seat` (a name, `table` or `all`).

    `what` is the id of a lesson, a link of the web explorer, the token in a link, a scenario file, or a mapping in the
    shape of one. A lesson opens at its first step or at `step`, counted from 1; everything else at its end. A link that
    holds no more than what somebody saw can only be looked at. Raises Mistake.
    """
    from explorer.notebook.opening import opened

    return opened(what, step, seat)


def rule(label: str) -> Said:
    """Return the rule with that label, such as `CH-3`, to read; raise Mistake for one that there is not."""
    from explorer.notebook.opening import cited

    return cited(label)


def simulate(
    bots: str | Sequence[str] = "random",
    games: int = 1000,
    *,
    game: str = "coup",
    players: int | None = None,
    rules: Rules = "guide",
    seed: int = 0,
    jobs: int | None = None,
    scheduler: str | None = None,
) -> Many:
    """Play many games between bots, and return what they come to, to read, as frames and as pictures.

    Fewer bots than players come again; from game to game everybody moves on by a seat. `rules` is a preset, or switches
    to set. They are played on all cores, by so many `jobs`, or by the Dask cluster of this `scheduler`; the same seed
    gives the same figures. Raises Mistake.
    """
    from explorer.notebook import many

    return many.simulate(many.seated(game, rules, bots, players, seed), games, jobs, scheduler)


def compare(
    change: Rules,
    bots: str | Sequence[str] = "random",
    games: int = 1000,
    *,
    by: str = "bot",
    game: str = "coup",
    players: int | None = None,
    rules: Rules = "guide",
    seed: int = 0,
    jobs: int | None = None,
    scheduler: str | None = None,
) -> Compared:
    """Play the same games by the rules, and with a change of them, and return how the shares of wins differ.

    `change` is another preset, or the switches to set otherwise; `by` is `bot` or `seat`. Raises Mistake.
    """
    from explorer.notebook import many

    return many.compare(many.seated(game, rules, bots, players, seed), change, games, by, jobs, scheduler)

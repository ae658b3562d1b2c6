"""The screens of Tableside. In a notebook `explorer.open(…)` gives a table to play, ask and compare at.

`import explorer` stays light: the rest is loaded when the first table is opened.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from explorer.notebook.mistake import Mistake

if TYPE_CHECKING:
    from explorer.notebook.said import Said
    from explorer.notebook.table import Table
    from scenarios.record import Record

__all__ = ["Mistake", "open", "rule"]


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

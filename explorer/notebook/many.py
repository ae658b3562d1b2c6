"""Many games between bots, in a notebook: what they come to, to read, as frames and as pictures."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pandas import DataFrame

from engine.game import ImpossiblePosition
from explorer.impossible import impossible
from explorer.notebook.cells import note
from explorer.notebook.chosen import chosen
from explorer.notebook.mistake import Mistake
from explorer.notebook.said import Said
from explorer.notebook.words import mistake, speak
from explorer.simulated import BOT, SEAT, Rows, Told, compared, told
from explorer.tables.html import Html, tag
from scenarios.shapes import SHAPES, Setting
from simulation import comparing, figures, mass
from simulation.seating import Seating, Unplayable
from simulation.spreading import NoCluster

if TYPE_CHECKING:
    from plotly.graph_objects import Figure

Rules = str | Mapping[str, Setting]


@dataclass(frozen=True, repr=False)
class Many(Said):
    """Games that were played. `games` has a row for each seat of each game."""

    games: DataFrame
    seating: Seating

    def by(self, what: str = BOT) -> DataFrame:
        """Return the figures of each bot, or each `seat`: shares with their intervals, and means."""
        _known(what)
        return figures.by(self.games, self.seating.game, what)

    def figure(self, what: str = BOT, rate: str = "win") -> "Figure":
        """Return a picture of a share of each bot or `seat`: `win`, or one of the rates; raise Mistake."""
        from explorer.bars import shares

        table = self.by(what)
        known = [name for name in table.columns if f"{name}_low" in table.columns]
        if rate not in known:
            raise mistake("notebook.no-such-rate", rate=rate, known=", ".join(known))
        return shares(table, what, rate, speak)

    def lengths(self) -> "Figure":
        """Return a picture of how many moves the games had."""
        from explorer.bars import lengths

        return lengths(self.games, speak)


@dataclass(frozen=True, repr=False)
class Compared(Said):
    """The same games under two rule sets, and how the shares of wins differ."""

    shares: DataFrame

    def figure(self) -> "Figure":
        """Return a picture of the differences."""
        from explorer.bars import differences

        return differences(self.shares, speak)


def simulate(seating: Seating, games: int, jobs: int | None, scheduler: str | None) -> Many:
    """Play the games; raise Mistake where that cannot be."""
    with _playable(games):
        frame = mass.simulate(seating, games, jobs=jobs, scheduler=scheduler)
    said = _read(told(frame, seating, games, speak))
    return Many(said.text, said.html, frame, seating)


def compare(
    seating: Seating, change: Rules, games: int, what: str, jobs: int | None, scheduler: str | None
) -> Compared:
    """Play the games by the rules, and with the change; raise Mistake where that cannot be."""
    _known(what)
    preset, switches = chosen(change, SHAPES[seating.game])
    shape, before = SHAPES[seating.game], seating.rules
    kept = {name: value for name, value in before.resolved().items() if name != "preset" and not preset}
    rules = shape.rule_set(preset or before.preset, **{**kept, **switches})
    with _playable(games):
        shares = comparing.compare(seating, rules, games, what=what, jobs=jobs, scheduler=scheduler)
    said = _read(compared(shares, what, games, speak))
    return Compared(said.text, said.html, shares)


def seated(game: str, rules: Rules, bots: str | Sequence[str], players: int | None, seed: int) -> Seating:
    """Return the table that is meant; raise Mistake."""
    if game not in SHAPES:
        raise mistake("command.unknown-game", game=game, known=", ".join(SHAPES))
    preset, switches = chosen(rules, SHAPES[game])
    in_use = SHAPES[game].rule_set(preset or SHAPES[game].presets[0], **switches)
    try:
        return Seating.of(game, in_use, (bots,) if isinstance(bots, str) else tuple(bots), players, seed)
    except Unplayable as error:
        raise mistake(f"command.table.{error.code}", **error.facts) from None
    except ImpossiblePosition as error:
        raise Mistake(impossible(error, (), speak)) from None


@contextmanager
def _playable(games: int) -> Iterator[None]:
    """Have a number of games that cannot be played, or a cluster that cannot be joined, told as a Mistake."""
    if games < 1:
        raise mistake("notebook.no-games", games=games)
    try:
        yield
    except NoCluster as error:
        raise mistake(f"command.cluster.{error.code}", address=error.address) from None


def _known(what: str) -> None:
    if what not in (BOT, SEAT):
        raise mistake("notebook.no-such-rate", rate=what, known=f"{BOT}, {SEAT}")


def _read(words: Told) -> Said:
    """Return sentences and tables to read."""
    first, *others = words.before
    return note(
        str(words),
        tag("p", first, class_="first"),
        *(tag("p", each) for each in others),
        *(_drawn(rows) for rows in words.tables),
        *(tag("p", each, class_="small") for each in words.after),
    )


def _drawn(rows: Rows) -> Html:
    heads, *body = rows
    lines = (tag("tr", tag("th", row[0], scope="row"), *(tag("td", cell) for cell in row[1:])) for row in body)
    return tag(
        "table",
        tag("thead", tag("tr", *(tag("th", cell, scope="col") for cell in heads))),
        tag("tbody", *lines),
    )

"""The options of mass play as they are written; what is wrong with them is wrong usage."""

import sys

import typer
from pandas import DataFrame

from content import texts
from engine.game import ImpossiblePosition
from explorer.commands.sources import Overrides, of_game
from explorer.impossible import impossible
from simulation.mass import simulate
from simulation.seating import Seating, Unplayable
from simulation.spreading import NoCluster


def seating(game: str, overrides: Overrides, bots: str, players: int | None, seed: int) -> Seating:
    """Return the table that is meant."""
    codes = [code.strip().casefold() for code in bots.split(",") if code.strip()]
    try:
        return Seating.of(of_game(game), overrides.rules(game), codes, players, seed)
    except Unplayable as error:
        raise typer.BadParameter(texts().say(f"command.table.{error.code}", **error.facts)) from None
    except ImpossiblePosition as error:
        raise typer.BadParameter(impossible(error, (), texts())) from None


def played(table: Seating, games: int, jobs: int | None, scheduler: str | None) -> DataFrame:
    """Play the games, with a bar on standard error; leave with 1 where the cluster cannot be joined.

    What is no address of one is wrong usage.
    """
    say = texts().say
    try:
        with typer.progressbar(length=games, label=say("command.simulating"), file=sys.stderr) as bar:
            return simulate(table, games, jobs=jobs, scheduler=scheduler, told=bar.update)
    except NoCluster as error:
        told = say(f"command.cluster.{error.code}", address=error.address)
        if error.code == "no-address":
            raise typer.BadParameter(told) from None
        typer.echo(told, err=True)
        raise typer.Exit(1) from None

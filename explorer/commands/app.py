"""The commands and their options. Each loads what it needs when it is called: the explorer starts without the rest."""

import json
from pathlib import Path
from typing import Annotated

import typer

from content import texts

say = texts().say
app = typer.Typer(
    name="tableside",
    help=say("command.help"),
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)

File = Annotated[Path, typer.Argument(metavar="FILE", help=say("command.file"))]
Files = Annotated[list[Path], typer.Argument(metavar="FILE…", help=say("command.file"))]
Words = Annotated[str, typer.Argument(metavar="MOVE", help=say("command.move"))]
Question = Annotated[str, typer.Argument(metavar="TEXT", help=say("command.question"))]
Label = Annotated[str | None, typer.Argument(metavar="LABEL", help=say("command.label"))]
Depth = Annotated[int, typer.Argument(metavar="DEPTH", min=0, max=12, help=say("command.depth"))]
Card = Annotated[str, typer.Argument(metavar="CARD", help=say("command.card"))]
Pieces = Annotated[str, typer.Argument(metavar="PIECES", help=say("command.pieces-of"))]
OpenHead = Annotated[bool, typer.Option("--open-head", help=say("command.open-head"))]
OpenTail = Annotated[bool, typer.Option("--open-tail", help=say("command.open-tail"))]
Json = Annotated[bool, typer.Option("--json", help=say("command.json"))]
Preset = Annotated[str | None, typer.Option("--rules", metavar="PRESET", help=say("command.rules"))]
With = Annotated[str, typer.Option("--with", metavar="PRESET", help=say("command.with"))]
Switches = Annotated[list[str] | None, typer.Option("--set", metavar="SWITCH=VALUE", help=say("command.set"))]
Language = Annotated[str, typer.Option("--lang", metavar="XX", help=say("command.lang"))]
InGame = Annotated[str, typer.Option("--game", metavar="GAME", help=say("command.game"))]
Viewer = Annotated[str, typer.Option("--as", metavar="SEAT|table|all", help=say("command.as"))]
Host = Annotated[str, typer.Option("--host", metavar="H", help=say("command.host"))]
Port = Annotated[int, typer.Option("--port", metavar="N", min=0, max=65535, help=say("command.port"))]
Workers = Annotated[int, typer.Option("--workers", metavar="N", min=1, max=64, help=say("command.workers"))]
Players = Annotated[int | None, typer.Option("--players", metavar="N", min=2, max=10, help=say("command.players"))]
Games = Annotated[int, typer.Option("--games", metavar="N", min=1, max=10_000_000, help=say("command.games"))]
Bots = Annotated[str, typer.Option("--bots", metavar="A,B,…", help=say("command.bots"))]
Seed = Annotated[int, typer.Option("--seed", metavar="N", min=0, help=say("command.seed"))]
Jobs = Annotated[int | None, typer.Option("--jobs", metavar="N", min=1, max=256, help=say("command.jobs"))]
Scheduler = Annotated[str | None, typer.Option("--scheduler", metavar="tcp://…", help=say("command.scheduler"))]
PublicUrl = Annotated[str | None, typer.Option("--public-url", metavar="URL", help=say("command.public-url"))]


@app.callback(invoke_without_command=True)
def start(context: typer.Context) -> None:
    """Without a command, start the explorer."""
    if context.invoked_subcommand is None:
        web()


@app.command(help=say("command.web"))
def web(host: Host = "127.0.0.1", port: Port = 8501, public_url: PublicUrl = None, workers: Workers = 1) -> None:
    """Start the explorer."""
    from explorer.commands.deferring import deferred

    # Streamlit loads it with itself, which takes a quarter of the start; one page draws with it.
    with deferred("plotly"):
        from explorer.serve import serve

    serve(host, port, public_url, workers)


@app.command(help=say("command.check"))
def check(files: Files, rules: Preset = None, switches: Switches = None) -> None:
    """Tell what is wrong with scenario files."""
    from explorer.commands.sources import Overrides, checked

    if not checked(files, Overrides.read(rules, switches)):
        raise typer.Exit(1)


@app.command(help=say("command.play"))
def play(
    file: File,
    as_document: Json = False,
    seen_by: Viewer = "all",
    lang: Language = "en",
    rules: Preset = None,
    switches: Switches = None,
) -> None:
    """Print a scenario's transcript."""
    from explorer.commands.sources import Overrides, in_language, opened, viewer
    from explorer.transcript import as_json, as_text

    words = in_language(lang)
    played = opened(file, Overrides.read(rules, switches))
    sees = viewer(seen_by, played.names)
    typer.echo(_document(as_json(played, sees)) if as_document else as_text(played, sees, words))


@app.command(help=say("command.legal"))
def legal(file: File, as_document: Json = False, rules: Preset = None, switches: Switches = None) -> None:
    """Print the legal moves after the last step."""
    from explorer.commands.sources import Overrides, opened

    played = opened(file, Overrides.read(rules, switches))
    moves = sorted(played.game.write(move, played.names) for move in played.game.legal_moves(played.end))
    typer.echo(_document(moves) if as_document else "".join(f"{move}\n" for move in moves), nl=as_document)


@app.command("why-not", help=say("command.why-not"))
def why_not(
    file: File,
    move: Words,
    as_document: Json = False,
    lang: Language = "en",
    rules: Preset = None,
    switches: Switches = None,
) -> None:
    """Say why a move is refused after the last step."""
    from engine.game import NoMove
    from explorer.commands.sources import Overrides, fail, in_language, opened
    from explorer.facts import named
    from explorer.voices import voice_of
    from scenarios import Fault, judge

    words = in_language(lang)
    played = opened(file, Overrides.read(rules, switches))
    try:
        said, reason = judge(played.end, move, played.names)
    except NoMove as error:
        fail(file, (Fault(1, error.code, error.facts),))
    if reason is None:
        typer.echo(_document({"legal": True}) if as_document else words.say("command.is-legal", move=move))
        return
    why = voice_of(played.end).refusal(reason, played.end, played.names, words, said)
    label = why.rule.label if why.rule else None
    if as_document:
        facts = named(reason.facts, played.names)
        typer.echo(_document({"legal": False, "code": reason.code, "facts": facts, "rule": label, "text": why.text}))
    else:
        typer.echo(words.say("command.refused", text=why.text, rule=label))


@app.command(help=say("command.diff"))
def diff(
    file: File,
    other: With,
    as_document: Json = False,
    lang: Language = "en",
    rules: Preset = None,
    switches: Switches = None,
) -> None:
    """Tell where two rule sets part, and what comes of it."""
    from explorer import difference
    from explorer.commands.sources import Overrides, in_language, source
    from scenarios import diff as compare

    words = in_language(lang)
    loaded = source(file)
    one, two = Overrides.read(rules, switches), Overrides.read(other, switches)
    found = compare(loaded.scenario, one.over(loaded), two.over(loaded))
    typer.echo(_document(difference.as_json(found)) if as_document else difference.as_text(found, words))


@app.command(help=say("command.perft"))
def perft(file: File, depth: Depth, rules: Preset = None, switches: Switches = None) -> None:
    """Count the sequences of so many decisions after the last step."""
    from engine.tools import perft as count
    from explorer.commands.sources import Overrides, opened

    played = opened(file, Overrides.read(rules, switches))
    typer.echo(count(played.game, played.end, depth))


@app.command(help=say("command.ask"))
def ask(
    question: Question,
    game: InGame = "coup",
    as_document: Json = False,
    lang: Language = "en",
    rules: Preset = None,
    switches: Switches = None,
) -> None:
    """Answer a question from the rules in use."""
    from explorer import answering
    from explorer.commands.sources import Overrides, in_language, of_game

    words, game = in_language(lang), of_game(game)
    found = answering.find(question, Overrides.read(rules, switches).rules(game), game)
    if as_document:
        typer.echo(_document(answering.as_json(found, words)))
    elif found:
        typer.echo(answering.as_text(found, words))
    if not found:
        typer.echo(words.say("command.nothing-found"), err=True)
        raise typer.Exit(1)


@app.command("rules", help=say("command.rules-of"))
def tell_rules(
    label: Label = None,
    game: InGame = "coup",
    as_document: Json = False,
    lang: Language = "en",
    rules: Preset = None,
    switches: Switches = None,
) -> None:
    """Print a rule with its sources, or all of them."""
    from explorer import catalogue
    from explorer.commands.sources import Overrides, in_language, labels, of_game
    from scenarios.shapes import game_of_rule

    words, found = in_language(lang), labels(label, of_game(game))
    in_use = Overrides.read(rules, switches).rules(game_of_rule(found[0]))
    if as_document:
        told = [catalogue.as_json(each, in_use, words) for each in found]
        typer.echo(_document(told[0] if label else told))
    else:
        typer.echo("\n\n".join(catalogue.as_text(each, in_use, words) for each in found))


@app.command(help=say("command.simulate"))
def simulate(
    game: InGame = "coup",
    players: Players = None,
    games: Games = 1000,
    bots: Bots = "random",
    seed: Seed = 0,
    rules: Preset = None,
    switches: Switches = None,
    jobs: Jobs = None,
    scheduler: Scheduler = None,
    as_document: Json = False,
    lang: Language = "en",
) -> None:
    """Play many games between bots, and print what comes of them."""
    from explorer import simulated
    from explorer.commands import simulating
    from explorer.commands.sources import Overrides, in_language

    words = in_language(lang)
    table = simulating.seating(game, Overrides.read(rules, switches), bots, players, seed)
    frame = simulating.played(table, games, jobs or -1, scheduler)
    if as_document:
        typer.echo(_document(simulated.as_json(frame, table, games)))
    else:
        typer.echo(simulated.as_text(frame, table, games, words))


@app.command(help=say("command.score"))
def score(
    card: Card, pieces: Pieces, open_head: OpenHead = False, open_tail: OpenTail = False, as_document: Json = False
) -> None:
    """Print what a prophecy or temple of Cóatl pays."""
    from explorer.commands.scoring import Asked

    asked = Asked.read(card, pieces, head=not open_head, tail=not open_tail)
    typer.echo(_document(asked.as_json()) if as_document else asked.points())


def _document(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)

"""The commands and their options. Each loads what it needs when it is called: the explorer starts without the rest."""

import json

import typer

from content import texts
from explorer.commands import options as given

say = texts().say
app = typer.Typer(
    name="tableside",
    help=say("command.help"),
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback(invoke_without_command=True)
def start(context: typer.Context) -> None:
    """Without a command, start the explorer."""
    if context.invoked_subcommand is None:
        web()


@app.command(help=say("command.web"))
def web(
    host: given.Host = "127.0.0.1",
    port: given.Port = 8501,
    public_url: given.PublicUrl = None,
    workers: given.Workers = 1,
) -> None:
    """Start the explorer."""
    from explorer.commands.deferring import deferred

    # Streamlit loads it with itself, which takes a quarter of the start; one page draws with it.
    with deferred("plotly"):
        from explorer.serve import serve

    serve(host, port, public_url, workers)


@app.command(help=say("command.check"))
def check(files: given.Files, rules: given.Preset = None, switches: given.Switches = None) -> None:
    """Tell what is wrong with scenario files."""
    from explorer.commands.sources import Overrides, checked

    if not checked(files, Overrides.read(rules, switches)):
        raise typer.Exit(1)


@app.command(help=say("command.play"))
def play(
    file: given.File,
    as_document: given.Json = False,
    seen_by: given.Viewer = "all",
    lang: given.Language = "en",
    rules: given.Preset = None,
    switches: given.Switches = None,
) -> None:
    """Print a scenario's transcript."""
    from explorer.commands.sources import Overrides, in_language, opened, viewer
    from explorer.transcript import as_json, as_text

    words = in_language(lang)
    played = opened(file, Overrides.read(rules, switches))
    sees = viewer(seen_by, played.names)
    typer.echo(_document(as_json(played, sees)) if as_document else as_text(played, sees, words))


@app.command(help=say("command.legal"))
def legal(
    file: given.File, as_document: given.Json = False, rules: given.Preset = None, switches: given.Switches = None
) -> None:
    """Print the legal moves after the last step."""
    from explorer.commands.sources import Overrides, opened

    played = opened(file, Overrides.read(rules, switches))
    moves = sorted(played.game.write(move, played.names) for move in played.game.legal_moves(played.end))
    typer.echo(_document(moves) if as_document else "".join(f"{move}\n" for move in moves), nl=as_document)


@app.command("why-not", help=say("command.why-not"))
def why_not(
    file: given.File,
    move: given.Words,
    as_document: given.Json = False,
    lang: given.Language = "en",
    rules: given.Preset = None,
    switches: given.Switches = None,
) -> None:
    """Say why a move is refused after the last step."""
    from engine.game import NoMove
    from explorer.commands.sources import Overrides, fail, in_language, opened
    from explorer.facts import named
    from explorer.voices import voice_of
    from scenarios import Fault, judge

    words, written = in_language(lang), " ".join(move)
    played = opened(file, Overrides.read(rules, switches))
    try:
        said, reason = judge(played.end, written, played.names)
    except NoMove as error:
        fail(file, (Fault(1, error.code, error.facts),))
    if reason is None:
        typer.echo(_document({"legal": True}) if as_document else words.say("command.is-legal", move=written))
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
    file: given.File,
    other: given.With,
    as_document: given.Json = False,
    lang: given.Language = "en",
    rules: given.Preset = None,
    switches: given.Switches = None,
) -> None:
    """Tell where two rule sets part, and what comes of it."""
    from explorer import difference
    from explorer.commands.sources import Overrides, in_language, playable, source
    from scenarios import diff as compare

    words = in_language(lang)
    loaded = source(file)
    one, two = Overrides.read(rules, switches), Overrides.read(other, switches)
    found = compare(loaded.scenario, one.over(loaded), two.over(loaded))
    if found.one.problems and found.other.problems:
        playable(file, loaded)
    typer.echo(_document(difference.as_json(found)) if as_document else difference.as_text(found, words))


@app.command(help=say("command.perft"))
def perft(file: given.File, depth: given.Depth, rules: given.Preset = None, switches: given.Switches = None) -> None:
    """Count the sequences of so many decisions after the last step."""
    from engine.tools import perft as count
    from explorer.commands.sources import Overrides, opened

    played = opened(file, Overrides.read(rules, switches))
    typer.echo(count(played.game, played.end, depth))


@app.command(help=say("command.ask"))
def ask(
    question: given.Question,
    game: given.InGame = "coup",
    as_document: given.Json = False,
    lang: given.Language = "en",
    rules: given.Preset = None,
    switches: given.Switches = None,
) -> None:
    """Answer a question from the rules in use."""
    from explorer import answering
    from explorer.commands.sources import Overrides, in_language, of_game

    words, game = in_language(lang), of_game(game)
    found = answering.find(" ".join(question), Overrides.read(rules, switches).rules(game), game)
    if as_document:
        typer.echo(_document(answering.as_json(found, words)))
    elif found:
        typer.echo(answering.as_text(found, words))
    if not found:
        typer.echo(words.say("command.nothing-found"), err=True)
        raise typer.Exit(1)


@app.command("rules", help=say("command.rules-of"))
def tell_rules(
    label: given.Label = None,
    game: given.InGame = "coup",
    as_document: given.Json = False,
    lang: given.Language = "en",
    rules: given.Preset = None,
    switches: given.Switches = None,
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
    game: given.InGame = "coup",
    players: given.Players = None,
    games: given.Games = 1000,
    bots: given.Bots = "random",
    seed: given.Seed = 0,
    rules: given.Preset = None,
    switches: given.Switches = None,
    jobs: given.Jobs = None,
    scheduler: given.Scheduler = None,
    as_document: given.Json = False,
    lang: given.Language = "en",
) -> None:
    """Play many games between bots, and print what comes of them."""
    from explorer import simulated
    from explorer.commands import simulating
    from explorer.commands.sources import Overrides, in_language

    words = in_language(lang)
    table = simulating.seating(game, Overrides.read(rules, switches), bots, players, seed)
    frame = simulating.played(table, games, jobs, scheduler)
    if as_document:
        typer.echo(_document(simulated.as_json(frame, table, games)))
    else:
        typer.echo(str(simulated.told(frame, table, games, words)))


@app.command(help=say("command.score"))
def score(
    card: given.Card,
    pieces: given.Pieces,
    open_head: given.OpenHead = False,
    open_tail: given.OpenTail = False,
    as_document: given.Json = False,
) -> None:
    """Print what a prophecy or temple of Cóatl pays."""
    from explorer.commands.scoring import Asked

    asked = Asked.read(card, pieces, head=not open_head, tail=not open_tail)
    typer.echo(_document(asked.as_json()) if as_document else asked.points())


def _document(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)

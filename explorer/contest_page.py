"""The page Who wins?: bots play each other, and the figures settle as one looks on."""

from math import isnan

from bots.players import PLAYERS
from content import Texts
from explorer.company import name
from explorer.contest import GAMES, Contest
from explorer.contesting import Contesting
from explorer.drawing.contest import Asked, Group, Pick, Share, Toggle, asked_for, found_so_far
from explorer.drawing.paper import paper_parts, paper_places
from explorer.drawing.shell import Option, Shell
from explorer.page import Frame, Page
from explorer.pages import WINS
from explorer.surroundings import games, pages
from explorer.tables.html import Html
from explorer.voices import VOICES
from scenarios.shapes import SHAPES

TOLD = {"bluff": "contest.bluff", "doubt": "contest.doubt", "block": "contest.block"}
"""Rates of a bot that are told besides its wins, where its game has them."""


def page(contest: Contest, run: Contesting | None, texts: Texts) -> Page:
    """Return the page; `run` are the games of this contest, if any were begun."""
    title = texts.say("page.wins")
    game = contest.game
    shell = Shell(pages(WINS, texts, game), title, games=games(WINS, texts, game), game=game)
    parts = paper_parts(shell, _asked(contest, run, texts), _found(contest, run, texts), texts)
    frame = Frame(parts, str(contest), _live(run, texts))
    return Page(texts.language, texts.say("page.title", title=title), paper_places("contest", texts), (frame,))


def _asked(contest: Contest, run: Contesting | None, texts: Texts) -> Html:
    say, own = texts.say, VOICES[contest.game].say
    players = tuple(Option(str(each), str(each), each == len(contest.bots)) for each in contest.sizes())
    presets = tuple(
        Option(each, own(texts, f"preset.{each}"), each == contest.preset) for each in SHAPES[contest.game].presets
    )
    many = tuple(Option(str(each), f"{each:,}", each == contest.games) for each in GAMES)
    return asked_for(
        Asked(
            picks=(
                Pick("players", say("sandbox.players"), players),
                *((Pick("preset", say("sandbox.preset"), presets),) if len(presets) > 1 else ()),
                Pick("games", say("contest.games"), many),
            ),
            players=tuple(_player(seat, code, contest, texts) for seat, code in enumerate(contest.bots)),
            toggles=tuple(
                Toggle(each, say(f"sandbox.option.{each}"), each in contest.options)
                for each in SHAPES[contest.game].options
            ),
            going_on=run is not None and run.going_on,
        ),
        texts,
    )


def _player(seat: int, code: str, contest: Contest, texts: Texts) -> Pick:
    known = tuple(Option(each, name(each, texts), each == code) for each in PLAYERS[contest.game].bots)
    return Pick(f"bot-{seat}", texts.say("contest.bot", number=seat + 1), known)


def _found(contest: Contest, run: Contesting | None, texts: Texts) -> Html:
    say = texts.say
    about = (say("contest.turns"), say("contest.band"), say("contest.caution"))
    if run is None:
        return found_so_far(say("contest.none"), (), (say("contest.turns"), say("contest.caution")), texts)
    if not run.figures.games:
        return found_so_far(say("contest.begun"), (), about, texts)
    even = 100 / len(contest.bots)
    groups = (
        Group(say("contest.by-bot"), _shares("bot", run, texts), even),
        Group(say("contest.by-seat"), _shares("seat", run, texts), even),
    )
    return found_so_far(_status(run, texts), groups, about, texts)


def _shares(what: str, run: Contesting, texts: Texts) -> tuple[Share, ...]:
    found = run.figures.rows(run.contest.game, what)
    return tuple(
        Share(
            name(key, texts) if what == "bot" else texts.say("contest.seat", number=int(key) + 1),
            texts.say("simulated.share", share=100 * row["win"], low=100 * row["win_low"], high=100 * row["win_high"]),
            100 * row["win"],
            100 * row["win_low"],
            100 * row["win_high"],
            tuple(_rate(rate, row[rate], texts) for rate in TOLD if rate in row) if what == "bot" else (),
        )
        for key, row in sorted(found.items(), key=lambda each: (what == "bot" and -each[1]["win"], each[0]))
    )


def _rate(rate: str, share: float, texts: Texts) -> str:
    return texts.say(TOLD[rate], number=0 if isnan(share) else round(100 * share))


def _status(run: Contesting, texts: Texts) -> str:
    """How many games the figures are of."""
    facts = {"number": f"{run.figures.games:,}", "most": f"{run.contest.games:,}", "seed": run.seed}
    return texts.say("contest.status", **facts)


def _live(run: Contesting | None, texts: Texts) -> str:
    """What is read out: that games have begun, and how it stands once no more are played. Meanwhile it is silent."""
    if run is None or not run.figures.games:
        return texts.say("contest.none" if run is None else "contest.begun")
    if run.going_on:
        return ""
    first, *_ = _shares("bot", run, texts)
    return f"{_status(run, texts)} {texts.say('contest.ahead', name=first.label, number=round(first.share))}"

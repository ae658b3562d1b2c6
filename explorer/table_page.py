"""The page Table as it is drawn: one frame, for whoever looks."""

from analysis import RECKONED
from content import Texts
from explorer.addresses import LessonAddress, TableAddress, parameters
from explorer.company import bots_turn
from explorer.drawing import Control, Option, Shell, parts, places
from explorer.keeping import keep
from explorer.lessons import Lesson, known_at, lesson_at
from explorer.odds import NOTHING, Asking, Slip, odds_slip
from explorer.page import Frame, Page
from explorer.pages import TABLE
from explorer.playing import HERE, Shown, Told, usual_table
from explorer.reviewing import review_slip
from explorer.sandbox import Sandbox
from explorer.scene import Ask, Choice, Scene
from explorer.surroundings import games, looks, of_game, pages, seat_of
from explorer.telling import tell
from explorer.voices import voice_of
from explorer.winning import wins_slip
from scenarios.shapes import game_of, shape_of
from scenarios.sight import Sight


def page(shown: Shown, told: Told | None, texts: Texts, asking: Asking = NOTHING) -> Page:
    """Return the one frame of the table for whoever looks."""
    drawn = drawn_for(shown, texts)
    live = told.words if told and told.words else drawn.happened
    if shown.curtain is not None and told:
        live = f"{drawn.asks[0].label} {live}"
    shell = _shell(
        texts,
        shown.address.of,
        shown.table.title,
        () if shown.kept.passed_round else looks(shown.kept.names, shown.sees, texts),
        controls(shown, texts, asking),
        marks(shown.table, told, texts),
    )
    slips = _slips(shown, asking, texts)
    news = (asking.news or "").partition("-")[0]
    if news in slips and not told:
        live = slips[news].words
    shell = shell._replace(slips=tuple(each.html for each in slips.values()))
    return _page(drawn, shell, shown.address, live, texts)._replace(keep=keep(str(shown.address.token)))


def searching(address: TableAddress, texts: Texts) -> Page:
    """Return a page that asks the device for the table, and meanwhile shows none."""
    words = texts.say("sandbox.searching")
    empty = usual_table(texts, address.of)
    drawn = voice_of(empty.state).scene(empty.state, (), empty.names, frozenset(), None, texts)
    drawn = drawn._replace(happened=words, asks=(), rule=None)
    shell = _shell(texts, address.of, None, (), (Control(texts.say("sandbox.new"), emit="restore"),), ())
    return _page(drawn, shell, address, words, texts)._replace(want=address.token)


def seen(sight: Sight, address: TableAddress, texts: Texts) -> Page:
    """Return a table to look at, as somebody else saw it."""
    drawn = as_seen(sight, texts)
    game = game_of(sight.view)
    own = Control(texts.say("sandbox.own"), href=of_game(TABLE, game), primary=True)
    shell = _shell(texts, game, None, (), (own,), ())
    return _page(drawn, shell, address, drawn.happened, texts)


def as_seen(sight: Sight, texts: Texts) -> Scene:
    """Return what somebody saw, with words that say who."""
    names, rules, view = sight
    words = texts.say("sandbox.seen", names=_eyes(sight, texts))
    return voice_of(view).glimpse(view, rules, names, seat_of(view.sees), words, texts)


def _slips(shown: Shown, asking: Asking, texts: Texts) -> dict[str, Slip]:
    """What was asked for beside the table, by what it is called; nothing while a phone is passed on."""
    table, slips = shown.table, dict[str, Slip]()
    if shown.curtain is not None or table.of_game not in RECKONED:
        return slips
    frames = table.timeline.frames
    if asking.shown:
        slips["odds"] = odds_slip(frames[: table.timeline.at + 1], table.names, shown.sees, asking, texts)
    if asking.wins:
        slips["wins"] = wins_slip(table.state, table.names, shown.sees, texts, opened=asking.news == "wins")
    if asking.review:
        slips["review"] = review_slip(
            frames, table.first, table.at, table.names, shown.sees, texts, opened=asking.news == "review"
        )
    return slips


def _eyes(sight: Sight, texts: Texts) -> str:
    if not sight.view.sees:
        return texts.say("sandbox.onlooker")
    return texts.every(tuple(sight.names[seat] for seat in sorted(sight.view.sees)))


def _shell(
    texts: Texts,
    game: str,
    title: str | None,
    eyes: tuple[Option, ...],
    controls: tuple[Control, ...],
    marks: tuple[str, ...],
) -> Shell:
    return Shell(
        pages=pages(TABLE, texts, game),
        title=title or texts.say("page.table"),
        looks=eyes,
        controls=controls,
        marks=marks,
        games=games(TABLE, texts, game),
        game=game,
    )


def _page(drawn: Scene, shell: Shell, address: TableAddress, live: str, texts: Texts) -> Page:
    frame = Frame(parts(drawn, shell, texts), str(address), live)
    return Page(texts.language, texts.say("page.title", title=shell.title), places(texts), (frame,))


def drawn_for(shown: Shown, texts: Texts) -> Scene:
    """Return the table for these eyes; a branch of a lesson goes on with the lesson's story.

    Where a phone goes round, everybody answers for oneself alone; while it is passed on, no hand is shown.
    """
    drawn = _drawn(shown.table, shown.sees, texts)
    if shown.table.due is not None:
        return drawn._replace(asks=(bots_turn(shown.table, texts),))
    if shown.curtain is not None:
        name = shown.kept.names[shown.curtain]
        told = texts.say("sandbox.pass-to", name=name)
        handed = Choice(texts.say("sandbox.here", name=name), None, f"{name} {HERE}")
        asks = (Ask(shown.curtain, told, (handed,)),)
        return drawn._replace(happened=f"{told} {drawn.happened}", asks=asks, rule=None)
    if shown.kept.passed_round and drawn.you is not None:
        return drawn._replace(asks=tuple(ask for ask in drawn.asks if ask.seat == drawn.you))
    return drawn


def _drawn(table: Sandbox, seen: frozenset[int], texts: Texts) -> Scene:
    branched = origin(table)
    if branched and not table.at:
        return tell(*branched, seen, texts)._replace(question=None)
    before = branched[0].story(branched[1]) if branched else []
    steps = [*before, *(each.events for each in table.played)]
    return voice_of(table.state).scene(table.state, steps, table.names, seen, seat_of(seen), texts)


def origin(table: Sandbox) -> tuple[Lesson, int] | None:
    """Return the lesson that the table branched off from, and the moment; None where it is no longer told so."""
    address = LessonAddress.read(parameters(table.lesson or ""))
    if known_at(address) is None:
        return None
    lesson, place = lesson_at(address)
    same = lesson.moments[place.step].state == table.timeline.frames[table.first].state
    return (lesson, place.step) if same else None


def controls(shown: Shown, texts: Texts, asking: Asking = NOTHING) -> tuple[Control, ...]:
    """Return the buttons of the bar; what would show cards, or play for somebody else, waits behind the curtain."""
    say, table = texts.say, shown.table
    last = table.last
    over = say("sandbox.is-over") if table.game.prompt(table.state) is None else None
    steps = (
        Control(say("sandbox.undo"), "ArrowLeft U", emit="undo", off=None if table.at else say("sandbox.no-undo")),
        Control(
            say("sandbox.redo"), "ArrowRight Y", emit="redo", off=None if table.at < last else say("sandbox.no-redo")
        ),
    )
    stop = (Control(say("sandbox.pass-stop"), emit="pass-round"),) if table.passed_round else ()
    if shown.curtain is not None:
        return (*steps, *stop)
    chance, whole = say("sandbox.chance"), say("sandbox.whole")
    ends = over is not None and not table.lesson
    new = Control(say("sandbox.new"), emit="new", primary=ends, menu=None if ends else whole)
    return (
        *steps,
        *((Control(say("lesson.return"), emit="lesson", primary=True),) if table.lesson else ()),
        *stop,
        Control(say("sandbox.one"), emit="random", off=over, group=chance),
        Control(say("sandbox.play-out"), emit="play-out", off=over, group=chance),
        Control(say("sandbox.who"), emit="who", off=over),
        *(_about_bots(shown, texts) if table.bots else ()),
        *(_reckoning(asking, over, texts) if table.of_game in RECKONED else ()),
        Control(say("sandbox.moves"), emit="moves", off=None if last else say("sandbox.no-moves"), menu=whole),
        new,
        Control(say("sandbox.set-up"), emit="set-up", menu=whole),
        Control(say("sandbox.rules"), emit="rules", menu=whole),
        Control(say("sandbox.share"), emit="share", menu=whole),
    )


def _about_bots(shown: Shown, texts: Texts) -> tuple[Control, ...]:
    say = texts.say
    return (
        Control(say("bots.ask-why"), emit="why", group=say("bots")),
        Control(say("bots.unmask"), emit="unmask", off=None if shown.over else say("bots.not-over"), group=say("bots")),
    )


def _reckoning(asking: Asking, over: str | None, texts: Texts) -> tuple[Control, ...]:
    return (
        Control(texts.say("odds"), emit="odds", pressed=asking.shown),
        Control(texts.say("wins"), emit="wins", pressed=asking.wins),
        Control(texts.say("review"), emit="review", pressed=asking.review),
        Control(texts.say("tree.title"), emit="tree", off=over),
    )


def marks(table: Sandbox, told: Told | None, texts: Texts) -> tuple[str, ...]:
    """Return the remarks: what was just refused or could not be found, where the table comes from, who plays."""
    remarks = [told.words] if told and told.shown else []
    if branched := origin(table):
        remarks.append(texts.say("sandbox.from", title=branched[0].title, step=branched[1] + 1))
    if table.bots:
        names = texts.every(tuple(table.names[seat] for seat in sorted(table.bots)))
        remarks.append(texts.say("sandbox.bots", names=names))
    rules, shape = table.state.rules, shape_of(table.state)
    if rules != shape.rule_set(shape.presets[0]):
        key = "sandbox.by-preset" if rules == shape.rule_set(rules.preset) else "sandbox.by-own-rules"
        remarks.append(texts.say(key, preset=voice_of(table.state).say(texts, f"preset.{rules.preset}")))
    return tuple(remarks)

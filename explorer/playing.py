"""The page Table: a table being played as a frame for one viewer, and what follows from what is pressed on it."""

from random import Random
from typing import NamedTuple

from content import Texts
from engine import coup
from engine.coup.rules import rule_set
from engine.game import IllegalMove
from explorer.addresses import EVERYTHING, LessonAddress, TableAddress, parameters, sees
from explorer.drawing import Control, Shell, parts, places
from explorer.lessons import Lesson, lesson_at
from explorer.narrate import happened, refusal, scene
from explorer.page import Frame, Page
from explorer.sandbox import Sandbox
from explorer.scene import Scene
from explorer.store import Store
from explorer.surroundings import TABLE, looks, pages, seat_of
from explorer.telling import tell

TABLES = Store[Sandbox](most=2000)
"""The tables being played on this server."""


class Told(NamedTuple):
    """What is said once about what was just pressed: read out, and where `shown` written on the page too."""

    words: str
    shown: bool = False


def new_table(players: int, factions: bool, others_at_random: bool, texts: Texts) -> Sandbox:
    """Return a new game, dealt; the others than the first seat are played at random if so wished."""
    dice = Random()
    names = tuple(texts.say(f"sandbox.name.{seat}") for seat in range(1, players + 1))
    table = Sandbox.dealt(names, rule_set(factions=factions), dice)
    return table.playing_at_random(others(table, 0), dice) if others_at_random else table


def others(table: Sandbox, seat: int) -> frozenset[int]:
    """Return every seat but this one."""
    return frozenset(range(len(table.names))) - {seat}


def found(address: TableAddress, texts: Texts) -> tuple[Sandbox, TableAddress, Told | None]:
    """Return the table at its move, the address that leads there, and what to say if a new one had to be laid."""
    table = TABLES.get(address.token) if address.token else None
    told = None
    if table is None:
        table = new_table(3, factions=False, others_at_random=False, texts=texts)
        told = Told(texts.say("sandbox.gone"), shown=True) if address.token else None
        address = TableAddress(TABLES.add(table), look=address.look)
    table = table.go(address.at)
    look = address.look if address.look and sees(address.look, table.names) is not None else EVERYTHING
    return table, TableAddress(address.token, table.timeline.at, look), told


def answer(
    table: Sandbox, address: TableAddress, event: str, value: str, texts: Texts, dice: Random
) -> tuple[TableAddress, Told | None]:
    """Do what was pressed, keep the table, and return where it led and what to say; raise NoMove."""
    if event == "look":
        return address._replace(look=value), None
    if event in ("undo", "redo"):
        step = 1 if event == "redo" else -1
        return address._replace(at=table.go(address.at + step).timeline.at), None
    seen = sees(address.look or EVERYTHING, table.names) or frozenset()
    try:
        changed = _played(table, seen, event, value, dice)
    except IllegalMove as illegal:
        refused = refusal(illegal.reason, table.state, table.names, texts, coup.parse(value, table.names))
        return address, Told(refused.text, shown=True)
    TABLES.put(str(address.token), changed)
    steps = changed.timeline.frames[address.at + 1 : changed.timeline.at + 1]
    words = (happened(step.events, table.names, seen, texts) for step in steps)
    return address._replace(at=changed.timeline.at), Told(" ".join(words))


def _played(table: Sandbox, seen: frozenset[int], event: str, value: str, dice: Random) -> Sandbox:
    match event:
        case "move":
            return table.play(value, dice)
        case "random":
            return table.draw_lots(dice)
        case "play-out":
            return table.play_out(dice)
        case "others":
            return table.playing_at_random(others(table, played_for(seen)), dice)
        case "nobody":
            return table.playing_at_random(frozenset(), dice)
    return table


def page(table: Sandbox, address: TableAddress, told: Told | None, texts: Texts) -> Page:
    """Return the one frame of the table for whoever looks."""
    seen = sees(address.look or EVERYTHING, table.names) or frozenset()
    drawn = drawn_for(table, seen, texts)
    title = texts.say("page.table")
    shell = Shell(
        pages=pages(TABLE, texts),
        title=title,
        number=None,
        picker=(),
        looks=looks(table.names, seen, texts),
        at=0,
        of=0,
        controls=controls(table, played_for(seen), texts),
        marks=marks(table, told, texts),
    )
    live = told.words if told and told.words else drawn.happened
    shown = Frame(parts(drawn, shell, texts), str(address), live)
    return Page(texts.language, texts.say("page.title", title=title), places(texts), (shown,))


def drawn_for(table: Sandbox, seen: frozenset[int], texts: Texts) -> Scene:
    """Return the table for whoever sees these hands; a branch of a lesson goes on with the lesson's story."""
    branched = origin(table)
    at = table.timeline.at
    if branched and not at:
        return tell(*branched, seen, texts)._replace(question=None)
    before = branched[0].story(branched[1]) if branched else []
    steps = [*before, *(each.events for each in table.timeline.frames[1 : at + 1])]
    return scene(table.state, steps, table.names, seen, seat_of(seen), texts)


def origin(table: Sandbox) -> tuple[Lesson, int] | None:
    """Return the lesson that the table branched off from, and the moment."""
    if table.lesson is None:
        return None
    lesson, place = lesson_at(LessonAddress.read(parameters(table.lesson)))
    return lesson, place.step


def played_for(seen: frozenset[int]) -> int:
    """Return the seat that one plays oneself when the others are played at random."""
    return seat_of(seen) or 0


def controls(table: Sandbox, seat: int, texts: Texts) -> tuple[Control, ...]:
    """Return the buttons of the bar, for whoever would play that seat alone."""
    say, (at, last) = texts.say, (table.timeline.at, len(table.timeline.frames) - 1)
    over = say("sandbox.is-over") if coup.prompt(table.state) is None else None
    switch, chance = "nobody" if table.at_random else "others", say("sandbox.chance")
    return (
        Control(say("sandbox.undo"), "ArrowLeft", emit="undo", off=None if at else say("sandbox.no-undo")),
        Control(say("sandbox.redo"), "ArrowRight", emit="redo", off=None if at < last else say("sandbox.no-redo")),
        *((Control(say("lesson.return"), emit="lesson", primary=True),) if table.lesson else ()),
        Control(say("sandbox.one"), emit="random", off=over, group=chance),
        Control(say("sandbox.play-out"), emit="play-out", off=over, group=chance),
        Control(
            say("sandbox.others", name=table.names[seat]),
            emit=switch,
            off=over,
            group=chance,
            pressed=bool(table.at_random),
        ),
        Control(say("sandbox.new"), emit="new"),
        Control(say("sandbox.set-up"), emit="set-up"),
    )


def marks(table: Sandbox, told: Told | None, texts: Texts) -> tuple[str, ...]:
    """Return the remarks: what was just refused or could not be found, where the table comes from, who plays."""
    remarks = [told.words] if told and told.shown else []
    if branched := origin(table):
        remarks.append(texts.say("sandbox.from", title=branched[0].title, step=branched[1] + 1))
    if table.at_random:
        names = texts.every(tuple(table.names[seat] for seat in sorted(table.at_random)))
        remarks.append(texts.say("sandbox.at-random", names=names))
    return tuple(remarks)

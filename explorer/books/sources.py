"""What the sources of a game say, side by side."""

from answers.sources import SOURCES, Statement, Subject, chapters
from explorer.asker import Asker
from explorer.drawing import Link
from explorer.drawing.witness import Chapter, Matter, Said, witness
from explorer.tables.html import Html, join, tag
from scenarios.shapes import worded


def what_they_say(asker: Asker) -> Html:
    """Return all statements, each beside its places in the sources; what is played here is marked."""
    drawn = tuple(
        Chapter(chapter.title, tuple(_matter(subject, asker) for subject in chapter.subjects))
        for chapter in chapters(asker.game)
    )
    names = tuple(asker.say(f"source.{source}") for source in SOURCES[asker.game])
    return join(witness(drawn, names, asker.texts), tag("p", asker.say("witness.numbers"), class_="remark"))


def _matter(subject: Subject, asker: Asker) -> Matter:
    name, switch = asker.named(subject.rule), asker.shape.labels[subject.rule].switch
    decided = any(said.value for said in subject.says)
    if decided and subject.standing != "agree":
        name = asker.texts.say("witness.decides", rule=name)
    now = worded(getattr(asker.rules, switch)) if switch and decided else None
    said = tuple(_said(each, now, asker) for each in subject.says)
    return Matter(
        subject.topic, subject.standing, said, Link(name, asker.link(label=subject.rule), current=False), subject.note
    )


def _said(statement: Statement, now: str | None, asker: Asker) -> Said:
    places = tuple(", ".join(statement.places.get(source, ())) for source in SOURCES[asker.game])
    return Said(statement.say, places, here=now is not None and statement.value == now)

"""What the sources say, side by side: a row for each statement, a column for each source; stacked on the phone."""

from typing import NamedTuple

from content import Texts
from explorer.drawing.catalogue import sift_box
from explorer.drawing.shell import Link
from explorer.tables.html import Html, classes, mark, tag, unseen


class Said(NamedTuple):
    """A statement, and for each source the place where it makes it, or none. `here`: it is what is played."""

    text: str
    places: tuple[str, ...]
    here: bool


class Matter(NamedTuple):
    """A topic: whether the sources differ (`agree`, `alone`, `differ`), what they say, and the rule behind it."""

    topic: str
    standing: str
    said: tuple[Said, ...]
    rule: Link
    note: str | None


class Chapter(NamedTuple):
    """Topics that belong together."""

    title: str
    matters: tuple[Matter, ...]


def witness(chapters: tuple[Chapter, ...], sources: tuple[str, ...], texts: Texts) -> Html:
    """Return all that is said; `sources` are the names over the columns."""
    say = texts.say
    heads = (
        tag("th", name, scope="col", role="columnheader")
        for name in (say("witness.topic"), say("witness.said"), *sources)
    )
    return tag(
        "div",
        sift_box(say("witness.box"), say("witness.none")),
        tag(
            "table",
            tag("thead", tag("tr", *heads, role="row"), role="rowgroup"),
            *(_chapter(each, sources, texts) for each in chapters),
            class_="witness",
            role="table",
            aria_label=say("shelf.sources"),
        ),
    )


def _chapter(chapter: Chapter, sources: tuple[str, ...], texts: Texts) -> Html:
    wide = str(2 + len(sources))
    title = tag(
        "tr", tag("th", chapter.title, colspan=wide, scope="rowgroup", role="rowheader"), role="row", class_="over"
    )
    rows = [row for matter in chapter.matters for row in _matter(matter, sources, texts)]
    return tag("tbody", title, *rows, role="rowgroup", data_sifted_group=True)


def _matter(matter: Matter, sources: tuple[str, ...], texts: Texts) -> list[Html]:
    """The rows of a topic; what it is called and how it stands are beside the first."""
    said = texts.say(f"standing.{matter.standing}")
    head = tag(
        "th",
        tag("b", matter.topic),
        tag("span", mark(), said, class_=f"stand is-{matter.standing}"),
        tag("a", matter.rule.label, href=matter.rule.href, data_link=True, data_key=f"leads {matter.topic}"),
        tag("small", matter.note) if matter.note else None,
        rowspan=str(len(matter.said)),
        scope="row",
        role="rowheader",
    )
    words = " ".join((matter.topic, said, matter.rule.label, *(each.text for each in matter.said)))
    return [
        tag(
            "tr",
            None if number else head,
            _statement(each, texts),
            *(_cell(place, source, texts) for place, source in zip(each.places, sources, strict=True)),
            role="row",
            class_=classes(first=not number, differs=matter.standing == "differ"),
            data_sifted=words,
        )
        for number, each in enumerate(matter.said)
    ]


def _statement(said: Said, texts: Texts) -> Html:
    here = tag("span", texts.say("witness.here"), class_="played") if said.here else None
    return tag("td", tag("p", said.text), here, role="cell", class_="statement")


def _cell(place: str, source: str, texts: Texts) -> Html:
    if not place:
        return tag("td", unseen(texts.say("witness.silent")), role="cell", class_="mute")
    return tag("td", mark("yes"), unseen(texts.say("witness.says")), tag("small", place), role="cell", data_by=source)

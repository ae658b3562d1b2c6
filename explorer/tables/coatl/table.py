"""A table of Cóatl: the felt with the seats around the supply, the display and the temples."""

from content import Texts
from explorer.tables.coatl.middle import middle
from explorer.tables.coatl.scene import Scene
from explorer.tables.coatl.seat import marks_of, seat
from explorer.tables.coatl.sheets import Shown
from explorer.tables.coatl.words import Words
from explorer.tables.html import tag


def table(scene: Scene, texts: Texts) -> Shown:
    """Return the table. In a notebook it shows itself; elsewhere it needs `style()` and `sprite()` once in the page."""
    words = Words(texts)
    drawn = [seat(view, marks, words) for view, marks in zip(scene.view.seats, marks_of(scene), strict=True)]
    bottom = scene.you or 0
    ending = scene.view.ending
    return Shown(
        tag(
            "div",
            tag("p", words.say(f"ending.{ending.cause}"), class_="co-ending") if ending else None,
            tag("ol", *drawn[bottom:], *drawn[:bottom], class_="co-seats"),
            middle(scene, words),
            class_="co-table",
            data_n=str(len(drawn)),
        )
    )

"""A table of Cóatl: the felt with the seats around the supply, the display and the temples."""

from content import Texts
from explorer.scene import Scene
from explorer.tables.coatl.middle import middle
from explorer.tables.coatl.seat import marks_of, seat
from explorer.tables.coatl.sheets import Shown
from explorer.tables.coatl.words import Words
from explorer.tables.html import tag

ON_THE_WAY = ("action", "more", "fill")
"""The stations of a turn."""
STATION = {"action": 0, "deal": 2}
"""Where each decision stands among them; every other one goes on with the action."""


def stations(scene: Scene, texts: Texts) -> tuple[tuple[str, str], ...]:
    """Return the stations of the turn under way, each with how it stands; before the first turn cards are kept."""
    words, prompt = Words(texts), scene.view.prompt
    if prompt is not None and prompt.code == "keep":
        return (words.say("track.keep"), "now"), (words.say("track.action"), "later")
    now = STATION.get(prompt.code, 1) if prompt else len(ON_THE_WAY)
    return tuple(
        (words.say(f"track.{code}"), "done" if at < now else "now" if at == now else "later")
        for at, code in enumerate(ON_THE_WAY)
    )


def table(scene: Scene, texts: Texts) -> Shown:
    """Return the table. In a notebook it shows itself; elsewhere it needs `style()` and `sprite()` once in the page."""
    words = Words(texts)
    drawn = [seat(view, marks, words) for view, marks in zip(scene.view.seats, marks_of(scene), strict=True)]
    bottom = scene.you or 0
    ending = None if scene.view.winners else scene.view.ending
    return Shown(
        tag(
            "div",
            tag("p", words.say(f"ending.{ending.cause}"), class_="co-ending") if ending else None,
            tag("ol", *drawn[bottom:], *drawn[:bottom], class_="co-seats"),
            middle(scene, words),
            class_="co-table",
            data_n=str(len(drawn)),
            data_scroll="table",
            tabindex="0",
            role="group",
            aria_label=words.say("all"),
        )
    )

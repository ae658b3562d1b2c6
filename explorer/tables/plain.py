"""A Coup table as plain text: what is drawn of it, a line a seat."""

from collections.abc import Iterator

from content import Texts
from engine.coup.state import SeatView
from explorer.scene import Scene
from explorer.tables.coup import hanging, seat_marks
from explorer.tables.seat import Marks, asked


def text(scene: Scene, texts: Texts) -> str:
    """Return the scene as text: the seats from the viewer's on, then the deck, the action under way and the claim."""
    marks = seat_marks(scene)
    bottom = scene.you or 0
    seats = [_seat(view, mark, texts) for view, mark in zip(scene.view.seats, marks, strict=True)]
    return "\n".join([*seats[bottom:], *seats[:bottom], *_middle(scene, texts)]) + "\n"


def _seat(view: SeatView, marks: Marks, texts: Texts) -> str:
    name = texts.say("look.you", name=marks.name) if marks.you else marks.name
    cards = [
        *(texts.say(f"character.{card}" if card else "seat.hidden") for card in view.hand),
        *(f"{texts.say(f'character.{card}')} ({texts.say('seat.lost')})" for card in view.lost),
    ]
    tags = [
        texts.say(f"faction.{view.faction}") if view.faction else "",
        texts.say("seat.out") if view.out else "",
        texts.say("seat.turn") if marks.turn and marks.asked != "action" else "",
        texts.say("seat.won") if marks.won else "",
        asked(marks, texts) if marks.asked else "",
    ]
    facts = [", ".join(cards), texts.say("coins", count=view.coins), *filter(None, tags)]
    return f"{name}: {' · '.join(facts)}"


def _middle(scene: Scene, texts: Texts) -> Iterator[str]:
    view = scene.view
    court = [texts.say(f"character.{card}") for card in view.court_cards or ()]
    yield f"{texts.say('deck')}: {texts.say('cards', count=view.court)}{' · ' if court else ''}{', '.join(court)}"
    if view.seats[0].faction is not None:
        yield f"{texts.say('almshouse')}: {texts.say('coins', count=view.almshouse)}"
    if view.examined is not None:
        yield f"{texts.say('examined')}: {texts.say(f'character.{view.examined}')}"
    act = hanging(view)
    if act is not None:
        target = "" if act.target is None else f" ▶ {scene.names[act.target]}"
        yield f"{texts.say(f'action.{act.action}')}: {scene.names[act.seat]}{target}"
    if scene.speech is not None:
        yield f"{scene.speech.by}: “{scene.speech.quote}”"

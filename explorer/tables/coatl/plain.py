"""A table of Cóatl as plain text: what is drawn of it, a line a seat and a line a coatl."""

from collections.abc import Iterator

from content import Texts
from engine.coatl.coatls import pays, temple_pays
from engine.coatl.roster import Kind
from engine.coatl.state import SeatView
from explorer.scene import Scene
from explorer.tables.coatl.middle import bags
from explorer.tables.coatl.seat import Marks, asked, changed, marks_of
from explorer.tables.coatl.words import Words


def text(scene: Scene, texts: Texts) -> str:
    """Return the scene as text: the seats from the viewer's on, then the supply, the display and the temples."""
    words = Words(texts)
    seats = [list(_seat(*each, words)) for each in zip(scene.view.seats, marks_of(scene), strict=True)]
    bottom = scene.you or 0
    lines = [line for each in (*seats[bottom:], *seats[:bottom]) for line in each]
    return "\n".join([*lines, *_middle(scene, words)]) + "\n"


def _seat(view: SeatView, marks: Marks, words: Words) -> Iterator[str]:
    tags = [
        words.say("seat.you") if marks.you else "",
        words.points(view.points),
        words.say("seat.turn") if marks.turn and not marks.asked else "",
        words.say("seat.won") if marks.won else "",
        asked(marks, words) if marks.asked else "",
        *changed(marks, words),
    ]
    yield f"{marks.name}: {' · '.join(filter(None, tags))}"
    yield f"  {words.say('board', name=marks.name, pieces=words.board(view.board))}"
    for card in view.hand:
        yield f"  {words.say('hidden.prophecy') if card is None else words.prophecy(card)}"
    for temple in (*view.temples, *((view.oath,) if view.oath is not None else ())):
        yield f"  {words.say('hidden.temple') if temple is None else words.temple(temple)}"
    if marks.tokens:
        tokens = words.listed(words.say(f"token.{token}") for token in view.tokens)
        yield f"  {words.say('tokens', name=marks.name)}: {tokens}"
    yield from _coatls(view, marks, words)


def _coatls(view: SeatView, marks: Marks, words: Words) -> Iterator[str]:
    for number, (coatl, worth) in enumerate(zip(view.coatls, view.worth, strict=True), 1):
        state = words.say("is.complete" if coatl.complete else "is.unfinished")
        yield f"  {words.say('number', number=number)} {state} · {words.points(worth)}: {words.coatl(coatl)}"
        for card in coatl.prophecies:
            points = words.points(pays(coatl, card, marks.open_end_counts))
            yield f"    {words.say('paying', told=words.prophecy(card), points=points)}"
        if coatl.temple is not None:
            points = words.points(temple_pays(coatl, coatl.temple))
            yield f"    {words.say('paying', told=words.temple(coatl.temple), points=points)}"


def _middle(scene: Scene, words: Words) -> Iterator[str]:
    view = scene.view
    stock = words.listed(words.space(kind, colours) for kind in Kind for colours in view.market.of(kind) if colours)
    yield f"{words.say('supply')}: {stock}"
    yield f"{words.say('display')}:"
    yield from (f"  {words.prophecy(card)}" for card in view.display)
    yield f"{words.say('temples')}:"
    yield from (f"  {words.temple(card)}" for card in view.temples if card is not None)
    yield f"{words.say('pile.deck')}: {view.deck}"
    yield f"{words.say('pile.discards')}: {view.discards}"
    yield f"{words.say('pile.temples')}: {view.hidden}"
    yield f"{words.say('pile.bags')}: {words.say('bags', **bags(view))}"
    if view.ending and not view.winners:
        yield words.say(f"ending.{view.ending.cause}")

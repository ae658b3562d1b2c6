"""What lies between the seats: the supply as a round stone, the display, the temples, the piles."""

from engine.coatl.roster import Kind
from engine.coatl.state import View
from explorer.scene import Scene
from explorer.tables.coatl.cards import prophecy, temple
from explorer.tables.coatl.news import newly
from explorer.tables.coatl.pieces import drawn, piece
from explorer.tables.coatl.words import Words
from explorer.tables.html import Html, classes, tag, unseen


def middle(scene: Scene, words: Words) -> Html:
    """Return the middle of the table."""
    view = scene.view
    shown, revealed = newly(scene.events, "shown", "card"), newly(scene.events, "revealed", "temple")
    display = [prophecy(card, words, new=card in shown) for card in view.display]
    return tag(
        "div",
        _group(words.say("display"), "co-display", *display),
        stone(view, words),
        _group(words.say("temples"), "co-temples", *_temples(view, revealed, words)),
        _piles(view, words),
        class_="co-middle",
    )


def _group(title: str, name: str, *cards: Html) -> Html:
    return tag(
        "div",
        tag("p", title, class_="co-heading", aria_hidden="true"),
        tag("ul", *cards, class_=f"co-row {name}", aria_label=title) if cards else None,
    )


def stone(view: View, words: Words) -> Html:
    """Return the supply: six spaces of bodies around those of heads and tails."""
    spaces = [
        tag(
            "li",
            unseen(words.space(kind, colours)),
            *(piece(kind, colour) for colour in colours),
            class_=classes("co-stock", f"co-of-{kind}", empty=not colours),
            style=f"--i:{at}",
        )
        for kind in Kind
        for at, colours in enumerate(view.market.of(kind))
    ]
    return tag("div", drawn("sun", "co-sun"), tag("ul", *spaces, aria_label=words.say("supply")), class_="co-stone")


def _temples(view: View, revealed: frozenset[int], words: Words) -> list[Html]:
    return [
        temple(card, words, new=card in revealed)
        if card is not None
        else tag("li", unseen(words.say("nothing")), class_="co-card co-gap")
        for card in view.temples
    ]


def _piles(view: View, words: Words) -> Html:
    """The deck, the discards, the temples face down and the bags: a number each."""
    piles = (
        ("sun", words.say("pile.deck"), str(view.deck)),
        ("sun", words.say("pile.discards"), str(view.discards)),
        ("pyramid", words.say("pile.temples"), str(view.hidden)),
        ("pick", words.say("pile.bags"), words.say("bags", **bags(view))),
    )
    items = [tag("li", drawn(emblem), tag("span", name, " ", tag("b", amount))) for emblem, name, amount in piles]
    return tag("ul", *items, class_="co-piles", aria_label=words.say("piles"))


def bags(view: View) -> dict[str, int]:
    """Return how many pieces are left in each bag."""
    return {name: len(pieces) for name, pieces in view.bags._asdict().items()}

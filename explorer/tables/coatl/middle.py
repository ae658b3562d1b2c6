"""What lies between the seats: the supply as a round stone, the display, the temples, the piles."""

from engine.coatl.roster import Kind
from engine.coatl.state import View
from explorer.scene import Scene
from explorer.tables.coatl.cards import prophecy, temple
from explorer.tables.coatl.news import newly
from explorer.tables.coatl.pieces import drawn, piece
from explorer.tables.coatl.pressing import Pressable
from explorer.tables.coatl.words import Words
from explorer.tables.html import Html, classes, tag, unseen


def middle(scene: Scene, words: Words) -> Html:
    """Return the middle of the table."""
    view, can = scene.view, Pressable.of(scene.asks)
    shown, revealed = newly(scene.events, "shown", "card"), newly(scene.events, "revealed", "temple")
    display = [prophecy(card, words, new=card in shown, press=can(f"display-P{card}")) for card in view.display]
    return tag(
        "div",
        _group(words.say("display"), "co-display", *display),
        stone(view, can, words),
        _group(words.say("temples"), "co-temples", *_temples(view, revealed, can, words)),
        _piles(view, can, words),
        class_="co-middle",
    )


def _group(title: str, name: str, *cards: Html) -> Html:
    return tag(
        "div",
        tag("p", title, class_="co-heading", aria_hidden="true"),
        tag("ul", *cards, class_=f"co-row {name}", aria_label=title) if cards else None,
    )


def stone(view: View, can: Pressable, words: Words) -> Html:
    """Return the supply: six spaces of bodies around those of heads and tails."""
    spaces = [
        tag(
            "li",
            unseen(words.space(kind, colours)),
            *(piece(kind, colour) for colour in colours),
            class_=classes("co-stock", f"co-of-{kind}", empty=not colours),
            style=f"--i:{at}",
            data_press=can(f"supply-{kind}-{colours}"),
        )
        for kind in Kind
        for at, colours in enumerate(view.market.of(kind))
    ]
    return tag("div", drawn("sun", "co-sun"), tag("ul", *spaces, aria_label=words.say("supply")), class_="co-stone")


def _temples(view: View, revealed: frozenset[int], can: Pressable, words: Words) -> list[Html]:
    return [
        temple(card, words, new=card in revealed, press=can(f"open-T{card}"))
        if card is not None
        else tag("li", unseen(words.say("nothing")), class_="co-card co-gap")
        for card in view.temples
    ]


def _piles(view: View, can: Pressable, words: Words) -> Html:
    """The deck, the discards, the temples face down and the bags: a number each."""
    piles = (
        ("sun", "deck", str(view.deck)),
        ("sun", "discards", str(view.discards)),
        ("pyramid", "temples", str(view.hidden)),
        ("pick", "bags", words.say("bags", **bags(view))),
    )
    items = [
        tag("li", drawn(emblem), tag("span", words.say(f"pile.{code}"), " ", tag("b", amount)), data_press=can(code))
        for emblem, code, amount in piles
    ]
    return tag("ul", *items, class_="co-piles", aria_label=words.say("piles"))


def bags(view: View) -> dict[str, int]:
    """Return how many pieces are left in each bag."""
    return {name: len(pieces) for name, pieces in view.bags._asdict().items()}

"""What one can look up of Cóatl: the turn, pieces, prophecies, temples, the ways to play, every rule."""

from itertools import groupby

from answers import cards
from engine.coatl.patterns import ANY, Sort, Token
from engine.coatl.prophecies import Prophecy
from engine.coatl.roster import COLOURS, IN_A_SPACE, PROPHECIES, SPACES, TEMPLES, Kind
from engine.coatl.rules import PRESETS, SWITCHES
from explorer.asker import Asker
from explorer.books.book import Book
from explorer.books.every_rule import every_rule
from explorer.books.sources import what_they_say
from explorer.drawing import Link
from explorer.drawing.reference import Album, Choice, Leaf, albums, choices, grid, leaves
from explorer.rule_ways import ways_of
from explorer.tables.coatl.cards import prophecy_face, temple_face
from explorer.tables.coatl.pieces import bead, drawn, piece, sign
from explorer.tables.coatl.words import Words
from explorer.tables.html import Html, join, tag

ASKED = 3
"""So many questions stand on a sheet."""
SUBJECTS = {
    "take": ("TK-1", "TK-3", "TK-2", "TG-6"),
    "choose": ("PR-1", "PR-2"),
    "assemble": ("AS-7", "AS-1", "AS-2", "AS-4", "TG-8"),
    "fulfil": ("AS-3", "PA-4", "SC-1"),
    "complete": ("AS-5", "AS-6", "TE-2", "TE-1", "TG-1"),
    "offer": ("OF-1", "OF-2", "OF-3", "OF-4"),
    "pass": ("TN-1", "TG-5"),
    "start": ("ST-1", "ST-2", "ST-3", "TG-2", "TG-3"),
    "end": ("LA-1", "LA-2", "LA-3", "SC-2", "TG-7"),
}
"""The rules by what one does. Those of how a prophecy is read stand with the prophecies."""
EMBLEMS = {
    "take": piece(Kind.HEAD, "R"),
    "choose": drawn("sun"),
    "assemble": piece(Kind.BODY, "G"),
    "fulfil": bead("Y"),
    "complete": drawn("pyramid"),
    "offer": drawn("pick"),
    "pass": drawn("future"),
    "start": piece(Kind.HEAD, "B"),
    "end": piece(Kind.TAIL, "B"),
}
SIGNS = {
    "PA-1": Token(Sort.IS, "Y"),
    "PA-2": Token(Sort.NOT, "R"),
    "PA-3": Token(Sort.PLUS, "G"),
}
LINES = {"PA-4": ("2×", "5"), "PA-5": ("6+", "5")}
"""The signs of a pattern, and the lines of points, by the rules that tell of them."""


def source_of(place: str) -> str | None:
    """Return whose place it is: numbers are the guide's, what it leaves open (2.1, 2.2) the arena's, as is the deck."""
    return "guide" if place.isdigit() else "arena" if place in ("2.1", "2.2", "2.7") else None


def _turn(asker: Asker) -> Html:
    shown = {code: labels for code, labels in SUBJECTS.items() if code != "offer" or asker.rules.tokens}
    return leaves(tuple(_leaf(code, labels, asker) for code, labels in shown.items()), asker.texts)


def _leaf(code: str, labels: tuple[str, ...], asker: Asker) -> Leaf:
    asked = [card for card in cards(asker.game).values() if card.cite[0] in labels]
    return Leaf(
        asker.say(f"subject.{code}"),
        EMBLEMS[code],
        tuple((asker.rule(label), asker.link(label=label)) for label in labels),
        tuple(Link(card.question, asker.link(card=card.id), current=False) for card in asked[:ASKED]),
    )


def _pieces(asker: Asker) -> Html:
    words, say = Words(asker.texts), asker.say
    box = asker.rules.box(4)
    heads = (say("piece.colour"), *(say(f"piece.{kind}") for kind in Kind))
    rows = tuple(
        (words.colour(colour), *(_pile(kind, colour, box.of(kind).count(colour)) for kind in Kind))
        for colour in COLOURS
    )
    supply = tuple((say(f"piece.{kind}"), str(SPACES[kind]), str(IN_A_SPACE[kind])) for kind in Kind)
    spaces = (say("piece"), say("piece.spaces"), say("piece.each"))
    return join(grid(say("piece.box"), heads, rows), grid(say("piece.supply"), spaces, supply))


def _pile(kind: Kind, colour: str, count: int) -> Html:
    return tag("span", piece(kind, colour), tag("b", f"× {count}"), class_="co-pile")


def _prophecies(asker: Asker) -> Html:
    words = Words(asker.texts)
    signs = tuple((sign(token), asker.rule(label).text) for label, token in SIGNS.items())
    white = (sign(Token(Sort.PLUS, ANY)), asker.say("sign.white"))
    lines = tuple((_line(*LINES[label]), asker.rule(label).text) for label in LINES)
    legend = Album(asker.say("signs"), asker.say("signs.about"), (*signs, white, *lines))
    families = groupby(PROPHECIES, key=lambda card: card.back)
    return albums((legend, *(_family(back, tuple(kin), words, asker) for back, kin in families)))


def _line(often: str, points: str) -> Html:
    return tag("span", tag("i", often), tag("b", points), class_="co-line", aria_hidden="true")


def _family(back: str, kin: tuple[Prophecy, ...], words: Words, asker: Asker) -> Album:
    faces = tuple((prophecy_face(card.number), words.prophecy(card.number)) for card in kin)
    return Album(asker.say(f"family.{back}"), asker.say(f"family.{back}.about"), faces)


def _temples(asker: Asker) -> Html:
    words = Words(asker.texts)
    faces = tuple((temple_face(each.number), words.temple(each.number)) for each in TEMPLES)
    return albums((Album(asker.say("temples.all"), asker.rule("TE-1").text, faces),))


def _ways(asker: Asker) -> Html:
    usual = [Link(asker.say(f"preset.{each}"), _under(each, asker), each == asker.agreed.preset) for each in PRESETS]
    drawn = tuple(_choice(each, asker) for each in SWITCHES)
    return choices(tuple(usual), asker.texts.say("agree.preset"), drawn, asker.texts)


def _under(preset: str, asker: Asker) -> str:
    return asker.link(part="ways", our=asker.agreed._replace(preset=preset, chosen=()).written())


def _choice(switch: str, asker: Asker) -> Choice:
    label = asker.shape.label_of(switch)
    turned = (card for card in cards(asker.game).values() if switch in card.switch)
    return Choice(
        asker.say(f"switch.{switch}"),
        Link(asker.named(label), asker.link(label=label), current=False),
        tuple(ways_of(switch, asker, offered=True)),
        tuple(Link(card.question, asker.link(card=card.id), current=False) for card in turned),
    )


def _rules(asker: Asker) -> Html:
    return every_rule(asker, source_of)


BOOK = Book(
    source_of=source_of,
    parts={
        "turn": _turn,
        "pieces": _pieces,
        "prophecies": _prophecies,
        "temples": _temples,
        "ways": _ways,
        "rules": _rules,
        "sources": what_they_say,
    },
    printed="turn",
)

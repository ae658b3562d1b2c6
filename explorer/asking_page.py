"""The page Rules: the box to ask in, answers as one types, topics, and single cards."""

from collections.abc import Iterable

from answers import Topic, Verdict, cards, load_all, search
from content import Texts
from explorer.addresses import RulesAddress
from explorer.answer_page import Sheet, first_answer, sheets
from explorer.asker import Asker
from explorer.browsing import part_sheet, shelf_of
from explorer.drawing import Link, Shell
from explorer.drawing.asking import Row, ask_box, remark, rows
from explorer.drawing.paper import paper_parts, paper_places
from explorer.page import Frame, Page
from explorer.pages import RULES
from explorer.rule_page import rule_sheet
from explorer.surroundings import games, pages
from explorer.tables.html import Html, tag
from scenarios.shapes import USUAL

ALSO = 5
"""How many other questions stand below the first answer."""
NOTHING = Html("<div hidden></div>")


def page(address: RulesAddress, texts: Texts, home: str = "") -> Page:
    """Return the page that the address asks for; what is not there, the page says so. `home`: its whole address."""
    asker = Asker.at(address, texts, home)
    address = address._replace(box=asker.address().box, of=asker.game, our=asker.agreed.written())
    shown = _shown(address, asker)
    at = next((number for number, sheet in enumerate(shown) if sheet.address == address), 0)
    frames = tuple(_frame(sheet, address, asker) for sheet in shown)
    title = texts.say("page.title", title=texts.say("page.rules"))
    return Page(texts.language, title, paper_places("asking", texts), frames, at)


def _frame(sheet: Sheet, address: RulesAddress, asker: Asker) -> Frame:
    texts = asker.texts
    if sheet.alone:
        parts: tuple[Html, ...] = (NOTHING, NOTHING, sheet.html, NOTHING)
    else:
        chips = tuple(
            Link(topic.title, asker.link(q=None, topic=topic.id), topic.id == address.topic)
            for topic in load_all(asker.game)
        )
        here = sheet.address
        box = ask_box(here.q or "", asker.say("ask.example"), chips, texts, small=_opened(here))
        title = texts.say("page.rules")
        shell = Shell(
            pages(RULES, texts, asker.game),
            title,
            our=asker.agreed.written() or asker.agreed.preset,
            games=games(RULES, texts, asker.game),
            game=asker.game,
        )
        parts = paper_parts(shell, box, sheet.html, texts)
    return Frame(parts, str(sheet.address), sheet.live)


def _opened(here: RulesAddress) -> bool:
    """Whether anything is asked for."""
    return here._replace(show=None, step=0, box=None, of=USUAL, our=None) != RulesAddress()


def _shown(address: RulesAddress, asker: Asker) -> tuple[Sheet, ...]:
    say = asker.texts.say
    if address.card:
        card = cards(asker.game).get(address.card)
        return sheets(asker.settle(card), asker) if card else (_start(say("ask.no-card"), asker),)
    if address.label:
        return (
            _rule(address.label, asker) if address.label in asker.shape.labels else _start(say("ask.no-label"), asker),
        )
    if address.topic:
        topic = next((each for each in load_all(asker.game) if each.id == address.topic), None)
        return (_topic(topic, asker) if topic else _start(say("ask.no-topic"), asker),)
    if address.part:
        return (part_sheet(address.part, asker) or _start(say("shelf.no-part"), asker),)
    if address.q and address.q.strip():
        return (_found(address.q, asker),)
    return (_start(None, asker),)


def _found(asked: str, asker: Asker) -> Sheet:
    """The answer that fits best, and the next questions."""
    say = asker.texts.say
    hits = search.find(asked, asker.game)[: 1 + ALSO]
    if not hits:
        note = say("ask.nothing")
        return Sheet(tag("div", remark(note), class_="found"), asker.address(), note)
    best, *others = (asker.settle(hit.card) for hit in hits)
    also = rows(say("ask.also"), _rows(others, asker)) if others else None
    html = tag("div", first_answer(best, asker), also, class_="found")
    return Sheet(html, asker.address(), f"{best.card.question} {asker.says(best)}. {best.ruling.say}")


def _topic(topic: Topic, asker: Asker) -> Sheet:
    asker = asker._replace(asked=None)
    html = tag("div", rows(topic.title, _rows(map(asker.settle, topic.cards), asker)), class_="found")
    return Sheet(html, asker.address(topic=topic.id), topic.title)


def _rule(label: str, asker: Asker) -> Sheet:
    """A rule, and the questions whose answers rest on it."""
    resting = _rows((asker.settle(card) for card in cards(asker.game).values() if label in card.cite), asker)
    return rule_sheet(label, rows(asker.texts.say("ask.rule.questions"), resting), asker)


def _start(note: str | None, asker: Asker) -> Sheet:
    """The page before anything is asked: the questions that tables settle for themselves."""
    say, asker = asker.texts.say, asker._replace(asked=None)
    turned = (asker.settle(card) for card in cards(asker.game).values() if card.switch)
    open_ones = [found for found in turned if found.standing != "rule"]
    differing = rows(say("ask.open"), _rows(open_ones, asker), say("ask.open.about"))
    html = tag("div", remark(note) if note else None, shelf_of(None, asker), differing, class_="found")
    return Sheet(html, asker.address(), note or say("ask.box"))


def _rows(found: Iterable[Verdict], asker: Asker) -> tuple[Row, ...]:
    return tuple(Row(each.card.question, asker.says(each), asker.link(card=each.card.id)) for each in found)

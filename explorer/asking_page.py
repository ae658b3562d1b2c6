"""The page Rules: the box to ask in, answers as one types, topics, and single cards."""

from functools import cache
from itertools import chain

from answers import Card, Topic, Verdict, load_all, search, verdict
from content import Texts
from engine.coup.labels import LABELS
from engine.coup.rules import RuleSet, rule_set
from explorer.addresses import RulesAddress
from explorer.answer_page import Sheet, first_answer, sheets
from explorer.answering import verdict_words
from explorer.browsing import part_sheet, shelf_of
from explorer.drawing import Link, Shell
from explorer.drawing.asking import Row, ask_box, asking_parts, asking_places, remark, rows
from explorer.narrate import rule
from explorer.page import Frame, Page
from explorer.surroundings import RULES, pages
from explorer.tables.html import Html, tag

ALSO = 5
"""How many other questions stand below the first answer."""
NOTHING = Html("<div hidden></div>")


def page(address: RulesAddress, texts: Texts) -> Page:
    """Return the page that the address asks for; what is not there, the page says so."""
    shown = _shown(address, rule_set(), texts)
    at = next((number for number, sheet in enumerate(shown) if sheet.address == address), 0)
    frames = tuple(_frame(sheet, address, texts) for sheet in shown)
    title = texts.say("page.title", title=texts.say("page.rules"))
    return Page(texts.language, title, asking_places(texts), frames, at)


def _frame(sheet: Sheet, address: RulesAddress, texts: Texts) -> Frame:
    if sheet.alone:
        parts: tuple[Html, ...] = (NOTHING, NOTHING, sheet.html, NOTHING)
    else:
        chips = tuple(
            Link(topic.title, f"{RULES}{RulesAddress(topic=topic.id)}", topic.id == address.topic)
            for topic in load_all()
        )
        here = sheet.address
        box = ask_box(here.q or "", chips, texts, small=here._replace(show=None, step=0) != RulesAddress())
        title = texts.say("page.rules")
        shell = Shell(pages(RULES, texts), title, number=None, picker=(), looks=(), at=0, of=0, controls=())
        parts = asking_parts(shell, box, sheet.html, texts)
    return Frame(parts, str(sheet.address) if sheet.address != RulesAddress() else "", sheet.live)


def _shown(address: RulesAddress, rules: RuleSet, texts: Texts) -> tuple[Sheet, ...]:
    if address.card:
        card = cards().get(address.card)
        if card:
            return sheets(verdict(card, rules), rules, address.q, texts)
        return (_start(texts.say("ask.no-card"), rules, texts),)
    if address.label:
        known = address.label in LABELS
        return (_rule(address, rules, texts) if known else _start(texts.say("ask.no-label"), rules, texts),)
    if address.topic:
        topic = next((each for each in load_all() if each.id == address.topic), None)
        return (_topic(topic, rules, texts) if topic else _start(texts.say("ask.no-topic"), rules, texts),)
    if address.part:
        return (part_sheet(address.part, rules, texts) or _start(texts.say("shelf.no-part"), rules, texts),)
    if address.q and address.q.strip():
        return (_found(address.q, rules, texts),)
    return (_start(None, rules, texts),)


@cache
def cards() -> dict[str, Card]:
    """Return all answer cards by their id."""
    return {card.id: card for card in chain.from_iterable(topic.cards for topic in load_all())}


def _found(asked: str, rules: RuleSet, texts: Texts) -> Sheet:
    """The answer that fits best, and the next questions."""
    hits = search.find(asked)[: 1 + ALSO]
    if not hits:
        note = texts.say("ask.nothing")
        return Sheet(tag("div", remark(note), class_="found"), RulesAddress(asked), note)
    best, *others = (verdict(hit.card, rules) for hit in hits)
    also = rows(texts.say("ask.also"), _rows(others, asked, texts)) if others else None
    html = tag("div", first_answer(best, rules, asked, texts), also, class_="found")
    live = f"{best.card.question} {verdict_words(best, texts)}. {best.ruling.say}"
    return Sheet(html, RulesAddress(asked), live)


def _topic(topic: Topic, rules: RuleSet, texts: Texts) -> Sheet:
    questions = _rows([verdict(card, rules) for card in topic.cards], None, texts)
    html = tag("div", rows(topic.title, questions), class_="found")
    return Sheet(html, RulesAddress(topic=topic.id), topic.title)


def _rule(address: RulesAddress, rules: RuleSet, texts: Texts) -> Sheet:
    """A rule, and the questions whose answers rest on it."""
    told = rule(str(address.label), rules, texts)
    resting = [verdict(card, rules) for card in cards().values() if told.label in card.cite]
    title = f"{texts.say(told.voice)} {told.label}"
    html = tag("div", rows(title, _rows(resting, address.q, texts), told.text), class_="found")
    return Sheet(html, RulesAddress(address.q, label=told.label), f"{title}. {told.text}")


def _start(note: str | None, rules: RuleSet, texts: Texts) -> Sheet:
    """The page before anything is asked: the questions that tables settle for themselves."""
    open_ones = [
        found for card in cards().values() if card.switch and (found := verdict(card, rules)).standing != "rule"
    ]
    differing = rows(texts.say("ask.open"), _rows(open_ones, None, texts), texts.say("ask.open.about"))
    html = tag("div", remark(note) if note else None, shelf_of(None, texts), differing, class_="found")
    return Sheet(html, RulesAddress(), note or texts.say("ask.box"))


def _rows(found: list[Verdict], asked: str | None, texts: Texts) -> tuple[Row, ...]:
    return tuple(
        Row(each.card.question, verdict_words(each, texts), f"{RULES}{RulesAddress(asked, card=each.card.id)}")
        for each in found
    )

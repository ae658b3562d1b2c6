"""An answer card as sheets: its play step by step, both ways, and the verdict alone."""

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from answers import BothWays, Card, Verdict, both_ways, verdict
from content import Texts
from explorer.addresses import RulesAddress
from explorer.agreements import one, setting
from explorer.asker import Asker
from explorer.books import BOOKS
from explorer.codes import code
from explorer.drawing import Control, Shell
from explorer.drawing.agreements import Offer, Value
from explorer.drawing.answer import Answer, Side, Ways, aloud, answer, both, grounds, no_proof, proof
from explorer.lessons import as_lesson
from explorer.scene import Scene
from explorer.tables.html import Html, join, tag
from explorer.telling import tell
from explorer.voices import VOICES, voice_of
from scenarios import judge

WAYS, BIG = "ways", "big"
"""What can be shown of a card beside its play."""


class Sheet(NamedTuple):
    """What is shown of a card, where, and what is read out. `alone`: nothing stands around it."""

    html: Html
    address: RulesAddress
    live: str
    alone: bool = False


def sheets(found: Verdict, asker: Asker) -> tuple[Sheet, ...]:
    """Return all that is shown of an answer, first the steps of its play."""
    texts, say, here = asker.texts, asker.texts.say, asker.address(card=found.card.id)
    turns, scenes = both_ways(found.card, asker.rules), _scenes(found, texts)
    steps = max(len(scenes), 1)
    aside = steps + bool(turns)
    leads_here = code(asker.handed_on(here._replace(q=None)), say("code.card"))

    def sheet(at: int, *beside: Html) -> Html:
        show = Control(say("ask.show"), to="0", pressed=at < steps)
        ways = Control(say("ask.ways"), to=str(steps), pressed=at == steps)
        big = Control(say("ask.big"), to=str(aside), name=BIG)
        drawn = _answer(found, asker, (show, *([ways] if turns else []), big))._replace(code=leads_here)
        return tag("div", answer(drawn, texts), *beside, grounds(drawn, texts), class_="opened")

    told = f"{found.card.question} {asker.says(found)}. {found.ruling.say}"
    shown = [
        Sheet(
            sheet(at, proof(scene, _stepper(at, steps, texts), texts)),
            here._replace(step=at),
            scene.happened if at else told,
        )
        for at, scene in enumerate(scenes)
    ] or [Sheet(sheet(0, no_proof(_fault(found, texts))), here, told)]
    if turns:
        ways = [_ways(each, texts) for each in turns]
        live = " ".join(f"{side.plays} {side.verdict}." for way in ways for side in way.sides)
        html = sheet(steps, *(both(way, texts) for way in ways))
        shown.append(Sheet(html, here._replace(show=WAYS), live))
    shut = Control(say("ask.shut"), "Escape", to="0", name=BIG)
    alone = aloud(_answer(found, asker, ())._replace(code=leads_here), shut)
    return (*shown, Sheet(alone, here._replace(show=BIG), told, alone=True))


def first_answer(found: Verdict, asker: Asker) -> Html:
    """Return the answer with links to all that can be shown of it."""
    say, card = asker.texts.say, found.card.id
    controls = [Control(say("ask.show"), href=asker.link(card=card), primary=True)]
    if both_ways(found.card, asker.rules):
        controls.append(Control(say("ask.ways"), href=asker.link(card=card, show=WAYS)))
    controls.append(Control(say("ask.big"), href=asker.link(card=card, show=BIG), name=BIG))
    drawn = _answer(found, asker, tuple(controls))
    return join(answer(drawn, asker.texts), grounds(drawn, asker.texts))


def _answer(found: Verdict, asker: Asker, controls: tuple[Control, ...]) -> Answer:
    rules = [VOICES[asker.game].rule(label, found.played.rules, asker.texts) for label in found.card.cite]
    return Answer(
        question=found.card.question,
        verdict=asker.says(found),
        text=found.ruling.say,
        rules=tuple((each, asker.link(label=each.label)) for each in rules),
        open=_left_open(found, asker),
        controls=controls,
        ours=tuple(_offers(found.card, asker)),
    )


def _left_open(found: Verdict, asker: Asker) -> str | None:
    """What is said of an answer that is a table's own."""
    if found.standing == "rule":
        return None
    decides = asker.shape.labels[found.card.cite[0]]
    if decides.switch in asker.agreed.switches:
        return asker.texts.say("ask.agreed")
    spoken = any(map(BOOKS[asker.game].source_of, decides.sources))
    return asker.texts.say("ask.differ" if spoken else "ask.silent")


def _offers(card: Card, asker: Asker) -> Iterator[Offer]:
    """What a table may say to the question: the values of each switch that turns its answer."""
    for switch in card.switch:
        values = [
            Value(
                one(switch, value),
                verdict(card, replace(asker.rules, **{switch: value})).ruling.verdict,
                setting(asker.game, switch, value, asker.texts),
                chosen=(switch, value) in asker.agreed.chosen,
            )
            for value in asker.shape.switches[switch]
        ]
        yield Offer(switch, asker.say(f"switch.{switch}"), tuple(values))


def _stepper(at: int, steps: int, texts: Texts) -> Shell:
    start = texts.say("step.at-start") if at == 0 else None
    end = texts.say("ask.at-end") if at == steps - 1 else None
    back = Control(texts.say("step.back"), "ArrowLeft", to=str(at - 1), off=start)
    onward = Control(texts.say("step.next"), "ArrowRight", to=str(at + 1), off=end, primary=not end)
    return Shell((), "", at=at + 1, of=steps, controls=(back, onward))


def _scenes(found: Verdict, texts: Texts) -> list[Scene]:
    """The play of an answer; at its end, what is refused there."""
    lesson = as_lesson("", found.played)
    scenes = [tell(lesson, at, moment.sees, texts) for at, moment in enumerate(lesson.moments)]
    refused = _refused(found, texts)
    if scenes and refused:
        told = scenes[-1].happened if lesson.moments[-1].moves else ""
        scenes[-1] = scenes[-1]._replace(happened=f"{told} {refused}".strip())
    return scenes


def _refused(found: Verdict, texts: Texts) -> str | None:
    """Why the play goes no further, or why what the verdict speaks of may not be done."""
    played, when = found.played, found.ruling.when
    stopped = [str(each.facts["move"]) for each in played.problems if each.code == "illegal-move"]
    tried = stopped or ([when.refused.move] if when.refused else [])
    if not tried or played.start is None:
        return None
    move, reason = judge(played.end, tried[0], played.names)
    return voice_of(played.end).refusal(reason, played.end, played.names, texts, move).text if reason else None


def _fault(found: Verdict, texts: Texts) -> str:
    """Why there can be no such table."""
    problem = found.played.problems[0]
    told = VOICES[found.card.game].fault(problem, texts)
    return f"{told[:1].upper()}{told[1:]}."


def _ways(turn: BothWays, texts: Texts) -> Ways:
    step = turn.difference.step
    if step is None:
        parts = texts.say("ask.parts.new")
    else:
        parts = texts.say("ask.parts", number=step) if step else texts.say("ask.parts.start")
    one, other = (_side(turn.switch, each, step, texts) for each in turn.verdicts)
    return Ways(parts, (one, other))


def _side(switch: str, found: Verdict, step: int | None, texts: Texts) -> Side:
    scenes = _scenes(found, texts) if step is not None else []
    ahead = len(scenes) - len(found.played.steps)
    scene = scenes[max(0, min(step + ahead, len(scenes)) - 1)] if scenes and step is not None else None
    missing = _fault(found, texts) if found.played.start is None else None
    plays = setting(found.card.game, switch, getattr(found.played.rules, switch), texts)
    return Side(plays, found.ruling.verdict, found.ruling.say, scene, missing)

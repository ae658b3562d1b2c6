"""A Coup table: the felt with the seats around it, what was said last, and what hangs on the answer."""

from content import Texts
from engine.coup.effects import Cooperate, Embezzle, Gain, Steal
from engine.coup.moves import Act
from engine.coup.roster import ACTIONS
from engine.coup.state import View
from engine.game import NATURE
from explorer.scene import Scene, Speech
from explorer.tables.html import Html, classes, emblem, mark, tag, unseen
from explorer.tables.layout import areas, letter, place
from explorer.tables.seat import DENSE, Marks, seat

LONG = 34
"""Letters from which on a quote is set smaller, so that it fits on one line."""
ROSTER = {action.code: action for action in ACTIONS}


def table(scene: Scene, texts: Texts) -> Html:
    """Return the table. In a notebook it shows itself; elsewhere it needs `style()` and `sprite()` once in the page."""
    marks = seat_marks(scene)
    speaker = marks[scene.speech.seat].area if scene.speech else None
    drawn = [
        seat(view, mark, tuple(each for each in scene.changes if each.seat == number), texts)
        for number, (view, mark) in enumerate(zip(scene.view.seats, marks, strict=True))
    ]
    bottom = scene.you or 0
    return tag(
        "div",
        tag("div", emblem("rosette"), class_="ring", aria_hidden="true"),
        tag("ol", *drawn[bottom:], *drawn[:bottom], class_="seats"),
        speech(scene.speech, marks[scene.speech.seat], len(marks), texts) if scene.speech else None,
        pool(scene, texts),
        class_="stage",
        data_n=str(len(marks)),
        style=areas(len(marks), speaker),
    )


def face(code: str, texts: Texts) -> Html:
    """Return the emblem beside the words of a choice."""
    return emblem(code)


def stations(scene: Scene, texts: Texts) -> tuple[tuple[str, str], ...]:
    """Return the windows of the turn under way, each with how it stands."""
    return tuple((texts.say(f"track.{each.code}"), each.status) for each in scene.view.track)


def seat_marks(scene: Scene) -> tuple[Marks, ...]:
    """Return what is said of each seat, in seat order."""
    view, seats = scene.view, len(scene.view.seats)
    asked = view.prompt.seats if view.prompt else ()
    return tuple(
        Marks(
            seat=number,
            name=name,
            area=letter(number, scene.you or 0, seats),
            you=number == scene.you,
            turn=number == view.active and view.winner is None,
            asked=view.prompt.code if view.prompt and number in asked else None,
            among=len(asked) > 1 and number != scene.you,
            speaks=scene.speech is not None and scene.speech.seat == number,
            won=number == view.winner,
            wanted=wanted(view) if view.declared and view.declared.seat == number else 0,
            dense=seats >= DENSE,
        )
        for number, name in enumerate(scene.names)
    )


def hanging(view: View) -> Act | None:
    """Return the action that may still be stopped."""
    to_come = any(station.code == "result" and station.status == "later" for station in view.track)
    return view.declared if to_come else None


def wanted(view: View) -> int:
    """Return how many coins the actor gets if nothing stops the action."""
    act = hanging(view)
    effect = ROSTER[act.action].effect if act else None
    if isinstance(effect, Gain | Cooperate):
        return effect.coins
    if isinstance(effect, Embezzle):
        return view.almshouse
    if isinstance(effect, Steal) and act and act.target is not None:
        return min(effect.coins, view.seats[act.target].coins)
    return 0


def speech(said: Speech, speaker: Marks, seats: int, texts: Texts) -> Html:
    """Return the bubble: a claim is dashed while it is only said."""
    spot = place(seats, speaker.area)
    claim = said.character and tag(
        "span",
        emblem(said.character),
        tag("span", texts.say("shown" if said.proved else "said")),
        class_=classes("claim", f"r-{said.character}", proved=said.proved),
    )
    head = tag("span", named(said.by, speaker.name), " ", tag("em", texts.say("just-now"), class_="new"), class_="by")
    return tag(
        "div",
        tag(
            "div",
            claim,
            tag("p", head, tag("q", said.quote)),
            class_="bubble",
            data_said=f"{said.seat} {said.quote}",
        ),
        mark("tail"),
        class_=classes(
            "speech", f"from-{spot.side}", below=spot.below, foot=spot.foot, far=spot.far, long=len(said.quote) > LONG
        ),
        style=f"--at:{speaker.area}",
    )


def named(text: str, *names: str) -> Html:
    """Return the text, with the name that it begins with in bold."""
    name = next((name for name in names if text.startswith(name)), "")
    return tag("span", tag("b", name) if name else None, text.removeprefix(name))


def pool(scene: Scene, texts: Texts) -> Html:
    """Return what lies between the seats: the action under way, the court deck, the almshouse, an examined card."""
    view = scene.view
    dealing = view.prompt is not None and NATURE in view.prompt.seats
    deck = tag("span", emblem("rosette"), class_="card back", aria_hidden="true")
    alms = view.seats[0].faction is not None
    return tag(
        "div",
        stake(scene, texts),
        tag(
            "span",
            deck,
            _pile(texts.say("deck"), str(view.court)),
            class_=classes("pile", await_=dealing),
            data_key="deck",
            data_lamp=dealing,
            data_deck=True,
        ),
        tag(
            "span",
            emblem("almshouse"),
            _pile(texts.say("almshouse"), texts.say("coins", count=view.almshouse)),
            class_="pile alms",
            data_key="almshouse",
            data_purse="almshouse",
            data_coins=str(view.almshouse),
        )
        if alms
        else None,
        _examined(view, texts),
        class_="pool",
        data_key="pool",
    )


def _examined(view: View, texts: Texts) -> Html | None:
    if view.examined is None:
        return None
    card = _pile(texts.say("examined"), texts.say(f"character.{view.examined}"))
    return tag("span", emblem(view.examined), card, class_=f"pile r-{view.examined}", data_key="examined")


def _pile(label: str, amount: str) -> Html:
    return tag("span", label, " ", tag("b", amount))


def stake(scene: Scene, texts: Texts) -> Html | None:
    """Return the plaque of an action that has a target or that is blocked: its actor and its target."""
    act = hanging(scene.view)
    if act is None or (act.target is None and scene.view.block is None):
        return None
    actor = scene.names[act.seat]
    name = texts.say(f"action.{act.action}")
    aims = (
        (actor, mark("tri"), unseen(f" {texts.say('stake.aims')} "), scene.names[act.target])
        if act.target is not None
        else (actor, ": ", name)
    )
    return tag(
        "span", emblem(ROSTER[act.action].claims or "coin"), tag("span", *aims), class_="stake", data_key="stake"
    )

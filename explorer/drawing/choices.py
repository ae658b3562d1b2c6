"""What may be said now: allowed choices to press, refused ones that tell why not, targets behind their action."""

from content import Texts
from engine.game import NATURE
from explorer.drawing.shell import DEAL, Shell
from explorer.drawing.slips import DETOUR, detour_slip, rule_text
from explorer.scene import Ask, Choice, Refusal, Scene, Several
from explorer.tables import face
from explorer.tables.coup import named
from explorer.tables.html import Html, classes, emblem, join, tag

ROOMY = 3
"""So many choices stand in one row of large plaques; more of them are drawn smaller."""
BESIDE = 6
"""So many seats stand in a row beside the words; more have a row of their own."""


def asks(scene: Scene, shell: Shell, texts: Texts) -> Html:
    """Return the choices of every seat that is asked; of several seats one is open, the others behind their names."""
    awaited = scene.asks
    first = next((number for number, ask in enumerate(awaited) if ask.seat == scene.you), 0)
    desks = [Desk(f"a{number}", ask, scene, shell, texts) for number, ask in enumerate(awaited)]
    seats = [_seat(desk, number == first) for number, desk in enumerate(desks)] if len(desks) > 1 else []
    return tag(
        "div",
        tag("div", *seats, class_="askers", data_group="askers") if seats else None,
        *(desk.panel(shut=number != first) for number, desk in enumerate(desks)),
        tag("div", detour_slip(texts, over=not shell.steps), class_="reasons") if shell.lesson else None,
        class_=classes("asks", packed=len(seats) > BESIDE),
    )


def _seat(desk: "Desk", opened: bool) -> Html:
    name = desk.scene.names[desk.ask.seat]
    return tag(
        "button",
        name,
        type="button",
        class_="asker",
        data_key=f"seat {name}",
        data_opens=desk.name,
        data_keep=True,
        aria_expanded="true" if opened else "false",
        aria_controls=desk.name,
    )


class Desk:
    """The choices of one seat, with ids that begin with `name`."""

    def __init__(self, name: str, ask: Ask, scene: Scene, shell: Shell, texts: Texts) -> None:
        self.name = name
        self.ask = ask
        self.scene = scene
        self.shell = shell
        self.texts = texts
        self.reasons: list[Html] = []

    def panel(self, *, shut: bool) -> Html:
        """Return the row of choices, and the reasons that it can show."""
        label = self.ask.label
        if self.ask.several:
            choices = self._several(self.ask.several)
        else:
            choices = self._hidden() if self.ask.hidden else self._row(self.name, self.ask.label, self.ask.choices)
        crowded = len(self.ask.choices) > ROOMY
        row = tag("div", choices, class_=classes("choices", crowded=crowded), data_group=f"choices {self.name}")
        return tag(
            "div",
            tag("span", named(label, *self.scene.names), class_="cl"),
            row,
            tag("div", *self.reasons, class_="reasons") if self.reasons else None,
            class_="desk",
            id=self.name,
            role="group",
            aria_label=label,
            hidden=shut,
        )

    def _face(self, choice: Choice) -> tuple[Html | None, Html]:
        return face(self.scene, choice.emblem, self.texts), tag("span", choice.label)

    def _row(self, name: str, within: str, choices: tuple[Choice, ...]) -> Html:
        return join(*(self._choice(f"{name}-{number}", within, _flat(each)) for number, each in enumerate(choices, 1)))

    def _choice(self, name: str, within: str, choice: Choice) -> Html:
        key = choice.move or f"{within} {choice.label}"
        if choice.options:
            return self._opener(name, key, choice)
        if choice.refusal:
            return self._refused(name, key, choice, choice.refusal)
        to = self.shell.steps.get(choice.move or "")
        return tag(
            "button",
            *self._face(choice),
            type="button",
            class_="choice",
            data_key=key,
            aria_keyshortcuts=_figure(name),
            data_move=choice.move,
            data_pause=None if choice.after is None else str(choice.after),
            data_lies=" ".join(choice.about),
            data_to=None if to is None else str(to),
            data_why=DETOUR if choice.leads else None,
            data_leads=choice.leads,
            aria_expanded="false" if choice.leads else None,
            aria_controls=DETOUR if choice.leads else None,
        )

    def _several(self, several: Several) -> Html:
        """Boxes to tick, and the control that says the move of what is ticked; the page puts it together."""
        said = next((move for move in self.shell.steps if move.startswith(f"{several.begins} ")), None)
        boxes = (
            tag(
                "label",
                tag(
                    "input",
                    type="checkbox",
                    value=each.move,
                    data_key=f"{several.begins} {number}",
                    data_lies=" ".join(each.about),
                    aria_keyshortcuts=str(number),
                ),
                *self._face(each),
                class_="choice tick",
            )
            for number, each in enumerate(several.options, 1)
        )
        say = tag(
            "button",
            tag("span", several.label),
            type="button",
            class_="choice say",
            data_key=several.begins,
            data_move=f"{several.begins} {several.none}",
            data_begins=several.begins,
            data_none=several.none,
            data_told=said,
            data_step=None if said is None else str(self.shell.steps[said]),
            aria_keyshortcuts=str(len(several.options) + 1),
        )
        return tag("div", *boxes, say, class_="several")

    def _opener(self, name: str, key: str, choice: Choice) -> Html:
        button = tag(
            "button",
            *self._face(choice),
            tag("i", class_="more", aria_hidden="true"),
            type="button",
            class_="choice opener",
            data_key=key,
            aria_keyshortcuts=_figure(name),
            data_opens=f"{name}-o",
            data_lies=" ".join(choice.about),
            aria_expanded="false",
            aria_controls=f"{name}-o",
        )
        options = tag(
            "div",
            self._row(name, key, choice.options),
            class_="options",
            id=f"{name}-o",
            role="group",
            aria_label=choice.label,
            data_group=f"choices {name}",
            hidden=True,
        )
        return join(button, options)

    def _refused(self, name: str, key: str, choice: Choice, refusal: Refusal) -> Html:
        self.reasons.append(self._reason(f"{name}-w", choice.label, refusal))
        return tag(
            "button",
            *self._face(choice),
            tag("span", self.texts.say("choices.why"), class_="why"),
            type="button",
            class_="choice no",
            data_key=key,
            aria_keyshortcuts=_figure(name),
            data_why=f"{name}-w",
            data_lies=" ".join(choice.about),
            aria_disabled="true",
            aria_expanded="false",
            aria_controls=f"{name}-w",
        )

    def _reason(self, name: str, label: str, refusal: Refusal) -> Html:
        return tag(
            "div",
            tag("p", tag("b", label), " ", tag("span", self.texts.say("choices.why"))),
            tag("p", refusal.text, class_="because"),
            rule_text(refusal.rule, self.texts, linked=bool(self.shell.pages)) if refusal.rule else None,
            class_="reason",
            id=name,
            hidden=True,
        )

    def _hidden(self) -> Html:
        prompt = self.scene.view.prompt
        if prompt and prompt.seats == (NATURE,):
            return self._deal()
        name = self.scene.names[self.ask.seat]
        look = self.texts.say("look.as", name=name)
        return join(
            tag("p", self.texts.say("choices.hidden", name=name), class_="blind"),
            self._told("random", self.texts.say("choices.random"), str(self.ask.seat)),
            self._told("look", look, name),
        )

    def _deal(self) -> Html:
        """Nobody sees the court: what it deals is drawn at random, or comes in the next frame."""
        to = self.shell.steps.get(DEAL)
        return tag(
            "button",
            emblem("rosette"),
            tag("span", self.texts.say("choices.deal")),
            type="button",
            class_="choice",
            data_key="deal",
            aria_keyshortcuts="1",
            data_emit="random",
            data_to=None if to is None else str(to),
        )

    def _told(self, event: str, label: str, value: str) -> Html:
        key = f"{event} {self.name}"
        return tag("button", label, type="button", class_="b", data_key=key, data_emit=event, data_value=value)


def _figure(name: str) -> str | None:
    """Return the key that presses the choice of this name, which ends with its number in the row."""
    number = name.rpartition("-")[2]
    return number if len(number) == 1 else None


def _flat(choice: Choice) -> Choice:
    """Return a choice whose options are all refused for one reason as refused itself, and so are its options."""
    choice = choice._replace(options=tuple(map(_flat, choice.options)))
    reasons = {option.refusal for option in choice.options}
    refusal = reasons.pop() if len(reasons) == 1 else None
    if refusal is None:
        return choice
    about = (code for option in choice.options for code in option.about)
    return choice._replace(options=(), refusal=refusal, about=(*choice.about, *about))

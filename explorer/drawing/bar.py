"""The bar below the table: stepping with its counter, what else can be done, and the pages on the phone."""

from collections.abc import Iterator
from itertools import groupby

from content import Texts
from explorer.drawing.shell import Control, Shell
from explorer.scene import Scene
from explorer.tables.html import Html, classes, join, mark, press, tag

BACK, FORWARD = "ArrowLeft", "ArrowRight"
PIPS = 14
THUMB = 8
"""More steps than these, and on a phone more than those, are counted in words only."""


def forward(controls: tuple[Control, ...]) -> Control | None:
    """Return the control that goes on to the next step."""
    return next((control for control in controls if FORWARD in (control.keys or "").split()), None)


def bar(scene: Scene, shell: Shell, texts: Texts) -> Html:
    """Return the bar: the arrows around the counter or the main control, everything else at its end."""
    keyed = [((control.keys or "").split(), control) for control in shell.controls]
    back = [control for keys, control in keyed if BACK in keys]
    onward = [control for keys, control in keyed if FORWARD in keys]
    main = [control for control in shell.controls if control.primary and control not in onward]
    others = [control for control in shell.controls if control not in back + onward + main]
    return tag(
        "footer",
        tag(
            "div",
            *(button(control, "prev") for control in back),
            *(button(control) for control in main),
            counter(shell, texts) if shell.of else None,
            *(button(control, "next") for control in onward),
            check(texts) if scene.question else None,
            class_="steps",
        )
        if back or main or onward or shell.of
        else None,
        tag("div", *_groups(others, guessing=scene.question is not None), class_="extras") if others else None,
        class_="bar",
    )


def _groups(controls: list[Control], *, guessing: bool) -> Iterator[Html]:
    for (name, behind), group in groupby(controls, key=lambda control: (control.group, control.menu)):
        buttons = [guarded(each) if guessing and each.spoils else button(each) for each in group]
        if name:
            yield tag(
                "div", tag("span", name, class_="group"), *buttons, class_="grouped", role="group", aria_label=name
            )
        elif behind:
            yield menu(behind, buttons)
        else:
            yield join(*buttons)


def menu(name: str, buttons: list[Html]) -> Html:
    """Return a button, and the buttons that it opens: the browser shuts them again by Escape or a press elsewhere."""
    place = f"menu-{as_id(name)}"
    return tag(
        "div",
        press(f"bar {name}", name, mark("ar u"), popovertarget=place),
        tag("div", *buttons, id=place, popover="auto", class_="behind"),
        class_="menu",
    )


def guarded(control: Control) -> Html:
    """Return a button that would spoil a guess, in two forms: before and after the guess is made."""
    return join(
        tag("span", button(control._replace(off=control.spoils)), data_before=True),
        tag("span", button(control, "guessed"), data_after=True, hidden=True),
    )


def button(control: Control, place: str = "") -> Html:
    """Return a button of the bar, or a link; one that cannot be pressed now says why when it is."""
    reason = f"off-{as_id(control.label)}" if control.off else None
    pressed = tag(
        "a" if control.href else "button",
        mark("ar l") if place == "prev" else None,
        control.label,
        mark("ar r") if place == "next" else None,
        type=None if control.href else "button",
        href=control.href,
        data_link=bool(control.href),
        class_=classes("b", place, pri=control.primary),
        data_key=f"bar {control.name or place or control.label}",
        aria_keyshortcuts=control.keys,
        data_emit=control.emit,
        data_to=control.to,
        data_why=reason,
        aria_disabled="true" if control.off else None,
        aria_expanded="false" if control.off else None,
        aria_pressed=None if control.pressed is None else str(control.pressed).lower(),
        popovertarget=f"menu-{as_id(control.menu)}" if control.menu and not control.off else None,
        popovertargetaction="hide" if control.menu and not control.off else None,
    )
    if not reason:
        return pressed
    return join(pressed, tag("div", tag("p", control.off), class_="barred", id=reason, hidden=True))


def as_id(label: str) -> str:
    """Return the label as part of an id."""
    return label.lower().replace(" ", "-")


def check(texts: Texts) -> Html:
    """Return the button that checks the guess, for the thumb; the form has its own for the desk."""
    return tag(
        "button",
        texts.say("guess.check"),
        type="submit",
        form="guess",
        class_="b pri thumb",
        data_key="check thumb",
        data_before=True,
    )


def counter(shell: Shell, texts: Texts) -> Html:
    """Return which step of how many this is, as words and as a row of dots."""
    dots = [mark("n" if step == shell.at else "d" if step < shell.at else "") for step in range(1, shell.of + 1)]
    pips = tag("span", *dots, class_=classes("pips", packed=shell.of > THUMB), aria_hidden="true")
    return tag(
        "div",
        tag("span", texts.say("lesson.step", at=shell.at, of=shell.of)),
        pips if shell.of <= PIPS else None,
        class_="step",
    )

"""A hint: of all that could be chosen two are left, one of them right."""

from collections.abc import Container

from content import Texts
from explorer.drawing.shell import Shell
from explorer.scene import Choice, Scene
from explorer.tables.html import Html, press, tag

FEWEST = 3
"""Among fewer choices, two would tell nothing, or all."""


def hint(scene: Scene, shell: Shell, texts: Texts) -> Html | None:
    """Return a button with the hint behind it; None where nothing is asked, or there is too little to choose from."""
    if scene.question:
        two = _two([(answer.text, answer.right) for answer in scene.question.answers])
    elif shell.task:
        steps = shell.steps.keys()
        two = _two([(each.label, _says(each, steps)) for each in _open(scene)])
    else:
        return None
    return _drawn(two, texts) if two else None


def _two(choices: list[tuple[str, bool]]) -> tuple[str, ...]:
    """The first right one and the wrong one that is next to it, as they stand."""
    right = next((at for at, (_, fits) in enumerate(choices) if fits), None)
    wrong = [at for at, (_, fits) in enumerate(choices) if not fits]
    if right is None or not wrong or len(choices) < FEWEST:
        return ()
    beside = min(wrong, key=lambda at: abs(at - right))
    return tuple(choices[at][0] for at in sorted((right, beside)))


def _open(scene: Scene) -> list[Choice]:
    """What may be said now, a choice with others behind it if one of them may be chosen."""
    return [choice for ask in scene.asks for choice in ask.choices if _allowed(choice)]


def _allowed(choice: Choice) -> bool:
    return any(map(_allowed, choice.options)) if choice.options else not choice.refusal


def _says(choice: Choice, moves: Container[str | None]) -> bool:
    return choice.move in moves or any(_says(option, moves) for option in choice.options)


def _drawn(two: tuple[str, ...], texts: Texts) -> Html:
    one, other = two
    return tag(
        "div",
        press(
            "hint",
            texts.say("hint"),
            data_why="hint",
            aria_expanded="false",
            aria_controls="hint",
            aria_keyshortcuts="H",
        ),
        tag("div", tag("p", texts.say("hint.two", one=one, other=other)), id="hint", class_="hinted", hidden=True),
        class_="hinting",
        data_before=True,
    )

"""The panel beside the table: a guess or what just happened, the rule, and the story so far."""

from content import Texts
from explorer.drawing.agreements import touched
from explorer.drawing.bar import forward
from explorer.drawing.hint import hint
from explorer.drawing.shell import Shell
from explorer.drawing.slips import GAP, rule_slip, rule_text, shut_slip, summed
from explorer.scene import Answer, Question, Scene, StoryLine
from explorer.tables.coup import named
from explorer.tables.html import Html, emblem, join, press, tag


def panel(scene: Scene, shell: Shell, texts: Texts) -> Html:
    """Return the panel beside the table."""
    guessing = scene.question is not None
    return tag(
        "aside",
        touched(shell.touched, texts.say("agree.touched.lesson")) if shell.touched else None,
        guess(scene.question, scene, shell, texts) if scene.question else told(scene, shell, texts),
        hint(scene, shell, texts),
        practice(texts, guessing=guessing) if shell.practice else None,
        shut_slip(texts) if scene.rule and guessing else None,
        rule_slip(scene.rule, texts, shut=guessing, linked=bool(shell.pages)) if scene.rule else None,
        score(shell, texts) if shell.scored else None,
        *shell.slips,
        story(scene.story, scene.names, texts),
        class_="lesson",
        aria_label=texts.say("lesson" if shell.picker else "happened"),
        data_lesson=shell.lesson,
        data_ends=bool(shell.lesson) and shell.at == shell.of,
        data_task=str(shell.at) if shell.task else None,
    )


def told(scene: Scene, shell: Shell, texts: Texts) -> Html:
    """Return what just happened, and what the author says to it; where that is a task, the other way round."""
    said = ((scene.happened, "happened"), (scene.note, "note"))
    if shell.task and scene.note:
        said = ((scene.note, "happened"), (scene.happened, "note"))
    return tag(
        "section",
        task(texts) if shell.task else tag("h2", texts.say("happened"), class_="eyebrow"),
        *(tag("p", words, class_=kind) for words, kind in said if words),
        tag("p", *(tag("span", each, class_="mark") for each in shell.marks)) if shell.marks else None,
        class_="told",
        data_key="told",
    )


def task(texts: Texts) -> Html:
    """Return the mark of a moment at which the learner is to make a move."""
    return tag("h2", emblem("challenge"), texts.say("lesson.task"), class_="task")


def practice(texts: Texts, *, guessing: bool) -> Html:
    """Return what leads to a first game, once nothing is left to guess."""
    pressed = press("practice", texts.say("lesson.practice"), data_emit="practice")
    return tag("div", pressed, class_="acts", data_after=guessing, hidden=guessing)


def score(shell: Shell, texts: Texts) -> Html:
    """Return how many guesses of a mixed set were right at once; the page counts them."""
    text = texts.say("mixed.score", right=GAP, of=shell.guesses)
    return tag("section", summed(text, data_score=" ".join(shell.scored)), class_="score", data_after=True, hidden=True)


def guess(question: Question, scene: Scene, shell: Shell, texts: Texts) -> Html:
    """Return the question as a form; the page judges the answer, whose words are all here."""
    onward = None if shell.task else forward(shell.controls)
    return tag(
        "form",
        task(texts) if shell.task else None,
        tag("p", scene.note, class_="note") if scene.note else None,
        tag(
            "h2",
            tag("span", texts.say("guess.first"), class_="eyebrow", data_before=True),
            tag("span", texts.say("guess.made"), class_="eyebrow", data_after=True, hidden=True),
            question.text,
        ),
        tag(
            "div",
            *(
                _answer(answer, str(number), texts, linked=bool(shell.pages))
                for number, answer in enumerate(question.answers)
            ),
            class_="opts",
            role="radiogroup",
            aria_label=texts.say("guess.answers"),
        ),
        tag("p", texts.say("guess.unmarked"), class_="unmarked", data_unmarked=True, hidden=True),
        tag(
            "div",
            tag(
                "button",
                texts.say("guess.check"),
                type="submit",
                class_="b pri",
                data_key="check",
                data_check=True,
                data_before=True,
            ),
            tag(
                "button",
                onward.label,
                type="button",
                class_="b pri",
                data_key="onward",
                data_to=onward.to,
                data_after=True,
                hidden=True,
            )
            if onward and onward.to
            else None,
            class_="acts",
        ),
        class_="guess",
        id="guess",
        data_guess=f"{shell.lesson} {shell.at}",
    )


def _answer(answer: Answer, value: str, texts: Texts, *, linked: bool) -> Html:
    verdict = "right" if answer.right else "wrong"
    rests = rule_text(answer.rule, texts, linked=linked) if answer.rule else None
    words = (tag("p", answer.because) if answer.because else None, rests)
    return join(
        tag(
            "label",
            tag("input", type="radio", name="guess", value=value, data_key=f"answer {value}"),
            tag("span", answer.text),
            tag("b", texts.say(f"guess.{verdict}"), class_="verdict"),
            class_="opt",
            data_right=answer.right,
        ),
        tag("div", *words, class_="because", data_because=value, hidden=True) if any(words) else None,
    )


def story(lines: tuple[StoryLine, ...], names: tuple[str, ...], texts: Texts) -> Html:
    """Return the story so far, the newest line last."""
    items = [
        tag(
            "li",
            named(line.text, *names),
            *(join(" ", tag("span", change, class_="chg")) for change in line.changes),
            data_news=line is lines[-1],
        )
        for line in lines
    ]
    return tag(
        "section",
        tag("h2", texts.say("story")),
        tag("ol", *items) if items else tag("p", texts.say("story.empty")),
        class_="story",
        data_key="story",
        data_scroll="story",
        tabindex="0",
        role="region",
        aria_label=texts.say("story"),
    )

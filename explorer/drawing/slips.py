"""Slips of paper: a rule with its label, and a rule that stays shut until one has guessed."""

from content import Texts
from explorer.scene import Rule
from explorer.tables.html import Html, classes, tag


def rule_slip(rule: Rule, texts: Texts, *, shut: bool) -> Html:
    """Return the rule; where it is shut, a closed slip that gives way to it after the guess."""
    return tag(
        "section",
        tag("h2", texts.say(rule.voice), " ", tag("span", rule.label, class_="cite")),
        tag("p", rule.text),
        class_=classes("rule", rule.voice),
        data_after=shut,
        hidden=shut,
    )


def shut_slip(texts: Texts) -> Html:
    """Return the slip that stands for a rule which would give the answer away."""
    return tag(
        "section",
        tag("h2", texts.say("rule")),
        tag("p", texts.say("rule.shut")),
        class_="rule shut",
        data_before=True,
    )


def rule_text(rule: Rule, texts: Texts) -> Html:
    """Return a rule as a small print under a sentence that rests on it."""
    label = tag("span", f"{texts.say(rule.voice)} {rule.label}", class_="cite")
    return tag("p", label, " ", rule.text, class_="rests")

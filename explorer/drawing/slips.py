"""Slips of paper: a rule with its label, and a rule that stays shut until one has guessed."""

from content import Texts
from explorer.addresses import rule_link
from explorer.scene import Rule
from explorer.tables.html import Html, classes, join, tag

DETOUR = "detour"
"""The id of the slip that opens where the story goes another way."""
GAP = "\N{OBJECT REPLACEMENT CHARACTER}"
"""Stands in a sentence for a number that the page writes."""


def rule_slip(rule: Rule, texts: Texts, *, shut: bool, linked: bool) -> Html:
    """Return the rule; where it is shut, a closed slip that gives way to it after the guess.

    It is `linked` to its page where there are pages.
    """
    return tag(
        "section",
        tag("h2", texts.say(rule.voice), " ", _cite(rule, rule.label, linked=linked)),
        tag("p", rule.text),
        class_=classes("rule", rule.voice),
        data_key="rule",
        data_after=shut,
        hidden=shut,
    )


def _cite(rule: Rule, words: str, *, linked: bool) -> Html:
    if not linked:
        return tag("span", words, class_="cite")
    return tag("a", words, href=rule_link(rule.label), class_="cite", data_link=True)


def shut_slip(texts: Texts) -> Html:
    """Return the slip that stands for a rule which would give the answer away."""
    return tag(
        "section",
        tag("h2", texts.say("rule")),
        tag("p", texts.say("rule.shut")),
        class_="rule shut",
        data_key="rule shut",
        data_before=True,
    )


def rule_text(rule: Rule, texts: Texts, *, linked: bool) -> Html:
    """Return a rule as a small print under a sentence that rests on it."""
    return tag("p", _cite(rule, rule.named(texts), linked=linked), " ", rule.text, class_="rests")


def rule_label(rule: Rule, href: str, texts: Texts, key: str | None = None) -> Html:
    """Return the name of a rule as a link to what is told of it; `key` is what the focus knows it by."""
    return tag("a", rule.named(texts), href=href, class_=f"label by-{rule.voice}", data_link=True, data_key=key)


def detour_slip(texts: Texts, *, over: bool) -> Html:
    """Return the one slip of a frame for all moves that the story does not make; the page writes into it what they
    lead to. `over`: the story makes no more moves."""
    return tag(
        "div",
        tag("p", tag("b", texts.say("detour"))),
        tag("p", class_="because", data_told=True),
        tag("p", texts.say("detour.over" if over else "detour.story"), class_="rests"),
        tag(
            "div",
            tag("button", texts.say("detour.play"), type="button", class_="b", data_key="play it out", data_move=True),
            tag("button", texts.say("lesson.return"), type="button", class_="b", data_key="resume", data_shut=True),
            class_="acts",
        ),
        class_="reason detour",
        id=DETOUR,
        hidden=True,
    )


def summed(text: str, **number: str) -> Html:
    """Return a sentence in which the page writes a number, in place of the gap."""
    before, _, after = text.partition(GAP)
    return join(before, tag("b", "0", **number), after)

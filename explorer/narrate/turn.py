"""The turn as stations: what is said at each under the rules in use, and where each answer leads."""

from typing import NamedTuple

from content import Texts
from engine.coup.rules import RuleSet
from explorer.narrate.rules import setting
from explorer.narrate.words import Words


class Way(NamedTuple):
    """What may happen at a station, what comes of it, and the station that it leads to; None: the action is stopped."""

    when: str
    then: str
    to: str | None


class Station(NamedTuple):
    """A time in the turn: its name, what it is for, and the ways on from it."""

    code: str
    title: str
    about: str
    ways: tuple[Way, ...] = ()


def turn(rules: RuleSet, texts: Texts) -> tuple[Station, ...]:
    """Return the stations in their order. Where one window serves challenges and blocks, they are one station."""
    say = texts.say
    if rules.block_timing == "one_window":
        middle: tuple[Station, ...] = (_window(rules, texts),)
    else:
        middle = (_challenge(rules, texts), _block(rules, texts))
    return (
        Station("action", say("track.action"), f"{say('turn.action')} {setting('fee_paid', rules, texts)}"),
        *middle,
        _challenge_block(rules, texts),
        Station("result", say("track.result"), say("turn.result")),
    )


def _challenge(rules: RuleSet, texts: Texts) -> Station:
    say = texts.say
    ways = (
        Way(say("turn.nobody"), say("turn.claim-stands"), "block"),
        Way(say("turn.shown"), say("turn.swapped"), "block"),
        _caught(rules, texts),
    )
    return Station("challenge", say("track.challenge"), _who_challenges(rules, texts), ways)


def _block(rules: RuleSet, texts: Texts) -> Station:
    say = texts.say
    ways = (Way(say("turn.nobody"), say("turn.unblocked"), "result"), _blocked(texts))
    return Station("block", say("track.block"), _who_blocks(rules, texts), ways)


def _window(rules: RuleSet, texts: Texts) -> Station:
    say = texts.say
    about = f"{_who_challenges(rules, texts)} {_who_blocks(rules, texts)} {setting('block_timing', rules, texts)}"
    ways = (
        Way(say("turn.nobody"), say("turn.unblocked"), "result"),
        Way(say("turn.shown"), f"{say('turn.swapped')} {say('turn.asked-again')}", "window"),
        _caught(rules, texts),
        _blocked(texts),
    )
    return Station("window", say("turn.window"), about, ways)


def _challenge_block(rules: RuleSet, texts: Texts) -> Station:
    say = texts.say
    another = f" {setting('second_block', rules, texts)}" if rules.second_block else ""
    ways = (
        Way(say("turn.nobody"), f"{say('turn.block-stands')} {setting('refund_on_block', rules, texts)}", None),
        Way(say("turn.shown"), f"{say('turn.swapped')} {say('turn.block-stands')}", None),
        Way(say("turn.not-shown"), f"{say('turn.block-falls')}{another}", "result"),
    )
    return Station("challenge-block", say("track.challenge-block"), say("turn.challenge-block"), ways)


def _blocked(texts: Texts) -> Way:
    return Way(texts.say("turn.blocked"), texts.say("turn.block-claims"), "challenge-block")


def _caught(rules: RuleSet, texts: Texts) -> Way:
    told = f"{texts.say('turn.caught')} {setting('refund_on_challenge', rules, texts)}"
    return Way(texts.say("turn.not-shown"), told, None)


def _who_challenges(rules: RuleSet, texts: Texts) -> str:
    asked = f" {setting('challenge_order', rules, texts)}" if rules.challenge_order == "clockwise" else ""
    return f"{texts.say('turn.challenge')}{asked}"


def _who_blocks(rules: RuleSet, texts: Texts) -> str:
    aid = Words((), texts).any_of(rules.actions["foreign-aid"].blocked_by)
    switch = "block_after_own_failed_challenge"
    strict = "" if rules.block_after_own_failed_challenge else f" {setting(switch, rules, texts)}"
    return f"{texts.say('turn.block', aid_blocker=aid)}{strict}"

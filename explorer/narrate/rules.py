"""The rules in words, as they are played at one table."""

from content import Texts
from engine.coup.effects import Exchange
from engine.coup.labels import LABELS, voice
from engine.coup.roster import Character
from engine.coup.rules import RuleSet
from explorer.narrate.words import Words
from explorer.scene import Rule
from scenarios.shapes import worded


def rule(label: str, rules: RuleSet, texts: Texts) -> Rule:
    """Return the rule with that label, saying what is played by these rules; raise KeyError where there is none."""
    cited = LABELS[label]
    here = setting(cited.switch, rules, texts) if cited.switch else ""
    return Rule(label, texts.say(f"rule.{label}", here=here, **_roster(rules, texts)), voice(cited, rules))


def setting(switch: str, rules: RuleSet, texts: Texts) -> str:
    """Return what the switch says by these rules, in a sentence."""
    return texts.say(f"switch.{switch}.{worded(getattr(rules, switch))}")


def _roster(rules: RuleSet, texts: Texts) -> dict[str, str]:
    """Which characters do what, for rules that depend on the characters in the deck."""
    words = Words((), texts)
    exchange = rules.actions["exchange"]
    drawn = exchange.effect.cards if isinstance(exchange.effect, Exchange) else 0
    duke = Character.DIPLOMAT if rules.diplomat else Character.DUKE
    return {
        "aid_blocker": words.any_of(rules.actions["foreign-aid"].blocked_by),
        "thief_blockers": words.any_of(rules.actions["steal"].blocked_by),
        "exchanger": words.the(str(exchange.claims)),
        "drawn": words.say("cards", count=drawn),
        "embezzler_lacks": words.the(duke),
    }

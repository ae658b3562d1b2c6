"""Characters and actions in words: what each does under the rules in use, and what may be said against it."""

from typing import NamedTuple

from content import Texts
from engine.coup.citing import RULE_OF_ACTION, RULE_OF_BLOCK
from engine.coup.effects import Convert, Cooperate, Exchange, Gain, Steal
from engine.coup.roster import Action
from engine.coup.rules import RuleSet
from explorer.narrate.words import Words


class Block(NamedTuple):
    """An action that a character stops: its name, what its blocker says, who may challenge that, and the rule."""

    action: str
    said: str
    challenge: str
    label: str


class Deed(NamedTuple):
    """An action: what it costs and does, what one says, who may block it and who may challenge it."""

    code: str
    name: str
    claims: str | None
    denies: str | None
    said: str
    does: str
    cost: str | None
    blockers: tuple[str, ...]
    """The characters that stop it."""
    block: str
    by: str
    """Who blocks, in a word or two."""
    challenge: str
    label: str


class Person(NamedTuple):
    """A character: its actions and its blocks."""

    code: str
    name: str
    deeds: tuple[Deed, ...]
    blocks: tuple[Block, ...]


class Roster(NamedTuple):
    """All that can be done: by the characters, and by anybody without a claim to one."""

    persons: tuple[Person, ...]
    general: tuple[Deed, ...]

    @property
    def deeds(self) -> tuple[Deed, ...]:
        """Every action, those that need no card first."""
        return (*self.general, *(deed for person in self.persons for deed in person.deeds))


def roster(rules: RuleSet, texts: Texts) -> Roster:
    """Return the characters in the deck and the actions in play."""
    words = Words((), texts)
    deeds = {code: _deed(action, rules, words) for code, action in rules.actions.items()}
    persons = tuple(
        Person(
            who,
            texts.say(f"character.{who}"),
            tuple(deeds[action.code] for action in rules.actions.values() if action.claims == who),
            tuple(_block(who, action, words) for action in rules.actions.values() if who in action.blocked_by),
        )
        for who in rules.characters
    )
    return Roster(persons, tuple(deed for deed in deeds.values() if deed.claims is None))


def _block(who: str, action: Action, words: Words) -> Block:
    said = words.say("speech.block", character=words.the(who))
    return Block(words.say(f"action.{action.code}"), said, words.say("roster.challenge"), RULE_OF_BLOCK[action.code])


def _deed(action: Action, rules: RuleSet, words: Words) -> Deed:
    wish = words.say(f"speech.{action.code}", target=words.say("sandbox.name.2"))
    said = wish
    if action.claims:
        said = words.say("speech.claim", character=words.the(action.claims), wish=wish)
    elif action.denies:
        said = words.say("speech.denial", bare=words.say(f"character.{action.denies}"), wish=wish)
    claimless = not (action.claims or action.denies)
    return Deed(
        code=action.code,
        name=words.say(f"action.{action.code}"),
        claims=action.claims,
        denies=action.denies,
        said=said,
        does=words.say(f"does.{action.code}", **_amounts(action, words)),
        cost=_cost(action, words),
        blockers=action.blocked_by,
        block=_blocked(action, rules, words, "roster.block"),
        by=_blocked(action, rules, words, "roster.by"),
        challenge=words.say("roster.unchallenged" if claimless else "roster.challenge"),
        label=RULE_OF_ACTION[action.code],
    )


def _amounts(action: Action, words: Words) -> dict[str, str]:
    """What an action moves, as words for its sentence."""
    match action.effect:
        case Gain(coins) | Steal(coins):
            return {"coins": words.say("coins", count=coins)}
        case Exchange(cards):
            return {"cards": words.say("cards", count=cards)}
        case Cooperate(coins, gift):
            return {"coins": words.say("coins", count=coins), "gift": words.say("coins", count=gift)}
        case Convert():
            return {
                "own": words.say("coins", count=action.cost_of_oneself),
                "other": words.say("coins", count=action.cost),
            }
    return {}


def _cost(action: Action, words: Words) -> str | None:
    if not action.cost:
        return None
    price = words.say("coins", count=action.cost)
    if action.cost_of_oneself is None:
        return price
    return words.say("roster.prices", own=action.cost_of_oneself, other=price)


def _blocked(action: Action, rules: RuleSet, words: Words, key: str) -> str:
    """Who may block it, and with what."""
    if not action.blocked_by:
        return words.say(f"{key}.nobody")
    crowd = "foe" if rules.factions else "anyone"
    blockers = words.any_of(action.blocked_by)
    return words.say(f"{key}.{crowd if action.anyone_blocks else 'target'}", blockers=blockers)

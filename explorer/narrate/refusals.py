"""Why a move is refused, in words that end with what is allowed."""

from content import Texts
from engine import coup
from engine.coup import State
from engine.coup.citing import CLAIMLESS, rule_of
from engine.coup.moves import Act, Block, Deal, Move, Side
from engine.game import Reason
from explorer.narrate.rules import rule
from explorer.narrate.words import Words
from explorer.scene import Refusal

ABOUT_THE_TARGET = frozenset(("target-self", "target-eliminated", "same-faction", "target-without-coins"))
OF_CARDS = frozenset(
    (
        "not-your-card",
        "does-not-prove",
        "must-show",
        "must-lose-another-card",
        "wrong-number-of-cards",
        "card-not-in-court",
    )
)
"""Reasons that tell whoever hears them of the speaker's cards or, where the court deals, of the court's."""


def overheard(reason: Reason, state: State, move: Move, sees: frozenset[int]) -> bool:
    """Whether the refusal would tell a viewer of cards that it does not see."""
    needed = frozenset(range(len(state.seats))) if isinstance(move, Deal) else frozenset((move.seat,))
    return reason.code in OF_CARDS and not needed <= sees


def refusal(reason: Reason, state: State, names: tuple[str, ...], texts: Texts, move: Move) -> Refusal:
    """Return the reason against the move in at most 25 words, what is allowed now included, and its rule."""
    words = Words(names, texts)
    why = words.say(_key(reason, state, move), actor=names[move.seat], **_facts(reason, state, words))
    instead = _instead(reason, state, words, move) or allowed(state, names, texts, move.seat)
    return Refusal(f"{why} {instead}", rule(rule_of(reason, state), state.rules, texts))


def allowed(state: State, names: tuple[str, ...], texts: Texts, speaker: int | None = None) -> str:
    """Return what may be said now, by the speaker if it is asked, else by whoever is.

    It never depends on a hidden hand: of one's own cards it says no more than that one must be chosen.
    """
    words = Words(names, texts)
    prompt = coup.prompt(state)
    if prompt is None:
        return words.say("allowed.over", names=names[coup.winners(state)[0]])
    asked = (speaker,) if speaker is not None and speaker in prompt.seats else prompt.seats
    if prompt.code == "action":
        return _actions(state, words, prompt.seats[0], speaker)
    facts = words.fill(prompt.facts)
    match prompt.code:
        case "deal":
            key = "allowed.deal.faction" if prompt.facts["cause"] == "faction" else "allowed.deal"
            return words.say(key, **facts)
        case "react":
            return _reactions(state, words, asked)
    denied = ".denied" if "denied" in prompt.facts and prompt.code == "prove" else ""
    return words.say(f"allowed.{prompt.code}{denied}", names=words.players(asked, together=False), **facts)


def _reactions(state: State, words: Words, asked: tuple[int, ...]) -> str:
    """In the one window everybody asked may challenge, but some of them only may block."""
    blockers = {move.seat for move in coup.legal_moves(state) if isinstance(move, Block) and move.seat in asked}
    names = words.players(asked, together=False)
    if not blockers:
        return words.say("allowed.challenge", names=names)
    if len(blockers) == len(asked):
        return words.say("allowed.react", names=names)
    return words.say("allowed.react.they", names=names, blocker=words.players(tuple(sorted(blockers)), together=False))


def _actions(state: State, words: Words, actor: int, speaker: int | None) -> str:
    if speaker != actor:
        return words.say("allowed.action.they", names=words.names[actor])
    codes = dict.fromkeys(move.action for move in coup.legal_moves(state) if isinstance(move, Act))
    actions = words.texts.either(tuple(words.say(f"action.{code}") for code in codes))
    return words.say("allowed.action", names=words.names[actor], actions=actions)


def _instead(reason: Reason, state: State, words: Words, move: Move) -> str | None:
    """The proof where it is owed; whom the same action may aim at, where only the target was wrong."""
    if reason.code == "must-show":
        key = "allowed.must-show.denied" if "denied" in reason.facts else "allowed.must-show"
        return words.say(key, names=words.names[move.seat], **words.fill(reason.facts))
    if reason.code not in ABOUT_THE_TARGET or not isinstance(move, Act):
        return None
    targets = tuple(
        words.names[legal.target]
        for legal in coup.legal_moves(state)
        if isinstance(legal, Act) and legal.action == move.action and legal.target is not None
    )
    if not targets:
        return None
    return words.say("allowed.targets", names=words.names[move.seat], targets=words.texts.either(targets))


def _key(reason: Reason, state: State, move: Move) -> str:
    """The message: by the code, and for some codes by what the move is about."""
    key = f"refusal.{reason.code}"
    match reason.code:
        case "not-in-this-game":
            return f"{key}.{'action' if 'action' in reason.facts else 'character'}"
        case "nothing-to-challenge" if state.declared and state.declared.action in CLAIMLESS:
            return f"{key}.action"
        case "nothing-to-block" if state.declared and not state.action_under_way().blocked_by:
            return f"{key}.action"
        case "not-asked" if isinstance(move, Deal | Side):
            return f"{key}.deal"
        case "does-not-prove" | "must-lose-another-card" if "denied" in reason.facts:
            return f"{key}.denied"
        case "card-not-in-court" if "faction" in reason.facts:
            return f"{key}.faction"
    return key


def _facts(reason: Reason, state: State, words: Words) -> dict[str, object]:
    """The reason's facts in words, and the action under way where the reason does not name one."""
    under_way = {"action": state.declared.action} if state.declared else {}
    return words.fill(under_way | dict(reason.facts))

"""The reason codes a second time: the format's list, read from top to bottom, over the plain implementation."""

from tests.engine.coup.oracle import BLOCKERS, CHARACTERS, FEES, Oracle

BASE_ACTIONS = ("income", "foreign-aid", "coup", "tax", "assassinate", "steal", "exchange")
WITH_FACTIONS = ("convert", "embezzle")
ELSEWHERE = ("examine", "cooperate")
ANSWERS = {
    "action": [*BASE_ACTIONS, *WITH_FACTIONS],
    "challenge": ["pass", "challenge"],
    "block": ["pass", "block"],
    "challenge-block": ["pass", "challenge"],
    "prove": ["show", "concede"],
    "lose": ["lose"],
    "keep": ["keep"],
    "deal": ["deal"],
}


def refusal(game: Oracle, text: str) -> str | None:
    """The code with which the move is refused, None where it is legal."""
    if text in game.legal():
        return None
    words = text.split()
    if words[0] == "deal":
        words[:2] = words[1], words[0]
    speaker, verb, rest = game.names.index(words[0]), words[1], words[2:]
    return (
        of_the_game(game, speaker, verb, rest)
        or of_the_moment(game, speaker, verb)
        or {"action": of_the_action, "block": of_the_block}.get(game.phase, of_the_answer)(game, speaker, verb, rest)
    )


def of_the_game(game: Oracle, speaker: int, verb: str, rest: list[str]) -> str | None:
    """Codes 1 to 3."""
    if game.phase == "over":
        return "game-over"
    if verb != "deal" and not game.alive(speaker):
        return "eliminated"
    if verb in ELSEWHERE or (verb in WITH_FACTIONS and not game.rules["factions"]):
        return "not-in-this-game"
    named = rest if verb in ("block", "show", "lose", "keep", "deal") and rest != ["all"] else []
    return "not-in-this-game" if set(named) - set(CHARACTERS) else None


def of_the_moment(game: Oracle, speaker: int, verb: str) -> str | None:
    """Codes 4 to 11."""
    window = game.phase in ("challenge", "block", "challenge-block")
    claimant = game.turn if game.blocker < 0 else game.blocker
    if game.phase == "action" and verb in ANSWERS["action"] and speaker != game.turn:
        return "not-your-turn"
    if verb == "challenge" and game.phase not in ("challenge", "challenge-block"):
        return "nothing-to-challenge"
    if verb == "challenge" and speaker == claimant:
        return "own-claim"
    if verb == "block" and game.verb and speaker == game.turn:
        return "own-action"
    if verb == "block" and game.phase != "block":
        return "challenges-first" if block_may_follow(game) else "nothing-to-block"
    if window and verb in ("pass", "challenge", "block") and speaker in passed(game):
        return "already-answered"
    return None if verb in ANSWERS[game.phase] else "wrong-move-for-now"


def block_may_follow(game: Oracle) -> bool:
    """Whether the claim of a blockable action is being settled and its target would outlive that."""
    dying = game.accuser == game.target and len(game.lost[game.accuser]) == 1
    settling = game.phase == "challenge" or (game.accuser >= 0 and not game.conceded and not dying)
    return settling and game.blocker < 0 and game.verb in BLOCKERS


def passed(game: Oracle) -> list[int]:
    """Whoever was asked in this window and is asked no more."""
    asked = game.around(game.turn if game.blocker < 0 else game.blocker)
    if game.phase == "block":
        asked = [seat for seat in asked if seat == game.target or game.verb == "foreign-aid"]
        asked = [seat for seat in asked if not game.allies(seat, game.turn)]
    return [seat for seat in asked if seat not in game.asked]


def of_the_action(game: Oracle, speaker: int, verb: str, rest: list[str]) -> str | None:
    """Codes 12 to 17."""
    purse, target = game.coins[speaker], game.names.index(rest[0]) if rest else None
    fee = FEES.get(verb, 0) if verb != "convert" else 1 if target == speaker else 2
    if purse >= 10 and verb != "coup":
        return "must-coup"
    if purse < fee:
        return "not-enough-coins"
    if target is None:
        return None
    if target == speaker:
        return "target-self"
    if not game.alive(target):
        return "target-eliminated"
    return "same-faction" if game.allies(speaker, target) else "target-without-coins"


def of_the_block(game: Oracle, speaker: int, verb: str, rest: list[str]) -> str:
    """Codes 16 and 20 to 22."""
    if verb == "block" and game.verb == "foreign-aid" and game.allies(speaker, game.turn):
        return "same-faction"
    if verb == "block" and rest[0] not in BLOCKERS[game.verb]:
        return "character-does-not-block"
    return "only-target-may-block" if verb == "block" and game.verb != "foreign-aid" else "not-asked"


def of_the_answer(game: Oracle, speaker: int, verb: str, rest: list[str]) -> str:
    """Codes 22 to 28."""
    if speaker not in game.asked[:1] or verb in ("pass", "challenge"):
        return "not-asked"
    wanted = {"keep": 2 - len(game.lost[speaker]), "deal": game.drawing}.get(verb, 1)
    if verb == "deal":
        return "wrong-number-of-cards" if len(rest) != wanted else "card-not-in-court"
    if verb == "concede":
        return "must-show"
    if rest != ["all"] and any(rest.count(card) > game.hands[speaker].count(card) for card in rest):
        return "not-your-card"
    if verb == "keep":
        return "wrong-number-of-cards"
    return "does-not-prove" if verb == "show" else "must-lose-another-card"

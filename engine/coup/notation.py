"""Moves as text: fixed English words, the same in every language."""

from collections.abc import Sequence

from engine.coup.examination import ShowOne
from engine.coup.moves import (
    Act,
    Answer,
    Block,
    Challenge,
    Concede,
    Deal,
    Keep,
    Lose,
    Move,
    Pass,
    Show,
    ShowAll,
    Side,
)
from engine.coup.roster import NAMES_A_SEAT, Character, Faction
from engine.coup.state import State
from engine.game import NoMove
from engine.names import seat_of

WITHOUT_OBJECT: dict[str, type[Pass | Challenge | Concede]] = {
    "pass": Pass,
    "challenge": Challenge,
    "concede": Concede,
}
WITH_CARD: dict[str, type[Block | Show | Lose]] = {"block": Block, "show": Show, "lose": Lose}
WORDS: dict[type, str] = {kind: word for word, kind in (WITHOUT_OBJECT | WITH_CARD).items()}
ALSO_READ = {"allow": "pass"}
"""Words that are read as others, and never written."""
VERBS = (*NAMES_A_SEAT, *WITHOUT_OBJECT, *WITH_CARD, "keep", "swap", "leave")


def parse(text: str, names: Sequence[str]) -> Move:
    """Return the move that the text says, case ignored; raise NoMove."""
    words = text.split()
    if len(words) < 2:
        raise NoMove("too-few-words", {"text": text})
    if words[0].casefold() == "deal":
        seat = _seat(words[1], names)
        if len(words) == 3 and words[2].casefold() in tuple(Faction):
            return Side(seat, Faction(words[2].casefold()))
        return Deal(seat, _cards(text, words[2:]))
    seat = _seat(words[0], names)
    said, rest = words[1].casefold(), words[2:]
    verb = ALSO_READ.get(said, said)
    if verb in NAMES_A_SEAT:
        if len(rest) != NAMES_A_SEAT[verb]:
            raise NoMove(
                "needs-a-seat" if NAMES_A_SEAT[verb] and not rest else "too-many-words",
                {"text": text, "verb": verb},
            )
        return Act(seat, verb, _seat(rest[0], names) if rest else None)
    if verb == "keep":
        return Keep(seat, _cards(text, rest))
    if verb in WITH_CARD:
        if verb == "show" and [word.casefold() for word in rest] == ["all"]:
            return ShowAll(seat)
        cards = _cards(text, rest)
        if len(cards) > 1:
            raise NoMove("too-many-words", {"text": text, "verb": verb})
        return WITH_CARD[verb](seat, cards[0])
    if verb not in VERBS:
        raise NoMove("unknown-verb", {"text": text, "verb": words[1], "verbs": VERBS})
    if rest:
        raise NoMove("too-many-words", {"text": text, "verb": verb})
    return WITHOUT_OBJECT[verb](seat) if verb in WITHOUT_OBJECT else Answer(seat, verb)


def _seat(word: str, names: Sequence[str]) -> int:
    seat = seat_of(word, names)
    if seat is None:
        raise NoMove("unknown-name", {"name": word, "names": tuple(names)})
    return seat


def _cards(text: str, words: Sequence[str]) -> tuple[Character, ...]:
    if not words:
        raise NoMove("needs-a-card", {"text": text})
    try:
        return tuple(sorted(Character(word.casefold()) for word in words))
    except ValueError:
        known = tuple(Character)
        strange = next(word for word in words if word.casefold() not in known)
        raise NoMove("unknown-character", {"character": strange, "characters": known}) from None


def write(move: Move, names: Sequence[str]) -> str:
    """Return the move as text."""
    name = names[move.seat]
    match move:
        case Act(action=code, target=target):
            return f"{name} {code}" if target is None else f"{name} {code} {names[target]}"
        case Pass() | Challenge() | Concede():
            return f"{name} {WORDS[type(move)]}"
        case Block() | Show() | Lose():
            return f"{name} {WORDS[type(move)]} {move.character}"
        case ShowAll():
            return f"{name} show all"
        case Keep(cards=cards):
            return f"{name} keep {' '.join(cards)}"
        case Answer(word=word):
            return f"{name} {word}"
        case Deal(cards=cards):
            return f"deal {name} {' '.join(cards)}"
        case Side(faction=faction):
            return f"deal {name} {faction}"


def report(state: State, move: Move, names: Sequence[str], sees: frozenset[int]) -> str:
    """Return the move, said at `state`, as somebody hears of it who sees those seats' hands: a hidden card is `?`."""
    name = names[move.seat]
    match move:
        case Keep(cards=cards) if move.seat not in sees:
            return f"{name} keep {' '.join('?' * len(cards))}"
        case Deal(cards=cards) if move.seat not in sees:
            return f"deal {name} {' '.join('?' * len(cards))}"
        case Show() if isinstance(head := state.agenda[0], ShowOne) and not {move.seat, head.examiner} & sees:
            return f"{name} show ?"
    return write(move, names)

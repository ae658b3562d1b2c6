"""Why a player of Coup made a move: what its hand has to do with it."""

from bots.bot import Moment, Why
from engine.coup.moves import Act, Answer, Block, Challenge, Keep, Lose, Move, Pass, Show
from engine.coup.roster import Character


def reason(moment: Moment, move: Move) -> Why:
    """Return what can be told to eyes that see the hand."""
    match move:
        case Act():
            action = moment.rules.actions[move.action]
            return _of_claim(moment, action.claims or action.denies)
        case Block(character=character):
            return _of_claim(moment, character)
        case Challenge():
            return Why("doubted")
        case Pass() if moment.view.prompt.code == "block":
            held = tuple(card for card in moment.view.prompt.facts["characters"] if card in hand(moment))
            return Why("let-act-held", {"characters": held}) if held else Why("let-act")
        case Pass():
            return Why("let-pass")
        case Lose(character=character) | Show(character=character) if moment.view.prompt.code != "prove":
            return Why("worth-least", {"character": character})
        case Keep(cards=cards):
            return Why("worth-most", {"characters": cards})
        case Answer(word=word):
            return Why(f"would-{word}", {"character": moment.view.examined})
    return Why("proved")


def hand(moment: Moment) -> tuple[Character, ...]:
    """Return the cards that the seat holds."""
    return tuple(moment.view.seats[moment.seat].hand)


def is_so(moment: Moment, act: Act) -> bool:
    """Whether the act claims nothing that could not be proved."""
    action = moment.rules.actions[act.action]
    if action.claims:
        return action.claims in hand(moment)
    return action.denies is None or action.denies not in hand(moment)


def _of_claim(moment: Moment, character: Character | None) -> Why:
    if character is None:
        return Why("no-claim")
    return Why("had" if character in hand(moment) else "had-not", {"character": character})

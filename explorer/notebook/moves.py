"""Moves as they are written in a notebook: which may be said now, and what is wrong with one that may not."""

from random import Random

from engine.game import NATURE, NoMove, Reason
from explorer.faultwords import fault_words
from explorer.notebook.cells import reading, rule_line
from explorer.notebook.mistake import Mistake
from explorer.notebook.said import Why
from explorer.notebook.words import mistake, speak
from explorer.sandbox import Move, Sandbox, State
from explorer.voices import voice_of
from scenarios import Fault, judge
from scenarios.judging import says_all_pass
from scenarios.shapes import shape_of

HIDDEN = "hidden"
"""The code of a reason that would tell of cards which one does not see."""


def legal(state: State, names: tuple[str, ...], sees: frozenset[int]) -> tuple[str, ...]:
    """Return the moves that may be said now; those that tell of cards outside `sees` are left out."""
    game, voice = shape_of(state).game, voice_of(state)
    return tuple(game.write(move, names) for move in game.legal_moves(state) if not voice.tells(state, move, sees))


def why_not(state: State, text: str, names: tuple[str, ...], sees: frozenset[int]) -> Why:
    """Return the reason against the move, for whoever sees these cards; raise Mistake for what is no move."""
    move, reason = judged(state, text, names)
    voice = voice_of(state)
    if voice.overheard(reason, state, move, sees) if reason else voice.tells(state, move, sees):
        return _why(speak.say("notebook.hidden", allowed=voice.allowed(state, names, speak)), HIDDEN)
    if reason is None:
        return _why(speak.say("command.is-legal", move=text))
    refused = voice.refusal(reason, state, names, speak, move)
    said = reading(refused.text, small=(rule_line(refused.rule),) if refused.rule else ())
    return Why(said.text, said.html, reason.code, refused.rule)


def _why(words: str, code: str | None = None) -> Why:
    said = reading(words)
    return Why(said.text, said.html, code)


def judged(state: State, text: str, names: tuple[str, ...]) -> tuple[Move, Reason | None]:
    """Return the written move and the reason against it; raise Mistake for what is no move."""
    try:
        return judge(state, text, names)
    except NoMove as error:
        why = fault_words(Fault(1, error.code, error.facts), speak)
        raise mistake("notebook.no-move", text=text[:60], why=why) from None


def played(table: Sandbox, text: str, sees: frozenset[int]) -> Sandbox:
    """Return the table after the move; raise Mistake with the reason against it."""
    state, names = table.state, table.names
    move, reason = judged(state, text, names)
    if reason is not None:
        raise Mistake(why_not(state, text, names, sees).text)
    if says_all_pass(text):
        for each in table.game.passes(state):
            table = table.play(table.game.write(each, names), Random())
        return table
    return table.play(table.game.write(move, names), Random())


def dealt(table: Sandbox, dice: Random) -> Sandbox:
    """Return the table once the court has dealt, if it is to deal."""
    while (prompt := table.game.prompt(table.state)) and prompt.seats == (NATURE,):
        table = table.draw_lots(dice)
    return table

"""What each seat may say now: controls, the refused ones with their reason."""

from content import Texts
from engine import coatl
from engine.coatl.state import State
from engine.game import NATURE
from explorer.scene import Ask, Choice


def asks(state: State, names: tuple[str, ...], sees: frozenset[int], texts: Texts) -> tuple[Ask, ...]:
    """Return, for each seat that is awaited, what it may say; nothing when the game is over."""
    prompt = coatl.prompt(state)
    if prompt is None:
        return ()
    if prompt.seats == (NATURE,):
        return (Ask(state.active, texts.say("coatl.decision.deal"), (), hidden=True),)
    (seat,) = prompt.seats
    label = texts.say(f"coatl.decision.{prompt.code}", name=names[seat])
    if seat not in sees:
        return (Ask(seat, label, (), hidden=True),)
    written = (coatl.write(move, names) for move in coatl.legal_moves(state))
    return (Ask(seat, label, tuple(Choice(text.partition(" ")[2], None, text) for text in written)),)

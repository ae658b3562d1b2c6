"""What the seat that is awaited may say now: controls, the refused ones with their reason."""

from collections.abc import Iterator

from content import Texts
from engine import coatl
from engine.coatl.moves import Choose, Commit, Done, Pass, Pick, SeeFuture, Take
from engine.coatl.pieces import in_order
from engine.coatl.reading import NOTHING
from engine.coatl.roster import COLOURS, IN_A_SPACE, Kind
from engine.coatl.state import Cards, State
from engine.game import NATURE, Prompt
from explorer.scene import Ask, Choice, Several
from explorer.voices.coatl.building import Building
from explorer.voices.coatl.chance import draws
from explorer.voices.coatl.desk import Desk
from explorer.voices.coatl.words import Words

OF_THE_HAND = ("keep", "discard")
"""Decisions whose answers are cards of the hand."""


def asks(state: State, names: tuple[str, ...], sees: frozenset[int], texts: Texts) -> tuple[Ask, ...]:
    """Return what the seat that is awaited may say; nothing when the game is over.

    Where the answers are cards that one does not see, the seat is told but its choices are not.
    """
    prompt = coatl.prompt(state)
    if prompt is None:
        return ()
    words = Words(names, texts)
    (seat,) = prompt.seats
    if seat == NATURE:
        everything = len(sees) == len(names)
        desk = Desk(state, NATURE, sees, words)
        return (Ask(state.active, words.say("decision.deal"), draws(desk) if everything else (), not everything),)
    label = words.say(f"decision.{prompt.code}", name=names[seat])
    if prompt.code in OF_THE_HAND:
        if seat not in sees:
            return (Ask(seat, label, (), hidden=True),)
        return (Ask(seat, label, (), several=_several(state, prompt, words)),)
    desk = Desk(state, seat, sees, words)
    return (Ask(seat, label, tuple(_answers(desk, prompt.code))),)


def _several(state: State, prompt: Prompt, words: Words) -> Several:
    """The cards of the hand, of which some are named in one move."""
    (seat,) = prompt.seats
    hand: Cards = state.seats[seat].hand
    cards = tuple(Choice(words.card(f"P{card}"), f"P{card}", f"P{card}", about=(f"hand-P{card}",)) for card in hand)
    begins = f"{words.names[seat]} {prompt.code}"
    return Several(begins, NOTHING, words.say(f"choice.{prompt.code}"), cards)


def _answers(desk: Desk, decision: str) -> Iterator[Choice]:
    match decision:
        case "action":
            yield Choice(desk.say("choice.take"), "take", options=tuple(_spaces(desk)))
            yield Choice(desk.say("choice.choose"), "sun", options=tuple(_prophecies(desk)))
            yield from _build(desk)
            if desk.state.rules.tokens:
                yield Choice(desk.say("choice.token"), "token", options=tuple(_tokens(desk)))
            yield desk.choice(desk.say("choice.pass"), "pass", Pass(desk.seat))
        case "choose":
            yield from _prophecies(desk)
            yield desk.choice(desk.say("choice.done"), "done", Done(desk.seat))
        case _:
            yield from Building(desk).choices()
            yield desk.choice(desk.say("choice.done"), "done", Done(desk.seat))


def _build(desk: Desk) -> Iterator[Choice]:
    """Whoever has neither a piece nor a card at a coatl has nothing to begin with."""
    options = tuple(Building(desk).choices())
    if options:
        yield Choice(desk.say("choice.build"), "build", options=options)


def _spaces(desk: Desk) -> Iterator[Choice]:
    """What lies on the supply; what lies there twice is said once."""
    for kind in Kind:
        for colours in dict.fromkeys(filter(None, desk.state.market.of(kind))):
            lying = f"{kind}-{colours}"
            yield desk.choice(desk.pieces(kind, colours), lying, Take(desk.seat, kind, colours), f"supply-{lying}")


def _prophecies(desk: Desk) -> Iterator[Choice]:
    for card in dict.fromkeys(desk.state.display):
        yield desk.choice(desk.words.card(f"P{card}"), f"P{card}", Choose(desk.seat, card), f"display-P{card}")
    yield desk.choice(desk.say("choice.deck"), "sun", Choose(desk.seat, None), "deck")


def _tokens(desk: Desk) -> Iterator[Choice]:
    picks = tuple(Choice(desk.say(f"choice.pick.{kind}"), f"{kind}-any", options=_picks(desk, kind)) for kind in Kind)
    yield Choice(desk.say("token.pick"), "pick", options=picks, about=("token-pick",))
    yield desk.choice(desk.say("token.future"), "future", SeeFuture(desk.seat), "token-future")
    temples = (f"T{temple}" for temple in desk.state.temples.open if temple is not None)
    commits = tuple(
        desk.choice(desk.words.card(each), each, Commit(desk.seat, int(each[1:])), f"open-{each}") for each in temples
    )
    if commits:
        yield Choice(desk.say("token.priest"), "priest", options=commits, about=("token-priest",))


def _picks(desk: Desk, kind: Kind) -> tuple[Choice, ...]:
    """A colour, or one colour after the other: the second may be the same."""
    if IN_A_SPACE[kind] == 1 or len(desk.state.bags.of(kind)) == 1:
        return tuple(_pick(desk, kind, one, one) for one in COLOURS)
    return tuple(
        Choice(
            desk.pieces(kind, one),
            f"{kind}-{one}",
            options=tuple(_pick(desk, kind, other, one + other) for other in COLOURS),
        )
        for one in COLOURS
    )


def _pick(desk: Desk, kind: Kind, last: str, colours: str) -> Choice:
    """The move names its colours in the order in which they were pressed, so that no two controls are alike."""
    choice = desk.choice(desk.pieces(kind, last), f"{kind}-{last}", Pick(desk.seat, kind, in_order(colours)))
    return choice._replace(move=f"{desk.words.names[desk.seat]} pick {kind} {colours}")

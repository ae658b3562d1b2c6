"""What each seat may say now: controls, the refused ones with their reason."""

from collections.abc import Iterator
from typing import NamedTuple

from content import Texts
from engine import coup
from engine.coup import State
from engine.coup.cards import choices as selections
from engine.coup.cards import distinct
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
from engine.coup.roster import Action, Character
from engine.game import NATURE, Prompt
from explorer.narrate.refusals import refusal
from explorer.narrate.words import Words
from explorer.scene import Ask, Choice

FROM_THE_HAND = frozenset(("prove", "lose", "keep", "show"))
"""Decisions whose answers depend on the cards of the one who is asked."""


def asks(state: State, names: tuple[str, ...], sees: frozenset[int], texts: Texts) -> tuple[Ask, ...]:
    """Return, for each seat that is awaited, what it may say; nothing when the game is over.

    Where the answers depend on cards outside `sees`, the seat is told but its choices are not.
    """
    prompt = coup.prompt(state)
    if prompt is None:
        return ()
    desk = Desk(state, prompt, coup.observe(state, sees).examined, Words(names, texts))
    if prompt.seats == (NATURE,):
        return (desk.deal(everything=len(sees) == len(names)),)
    closed = prompt.code in FROM_THE_HAND
    return tuple(desk.ask(seat, hidden=closed and seat not in sees) for seat in prompt.seats)


class Desk(NamedTuple):
    """Makes the controls of one decision."""

    state: State
    prompt: Prompt
    examined: Character | None
    """The card under examination, for whoever knows it."""
    words: Words

    def ask(self, seat: int, *, hidden: bool) -> Ask:
        """What a seat may answer."""
        label = self._label(seat, hidden=hidden)
        return Ask(seat, label, () if hidden else tuple(self._answers(seat)), hidden)

    def deal(self, *, everything: bool) -> Ask:
        """What the court may deal: for whoever sees all cards, each possible draw."""
        seat = int(str(self.prompt.facts["seat"]))
        draws = coup.legal_moves(self.state) if everything else ()
        sides = tuple(self._side(move) for move in draws if isinstance(move, Side))
        hands = tuple(self._draw(move) for move in draws if isinstance(move, Deal))
        return Ask(seat, self._label(seat, hidden=not everything), sides + hands, hidden=not everything)

    def _label(self, seat: int, *, hidden: bool) -> str:
        key = f"decision.{self.prompt.code}.{'they' if hidden else 'you'}"
        facts = self.words.fill(self.prompt.facts) | {"name": self.words.names[seat]}
        if self.examined:
            return self.words.say(f"{key}.seen", card=self.words.the(self.examined), **facts)
        return self.words.say(key, **facts)

    def _answers(self, seat: int) -> Iterator[Choice]:
        match self.prompt.code:
            case "action":
                yield from (self._action(seat, action) for action in self.state.rules.actions.values())
            case "prove":
                yield self._proof(seat)
                yield self._choice(self.words.say("choice.concede"), None, Concede(seat))
            case "lose":
                for card in distinct(self.state.seats[seat].hand):
                    yield self._choice(self._say("choice.lose", card), card, Lose(seat, card))
            case "show":
                for card in distinct(self.state.seats[seat].hand):
                    yield self._choice(self._say("choice.show", card), card, Show(seat, card))
            case "swap-or-leave":
                yield self._choice(self.words.say("choice.swap"), None, Answer(seat, "swap"))
                yield self._choice(self.words.say("choice.leave"), None, Answer(seat, "leave"))
            case "keep":
                yield from self._keeps(seat)
            case _:
                yield self._choice(self.words.say("choice.pass"), "pass", Pass(seat))
                word = "choice.challenge-block" if self.state.block else "choice.challenge"
                yield self._choice(self.words.say(word), "challenge", Challenge(seat))
                yield self._block(seat)

    # -- the turn's action

    def _action(self, seat: int, action: Action) -> Choice:
        label = self.words.say(f"action.{action.code}")
        emblem = action.claims or ("almshouse" if action.with_factions else "coin")
        if not action.targeted:
            return self._choice(label, emblem, Act(seat, action.code))
        others = [other for other in range(len(self.words.names)) if other != seat]
        targets = [seat, *others] if action.with_factions else others
        return Choice(label, emblem, options=tuple(self._target(seat, action, other) for other in targets))

    def _target(self, seat: int, action: Action, target: int) -> Choice:
        name = self.words.names[target]
        label = self.words.say("choice.oneself", name=name) if target == seat else name
        return self._choice(label, None, Act(seat, action.code, target))

    # -- windows

    def _block(self, seat: int) -> Choice:
        """One control: flat where one character blocks or none may, else with an option for each."""
        blockers = self._blockers()
        label = self.words.say("choice.block")
        moves = [Block(seat, card) for card in blockers]
        if all(coup.why_not(self.state, move) for move in moves):
            return self._choice(label, "block", moves[0])
        if len(moves) == 1:
            return self._choice(self._say("choice.block.as", blockers[0]), "block", moves[0])
        options = tuple(self._choice(self._say("choice.as", move.character), move.character, move) for move in moves)
        return Choice(label, "block", options=options)

    def _blockers(self) -> tuple[Character, ...]:
        """Who blocks the action under way; where nobody does, any character, for the sake of the refusal."""
        return self.state.action_under_way().blocked_by or self.state.rules.characters[:1]

    # -- answers from one's own cards

    def _proof(self, seat: int) -> Choice:
        if "denied" in self.prompt.facts:
            return self._choice(self.words.say("choice.show-all"), None, ShowAll(seat))
        card = Character(str(self.prompt.facts["character"]))
        return self._choice(self._say("choice.show", card), card, Show(seat, card))

    def _keeps(self, seat: int) -> Iterator[Choice]:
        count = int(str(self.prompt.facts["count"]))
        for cards in selections(self.state.seats[seat].hand, count):
            label = self.words.say("choice.keep", cards=self.words.cards(cards))
            yield self._choice(label, cards[0], Keep(seat, cards))

    def _side(self, move: Side) -> Choice:
        side = self.words.say(f"faction.{move.faction}")
        label = self.words.say("choice.deal.faction", name=self.words.names[move.seat], faction=side)
        return self._choice(label, move.faction, move)

    def _draw(self, move: Deal) -> Choice:
        name = self.words.names[move.seat]
        label = self.words.say("choice.deal", name=name, cards=self.words.cards(move.cards))
        return self._choice(label, move.cards[0], move)

    # -- words

    def _say(self, key: str, card: str) -> str:
        return self.words.say(key, character=self.words.the(card))

    def _choice(self, label: str, emblem: str | None, move: Move) -> Choice:
        reason = coup.why_not(self.state, move)
        names, texts = self.words
        refused = refusal(reason, self.state, names, texts, move) if reason else None
        return Choice(label, emblem, coup.write(move, names), refused)

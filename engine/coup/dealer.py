"""The dealer carries out one move on a scratch copy of the table and tells what happens."""

from engine.coup.agenda import SELF_ACTING, Item
from engine.coup.answers import ChooseAction, Draw, GiveUp, PutBack
from engine.coup.cards import together, without
from engine.coup.examination import ShowOne
from engine.coup.items import BlockStands, Fall, OfferBlock, Resolve
from engine.coup.moves import Act, Block, Move
from engine.coup.proofs import Claim
from engine.coup.roster import Action, Character
from engine.coup.seats import Seat, after, living
from engine.coup.state import State
from engine.coup.stock import Stock
from engine.coup.windows import Asked, MayBlock, MayChallenge, MayReact, who_may_block
from engine.game import Event, Fact


class Dealer(Stock):
    """A table in the hand: answers the head of the agenda and carries out what asks nobody."""

    __slots__ = ()

    def play(self, move: Move) -> tuple[State, tuple[Event, ...]]:
        """Answer the head of the agenda with a legal move; go on to the next decision."""
        self.agenda.pop(0).take(self, move)  # type: ignore[arg-type,union-attr]  # the kind of the move was checked
        while not self.over:
            if not self.agenda:
                self._next_turn()
            if type(self.agenda[0]) not in SELF_ACTING:
                break
            self.agenda.pop(0).carry_out(self)  # type: ignore[union-attr]  # it is one of them
        state = State(
            self.rules,
            tuple(self.seats),
            self.court,
            self.active,
            tuple(self.agenda),
            self.declared,
            self.block,
            self.almshouse,
        )
        return state, tuple(self.events)

    def _next_turn(self) -> None:
        self.active = after(self.seats, self.active)[0]
        self.declared = self.block = None
        self.agenda.append(ChooseAction(self.active))

    def first(self, *items: Item) -> None:
        """Put these in front of what is still to be settled."""
        self.agenda[:0] = items

    def declare(self, act: Act, action: Action) -> None:
        """Begin the turn's action."""
        self.declared = act
        claim: dict[str, Fact] = {"denied": action.denies} if action.denies else {"character": action.claims}
        facts: dict[str, Fact] = {"action": act.action, "target": act.target}
        self.events.append(Event("declared", act.seat, facts | claim))

    def open_action(self, action: Action) -> None:
        """Open what the action is open to: a challenge of its claim, a block, or nothing (B.8)."""
        act = self.act_under_way()
        after_claim: Item = OfferBlock() if action.blocked_by else Resolve()
        said = action.claims or action.denies
        if said is None:
            self.first(after_claim)
            return
        claim = Claim(act.seat, said, denied=action.denies is not None)
        if action.blocked_by and self.rules.block_timing == "one_window":
            self.first(MayReact(claim, self._asked(act.seat), (after_claim,), (Fall(),)))
        else:
            self.first(MayChallenge(claim, self._asked(act.seat), (after_claim,), (Fall(),)))

    def _asked(self, claimant: int) -> Asked:
        return Asked.open(after(self.seats, claimant), self.rules)

    def challenge(self, seat: int, claim: Claim, stands: tuple[Item, ...], falls: tuple[Item, ...]) -> None:
        """Ask the claimant for proof."""
        self.events.append(Event("challenged", seat, claim.facts()))
        self.first(claim.proof(seat, stands, falls))

    def offer_block(self, barred: tuple[int, ...]) -> None:
        """Ask those who may block; where there is nobody, the action goes on (B24, K52)."""
        self.block = None
        asked = who_may_block(self.rules, self.act_under_way(), self.seats, barred)
        self.first(MayBlock(Asked.open(asked, self.rules), barred) if asked else Resolve())

    def open_block(self, block: Block, barred: tuple[int, ...] = ()) -> None:
        """A block is a claim of its own (B22, J50). If it falls, another may follow where the rules have it (C69)."""
        self.block = block
        self.tell("blocked", block.seat, character=block.character, action=self.act_under_way().action)
        falls: Item = OfferBlock((*barred, block.seat)) if self.rules.second_block else Resolve()
        claim = Claim(block.seat, block.character)
        self.first(MayChallenge(claim, self._asked(block.seat), (BlockStands(),), (falls,)))

    def announce_block(self) -> None:
        """The action is stopped."""
        if self.block is None:
            raise ValueError("no block was said")
        act = self.act_under_way()
        self.tell("stopped", act.seat, action=act.action, blocker=self.block.seat)

    def must_lose(self, seat: int, cause: str) -> None:
        """The seat gives up an influence before anything else."""
        self.first(GiveUp(seat, cause))

    def must_exchange(self, seat: int, cards: int) -> None:
        """The seat draws, then keeps as many cards as it has now."""
        self.first(Draw(seat, cards, "exchange"), PutBack(seat, len(self.seats[seat].hand)))

    def must_show(self, seat: int, examiner: int) -> None:
        """The seat shows a card to the examiner."""
        self.first(ShowOne(seat, examiner))

    def redraw_hand(self, seat: int, *then: Item) -> None:
        """Everybody sees the hand; it is returned, and as many cards are drawn (K50, K51, B47)."""
        hand = self.seats[seat].hand
        if not hand:  # a caught embezzler that fell has nothing left to redraw
            return
        self.tell("shown-hand", seat, cards=hand)
        self.court = together(self.court, hand)
        self._hold(seat, ())
        self.first(Draw(seat, len(hand), "proof"), *then)

    def lose(self, seat: int, card: Character, cause: str) -> None:
        """Turn a card up. With the second the seat is out and its coins go; one seat left ends it (J65, J66, B37)."""
        coins, hand, lost, faction = self.seats[seat]
        self.seats[seat] = Seat(coins, without(hand, (card,)), together(lost, (card,)), faction)
        self.tell("lost", seat, character=card, cause=cause)
        if not self.seats[seat].out:
            return
        self.tell("eliminated", seat)
        alive = living(self.seats)
        self.over = len(alive) == 1
        if self.over:
            self.agenda.clear()
        if self.over or not self._about_to_be_robbed(seat):
            self._forfeit(seat)
        if self.over:
            self.tell("won", alive[0])

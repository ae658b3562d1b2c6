"""A second, plain Coup to hold the engine against: mutable, phase by phase, in the words of the notation.

It was written from the format and the rules reference alone. It knows the base game, the option of factions and six
switches; it knows nothing of reasons, events or views.
"""

import copy
from collections.abc import Callable
from itertools import combinations
from typing import Any

CLAIMS = {"tax": "duke", "assassinate": "assassin", "steal": "captain", "exchange": "ambassador"}
BLOCKERS = {"foreign-aid": ["duke"], "assassinate": ["contessa"], "steal": ["ambassador", "captain"]}
FEES = {"coup": 7, "assassinate": 3}
CHARACTERS = ["ambassador", "assassin", "captain", "contessa", "duke"]


class Oracle:
    """A game under way. `phase` is the decision awaited, `asked` are those who may answer, in order."""

    def __init__(
        self,
        rules: dict[str, Any],
        seats: list[tuple[str, int, list[str], list[str], str | None]],
        turn: int = 0,
    ) -> None:
        self.rules = rules
        self.names = [seat[0] for seat in seats]
        self.coins = [seat[1] for seat in seats]
        self.hands = [sorted(seat[2]) for seat in seats]
        self.lost = [sorted(seat[3]) for seat in seats]
        self.sides = [seat[4] for seat in seats]
        self.court = CHARACTERS * 3
        for cards in self.hands + self.lost:
            for card in cards:
                self.court.remove(card)
        self.almshouse = 0
        self.begin(turn)

    def begin(self, turn: int) -> None:
        self.turn, self.phase, self.asked = turn, "action", [turn]
        self.verb, self.target = "", -1
        self.blocker, self.claim = -1, ""
        self.accuser, self.conceded = -1, False
        self.drawing, self.spare = 0, 0

    def alive(self, seat: int) -> bool:
        return len(self.lost[seat]) < 2

    def around(self, seat: int) -> list[int]:
        order = [(seat + step) % len(self.names) for step in range(1, len(self.names))]
        return [other for other in order if self.alive(other)]

    def allies(self, one: int, other: int) -> bool:
        living = {side for seat, side in enumerate(self.sides) if self.alive(seat)}
        return len(living) == 2 and self.sides[one] == self.sides[other]

    # What may be said

    def legal(self) -> list[str]:
        """The legal moves in notation, sorted; in a deal, the possible deals."""
        if self.phase == "over":
            return []
        speakers = self.asked
        if self.rules["challenge_order"] == "clockwise":
            speakers = speakers[:1]
        says: Callable[[int], list[str]] = {
            "action": self.actions,
            "challenge": lambda _: ["pass", "challenge"],
            "block": lambda _: ["pass", *(f"block {who}" for who in BLOCKERS[self.verb])],
            "challenge-block": lambda _: ["pass", "challenge"],
            "prove": self.proofs,
            "lose": self.losses,
            "keep": lambda seat: [f"keep {cards}" for cards in subsets(self.hands[seat], 2 - len(self.lost[seat]))],
            "deal": lambda _: [],
        }[self.phase]
        spoken = {f"{self.names[seat]} {words}" for seat in speakers for words in says(seat)}
        if self.phase == "deal":
            spoken = {f"deal {self.names[self.asked[0]]} {cards}" for cards in subsets(self.court, self.drawing)}
        return sorted(spoken)

    def actions(self, seat: int) -> list[str]:
        purse = self.coins[seat]
        foes = [other for other in self.around(seat) if not self.allies(seat, other)]
        coups = [f"coup {self.names[foe]}" for foe in foes if purse >= 7]
        if purse >= 10:
            return coups
        robbed = [foe for foe in foes if self.coins[foe] or self.rules["steal_from_zero"] == "takes_nothing"]
        said = ["income", "foreign-aid", "tax", "exchange", *coups]
        said += [f"steal {self.names[foe]}" for foe in robbed]
        said += [f"assassinate {self.names[foe]}" for foe in foes if purse >= 3]
        if self.rules["factions"]:
            said += ["embezzle"]
            said += [f"convert {self.names[seat]}"] if purse >= 1 else []
            said += [f"convert {self.names[other]}" for other in self.around(seat) if purse >= 2]
        return said

    def proofs(self, seat: int) -> list[str]:
        if self.verb == "embezzle":
            return ["concede"] if "duke" in self.hands[seat] else ["show all", "concede"]
        if self.claim not in self.hands[seat]:
            return ["concede"]
        others = [card for card in self.hands[seat] if card != self.claim]
        may_concede = self.rules["concede_while_holding"] and (others or self.rules["concede_may_lose_claimed"])
        return [f"show {self.claim}", *(["concede"] if may_concede else [])]

    def losses(self, seat: int) -> list[str]:
        kept = self.claim if self.conceded and not self.rules["concede_may_lose_claimed"] else ""
        return [f"lose {card}" for card in self.hands[seat] if card != kept]

    # What happens

    def play(self, text: str) -> None:
        """Carries out a legal move."""
        words = text.split()
        seat = self.names.index(words[1] if words[0] == "deal" else words[0])
        if words[0] == "deal":
            self.deal(seat, words[2:])
        elif self.phase == "action":
            self.declare(seat, words[1], self.names.index(words[2]) if words[2:] else -1)
        elif words[1] == "pass":
            self.let_go(seat)
        elif words[1] == "challenge":
            accused = self.turn if self.blocker < 0 else self.blocker
            self.accuser, self.phase, self.asked = seat, "prove", [accused]
        elif words[1] == "block":
            self.blocker, self.claim = seat, words[2]
            self.phase, self.asked = "challenge-block", self.around(seat)
        elif words[1:] == ["show", "all"]:
            shown, self.hands[seat] = self.hands[seat], []
            self.court += shown
            self.draw(seat, len(shown))
        elif words[1] == "show":
            self.hands[seat].remove(self.claim)
            self.court.append(self.claim)
            self.draw(seat, 1)
        elif words[1] == "concede":
            self.conceded, self.phase = True, "lose"
        elif words[1] == "lose":
            self.turn_up(seat, words[2])
        else:
            self.keep(seat, words[2:])

    def let_go(self, seat: int) -> None:
        self.asked.remove(seat)
        if not self.asked:
            {"challenge": self.ask_to_block, "block": self.carry_out, "challenge-block": self.finish}[self.phase]()

    def keep(self, seat: int, cards: list[str]) -> None:
        for card in cards:
            self.hands[seat].remove(card)
        self.court += self.hands[seat]
        self.hands[seat] = cards
        self.finish()

    def declare(self, seat: int, verb: str, target: int) -> None:
        self.verb, self.target, self.claim = verb, target, CLAIMS.get(verb, "")
        self.coins[seat] -= FEES.get(verb, 0)
        if self.claim or verb == "embezzle":
            self.phase, self.asked = "challenge", self.around(seat)
        else:
            self.ask_to_block()

    def ask_to_block(self) -> None:
        others = [self.target] if self.verb != "foreign-aid" else self.around(self.turn)
        may = [seat for seat in others if self.verb in BLOCKERS and self.alive(seat)]
        self.phase, self.asked = "block", [seat for seat in may if not self.allies(seat, self.turn)]
        if not self.asked:
            self.carry_out()

    def draw(self, seat: int, cards: int) -> None:
        self.phase, self.asked, self.drawing = "deal", [seat], cards

    def deal(self, seat: int, cards: list[str]) -> None:
        for card in cards:
            self.court.remove(card)
        self.hands[seat] = sorted(self.hands[seat] + cards)
        self.phase, self.asked = ("keep", [seat]) if self.accuser < 0 or self.spare else ("lose", [self.accuser])

    def turn_up(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        self.lost[seat] = sorted([*self.lost[seat], card])
        pending_steal = self.verb == "steal" and seat == self.target and self.rules["eliminated_coins"] != "at_once"
        if not self.alive(seat) and not pending_steal:
            self.coins[seat] = 0
        if sum(map(self.alive, range(len(self.names)))) == 1:
            self.phase, self.asked, self.coins[seat] = "over", [], 0
        elif self.accuser < 0:
            self.finish()
        else:
            self.settle(self.conceded)

    def settle(self, fallen: bool) -> None:
        """The challenge is over, and the claim has fallen or stands."""
        self.accuser, self.conceded = -1, False
        if self.blocker >= 0:
            (self.carry_out if fallen else self.finish)()
        elif not fallen:
            self.ask_to_block()
        else:
            if self.alive(self.turn):
                self.coins[self.turn] += FEES.get(self.verb, 0)
            self.finish()

    def carry_out(self) -> None:
        if self.verb in ("coup", "assassinate") and self.alive(self.target):
            self.phase, self.asked = "lose", [self.target]
            return
        if self.verb == "exchange":
            self.spare = 2
            self.draw(self.turn, 2)
            return
        if self.verb == "steal":
            taken = min(2, self.coins[self.target])
            self.coins[self.turn] += taken
            self.coins[self.target] = self.coins[self.target] - taken if self.alive(self.target) else 0
        elif self.verb == "embezzle":
            self.coins[self.turn] += self.almshouse
            self.almshouse = 0
        elif self.verb == "convert":
            fee = 1 if self.target == self.turn else 2
            self.coins[self.turn] -= fee
            self.almshouse += fee
            self.sides[self.target] = "loyalist" if self.sides[self.target] == "reformist" else "reformist"
        self.coins[self.turn] += {"income": 1, "foreign-aid": 2, "tax": 3}.get(self.verb, 0)
        self.finish()

    def finish(self) -> None:
        self.begin(self.around(self.turn)[0])


def subsets(cards: list[str], size: int) -> set[str]:
    """Each different choice of so many cards, written in alphabetical order."""
    return {" ".join(sorted(chosen)) for chosen in combinations(cards, size)}


def perft(game: Oracle, depth: int) -> int:
    """Sequences of `depth` player decisions: forced answers are no plies, deals branch and are no plies."""
    moves = game.legal()
    if game.phase == "over":
        return int(depth == 0)
    free = game.phase == "deal" or (len(moves) == 1 and game.phase != "action")
    if depth == 0 and not free:
        return 1
    total = 0
    for move in moves:
        after = copy.deepcopy(game)
        after.play(move)
        total += perft(after, depth - (not free))
    return total

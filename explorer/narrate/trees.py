"""The tree of what could happen in words, for the eyes that it was grown for."""

from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

from analysis.coup.mattering import OTHER
from analysis.coup.standings import Standing, Standings
from analysis.tree import Branch, End, Fork, Node, Tree, Way
from content import Texts
from engine.coup.moves import Challenge, Concede, Lose, Move, Show, ShowAll
from engine.game import Prompt
from explorer.narrate.sentences import happened
from explorer.narrate.words import Words
from explorer.surroundings import seat_of


class TreeWords(NamedTuple):
    """Tells a tree to whoever it was grown for."""

    tree: Tree[Move]
    names: tuple[str, ...]
    texts: Texts

    @property
    def before(self) -> Standings:
        """How everybody stands at the root."""
        return _standings(self.tree.before)

    @property
    def endings(self) -> tuple[Standings, ...]:
        """The different endings."""
        return tuple(map(_standings, self.tree.endings))

    def look(self) -> str:
        """Say whose eyes the tree is seen through."""
        sees, say = self.tree.sees, self.texts.say
        names = tuple(self.names[seat] for seat in sorted(sees))
        if len(names) == len(self.names):
            return say("tree.look.all")
        if not names:
            return say("tree.look.nobody")
        if len(names) == 1:
            return say("tree.look.seat", name=names[0])
        return say("tree.look.some", names=self.texts.every(names))

    def summary(self) -> str:
        """Say how many endings there are, and of several in how many somebody is out who is not yet."""
        say, ends = self.texts.say, self.endings
        if self.before.winner is not None:
            return say("tree.over")
        told = [say("tree.endings" if self.tree.turns == 1 else "tree.endings.two", count=len(ends))]
        you = seat_of(self.tree.sees)
        for seat, name in enumerate(self.names):
            out = sum(1 for end in ends if end.seats[seat].out)
            if len(ends) > 1 and out and not self.before.seats[seat].out:
                if seat == you:
                    told.append(say("tree.out.you", count=out))
                else:
                    told.append(say("tree.out", name=name, count=out))
        if self._shares_endings(len(ends)):
            told.append(say("tree.once"))
        return " ".join(told)

    def _shares_endings(self, different: int) -> bool:
        """Whether the branches of the first fork have more endings between them than there are different ones."""
        if isinstance(self.tree.root, End):
            return False
        counted: dict[int, frozenset[Standings]] = {}
        return sum(len(ends_below(branch.node, counted)) for branch in self.tree.root.branches) > different

    def sure(self) -> str:
        """Tell what is sure to happen before the first fork."""
        return self._steps(Way(self.tree.steps))

    def fork(self, fork: Fork[Move]) -> str:
        """Say who decides."""
        if fork.by_chance:
            return self.texts.say("tree.fork.chance")
        if len(fork.prompt.seats) == 1:
            return self.texts.say("tree.fork.one", name=self.names[fork.prompt.seats[0]])
        return self.texts.say("tree.fork.window")

    def branch(self, branch: Branch[Move], fork: Fork[Move]) -> str:
        """Tell what happens on a branch; where several ways come to the same, each that is told otherwise."""
        doubters = tuple(
            way.steps[0].moves[-1].seat
            for way in branch.ways
            if way.steps and way.steps[0].moves and isinstance(way.steps[0].moves[-1], Challenge)
        )
        if len(doubters) == len(branch.ways) > 1:
            first = Words(self.names, self.texts).players(doubters, together=False)
            rest = self._steps(Way(branch.ways[0].steps[1:]))
            return f"{self.texts.say('tree.challenge', names=first)} {rest}".strip()
        told = dict.fromkeys(
            f"{self._held(way, fork.prompt) if way.could else ''} {self._steps(way)}".strip() for way in branch.ways
        )
        return " / ".join(filter(None, told))

    def odds(self, odds: Fraction) -> str:
        """Return the odds as a fraction and in 100."""
        percent = round(odds * 100)
        if not 0 < percent < 100:
            return self.texts.say("tree.odds.most" if percent else "tree.odds.few", odds=odds)
        return self.texts.say("tree.odds", odds=odds, percent=percent)

    def last(self, end: End) -> str:
        """Tell an ending, said to be one."""
        return f"{self.texts.say('tree.ending')}: {self.ending(_standings(end.standing))}."

    def ending(self, end: Standings) -> str:
        """Tell what changed, seat by seat."""
        return self.texts.say("tree.nothing") if end == self.before else "; ".join(self._changes(end))

    def _changes(self, end: Standings) -> Iterator[str]:
        say = self.texts.say
        for seat, (old, new) in enumerate(zip(self.before.seats, end.seats, strict=True)):
            changes = [*self._of_seat(old, new), *([say("tree.change.wins")] if end.winner == seat else [])]
            if changes:
                yield say("tree.change", name=self.names[seat], changes=", ".join(changes))
        alms = end.almshouse - self.before.almshouse
        if alms:
            yield say("tree.change.almshouse", changes=self._amount("coins", alms))

    def _of_seat(self, old: Standing, new: Standing) -> Iterator[str]:
        if new.coins != old.coins:
            yield self._amount("coins", new.coins - old.coins)
        if new.lost != old.lost:
            yield self._amount("influence", old.lost - new.lost)
        if new.side != old.side:
            yield self.texts.say(f"faction.{new.side}")
        if new.out and not old.out:
            yield self.texts.say("tree.change.out")

    def _amount(self, kind: str, amount: int) -> str:
        return self.texts.say(f"change.{kind}.{'more' if amount > 0 else 'fewer'}", count=abs(amount))

    def _steps(self, way: Way[Move]) -> str:
        events = [event for step in way.steps for event in step.events]
        return happened(events, self.names, self.tree.sees, self.texts)

    def _held(self, way: Way[Move], prompt: Prompt) -> str:
        """Say what a seat holds, as far as it tells what that seat could do."""
        name, words = self.names[prompt.seats[0]], Words(self.names, self.texts)
        say = self.texts.say
        if prompt.code == "prove":
            proofs = [move for move in way.could if isinstance(move, Show | ShowAll)]
            card = words.the(str(prompt.facts.get("denied", prompt.facts.get("character"))))
            if "denied" in prompt.facts:
                return say("tree.has-not" if proofs else "tree.has", name=name, cards=card)
            must = proofs and not any(isinstance(move, Concede) for move in way.could)
            return say("tree.must-show" if must else "tree.has" if proofs else "tree.has-not", name=name, cards=card)
        cards = [move.character for move in way.could if isinstance(move, Lose | Show)]
        named = [words.the(card) for card in cards if card != OTHER]
        if not named:
            return say("tree.has-others", name=name)
        others = [say("tree.another-card")] if OTHER in cards else []
        return say("tree.has", name=name, cards=self.texts.every((*named, *others)))


def _standings(ending: object) -> Standings:
    """The ending as Coup's sight gives it; raise TypeError for another game's."""
    if not isinstance(ending, Standings):
        raise TypeError(ending)
    return ending


def ends_below(node: Node[Move], counted: dict[int, frozenset[Standings]]) -> frozenset[Standings]:
    """Return the different endings below a node; what is found is kept in `counted`."""
    found = counted.get(id(node))
    if found is None:
        if isinstance(node, End):
            found = frozenset((_standings(node.standing),))
        else:
            found = frozenset[Standings]().union(*(ends_below(branch.node, counted) for branch in node.branches))
        counted[id(node)] = found
    return found

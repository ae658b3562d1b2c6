"""The tree of what could happen: a list of branches, each of which opens to what follows from it."""

from collections.abc import Callable
from typing import NamedTuple

from analysis.coup.standings import Standings
from analysis.tree import Branch, End, Fork
from engine.coup.moves import Move
from explorer.narrate.trees import TreeWords, ends_below
from explorer.tables.html import Html, classes, emblem, join, press, tag

AT_ONCE = 240
"""So many branches are drawn at once; what lies deeper is drawn when it is asked for."""
EMBLEMS = {"challenge": "challenge", "challenge-block": "challenge", "react": "challenge", "block": "block"}
"""What is drawn beside a decision, by its code."""
Place = tuple[int, ...]


def whole(words: TreeWords, place: Place, opens: Callable[[Place], bool]) -> Html:
    """Return the tree from a place on, with its summary and its endings; `opens` says what a table can be laid for."""
    return _framed(
        words,
        tag("p", _other_depth(words), _as_picture(words), class_="deeds") if words.before.winner is None else None,
        _way_here(words, place) if place else None,
        _Drawing(words, opens, {}).below(place),
    )


def to_read(words: TreeWords) -> Html:
    """Return the tree without anything to press but what opens a branch."""
    return _framed(words, _Drawing(words, None, {}).below(()))


def _framed(words: TreeWords, *parts: Html | None) -> Html:
    return tag(
        "section",
        tag("p", words.summary(), class_="gist"),
        tag("p", words.look(), " ", words.texts.say("tree.people"), class_="beheld"),
        tag("p", words.sure(), class_="surely") if words.sure() else None,
        *parts,
        _endings(words),
        class_="whatif",
        aria_label=words.texts.say("tree.title"),
    )


def _other_depth(words: TreeWords) -> Html:
    """The button to two turns, or back to one."""
    say = words.texts.say
    event, label = ("two", say("tree.two")) if words.tree.turns == 1 else ("one", say("tree.one"))
    return press("depth", label, data_emit=event)


def _as_picture(words: TreeWords) -> Html:
    label = words.texts.say("tree.as-picture")
    return press("picture", label, data_emit="picture")


def _way_here(words: TreeWords, place: Place) -> Html:
    """The branches on the way to the place, and the way back."""
    node, told = words.tree.root, []
    for number in place:
        assert isinstance(node, Fork)
        branch = node.branches[number]
        told.append(tag("li", words.branch(branch, node)))
        node = branch.node
    back = press("whole", words.texts.say("tree.whole"), data_emit="whole")
    return join(tag("p", back), tag("ol", *told, class_="hither"))


def _endings(words: TreeWords) -> Html | None:
    if len(words.endings) < 2:
        return None
    return tag(
        "details",
        tag("summary", words.texts.say("tree.all-endings")),
        tag("ol", *(tag("li", words.ending(end)) for end in words.endings)),
        class_="outcomes",
    )


class _Drawing(NamedTuple):
    words: TreeWords
    opens: Callable[[Place], bool] | None
    """None: there is nothing to press."""
    ends: dict[int, frozenset[Standings]]
    """The endings below each node, as far as they were counted."""

    def below(self, place: Place) -> Html:
        """The fork at a place, as far down as is drawn at once."""
        node = self.words.tree.at(place)
        if isinstance(node, End):
            return tag("p", self._end(node), class_="tip")
        return self._fork(node, place, self._drawn(place))

    def _drawn(self, place: Place) -> set[Place]:
        """The forks that are drawn: those nearest to the place, until they have branches enough."""
        drawn: set[Place] = set()
        level, branches = [place], 0
        while level:
            deeper = []
            for each in level:
                node = self.words.tree.at(each)
                if not isinstance(node, Fork):
                    continue
                branches += len(node.branches)
                if branches > AT_ONCE and drawn:
                    return drawn
                drawn.add(each)
                deeper += [(*each, number) for number in range(len(node.branches))]
            level = deeper
        return drawn

    def _fork(self, fork: Fork[Move], place: Place, drawn: set[Place], acts: Html | None = None) -> Html:
        kind = "deck" if fork.by_chance else EMBLEMS.get(fork.prompt.code)
        asked = tag("p", emblem(kind) if kind else None, self.words.fork(fork), class_="whose")
        return join(
            tag("div", asked, acts, class_="whither"),
            tag(
                "ul",
                *(self._twig(each, fork, (*place, number), drawn) for number, each in enumerate(fork.branches)),
                class_=classes("twigs", lots=fork.by_chance),
            ),
        )

    def _twig(self, branch: Branch[Move], fork: Fork[Move], place: Place, drawn: set[Place]) -> Html:
        words = self.words
        said = join(
            tag("span", words.branch(branch, fork), class_="tells"),
            tag("span", words.odds(branch.odds), class_="chance") if branch.odds else None,
        )
        share = f"--odds: {float(branch.odds):.3f}" if branch.odds else None
        if isinstance(branch.node, End):
            told = tag("div", said, self._end(branch.node))
            return tag("li", told, self._acts(place), class_="tip", style=share)
        count = len(ends_below(branch.node, self.ends))
        return tag(
            "li",
            tag(
                "details",
                tag("summary", said, tag("span", words.texts.say("tree.below", count=count), class_="tips")),
                self._fork(branch.node, place, drawn, self._acts(place))
                if place in drawn
                else self._acts(place, follows=True),
                data_key=f"twig {written(place)}",
            ),
            style=share,
        )

    def _end(self, end: End) -> Html:
        say = self.words.texts.say
        told = self.words.ending(end.standing)  # type: ignore[arg-type]  # it is one of Coup's
        return tag("span", tag("b", say("tree.ending")), told, class_="outcome")

    def _acts(self, place: Place, *, follows: bool = False) -> Html | None:
        if self.opens is None:
            return None
        say, at = self.words.texts.say, written(place)
        buttons = [("follows", say("tree.follows"))] if follows else []
        if self.opens(place):
            buttons.append(("on-table", say("tree.on-table")))
        drawn = [press(f"{event} {at}", label, data_emit=event, data_value=at) for event, label in buttons]
        return tag("p", *drawn, class_="deeds") if drawn else None


def written(place: Place) -> str:
    """Return the place as text: the numbers of the branches."""
    return ".".join(map(str, place))


def read(text: str) -> Place:
    """Return the place that a text says; raise ValueError."""
    return tuple(map(int, text.split("."))) if text else ()

"""The odds beside a table: what somebody asks for, and the panel for whoever looks."""

from fractions import Fraction
from typing import NamedTuple

from analysis.coup.belief_news import Frames
from analysis.coup.odds import odds
from content import Texts
from engine import coup
from engine.coup.moves import Challenge
from engine.coup.state import State, View
from explorer.drawing.odds import Field, Fork, Panel, panel
from explorer.drawing.shell import Option
from explorer.narrate.odds import hundred, odds_told
from explorer.surroundings import seat_of
from explorer.tables.html import Html

HABIT = 25
"""Of a hundred: where the dial stands at first."""


class Asking(NamedTuple):
    """What the panel shows: nothing at first. Without a name and a card it follows the claim that is open."""

    shown: bool = False
    name: str | None = None
    card: str | None = None
    habit: int = HABIT
    summed: bool = False
    review: bool = False
    """Whether the review is shown, beside a table."""
    wins: bool = False
    """Whether win chances are shown."""
    news: str | None = None
    """What was just asked: the answer is to be read out, and a slip that was opened comes into view."""

    def after(self, event: str, value: str) -> "Asking | None":
        """Return what is asked for after a press; None where the press means something else."""
        asked = self._replace(news=event)
        match event:
            case "odds":
                return asked._replace(shown=not self.shown)
            case "odds-name":
                return asked._replace(name=value)
            case "odds-card":
                return asked._replace(card=value)
            case "odds-sum":
                return asked._replace(summed=not self.summed)
            case "odds-habit" if value in map(str, range(1, 101)):
                return asked._replace(habit=int(value))
            case "review":
                return asked._replace(review=not self.review)
            case "wins":
                return asked._replace(wins=not self.wins)
        return None


NOTHING = Asking()


class Slip(NamedTuple):
    """The panel as it is drawn, and what is read out of it."""

    html: Html
    words: str


def odds_slip(frames: Frames, names: tuple[str, ...], sees: frozenset[int], asking: Asking, texts: Texts) -> Slip:
    """Return the panel at the last of the frames."""
    found = _panel(frames, names, sees, asking, texts)
    words = (found.sentence, found.said, *(found.sum if found.summed else ()))
    return Slip(panel(found, texts, opened=asking.news == "odds"), " ".join(filter(None, words)))


def _panel(frames: Frames, names: tuple[str, ...], sees: frozenset[int], asking: Asking, texts: Texts) -> Panel:
    state = frames[-1].state
    looker = seat_of(sees)
    if len(sees) > 1:
        return Panel((), (), texts.say("odds.sure"))
    view = coup.observe(state, sees)
    hidden = [seat for seat, place in enumerate(view.seats) if None in place.hand]
    if not hidden:
        return Panel((), (), texts.say("odds.over"))
    seat, card = _asked(view, state, names, hidden, asking)
    found = odds(frames, looker, seat, card, Fraction(asking.habit, 100))
    told = odds_told(found, names, texts)
    claimed = found.claims > 0
    return Panel(
        names=tuple(Option(names[each], names[each], each == seat) for each in hidden),
        cards=tuple(Option(str(each), texts.say(f"character.{each}"), each == card) for each in state.rules.characters),
        sentence=told.sentence,
        caution=told.caution,
        alone=_field(found.facts, "odds.cards-alone", texts),
        claims=_field(found.chance, "odds.with-claims", texts) if claimed else None,
        said=told.said if claimed else None,
        habit=asking.habit,
        sum=told.sum,
        summed=asking.summed,
        fork=_fork(frames, view, names, looker, asking, texts),
    )


def _asked(view: View, state: State, names: tuple[str, ...], hidden: list[int], asking: Asking) -> tuple[int, str]:
    """The seat and the card: those that were picked, else those of the open claim, else the first."""
    facts = view.prompt.facts if view.prompt else {}
    claimant = facts.get("claimant")
    seat = claimant if isinstance(claimant, int) and claimant in hidden else hidden[0]
    card = str(facts.get("character") or facts.get("denied") or state.rules.characters[-1])
    if asking.name in names and names.index(asking.name) in hidden:
        seat = names.index(asking.name)
    if asking.card in state.rules.characters:
        card = str(asking.card)
    return seat, card if card in state.rules.characters else state.rules.characters[-1]


def _field(chance: Fraction, label: str, texts: Texts) -> Field:
    return Field(texts.say(label), hundred(chance, texts), round(100 * chance))


def _fork(
    frames: Frames, view: View, names: tuple[str, ...], looker: int | None, asking: Asking, texts: Texts
) -> Fork | None:
    """What a challenge wins and costs, where the looker may challenge."""
    if looker is None or view.prompt is None or Challenge(looker) not in coup.legal_moves(frames[-1].state):
        return None
    facts = view.prompt.facts
    claimant, card = int(str(facts["claimant"])), str(facts.get("character") or facts["denied"])
    found = odds(frames, looker, claimant, card, Fraction(asking.habit, 100))
    true = 1 - found.chance if "denied" in facts else found.chance
    say, name = texts.say, names[claimant]
    if view.block:
        cost, win = say("odds.costs.block"), say("odds.wins.block", name=name)
    else:
        win = say("odds.wins.action", name=name)
        cost = say("odds.costs.attack" if _attacked(view, looker) else "odds.costs.action")
    return Fork(say("odds.challenge", name=name), hundred(true, texts), cost, hundred(1 - true, texts), win)


def _attacked(view: View, seat: int) -> bool:
    """Whether the action costs the seat a card."""
    return view.declared is not None and view.declared.action == "assassinate" and view.declared.target == seat

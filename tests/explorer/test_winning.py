"""Win chances beside a table: shares of all games, told without a word about what is hidden."""

import re

from content import texts
from engine import coup
from engine.coup.roster import Character
from explorer.winning import wins_slip, wins_told

C = Character
SPEAK = texts()
NAMES = ("Ana", "Ben", "Cleo")
TABLE = coup.Table(
    (
        coup.Place(2, (C.DUKE, C.CAPTAIN)),
        coup.Place(3, (C.CONTESSA,), (C.DUKE,)),
        coup.Place(0, (), (C.DUKE, C.CAPTAIN)),
    )
)


def test_the_living_are_told_with_shares_that_make_up_a_hundred() -> None:
    told, lead, _ = wins_told(coup.set_up(TABLE, coup.rule_set()), NAMES, frozenset({0}), SPEAK)
    assert lead == "By random play from here, in 10,000 games:"
    assert [re.sub(r"\d+ of", "N of", each.words) for each in told] == ["Ana wins N of 100.", "Ben wins N of 100."]
    assert 99 <= sum(each.share for each in told) <= 101
    assert told[0].share > told[1].share


def test_whose_cards_are_dealt_anew_hangs_on_who_looks() -> None:
    state = coup.set_up(TABLE, coup.rule_set())
    about = [wins_told(state, NAMES, sees, SPEAK)[2][0] for sees in (frozenset({1}), frozenset(), frozenset(range(3)))]
    assert about == [
        "The cards that Ben cannot see are dealt anew for each game.",
        "The hidden cards are dealt anew for each game.",
        "All cards are open, so each game begins with these hands.",
    ]


def test_by_other_rules_the_slip_says_that_there_are_none() -> None:
    slip = wins_slip(coup.set_up(TABLE, coup.rule_set("arena")), NAMES, frozenset({0}), SPEAK, opened=True)
    assert slip.words == "Games are played at random from here only by the usual rules, and while the game goes on."
    assert "<ul" not in slip.html

"""The odds and the review beside a table: what they say, and to whom."""

from fractions import Fraction
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from analysis.coup.odds import odds
from analysis.coup.review import review
from content import texts
from engine import coup
from engine.timeline import Frame, Timeline
from explorer import learn, playing, table_page
from explorer.addresses import EVERYTHING, ONLOOKER, LessonAddress
from explorer.lessons import has_odds, lessons, path
from explorer.narrate.odds import deals, hundred, odds_told
from explorer.narrate.remarks import remark_told
from explorer.odds import Asking, odds_slip
from explorer.playing import Shown
from explorer.reviewing import review_slip
from tests.conftest import Position, positions
from tests.content.reading import grade, sentences, words
from tests.engine.test_secrecy import redealt
from tests.explorer.tables import NAMES, after, dealt

SPEAK = texts()
OPEN = Asking(shown=True)


def three(*moves: str, look: str = "Ana") -> Shown:
    """Ana without a Duke, who can see none, after these moves."""
    hands = (("captain", "contessa"), ("assassin", "assassin"), ("duke", "duke"))
    return after(dealt(*hands, look=look), *moves)


def drawn(shown: Shown, asking: Asking = OPEN) -> str:
    """The frame of the table with what was asked for."""
    return table_page.page(shown, None, SPEAK, asking).frames[0].html


TAX = ("Ana income", "Ben tax")


def test_the_panel_is_shown_only_when_it_is_asked_for() -> None:
    assert "odds slip" not in drawn(three(), Asking())
    assert "odds slip" in drawn(three())


@pytest.mark.parametrize(
    ("asking", "said"),
    [
        (OPEN, "From the cards you can see, Ben has a Duke in 42 of 100 deals."),
        (OPEN, "This does not count how often Ben lies."),
        (OPEN, "Counting all claims so far: in 75 of 100 deals."),
        (OPEN._replace(habit=10), "Counting all claims so far: in 88 of 100 deals."),
        (OPEN, "Cards you cannot see: 13. Duke among them: 3."),
        (OPEN, "Ben holds 2 cards. No Duke is there in 10/13 × 9/12 = 58 of 100 deals."),
        (OPEN, "So one is there in the rest: 100 − 58 = 42 of 100."),
        (OPEN, "42 ÷ (42 + 58 × 25/100) = 75 of 100."),
        (OPEN._replace(name="Cleo", card="captain"), "Cleo has a Captain in 29 of 100 deals."),
    ],
)
def test_the_panel_says_the_product_s_own_figures(asking: Asking, said: str) -> None:
    assert said in drawn(three(*TAX), asking)


def test_a_challenge_wins_and_costs() -> None:
    """By what the panel counts; and only where one may challenge. It gives no advice."""
    html = drawn(three(*TAX))
    assert "If you challenge Ben" in html
    assert "<td>75</td><td>You lose a card. The action goes on.</td>" in html
    assert "<td>25</td><td>Ben loses a card. The action falls.</td>" in html
    assert "If you challenge" not in drawn(three())
    assert "If you challenge" not in drawn(three(*TAX, look=ONLOOKER))


@pytest.mark.parametrize(
    ("moves", "look", "then"),
    [
        (("Ana foreign-aid", "Cleo block duke"), "Ana", "You lose a card. The block stands."),
        (("Ana income", "Ben steal Ana"), "Ana", "You lose a card. The action goes on."),
    ],
)
def test_what_a_lost_challenge_costs(moves: tuple[str, ...], look: str, then: str) -> None:
    assert then in drawn(three(*moves, look=look))


def test_a_challenge_of_an_attack_on_oneself_may_cost_two_cards() -> None:
    shown = three("Ana income", "Ben income", "Cleo income", "Ana income", "Ben assassinate Ana")
    assert "The attack goes on, and may cost you another." in drawn(shown)


def test_who_sees_all_cards_is_told_that_nothing_is_left_to_chance() -> None:
    html = drawn(three(*TAX, look=EVERYTHING))
    assert "You see all cards. Nothing is left to chance." in html
    assert "odds-dots" not in html


def test_an_onlooker_counts_the_table_alone() -> None:
    assert "From the cards on the table, Ben has a Duke in 37 of 100 deals." in drawn(three(*TAX, look=ONLOOKER))


def test_a_card_that_went_back_is_counted_and_said() -> None:
    moves = ("Ana income", "Ben income", "Cleo tax", "Ana challenge", "Cleo show duke", "deal Cleo captain")
    html = drawn(three(*moves), OPEN._replace(name="Cleo", card="duke"))
    assert "From all you have seen so far, Cleo has a Duke" in html
    assert "Counting only the deals that fit:" in html


def test_the_dial_and_the_lists_ask_anew() -> None:
    asked = Asking().after("odds", "")
    assert asked is not None
    assert asked.shown
    assert asked.news == "odds"
    assert Asking().after("odds-habit", "60") == Asking(habit=60, news="odds-habit")
    assert Asking().after("odds-habit", "0") is None
    assert Asking().after("odds-habit", "9" * 5000) is None
    assert Asking().after("odds-name", "Ben") == Asking(name="Ben", news="odds-name")
    assert Asking().after("odds-card", "duke") == Asking(card="duke", news="odds-card")
    assert Asking().after("odds-sum", "") == Asking(summed=True, news="odds-sum")
    assert Asking().after("review", "") == Asking(review=True, news="review")
    assert Asking().after("move", "Ana tax") is None


def test_what_is_asked_anew_is_read_out_once() -> None:
    shown = three(*TAX)
    asked = table_page.page(shown, None, SPEAK, OPEN._replace(news="odds")).frames[0].live
    assert asked.startswith("From the cards you can see, Ben has a Duke in 42 of 100 deals.")
    assert "data-opened" in drawn(shown, OPEN._replace(news="odds"))
    assert "data-opened" not in drawn(shown, OPEN._replace(news="odds-habit"))
    assert "data-opened" in drawn(shown, Asking(review=True, news="review"))
    assert "has a Duke" not in table_page.page(shown, None, SPEAK, OPEN).frames[0].live


@pytest.mark.parametrize(
    ("chance", "said"),
    [
        (Fraction(0), "in no deal"),
        (Fraction(1, 400), "in fewer than 1 of 100 deals"),
        (Fraction(42, 100), "in 42 of 100 deals"),
        (Fraction(399, 400), "in more than 99 of 100 deals"),
        (Fraction(1), "in every deal"),
    ],
)
def test_a_chance_that_is_left_is_not_rounded_away(chance: Fraction, said: str) -> None:
    assert deals(chance, SPEAK) == said
    assert hundred(Fraction(1), SPEAK) == "100"


@given(positions(), st.integers(0, 2**32 - 1), st.integers(0, 9), st.integers(1, 20))
def test_the_panel_is_the_same_whatever_is_hidden(position: Position, seed: int, seat: int, often: int) -> None:
    sees = frozenset({seat % position.players})
    asking = OPEN._replace(habit=5 * often, summed=True)
    slips = [
        odds_slip((Frame(state),), position.names, sees, asking, SPEAK)
        for state in (position.state, redealt(position.state, sees, Random(seed)))
    ]
    assert slips[0] == slips[1]


@given(positions(), st.integers(0, 9))
def test_odds_and_remarks_are_easy_to_read(position: Position, seat: int) -> None:
    """At most 20 words in a sentence, and nothing harder than the eighth grade in all of them together."""
    start = coup.new_game(position.players, position.rules)
    game = Timeline.of(coup, start)
    for move in position.moves:
        game = game.play(move)
    seat %= position.players
    told = odds_told(odds(game, seat, (seat + 1) % position.players, "captain", "0.25"), position.names, SPEAK)
    remarks = [remark_told(each, position.names, 3, SPEAK) for each in review(game, seat)]
    said = " ".join((told.sentence, told.caution, told.said or "", *(line for remark in remarks for line in remark)))
    assert max(len(words(each)) for each in sentences(said)) <= 20
    assert grade(said) <= 8


def test_the_first_chapters_count_nothing() -> None:
    chapters, extras, start = path()
    plain = [each for chapter in chapters[:3] for each in (*chapter.lessons, *chapter.questions)]
    assert not any(map(has_odds, (*plain, *start)))
    assert all(map(has_odds, (*chapters[3].lessons, *chapters[4].questions, *extras)))
    for lesson, odd in ((plain[0], False), (extras[0], True)):
        html = learn.page(LessonAddress(lesson.id), SPEAK, asking=OPEN).frames[0].html
        assert ("odds slip" in html) is odd
        assert ('data-emit="odds"' in html) is odd


def test_every_lesson_with_odds_can_be_drawn_with_them() -> None:
    for lesson in filter(has_odds, lessons().values()):
        frames = learn.page(
            LessonAddress(lesson.id, 1, lesson.names[0]), SPEAK, None, OPEN._replace(news="odds")
        ).frames
        assert all("odds slip" in frame.html for frame in frames)
        assert "deal" in frames[lesson.clamped(1)].live


def test_the_review_tells_what_the_seat_did_and_leads_to_it() -> None:
    shown = three(*TAX, "Ana challenge", "Ben concede", "Ben lose assassin")
    html = drawn(shown, Asking(review=True))
    assert "You challenged Ben’s claim to a Duke. You could see 0 of 3. It was so in 42 of 100 deals." in html
    assert "The claim was not true." in html
    there, _ = playing.answer(shown, "moment", "2", SPEAK, Random())
    assert there.address.at == 2
    assert 'aria-current="step"' in drawn(there, Asking(review=True)).partition('data-key="review slip"')[2]
    begin, _ = playing.answer(shown, "moment", "9" * 5000, SPEAK, Random())
    assert begin.address.at == 0


@pytest.mark.parametrize(
    ("moves", "look", "said"),
    [
        (TAX, EVERYTHING, "Look as one of the players"),
        ((), "Ana", "Ana made no claim, challenge or pass yet"),
        ((*TAX, "Ana pass"), "Ana", "You let Ben’s claim to a Duke pass. You could see 0 of 3."),
        (
            ("Ana foreign-aid", "Ben pass", "Cleo pass"),
            "Cleo",
            "You did not block Ana: Foreign aid. You held the Duke.",
        ),
        (("Ana foreign-aid", "Ben pass"), "Ben", "You held no card that blocks it."),
        (("Ana income", "Ben tax", "Ana pass", "Cleo pass"), "Ben", "You claimed a Duke without one."),
        (("Ana income", "Ben tax", "Ana challenge", "Ben concede"), "Ben", "You were caught."),
    ],
)
def test_the_review_of_what_was_done_and_left_out(moves: tuple[str, ...], look: str, said: str) -> None:
    assert said in drawn(three(*moves, look=look), Asking(review=True))


def test_a_review_of_a_seat_is_the_same_whatever_the_others_hold() -> None:
    moves = ("Ana income", "Ben tax", "Ana pass", "Cleo pass")
    slips = []
    for hands in (
        (("captain", "contessa"), ("duke", "assassin"), ("duke", "duke")),
        (("captain", "contessa"), ("assassin", "assassin"), ("captain", "duke")),
    ):
        kept = after(dealt(*hands), *moves).kept
        slips.append(review_slip(kept.timeline.frames, 0, 4, NAMES, frozenset({0}), SPEAK, opened=False))
    assert slips[0] == slips[1]

"""Odds and review in Streamlit: what is pressed, and what the page is sent."""

from streamlit.testing.v1 import AppTest

from explorer import playing
from explorer.addresses import EVERYTHING
from explorer.playing import Shown
from tests.explorer.tables import after, dealt
from tests.explorer.test_app import press, sent


def opened(whole: AppTest, shown: Shown) -> None:
    """Open a table."""
    whole.run().switch_page("screens/table.py")
    for name, value in shown.address.parameters().items():
        whole.query_params[name] = value
    whole.run()


def html(whole: AppTest) -> str:
    """The parts that the page was sent."""
    return "".join(sent(whole)["parts"])


def table(look: str) -> Shown:
    """Ben has claimed the Duke; Ana sees none."""
    return after(dealt(("captain", "contessa"), ("assassin", "assassin"), look=look), "Ana income", "Ben tax")


def test_odds_are_shown_asked_anew_and_hidden(whole: AppTest) -> None:
    opened(whole, table("Ana"))
    assert "odds slip" not in html(whole)
    press(whole, "odds")
    assert "Ben has a Duke in 42 of 100 deals." in html(whole)
    assert sent(whole)["frames"][0]["live"].startswith("From the cards you can see, Ben has a Duke")
    press(whole, "odds-habit", "10")
    assert "Counting all claims so far: in 88 of 100 deals." in html(whole)
    press(whole, "odds-card", "contessa")
    assert "Ben has a Contessa in 29 of 100 deals." in html(whole)
    press(whole, "odds-sum")
    assert '<ol id="odds-sum">' in html(whole)
    press(whole, "odds")
    assert "odds slip" not in html(whole)


def test_whoever_sees_all_cards_is_told_so_in_the_slip(whole: AppTest) -> None:
    opened(whole, table(EVERYTHING))
    press(whole, "odds")
    assert "Nothing is left to chance." in html(whole)


def test_win_chances_are_shown_read_out_and_hidden(whole: AppTest) -> None:
    opened(whole, table("Ana"))
    press(whole, "wins")
    assert "By random play from here, in 10,000 games:" in html(whole)
    assert "The cards that Ana cannot see are dealt anew for each game." in html(whole)
    assert "This is no advice: real people do not play at random." in html(whole)
    assert "Ana wins" in sent(whole)["frames"][0]["live"]
    press(whole, "wins")
    assert "wins slip" not in html(whole)


def test_a_remark_of_the_review_opens_its_moment(whole: AppTest) -> None:
    opened(whole, playing.laid(after(table("Ana"), "Ana challenge").kept, "Ana"))
    press(whole, "review")
    assert "You challenged Ben’s claim to a Duke." in html(whole)
    press(whole, "moment", "0")
    assert "at=0" in sent(whole)["frames"][0]["address"]
    assert "You challenged Ben’s claim to a Duke." in html(whole)


def test_odds_stand_beside_a_lesson_from_the_fourth_chapter_on(whole: AppTest) -> None:
    whole.run().switch_page("screens/learn.py")
    whole.query_params["scenario"] = "the-third-duke"
    whole.run()
    assert "odds slip" not in html(whole)
    press(whole, "odds")
    assert "odds slip" in html(whole)
    whole.query_params["scenario"] = "caught"
    whole.run()
    assert "odds slip" not in html(whole)

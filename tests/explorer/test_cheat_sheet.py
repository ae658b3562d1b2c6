"""The cheat sheet tells what is played, and what is still to agree on; codes hold the link that they stand for."""

import pytest

from content import texts
from engine.coup.rules import OPTIONS, PRESETS, rule_set
from explorer import answer_page, asking_page
from explorer.addresses import RulesAddress, parameters
from explorer.agreements import Agreed
from explorer.asker import Asker
from explorer.books import coup as book
from explorer.cheat_sheet import address_of, cheat
from explorer.codes import MOST, code, drawing
from explorer.narrate import setting
from explorer.tables.html import Html

SPEAK = texts()
HOME = "https://example.org/coup/rules?q=old"


@pytest.mark.parametrize(
    ("options", "points"),
    [
        ((), 10),
        (("inquisitor",), 12),
        (("diplomat",), 11),
        (("factions",), 16),
        (("inquisitor", "diplomat", "factions"), 19),
    ],
)
def test_only_what_plays_a_part_is_to_be_agreed_on(options: tuple[str, ...], points: int) -> None:
    rules = rule_set("guide", **dict.fromkeys(options, True))
    sheet = cheat(rules, (), None, SPEAK)
    assert len(sheet.points) == points
    assert not any(point.settled for point in sheet.points)
    named = {option: SPEAK.say(f"with.{option}") in sheet.rules for option in OPTIONS}
    assert named == {option: option in options for option in OPTIONS}


def test_what_a_table_has_agreed_on_comes_first() -> None:
    agreed = Agreed("rulebook", (("second_block", True), ("refund_on_block", True)))
    sheet = cheat(agreed.rules, agreed.switches, None, SPEAK)
    settled = [point.text for point in sheet.points if point.settled]
    assert sorted(settled) == sorted(setting(switch, agreed.rules, SPEAK) for switch in agreed.switches)
    assert [point.settled for point in sheet.points] == [True] * 2 + [False] * 9


def test_what_was_agreed_on_stands_in_one_order() -> None:
    agreed = ("refund_on_block", "refund_on_challenge", "concede_while_holding")
    rules = rule_set("guide", **dict.fromkeys(agreed, True))
    one, other = (cheat(rules, each, None, SPEAK).points for each in (agreed, agreed[::-1]))
    assert one == other


def test_the_verdicts_are_those_of_the_rules_in_use() -> None:
    told = {each.question: each.verdict for each in cheat(rule_set(refund_on_block=True), (), None, SPEAK).mistakes}
    usual = {each.question: each.verdict for each in cheat(rule_set(), (), None, SPEAK).mistakes}
    question = "The Contessa blocked the Assassin. Do the 3 coins come back?"
    assert told.keys() == usual.keys()
    assert [each for each in told if told[each] != usual[each]] == [question]


@pytest.mark.parametrize(
    ("address", "link"),
    [
        (RulesAddress("duke", card="skip-a-turn", our="arena"), "rules?card=skip-a-turn&our=arena"),
        (RulesAddress(part="sheet", box="factions"), "rules?part=sheet&box=factions"),
    ],
)
def test_a_code_leads_to_what_it_stands_on(address: RulesAddress, link: str, monkeypatch: pytest.MonkeyPatch) -> None:
    codes: list[str] = []

    def told(to: str, name: str) -> Html:
        codes.append(to)
        return Html(f"<i>{name}</i>")

    monkeypatch.setattr(answer_page, "code", told)
    monkeypatch.setattr(book, "code", told)
    asking_page.page(address, SPEAK, HOME)
    assert codes == [f"https://example.org/coup/{link}"]


def test_a_code_depends_on_its_link_alone_and_a_long_link_has_none() -> None:
    assert drawing("https://example.org/a") != drawing("https://example.org/b")
    assert drawing("https://example.org/a") == drawing("https://example.org/a")
    drawn = code("https://example.org/" + "a" * (MOST - 20), "So.")
    assert drawn
    assert 'role="img" aria-label="So."' in drawn
    assert code("https://example.org/" + "a" * (MOST - 19), "So.") is None


def test_the_box_holds_what_was_put_in() -> None:
    asker = Asker.at(RulesAddress(box="factions.nonsense"), SPEAK)
    assert asker.rules == rule_set(factions=True)
    assert asker.opening("inquisitor") == "inquisitor.factions"
    assert asker.opening("factions") is None
    assert parameters(asker.link(part="cards")) == {"part": "cards", "box": "factions"}


@pytest.mark.parametrize("preset", PRESETS)
def test_the_table_leads_to_the_sheet_of_its_own_rules(preset: str) -> None:
    rules = rule_set(preset, inquisitor=True, factions=True, second_block=True, refund_on_challenge=False)
    address = RulesAddress.read(parameters(str(address_of(rules))))
    assert address.part == "sheet"
    assert Asker.at(address, SPEAK).rules == rules

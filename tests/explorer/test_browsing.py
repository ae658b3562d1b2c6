"""What one browses is what is played: the sheets of the characters, the turn as a picture, every rule."""

import re
from html import unescape
from itertools import product

import pytest

from answers.sources import SOURCES, chapters
from content import texts
from engine import coup
from engine.coup.labels import LABELS
from engine.coup.moves import Act, Block, Challenge, Pass
from engine.coup.roster import NAMES_A_SEAT, Character, Faction
from engine.coup.rules import OPTIONS, PRESETS, RuleSet, rule_set
from explorer import asking_page
from explorer.addresses import RulesAddress, parameters
from explorer.agreements import Agreed
from explorer.asker import Asker
from explorer.books import BOOKS
from explorer.browsing import part_sheet
from explorer.narrate.roster import roster
from explorer.narrate.turn import turn
from scenarios.shapes import worded

SPEAK = texts()
TABLES = [
    rule_set(preset, **dict(zip(OPTIONS, chosen, strict=True)))
    for preset, chosen in product(PRESETS, product((False, True), repeat=len(OPTIONS)))
]
"""Every preset with every choice of options."""


def named(rules: RuleSet) -> str:
    return "-".join([rules.preset, *(option for option in OPTIONS if getattr(rules, option))])


def said_against(action: str, rules: RuleSet) -> tuple[set[int], set[int], set[str]]:
    """Who may challenge it when the first of four does it to the second; who may block it, and with what."""
    hand = (Character.CAPTAIN, Character.CONTESSA)
    sides = (Faction.LOYALIST, Faction.REFORMIST) * 2 if rules.factions else (None,) * 4
    places = tuple(coup.Place(9, hand, (), side) for side in sides[:3])
    state = coup.set_up(coup.Table(places, almshouse=1 if rules.factions else 0), rules)
    state, _ = coup.apply(state, Act(0, action, 1 if NAMES_A_SEAT[action] else None))
    doubters, blockers, cards = set(), set(), set()
    while passes := coup.passes(state):
        for move in coup.legal_moves(state):
            if isinstance(move, Challenge):
                doubters.add(move.seat)
            elif isinstance(move, Block):
                blockers.add(move.seat)
                cards.add(str(move.character))
        assert isinstance(passes[0], Pass)
        state, _ = coup.apply(state, passes[0])
    return doubters, blockers, cards


@pytest.mark.parametrize("rules", TABLES, ids=named)
def test_a_sheet_says_who_may_challenge_and_block_as_the_engine_lets_them(rules: RuleSet) -> None:
    foes = {1} if rules.factions else {1, 2}
    for deed in roster(rules, SPEAK).deeds:
        doubters, blockers, cards = said_against(deed.code, rules)
        assert doubters == ({1, 2} if deed.challenge == SPEAK.say("roster.challenge") else set()), deed.code
        told = {"Nobody": set[int](), "The": {1}, "Anyone": foes}[deed.block.split()[0]]
        assert (blockers, cards) == (told, set(deed.blockers)), deed.code


@pytest.mark.parametrize("rules", TABLES, ids=named)
def test_every_character_and_every_action_is_there_once(rules: RuleSet) -> None:
    drawn = roster(rules, SPEAK)
    assert [person.code for person in drawn.persons] == list(rules.characters)
    assert sorted(deed.code for deed in drawn.deeds) == sorted(rules.actions)
    for person in drawn.persons:
        blocks = {SPEAK.say(f"action.{code}") for code, act in rules.actions.items() if person.code in act.blocked_by}
        assert {block.action for block in person.blocks} == blocks


@pytest.mark.parametrize(
    ("switch", "value"),
    [
        ("fee_paid", "at_resolution"),
        ("refund_on_challenge", False),
        ("refund_on_block", True),
        ("second_block", True),
        ("challenge_order", "clockwise"),
        ("block_after_own_failed_challenge", False),
        ("block_timing", "one_window"),
    ],
)
def test_the_picture_of_the_turn_follows_the_switches(switch: str, value: str | bool) -> None:
    rules = rule_set("guide", **{switch: value})
    told = [(each.about, *(way.then for way in each.ways)) for each in turn(rules, SPEAK)]
    assert any(SPEAK.say(f"switch.{switch}.{str(value).lower()}") in text for texts in told for text in texts)


@pytest.mark.parametrize(
    ("timing", "stations"),
    [
        ("after_challenges", ["action", "challenge", "block", "challenge-block", "result"]),
        ("one_window", ["action", "window", "challenge-block", "result"]),
    ],
)
def test_every_way_leads_to_a_station_or_ends_the_turn(timing: str, stations: list[str]) -> None:
    drawn = turn(rule_set(block_timing=timing), SPEAK)
    assert [each.code for each in drawn] == stations
    led_to = {way.to for each in drawn for way in each.ways}
    assert led_to == {None, *stations[1:]} - {"challenge"}


@pytest.mark.parametrize(("game", "part"), [(game, part) for game, book in BOOKS.items() for part in book.parts])
def test_a_part_has_its_address_and_says_where_one_is(game: str, part: str) -> None:
    (frame,) = asking_page.page(RulesAddress(part=part, of=game), SPEAK).frames
    assert RulesAddress.read(parameters(frame.address)) == RulesAddress(part=part, of=game)
    assert frame.html.count(' aria-current="page"') == 4  # the game, the part, the page for the desk and the thumb


def test_all_rules_are_listed_with_their_sources() -> None:
    (frame,) = asking_page.page(RulesAddress(part="rules"), SPEAK).frames
    for label in LABELS.values():
        assert f'href="rules?label={label.id}"' in frame.html
        told = re.findall(rf"{label.id}</a>.*?<small>From: (.*?)[.]</small>", unescape(frame.html))
        assert sorted(re.findall(r"\b(?:J|K|IP|B|C)\d+|\bD\b", told[0])) == sorted(label.sources)


@pytest.mark.parametrize("part", ["rules", "sources"])
def test_a_rule_that_is_played_as_no_preset_has_it_is_named_an_agreement(part: str) -> None:
    sheet = part_sheet(part, Asker(None, Agreed("guide", (("refund_on_challenge", False),)), SPEAK))
    assert sheet
    assert "Table agreement CH-6" in sheet.html
    assert "Rule CH-6" not in sheet.html


def test_a_part_that_is_not_there_is_told_of() -> None:
    (frame,) = asking_page.page(RulesAddress(part="nonsense"), SPEAK).frames
    assert frame.live == SPEAK.say("shelf.no-part")


@pytest.mark.parametrize("preset", PRESETS)
def test_of_what_the_sources_say_that_is_marked_which_is_played(preset: str) -> None:
    rules = rule_set(preset)
    sheet = part_sheet("sources", Asker(None, Agreed(preset), SPEAK))
    assert sheet
    played = re.findall(r'<p>([^<]+)</p><span class="played">', sheet.html)
    assert [unescape(each) for each in played] == [
        said.say
        for chapter in chapters()
        for subject in chapter.subjects
        for said in subject.says
        if said.value == worded(getattr(rules, LABELS[subject.rule].switch or "preset"))
    ]
    assert len(played) > 10


def test_every_statement_stands_beside_its_places() -> None:
    sheet = part_sheet("sources", Asker(None, Agreed(), SPEAK))
    assert sheet
    rows = re.findall(r"<tr.*?</tr>", sheet.html)
    for said in (said for chapter in chapters() for subject in chapter.subjects for said in subject.says):
        (row,) = (
            row for row in rows if f"<p>{said.say}</p>" in unescape(row) and _places(row) == list(said.places.values())
        )
        assert row.count('class="mute"') == len(SOURCES["coup"]) - len(said.places)


def _places(row: str) -> list[tuple[str, ...]]:
    """The places that stand in the cells of a row."""
    return [tuple(found.split(", ")) for found in re.findall(r"<small>([^<]+)</small></td>", row)]

"""What the sources say: each statement has its place in the reference and its rule; where it speaks of a switch, the
presets are set as their source says."""

import re
from itertools import pairwise

import pytest

from answers.sources import SOURCES, Statement, Subject, chapters
from scenarios.shapes import SHAPES, worded

SUBJECTS = [(game, subject) for game in SHAPES for chapter in chapters(game) for subject in chapter.subjects]
GUIDES = ("japanese", "korean", "italian")
LAST = {"J": 80, "K": 57, "IP": 30, "B": 60}
"""The last number of each list in sections A and B of the rules reference."""
LAST_OF_COATL = {"": 35, "2.": 3}
"""The last rule of section 1 of the reference of Cóatl, and the last part of section 2 that is cited."""
LISTS = {"japanese": "J", "korean": "K", "italian": "IP", "printed": "B", "arena": "B"}
NOT_IN_GUIDES = {"TA-5": "second_block", "TA-6": "concede_may_lose_claimed", "TA-15": "convert_when_united"}
"""Agreements of which neither a guide nor a published text speaks."""


def topic(value: object) -> str:
    return value.topic if isinstance(value, Subject) else str(value)


def is_place(game: str, source: str, place: str) -> bool:
    """Whether it is a place in the reference at which that source can speak."""
    if game == "coatl":
        found = re.fullmatch(r"(2[.]|)(\d+)", place)
        return found is not None and 1 <= int(found[2]) <= LAST_OF_COATL[found[1]]
    if source == "arena" and place == "B.7":
        return True
    found = re.fullmatch(r"(J|K|IP|B)(\d\d)", place)
    return found is not None and found[1] == LISTS[source] and 1 <= int(found[2]) <= LAST[found[1]]


@pytest.mark.parametrize(("game", "subject"), SUBJECTS, ids=topic)
def test_every_statement_has_its_places_in_the_reference_and_names_a_rule(game: str, subject: Subject) -> None:
    assert subject.rule in SHAPES[game].labels
    for statement in subject.says:
        assert statement.places, statement.say
        for source, places in statement.places.items():
            assert all(is_place(game, source, place) for place in places), statement.say


@pytest.mark.parametrize(("game", "subject"), SUBJECTS, ids=topic)
def test_a_preset_is_set_as_its_source_says(game: str, subject: Subject) -> None:
    shape = SHAPES[game]
    switch = shape.labels[subject.rule].switch
    valued = [statement for statement in subject.says if statement.value is not None]
    if switch is None:
        assert not valued
        return
    for statement in valued:
        assert statement.value in [worded(value) for value in shape.switches[switch]]
    presets = dict(zip(shape.presets, map(worded, shape.set_by(switch)), strict=True))
    for preset, source in (("rulebook", "printed"), ("arena", "arena"), ("guide", "guide")):
        said = {statement.value for statement in valued if source in statement.places}
        assert not said or said == {presets[preset]}
    in_guides = {statement.value for statement in valued if statement.places.keys() & set(GUIDES)}
    assert not in_guides or presets["guide"] in in_guides


def test_every_agreement_that_a_source_speaks_of_is_there() -> None:
    told, labels = {subject.rule for _, subject in SUBJECTS}, SHAPES["coup"].labels
    assert {label for label in labels if label.startswith("TA-")} - told == set(NOT_IN_GUIDES)
    assert all(labels[label].switch == switch for label, switch in NOT_IN_GUIDES.items())


@pytest.mark.parametrize("game", SHAPES)
def test_every_source_speaks_and_every_topic_is_told_once(game: str) -> None:
    told = [subject for of, subject in SUBJECTS if of == game]
    assert {source for each in told for said in each.says for source in said.places} == set(SOURCES[game])
    topics = sorted(map(topic, told))
    assert all(one != other for one, other in pairwise(topics))


@pytest.mark.parametrize(
    ("says", "standing"),
    [
        ([{"korean": "K02"}], "alone"),
        ([{"korean": "K02"}, {"korean": "K03"}], "alone"),
        ([{"korean": "K02", "printed": "B09"}], "agree"),
        ([{"korean": "K02", "printed": "B09"}, {"printed": "B09", "arena": "B09"}], "agree"),
        ([{"korean": "K02"}, {"printed": "B09"}], "differ"),
        ([{"korean": "K02", "arena": "B09"}, {"printed": "B09"}, {"arena": "B09"}], "differ"),
    ],
)
def test_sources_differ_where_none_says_both(says: list[dict[str, str]], standing: str) -> None:
    said = tuple(Statement.model_validate({"say": "So.", **each}) for each in says)
    assert Subject(topic="One", rule="TU-1", says=said).standing == standing

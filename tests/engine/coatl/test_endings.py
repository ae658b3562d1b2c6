"""How games end (32, 33): both ends come about, and after each the seats act as often as the rules have it."""

import pytest

from benchmarks.coatl import last_turns, played


def test_random_games_end_in_both_ways_with_the_last_turns_of_the_rules() -> None:
    figures = [played(players, range(8)) for players in (2, 3, 4)]
    assert {"coatls", "bodies"} <= {cause for each in figures for cause in each.ends}
    assert [each.wrong for each in figures] == [0, 0, 0]


@pytest.mark.parametrize(
    ("cause", "by", "players", "seats"),
    [
        ("coatls", 1, 4, [2, 2, 3, 3, 0]),
        ("coatls", 0, 4, [1, 1, 2, 2, 3, 3]),
        ("coatls", 3, 4, [0, 1, 2]),
        ("bodies", 1, 3, [2, 0, 1, 2]),
        ("bodies", 2, 3, [0, 1, 2]),
    ],
)
def test_the_count_is_that_of_the_reference(cause: str, by: int, players: int, seats: list[int]) -> None:
    """T24, T25."""
    assert last_turns(seats, cause, by, players)
    assert not last_turns(seats[1:], cause, by, players)

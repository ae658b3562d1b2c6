"""Random numbers that can be drawn again."""

from collections import Counter

from bots.stream import Stream


def test_the_same_game_is_drawn_again_and_games_beside_each_other_differ() -> None:
    def drawn(seed: int, game: int) -> list[int]:
        stream = Stream(seed, game)
        return [stream.below(1000) for _ in range(50)]

    assert drawn(7, 3) == drawn(7, 3)
    assert len({tuple(drawn(seed, game)) for seed in range(20) for game in range(20)}) == 400


def test_each_number_comes_about_as_often() -> None:
    """Chi-squared of 60,000 throws of a die: 20.5 is passed once in a thousand fair tries; the seed is fixed."""
    stream = Stream(1)
    thrown = Counter(stream.below(6) for _ in range(60_000))
    assert sorted(thrown) == list(range(6))
    assert sum((count - 10_000) ** 2 / 10_000 for count in thrown.values()) < 20.5


def test_what_begins_beside_each_other_does_not_go_together() -> None:
    first = Counter(Stream(1, game).below(6) for game in range(60_000))
    assert sum((count - 10_000) ** 2 / 10_000 for count in first.values()) < 20.5

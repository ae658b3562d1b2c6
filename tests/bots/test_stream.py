"""Random numbers that can be drawn again."""

from collections import Counter

from bots.stream import BITS, MULTIPLIER, Stream


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


def test_what_follows_each_other_does_not_go_together() -> None:
    """Chi-squared of three throws on end, 215 degrees of freedom: 283 is passed once in a thousand fair tries."""
    stream = Stream(2)
    thrown = Counter((stream.below(6), stream.below(6), stream.below(6)) for _ in range(216_000))
    assert sum((count - 1000) ** 2 / 1000 for count in thrown.values()) < 283


def test_the_multiplier_is_of_the_kind_that_is_promised() -> None:
    """Of a prime p = 2q + 1 with a prime q, 2^30 has the order q or 2q; where its q-th power is 1, it is q."""
    half = MULTIPLIER * 2 ** (BITS - 1) - 1
    assert pow(2, half - 1, half) == pow(2, 2 * half, 2 * half + 1) == 1
    assert pow(2**BITS, half, 2 * half + 1) == 1

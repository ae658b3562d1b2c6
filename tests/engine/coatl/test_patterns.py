"""What prophecies and temples pay: the examples of the reference (T1-T16), and a second reckoning beside the first."""

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from engine.coatl import PROPHECIES, TEMPLES
from engine.coatl.patterns import Snake, Sort, Token
from tests.engine.coatl import oracle

EXAMPLES = """
T1 P0 YKYYB 2
T2 P0 YYYYKYYB 5
T3 P6 RRKRR 5
T4 P6 RRRK 0
T4 P6 KRRRKRRB 2
T5 P6 KRR- 0
T5 P6 KRRB- 2
T5 P6 -RRK- 0
T6 P12 KKKKKG 3
T6 P12 KKKKKK 7
T6 P12 KKGKKG 0
T7 P15 GYRGY 0
T7 P15 YGRYG 3
T7 P15 YGYGYG 5
T8 P22 BKBKBG 5
T8 P22 KBBKB 0
T9 P25 RRRRGGG 6
T9 P25 GGRRRB 0
T9 P26 KKGG 0
T10 P28 BBBYYYK 4
T10 P28 YYBBK 0
T11 P34 KGRBY 7
T11 P34 KRGRBY 0
T11 P34 YBRGK 0
T12 P35 YKKKKR 2
T12 P35 YKRYKKR 6
T12 P35 YKGKR 0
T12 P35 YRB 0
T13 P42 GYGYG 2
T13 P42 GYGGYG 6
T14 P44 KYYK 0
T14 P44 KYRYK 4
T14 P44 KYYYK 4
T14 P44 KYRGBBYK 4
T16 T0 RKKKGGB 7
T16 T0 RKKKGG 3
T16 T0 YKKKGGB 3
T16 T0 YKKGGB 0
T16 T10 BRYYGG 7
T16 T10 YYGGYG 3
T16 T10 KBBRY 0
"""
"""Test, card, pieces (a dash is an open end), points."""


@pytest.mark.parametrize("example", EXAMPLES.strip().splitlines())
def test_a_card_pays_what_the_reference_says(example: str) -> None:
    _, card, pieces, points = example.split()
    colours, number = pieces.strip("-"), int(card[1:])
    if card[0] == "T":
        assert TEMPLES[number].points(colours) == int(points)
    else:
        head, tail = not pieces.startswith("-"), not pieces.endswith("-")
        assert PROPHECIES[number].points(colours, head=head, tail=tail) == int(points)


def test_an_open_end_counts_as_no_piece_where_the_table_says_so() -> None:
    """T5, switch `open_end_counts`."""
    assert PROPHECIES[6].points("KRR", tail=False, open_end_counts=True) == 2
    assert PROPHECIES[6].points("RRK", head=False, tail=False, open_end_counts=True) == 2


def test_a_whole_coatl_pays_what_the_reference_says() -> None:
    """T15."""
    paid = {card.number: card.points("YKRYKKRRG") for card in PROPHECIES if card.points("YKRYKKRRG")}
    assert paid == {1: 2, 2: 2, 6: 2, 7: 2, 20: 3, 35: 6}
    assert TEMPLES[11].points("YKRYKKRRG") == 7


def checked(pieces: str, ends: Iterator[tuple[bool, bool, bool]]) -> None:
    """Hold every card against the second reckoning."""
    for head, tail, counts in ends:
        for card in PROPHECIES:
            ours = card.points(pieces, head, tail, open_end_counts=counts)
            assert ours == oracle.points(card.number, pieces, head, tail, counts), (card.name, pieces, head, tail)
    for temple in TEMPLES:
        assert temple.points(pieces) == oracle.temple_points(temple.number, pieces), (temple.name, pieces)


def ways() -> Iterator[tuple[bool, bool, bool]]:
    """Every way in which the ends can be open or closed, and count."""
    yes = (True, False)
    return product(yes, yes, yes)


def drawn(dice: Random) -> str:
    """Pieces of few colours: what repeats is met more often."""
    colours = dice.sample("YRKGB", dice.randint(1, 5))
    return "".join(dice.choices(colours, k=dice.randint(1, 20)))


def test_random_coatls_pay_the_same_by_a_second_reckoning() -> None:
    dice = Random(7)
    for _ in range(100):
        checked(drawn(dice), ways())


def test_short_coatls_pay_the_same_by_a_second_reckoning() -> None:
    for length in range(1, 4):
        for pieces in product("YKR", repeat=length):
            checked("".join(pieces), ways())


def added(colours: str, signs: tuple[Token, ...], side: str, dice: Random) -> str:
    """The pieces with those that the signs ask for put on."""
    more = ""
    for sort, colour in signs:
        other = dice.choice([each for each in "YRKGB" if each != colour])
        more += other if sort is Sort.NOT or colour == "*" else colour
    return colours + more if side == "right" else more + colours


def test_what_is_missing_makes_one_more_of_it_and_nothing_shorter_does() -> None:
    dice = Random(3)
    for _ in range(300):
        card = dice.choice(PROPHECIES)
        snake = Snake(drawn(dice)[:9], *dice.choice([(True, False), (False, True), (False, False)]))
        reading = card.reading(snake)
        assert (reading.lacks is None) == (reading.most == reading.points)
        if reading.lacks is None:
            continue
        longer = added(snake.colours, reading.lacks.tokens, reading.lacks.side, dice)
        after = card.reading(snake._replace(colours=longer))
        assert after.times > reading.times, (card.name, snake, reading)
        assert not any(
            _worth(card.number, snake._replace(colours=shorter)) > reading.times
            for size in range(min(3, len(reading.lacks.tokens)))
            for more in map("".join, product("YRKGB", repeat=size))
            for shorter in ([snake.colours + more] * (not snake.tail) + [more + snake.colours] * (not snake.head))
            if card.pattern
        ), (card.name, snake, reading)


def _worth(number: int, snake: Snake) -> int:
    return PROPHECIES[number].reading(snake).times


def test_what_stands_on_the_pieces_is_shown_part_by_part() -> None:
    """24-27: each sign with its pieces; a repeat takes pieces of its own."""
    met = PROPHECIES[35].reading(Snake("YKRYKKR")).met
    assert [place.parts for place in met] == [((0,), (1,), (2,)), ((3,), (4, 5), (6,))]
    assert PROPHECIES[0].reading(Snake("YKY")).met[1].parts == ((2,),)


def test_points_that_can_still_be_reached_end_with_the_last_open_end() -> None:
    assert PROPHECIES[6].reading(Snake("KRRB", tail=False)).most == 5
    assert PROPHECIES[6].reading(Snake("KRRB")).most == 2

"""Why a move is refused: each reason code, for every kind of speaker, in every moment of a turn."""

from typing import Any

import pytest

from tests.engine.coup.table import Play, table

SEATS = ("Ana 3 assassin duke", "Ben 2 contessa captain", "Cleo 2 captain duke", "Dev 0 (duke) (captain)")
SIDES = (
    "Ana 3 loyalist assassin duke",
    "Ben 2 reformist contessa captain",
    "Cleo 2 loyalist captain duke",
    "Dev 2 reformist duke captain",
)
STRIKE = ("Ana assassinate Ben",)
DOUBTED = (*STRIKE, "Cleo challenge")
SHOWN = (*DOUBTED, "Ana show assassin")
DEALT = (*SHOWN, "deal Ana contessa")
AFTER = (*DEALT, "Cleo lose duke")
BLOCKED = (*STRIKE, "all pass", "Ben block contessa")
BLOCK_DOUBTED = (*BLOCKED, "Cleo challenge")
AID = ("Ana foreign-aid",)
TAX = ("Ana tax",)
STEAL = ("Ana steal Ben",)

Moves = tuple[str, ...]


def at(*moves: str, seats: Moves = SEATS, **switches: Any) -> Play:
    """The table after these moves."""
    return table(*seats, **switches).play(*moves)


@pytest.mark.parametrize(
    ("moves", "refused", "code"),
    [
        # 2: the speaker is out
        ((), "Dev income", "eliminated"),
        (TAX, "Dev pass", "eliminated"),
        (STRIKE, "Dev block contessa", "eliminated"),
        # 3: not in this rule set's roster
        ((), "Ana examine Ben", "not-in-this-game"),
        ((), "Ana convert Ana", "not-in-this-game"),
        ((), "Ana embezzle", "not-in-this-game"),
        (TAX, "Ben cooperate Ana", "not-in-this-game"),
        (STEAL, "Ben block inquisitor", "not-in-this-game"),
        (DOUBTED, "Ana show diplomat", "not-in-this-game"),
        (DEALT, "Cleo lose inquisitor", "not-in-this-game"),
        (SHOWN, "deal Ana inquisitor", "not-in-this-game"),
        ((), "Ana keep diplomat duke", "not-in-this-game"),
        # 4: somebody else's action
        ((), "Ben income", "not-your-turn"),
        ((), "Ben coup Ben", "not-your-turn"),
        # 5: nothing to challenge, whoever asks
        ((), "Ben challenge", "nothing-to-challenge"),
        ((), "Ana challenge", "nothing-to-challenge"),
        (AID, "Ben challenge", "nothing-to-challenge"),
        (AID, "Ana challenge", "nothing-to-challenge"),
        (DOUBTED, "Ben challenge", "nothing-to-challenge"),
        (SHOWN, "Ben challenge", "nothing-to-challenge"),
        (DEALT, "Ben challenge", "nothing-to-challenge"),
        (AFTER, "Cleo challenge", "nothing-to-challenge"),
        (BLOCK_DOUBTED, "Ana challenge", "nothing-to-challenge"),
        # 6: one's own claim
        (TAX, "Ana challenge", "own-claim"),
        (BLOCKED, "Ben challenge", "own-claim"),
        # 7: one's own action, blockable or not
        (TAX, "Ana block duke", "own-action"),
        (AID, "Ana block duke", "own-action"),
        (STRIKE, "Ana block contessa", "own-action"),
        (DOUBTED, "Ana block contessa", "own-action"),
        (BLOCKED, "Ana block contessa", "own-action"),
        # 8: from the declaration until a challenger has lost its card
        (STRIKE, "Ben block contessa", "challenges-first"),
        (STRIKE, "Ben block duke", "challenges-first"),
        (STRIKE, "Cleo block contessa", "challenges-first"),
        ((*STRIKE, "Ben pass"), "Ben block contessa", "challenges-first"),
        (DOUBTED, "Ben block contessa", "challenges-first"),
        (DOUBTED, "Cleo block contessa", "challenges-first"),
        (SHOWN, "Ben block contessa", "challenges-first"),
        (DEALT, "Ben block contessa", "challenges-first"),
        (DEALT, "Cleo block contessa", "challenges-first"),
        # 9: any other block outside a block window
        ((), "Ben block duke", "nothing-to-block"),
        ((), "Ana block duke", "nothing-to-block"),
        (TAX, "Ben block duke", "nothing-to-block"),
        ((*TAX, "Ben challenge"), "Ben block duke", "nothing-to-block"),
        # 10: a second word in one window
        ((*TAX, "Ben pass"), "Ben pass", "already-answered"),
        ((*TAX, "Ben pass"), "Ben challenge", "already-answered"),
        ((*AID, "Ben pass"), "Ben block duke", "already-answered"),
        ((*AID, "Ben pass"), "Ben block contessa", "already-answered"),
        ((*BLOCKED, "Cleo pass"), "Cleo challenge", "already-answered"),
        # 11: a move of another kind than the decision wants
        ((), "Ana pass", "wrong-move-for-now"),
        ((), "Ben lose captain", "wrong-move-for-now"),
        ((), "Ana swap", "wrong-move-for-now"),
        ((), "deal Ana duke", "wrong-move-for-now"),
        (TAX, "Ben income", "wrong-move-for-now"),
        (TAX, "Ana income", "wrong-move-for-now"),
        (TAX, "Ana show duke", "wrong-move-for-now"),
        (DOUBTED, "Ana lose duke", "wrong-move-for-now"),
        (DOUBTED, "Ben pass", "wrong-move-for-now"),
        (SHOWN, "Ana show assassin", "wrong-move-for-now"),
        (DEALT, "Cleo concede", "wrong-move-for-now"),
        (DEALT, "Cleo show all", "wrong-move-for-now"),
        (DEALT, "Cleo leave", "wrong-move-for-now"),
        # 13 to 15, 17: the purse, the target
        ((), "Ana coup Ben", "not-enough-coins"),
        ((), "Ana steal Ana", "target-self"),
        ((), "Ana assassinate Ana", "target-self"),
        ((), "Ana steal Dev", "target-eliminated"),
        ((), "Ana assassinate Dev", "target-eliminated"),
        # 20, 21: who blocks with what
        ((*STRIKE, "all pass"), "Ben block duke", "character-does-not-block"),
        (AID, "Ben block contessa", "character-does-not-block"),
        ((*STRIKE, "all pass"), "Cleo block contessa", "only-target-may-block"),
        # 22: somebody else is asked
        (TAX, "Ana pass", "not-asked"),
        ((*STRIKE, "all pass"), "Cleo pass", "not-asked"),
        ((*STRIKE, "all pass"), "Ana pass", "not-asked"),
        (BLOCKED, "Ben pass", "not-asked"),
        (DOUBTED, "Cleo show captain", "not-asked"),
        (DOUBTED, "Cleo concede", "not-asked"),
        (DOUBTED, "Cleo show all", "not-asked"),
        (DEALT, "Ana lose duke", "not-asked"),
        (SHOWN, "deal Cleo duke", "not-asked"),
        # 23, 24: the card
        (DOUBTED, "Ana show contessa", "not-your-card"),
        (DOUBTED, "Ana show duke", "does-not-prove"),
        (DOUBTED, "Ana show all", "does-not-prove"),
        (DEALT, "Cleo lose contessa", "not-your-card"),
        # 27, 28: what the court deals
        (SHOWN, "deal Ana duke contessa", "wrong-number-of-cards"),
        (SHOWN, "deal Ana captain", "card-not-in-court"),
    ],
)
def test_the_reason(moves: Moves, refused: str, code: str) -> None:
    """The format's list of reason codes, one row for each speaker and moment."""
    assert at(*moves).why_not(refused) == code


@pytest.mark.parametrize(
    ("moves", "refused", "code"),
    [
        ((), "Ana assassinate Cleo", "same-faction"),
        (AID, "Cleo block duke", "same-faction"),
        (AID, "Cleo block contessa", "same-faction"),
        (AID, "Cleo pass", "not-asked"),
        ((), "Ana coup Cleo", "not-enough-coins"),
        ((), "Ana convert Ana", None),
    ],
)
def test_the_reason_with_sides(moves: Moves, refused: str, code: str | None) -> None:
    assert at(*moves, seats=SIDES, factions=True).why_not(refused) == code


@pytest.mark.parametrize(
    ("moves", "refused", "code"),
    [
        (AID, "Cleo pass", "not-asked"),
        (AID, "Cleo block duke", "not-asked"),
        (AID, "Cleo block contessa", "character-does-not-block"),
        ((*AID, "Ben pass"), "Ben block duke", "already-answered"),
        ((*AID, "Ben pass"), "Cleo block duke", None),
        (TAX, "Cleo challenge", "not-asked"),
        (TAX, "Ana challenge", "own-claim"),
        ((*TAX, "Ben pass"), "Ben challenge", "already-answered"),
        (STRIKE, "Cleo block contessa", "challenges-first"),
        (BLOCKED, "Ana challenge", "not-asked"),
        (BLOCKED, "Ben challenge", "own-claim"),
        ((*BLOCKED, "Cleo pass"), "Cleo pass", "already-answered"),
    ],
)
def test_the_reason_where_all_are_asked_one_by_one(moves: Moves, refused: str, code: str | None) -> None:
    assert at(*moves, challenge_order="clockwise").why_not(refused) == code

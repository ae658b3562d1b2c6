"""The kernel: plays games of base Coup from a start, in whole numbers only, compiled by numba where that is there.

Each decision and each deal draws the same numbers in the same order as `bots.match` does with the engine.
"""

from collections.abc import MutableSequence

from bots.stream import BITS, LOW, MULTIPLIER
from simulation.kernel.tables import EXCHANGE, GAIN, RICHEST, STEAL, STRIKE, Tables

Numbers = MutableSequence[int]
ACT, DOUBT, PROVE, REDRAW, LOSE, STANDS, FALLS, BLOCK, RESOLVE, DRAW, KEEP, END = range(12)
"""What is to be settled next in a turn."""
SEATS, STEP, SEAT, ACTION, TARGET, BLOCKER, CLAIMANT, CLAIM, ASKED, DOUBTER, LOSER, SPARED, THEN, ALIVE, POOL = range(
    15
)
"""Where a start holds what; after these come the hands that are known, the cards that are still to be dealt to
each seat, the coins and the lost cards, `ROOM` numbers each."""
ROOM = 6
HANDS, UNKNOWN, COINS, LOST = range(15, 15 + 4 * ROOM, ROOM)
BLUFF, DOUBTS, BLOCKS, BLUFF_BLOCK = range(4)
"""What a habit has a number for, of a hundred; -1 for each, and all moves are as likely as each other."""
TURNS, CLAIMS, BLUFFS, WAS_ASKED, DOUBTED, CAUGHT, OFFERED, BLOCKED, TAKEN = range(9)
"""What is counted for each seat, as `bots.coup.tally` does."""
COUNTS = 9
HALF = 1 << BITS - 1
"""The bit that says which of two."""


def play(
    table: Tables,
    streams: Numbers,
    most: int,
    start: Numbers,
    habits: Numbers,
    hands: Numbers,
    coins: Numbers,
    lost: Numbers,
    winner: Numbers,
    turns: Numbers,
    decisions: Numbers,
    counts: Numbers,
) -> None:
    """Play a game with each of the streams, of at most so many turns; leave in `streams` where they stand.

    Of each game the winner (-1: nobody yet), the turns and the decisions of people are noted, and, if there is room
    for them, what is counted of each seat. Hands, coins and lost cards are those at the end of the last game.
    """
    (
        size, choices, choice, one, pair, living, after, nth, moves, move,
        cost, claims, kind, amount, targeted, anyone, blockers, blocks, liked, _,
    ) = table  # fmt: skip
    low, factor, bits, half = LOW, MULTIPLIER, BITS, HALF
    seats = start[SEATS]
    counting = len(counts) > 0
    plain = not counting
    for each in range(seats):
        plain = plain and habits[4 * each] < 0
    base = -COUNTS * seats
    for game in range(len(streams)):
        state = streams[game]
        base += COUNTS * seats
        step = start[STEP]
        seat = start[SEAT]
        act = start[ACTION]
        target = start[TARGET]
        blocker = start[BLOCKER]
        claimant = start[CLAIMANT]
        claim = start[CLAIM]
        asked = start[ASKED]
        doubter = start[DOUBTER]
        loser = start[LOSER]
        spared = start[SPARED]
        then = start[THEN]
        alive = start[ALIVE]
        turn = said = rich = court = 0
        dealt = False
        while not dealt:
            court = start[POOL]
            for each in range(seats):
                bag = start[HANDS + each]
                unknown = start[UNKNOWN + each]
                while unknown > 0:
                    state = (state & low) * factor + (state >> bits)
                    left = size[court]
                    if unknown == 1:
                        card = one[(court << 4) + (((state & low) * left) >> bits)]
                    else:
                        card = pair[(court << 7) + (((state & low) * (left * (left - 1) >> 1)) >> bits)]
                    unknown -= 2
                    court -= card
                    bag += card
                hands[each] = bag
            # Whoever gave in with a card to spare has another one.
            dealt = step != LOSE or hands[loser] & ~spared != 0
        for each in range(seats):
            lost[each] = start[LOST + each]
            coins[each] = start[COINS + each]
            if coins[each]:
                rich |= 1 << each
        while True:
            if step == ACT:
                if turn == most:
                    break
                turn += 1
                said += 1
                aims = alive ^ (1 << seat)
                purse = coins[seat]
                row = ((purse if purse < RICHEST else RICHEST) * 6 + living[aims]) * 6 + living[aims & rich]
                number = moves[row]
                pick = 0
                if number > 1:
                    if plain or habits[4 * seat] < 0:
                        state = (state & low) * factor + (state >> bits)
                        pick = ((state & low) * number) >> bits
                    else:
                        pick, state = turn_by_habit(table, row, hands[seat], habits[4 * seat], state)
                pick = move[(row << 5) + pick]
                act = pick >> 3
                target = blocker = -1
                if targeted[act]:
                    if targeted[act] == 2:
                        aims &= rich
                    target = nth[(aims << 3) + (pick & 7)]
                if cost[act]:
                    coins[seat] = purse - cost[act]
                    if purse == cost[act]:
                        rich ^= 1 << seat
                claim = claims[act]
                if counting:
                    count_claim(counts, base + COUNTS * seat, TURNS, hands[seat], claim)
                if claim >= 0:
                    claimant = seat
                    asked = alive
                    step = DOUBT
                else:
                    step = STANDS
            if step == DOUBT:
                doubter = after[(asked << 3) + claimant]
                while doubter != claimant:
                    said += 1
                    state = (state & low) * factor + (state >> bits)
                    if plain or habits[4 * doubter] < 0:
                        doubted = state & half != 0
                    else:
                        doubted = ((state & low) * 100) >> bits < habits[4 * doubter + DOUBTS]
                    if counting:
                        counts[base + COUNTS * doubter + WAS_ASKED] += 1
                        counts[base + COUNTS * doubter + DOUBTED] += doubted
                    if doubted:
                        break
                    doubter = after[(asked << 3) + doubter]
                step = STANDS if doubter == claimant else PROVE
            if step == PROVE:
                said += 1
                bag = hands[claimant]
                spared = 3 << claim
                shows = bag & spared != 0
                if shows and bag & ~spared and (plain or habits[4 * claimant] < 0):
                    state = (state & low) * factor + (state >> bits)
                    shows = state & half == 0
                if shows:
                    hands[claimant] = bag - (1 << claim)
                    court += 1 << claim
                    loser = doubter
                    step = REDRAW
                else:
                    if counting:
                        counts[base + COUNTS * doubter + CAUGHT] += 1
                    loser = claimant
                    then = FALLS
                    step = LOSE
            if step == REDRAW:
                state = (state & low) * factor + (state >> bits)
                card = one[(court << 4) + (((state & low) * size[court]) >> bits)]
                court -= card
                hands[claimant] += card
                spared = 0
                then = STANDS
                step = LOSE
            if step == LOSE:
                said += 1
                bag = hands[loser] & ~spared
                card = liked[bag]
                if choices[bag] > 1 and (plain or habits[4 * loser] < 0):
                    state = (state & low) * factor + (state >> bits)
                    card = choice[bag * 6 + (((state & low) * choices[bag]) >> bits)]
                lost[loser] += card
                hands[loser] -= card
                if hands[loser] == 0:
                    alive ^= 1 << loser
                    over = living[alive] == 1
                    if over or loser != target or kind[act] != STEAL:
                        coins[loser] = 0
                        rich &= ~(1 << loser)
                    if over:
                        break
                step = then
            if step == STANDS:
                if blocker >= 0:
                    step = END
                elif blockers[act] == 0:
                    step = RESOLVE
                else:
                    asked = alive if anyone[act] else (alive & (1 << target)) | (1 << seat)
                    step = BLOCK
            if step == FALLS:
                if blocker >= 0:
                    step = RESOLVE
                else:
                    if cost[act] and hands[seat]:
                        coins[seat] += cost[act]
                        rich |= 1 << seat
                    step = END
            if step == BLOCK:
                claimant = after[(asked << 3) + seat]
                step = RESOLVE
                while claimant != seat:
                    said += 1
                    if plain or habits[4 * claimant] < 0:
                        state = (state & low) * factor + (state >> bits)
                        pick = ((state & low) * (blockers[act] + 1)) >> bits
                    else:
                        pick, state = block_by_habit(table, act, hands[claimant], habits, 4 * claimant, state)
                    if counting:
                        counts[base + COUNTS * claimant + OFFERED] += 1
                    if pick:
                        blocker = claimant
                        claim = blocks[2 * act + pick - 1]
                        if counting:
                            count_claim(counts, base + COUNTS * claimant, BLOCKED, hands[claimant], claim)
                        asked = alive
                        step = DOUBT
                        break
                    claimant = after[(asked << 3) + claimant]
            if step == RESOLVE:
                step = END
                if kind[act] == GAIN:
                    coins[seat] += amount[act]
                    rich |= 1 << seat
                    if counting:
                        counts[base + COUNTS * seat + TAKEN] += amount[act]
                elif kind[act] == STRIKE:
                    if hands[target]:
                        loser = target
                        spared = 0
                        then = END
                        step = LOSE
                elif kind[act] == STEAL:
                    taken = amount[act] if amount[act] < coins[target] else coins[target]
                    if taken:
                        coins[seat] += taken
                        rich |= 1 << seat
                    if counting:
                        counts[base + COUNTS * seat + TAKEN] += taken
                    coins[target] = coins[target] - taken if hands[target] else 0
                    if coins[target] == 0:
                        rich &= ~(1 << target)
                elif kind[act] == EXCHANGE:
                    step = DRAW
            if step == DRAW:
                state = (state & low) * factor + (state >> bits)
                left = size[court]
                card = pair[(court << 7) + (((state & low) * (left * (left - 1) >> 1)) >> bits)]
                court -= card
                hands[seat] += card
                step = KEEP
            if step == KEEP:
                said += 1
                bag = hands[seat]
                card = liked[bag]
                if choices[bag] > 1 and (plain or habits[4 * seat] < 0):
                    state = (state & low) * factor + (state >> bits)
                    card = choice[bag * 6 + (((state & low) * choices[bag]) >> bits)]
                hands[seat] = card
                court += bag - card
                step = END
            if step == END:
                seat = after[(alive << 3) + seat]
                step = ACT
        streams[game] = state
        winner[game] = nth[alive << 3] if living[alive] == 1 else -1
        turns[game] = turn
        decisions[game] = said


def turn_by_habit(table: Tables, row: int, hand: int, bluff: int, state: int) -> tuple[int, int]:
    """Return which of its moves a habit makes in its turn, and the stream after three numbers."""
    state = (state & LOW) * MULTIPLIER + (state >> BITS)
    bluffs = ((state & LOW) * 100) >> BITS < bluff
    appeals = [0, 0]
    for at in range(table.moves[row]):
        move = table.move[(row << 5) + at]
        if move & 7 == 0:
            appeals[is_bluff(table, move >> 3, hand)] += table.appeal[move >> 3]
    wanted = 1 if bluffs and appeals[1] else 0
    state = (state & LOW) * MULTIPLIER + (state >> BITS)
    left = ((state & LOW) * appeals[wanted]) >> BITS
    first = -1
    aims = 0
    for at in range(table.moves[row]):
        act = table.move[(row << 5) + at] >> 3
        if is_bluff(table, act, hand) != wanted:
            continue
        if first < 0 and table.move[(row << 5) + at] & 7 == 0:
            left -= table.appeal[act]
            if left < 0:
                first = at
        if first >= 0 and act == table.move[(row << 5) + first] >> 3:
            aims += 1
    state = (state & LOW) * MULTIPLIER + (state >> BITS)
    return first + (((state & LOW) * aims) >> BITS), state


def block_by_habit(table: Tables, act: int, hand: int, habits: Numbers, at: int, state: int) -> tuple[int, int]:
    """Return which of the characters a habit blocks with (0: none), and the stream after two numbers."""
    held = 0
    for each in range(table.blockers[act]):
        held += hand >> table.blocker[2 * act + each] & 3 != 0
    state = (state & LOW) * MULTIPLIER + (state >> BITS)
    blocking = ((state & LOW) * 100) >> BITS < habits[at + (BLOCKS if held else BLUFF_BLOCK)]
    state = (state & LOW) * MULTIPLIER + (state >> BITS)
    left = ((state & LOW) * (held or table.blockers[act])) >> BITS
    pick = 0
    for each in range(table.blockers[act]):
        if not held or hand >> table.blocker[2 * act + each] & 3:
            left -= 1
            if left < 0:
                pick = each + 1
                break
    return (pick if blocking else 0), state


def is_bluff(table: Tables, act: int, hand: int) -> int:
    """Return 1 for an action whose claim the hand does not prove."""
    return 1 if table.claims[act] >= 0 and hand >> table.claims[act] & 3 == 0 else 0


def count_claim(counts: Numbers, at: int, what: int, hand: int, claim: int) -> None:
    """Count a turn or a block, and what is claimed with it."""
    counts[at + what] += 1
    if claim >= 0:
        counts[at + CLAIMS] += 1
        counts[at + BLUFFS] += hand >> claim & 3 == 0


PARTS = (turn_by_habit, block_by_habit, is_bluff, count_claim)
"""What `play` calls. It stands in one file, by which numba knows what it has kept on disk."""

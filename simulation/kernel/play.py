"""The kernel: plays games of base Coup from a start, in whole numbers only, compiled by numba where that is there.

Each decision and each deal draws the same numbers in the same order as `bots.match` does with the engine.
"""

from collections.abc import MutableSequence

from bots.stream import BITS, LOW, MULTIPLIER
from simulation.kernel.tables import EXCHANGE, GAIN, RICHEST, STEAL, STRIKE, Tables

Numbers = MutableSequence[int]
DOUBT, PROVE, LOSE, STANDS, FALLS, BLOCK, RESOLVE, TURN = range(8)
"""What is to be settled next; last of all the turn of whoever comes after the seat."""
SEATS, STEP, SEAT, ACTION, TARGET, BLOCKER, CLAIMANT, CLAIM, ASKED, DOUBTER, LOSER, SPARED, THEN, ALIVE, POOL = range(
    15
)
"""Where a start holds what; after these come the hands that are known, the cards that are still to be dealt to
each seat, and the coins, `ROOM` numbers each."""
ROOM = 6
HANDS, UNKNOWN, COINS = range(15, 15 + 3 * ROOM, ROOM)
BLUFF, DOUBTS, BLOCKS, BLUFF_BLOCK = range(4)
"""What a habit has a number for, of a hundred; -1 for each, and all moves are as likely as each other."""
TURNS, CLAIMS, BLUFFS, WAS_ASKED, DOUBTED, CAUGHT, OFFERED, BLOCKED, TAKEN = range(9)
"""What is counted for each seat, as `bots.coup.tally` does."""
COUNTS = 9
HALF = 1 << 2 * BITS - 1
"""From here on a stream says the second of two."""


def play(
    table: Tables,
    streams: Numbers,
    most: int,
    start: Numbers,
    habits: Numbers,
    hands: Numbers,
    coins: Numbers,
    winner: Numbers,
    turns: Numbers,
    decisions: Numbers,
    counts: Numbers,
) -> None:
    """Play a game with each of the streams, of at most so many turns; leave in `streams` where they stand.

    Of each game the winner (-1: nobody yet), the turns and the decisions of people are noted, and, if there is room
    for them, what is counted of each seat. Hands and coins are those at the end of the last game.
    """
    (
        size, ways, choices, choice, one, pair, living, after, nth, crowd, moves, move,
        cost, claims, kind, amount, targeted, anyone, blockers, blocks, liked, _,
    ) = table  # fmt: skip
    low, factor, bits, half = LOW, MULTIPLIER, BITS, HALF
    seats = start[SEATS]
    counting = len(counts) > 0
    plain = not counting
    for each in range(seats):
        plain = plain and habits[4 * each] < 0
    begun_hands, begun_coins = start[HANDS : HANDS + ROOM], start[COINS : COINS + ROOM]
    begun_step, begun_alive = start[STEP], start[ALIVE]
    begun_rich = 0
    for each in range(seats):
        if begun_coins[each]:
            begun_rich |= 1 << each
    base = -COUNTS * seats
    for game in range(len(streams)):
        state = streams[game]
        base += COUNTS * seats
        hands[:] = begun_hands
        coins[:] = begun_coins
        step = begun_step
        seat = start[SEAT]
        alive = begun_alive
        ring = alive << 3
        court = start[POOL]
        rich = begun_rich
        said = 0
        turn = -most
        if step != TURN:
            act = start[ACTION]
            target = start[TARGET]
            blocker = start[BLOCKER]
            claimant = start[CLAIMANT]
            claim = start[CLAIM]
            asked = start[ASKED] << 3
            doubter = start[DOUBTER]
            loser = start[LOSER]
            spared = start[SPARED]
            then = start[THEN]
        for each in range(seats):
            unknown = start[UNKNOWN + each]
            while unknown:
                state = (state & low) * factor + (state >> bits)
                if unknown == 1:
                    unknown = 0
                    card = one[(court << 4) + (((state >> bits) * size[court]) >> bits)]
                else:
                    unknown -= 2
                    card = pair[(court << 7) + (((state >> bits) * ways[court]) >> bits)]
                court -= card
                hands[each] += card
                # Whoever gave in with a card to spare has another one: else all is dealt again.
                if step == LOSE and each == loser and unknown == 0 and hands[each] & ~spared == 0:
                    court += hands[each] - start[HANDS + each]
                    hands[each] = start[HANDS + each]
                    unknown = start[UNKNOWN + each]
        while True:
            if step == TURN:
                if not turn:
                    break
                turn += 1
                seat = after[ring + seat]
                purse = coins[seat]
                row = crowd[((ring + seat) << 6) + rich] + (purse if purse < RICHEST else RICHEST)
                number = moves[row]
                row <<= 5
                if number == 1:
                    pick = move[row]
                elif plain or habits[4 * seat] < 0:
                    state = (state & low) * factor + (state >> bits)
                    pick = move[row + (((state >> bits) * number) >> bits)]
                else:
                    at, state = turn_by_habit(table, row, number, hands[seat], habits[4 * seat], state)
                    pick = move[row + at]
                act = pick >> 3
                blocker = -1
                if targeted[act]:
                    aims = alive ^ (1 << seat)
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
                    asked = ring
                    step = DOUBT
                else:
                    step = STANDS
            if step < STANDS:
                if step == DOUBT:
                    step = STANDS
                    doubter = after[asked + claimant]
                    if plain:
                        while doubter != claimant:
                            said += 1
                            state = (state & low) * factor + (state >> bits)
                            if state >= half:
                                step = PROVE
                                break
                            doubter = after[asked + doubter]
                    else:
                        while doubter != claimant:
                            said += 1
                            state = (state & low) * factor + (state >> bits)
                            if habits[4 * doubter] < 0:
                                doubted = state >= half
                            else:
                                doubted = ((state >> bits) * 100) >> bits < habits[4 * doubter + DOUBTS]
                            if counting:
                                counts[base + COUNTS * doubter + WAS_ASKED] += 1
                                counts[base + COUNTS * doubter + DOUBTED] += doubted
                            if doubted:
                                step = PROVE
                                break
                            doubter = after[asked + doubter]
                if step == PROVE:
                    said += 1
                    step = LOSE
                    bag = hands[claimant]
                    spared = 3 << claim
                    shows = bag & spared != 0
                    if shows and bag & ~spared and (plain or habits[4 * claimant] < 0):
                        state = (state & low) * factor + (state >> bits)
                        shows = state < half
                    if shows:
                        court += 1 << claim
                        state = (state & low) * factor + (state >> bits)
                        card = one[(court << 4) + (((state >> bits) * size[court]) >> bits)]
                        court -= card
                        hands[claimant] = bag - (1 << claim) + card
                        loser = doubter
                        spared = 0
                        then = STANDS
                    else:
                        if counting:
                            counts[base + COUNTS * doubter + CAUGHT] += 1
                        loser = claimant
                        then = FALLS
                if step == LOSE:
                    said += 1
                    held = hands[loser]
                    bag = held & ~spared
                    card = liked[bag]
                    if choices[bag] > 1 and (plain or habits[4 * loser] < 0):
                        state = (state & low) * factor + (state >> bits)
                        card = choice[bag * 6 + (((state >> bits) * choices[bag]) >> bits)]
                    hands[loser] = held - card
                    if held == card:
                        alive ^= 1 << loser
                        ring = alive << 3
                        over = living[alive] == 1
                        if over or kind[act] != STEAL or loser != target:
                            coins[loser] = 0
                            rich &= ~(1 << loser)
                        if over:
                            break
                    step = then
            if step == STANDS:
                if blocker >= 0:
                    step = TURN
                elif blockers[act] == 0:
                    step = RESOLVE
                else:
                    asked = ring if anyone[act] else ((alive & (1 << target)) | (1 << seat)) << 3
                    step = BLOCK
            elif step == FALLS:
                step = RESOLVE
                if blocker < 0:
                    step = TURN
                    if cost[act] and hands[seat]:
                        coins[seat] += cost[act]
                        rich |= 1 << seat
            if step == BLOCK:
                claimant = after[asked + seat]
                step = RESOLVE
                while claimant != seat:
                    said += 1
                    if plain or habits[4 * claimant] < 0:
                        state = (state & low) * factor + (state >> bits)
                        pick = ((state >> bits) * (blockers[act] + 1)) >> bits
                    else:
                        pick, state = block_by_habit(table, act, hands[claimant], habits, 4 * claimant, state)
                    if counting:
                        counts[base + COUNTS * claimant + OFFERED] += 1
                    if pick:
                        blocker = claimant
                        claim = blocks[2 * act + pick - 1]
                        if counting:
                            count_claim(counts, base + COUNTS * claimant, BLOCKED, hands[claimant], claim)
                        asked = ring
                        step = DOUBT
                        break
                    claimant = after[asked + claimant]
            if step == RESOLVE:
                step = TURN
                what = kind[act]
                if what == GAIN:
                    coins[seat] += amount[act]
                    rich |= 1 << seat
                    if counting:
                        counts[base + COUNTS * seat + TAKEN] += amount[act]
                elif what == STRIKE:
                    if hands[target]:
                        loser = target
                        spared = 0
                        then = TURN
                        step = LOSE
                elif what == STEAL:
                    taken = amount[act] if amount[act] < coins[target] else coins[target]
                    if taken:
                        coins[seat] += taken
                        rich |= 1 << seat
                    if counting:
                        counts[base + COUNTS * seat + TAKEN] += taken
                    coins[target] = coins[target] - taken if hands[target] else 0
                    if coins[target] == 0:
                        rich &= ~(1 << target)
                elif what == EXCHANGE:
                    said += 1
                    bag = hands[seat]
                    if size[bag] <= 2:  # else it has drawn before the start
                        state = (state & low) * factor + (state >> bits)
                        card = pair[(court << 7) + (((state >> bits) * ways[court]) >> bits)]
                        court -= card
                        bag += card
                    card = liked[bag]
                    if choices[bag] > 1 and (plain or habits[4 * seat] < 0):
                        state = (state & low) * factor + (state >> bits)
                        card = choice[bag * 6 + (((state >> bits) * choices[bag]) >> bits)]
                    hands[seat] = card
                    court += bag - card
        streams[game] = state
        winner[game] = nth[alive << 3] if living[alive] == 1 else -1
        turns[game] = turn + most
        decisions[game] = turn + most + said


def turn_by_habit(table: Tables, row: int, number: int, hand: int, bluff: int, state: int) -> tuple[int, int]:
    """Return which of its moves a habit makes in its turn, and the stream after three numbers."""
    state = (state & LOW) * MULTIPLIER + (state >> BITS)
    bluffs = ((state >> BITS) * 100) >> BITS < bluff
    appeals = [0, 0]
    for at in range(number):
        move = table.move[row + at]
        if move & 7 == 0:
            appeals[is_bluff(table, move >> 3, hand)] += table.appeal[move >> 3]
    wanted = 1 if bluffs and appeals[1] else 0
    state = (state & LOW) * MULTIPLIER + (state >> BITS)
    left = ((state >> BITS) * appeals[wanted]) >> BITS
    first = -1
    aims = 0
    for at in range(number):
        act = table.move[row + at] >> 3
        if is_bluff(table, act, hand) != wanted:
            continue
        if first < 0 and table.move[row + at] & 7 == 0:
            left -= table.appeal[act]
            if left < 0:
                first = at
        if first >= 0 and act == table.move[row + first] >> 3:
            aims += 1
    state = (state & LOW) * MULTIPLIER + (state >> BITS)
    return first + (((state >> BITS) * aims) >> BITS), state


def block_by_habit(table: Tables, act: int, hand: int, habits: Numbers, at: int, state: int) -> tuple[int, int]:
    """Return which of the characters a habit blocks with (0: none), and the stream after two numbers."""
    held = 0
    for each in range(table.blockers[act]):
        held += hand >> table.blocker[2 * act + each] & 3 != 0
    state = (state & LOW) * MULTIPLIER + (state >> BITS)
    blocking = ((state >> BITS) * 100) >> BITS < habits[at + (BLOCKS if held else BLUFF_BLOCK)]
    state = (state & LOW) * MULTIPLIER + (state >> BITS)
    left = ((state >> BITS) * (held or table.blockers[act])) >> BITS
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

"""The reason codes for a refused move, in the order in which the first that applies is given."""

REASONS = (
    "game-over",
    "not-in-this-game",
    "not-your-turn",
    "wrong-move-for-now",
    "not-asked",
    "not-on-the-supply",
    "hand-full",
    "deck-empty",
    "not-on-display",
    "needs-a-prophecy",
    "three-coatls",
    "two-unfinished",
    "no-such-coatl",
    "coatl-complete",
    "end-closed",
    "head-meets-tail",
    "not-on-your-board",
    "nothing-to-fulfil",
    "not-closed",
    "temple-placed",
    "four-prophecies",
    "same-prophecy",
    "pattern-missing",
    "conditions-missing",
    "temple-out-of-reach",
    "token-used",
    "temple-not-open",
    "wrong-number-of-pieces",
    "not-in-the-bag",
    "no-room",
    "can-act",
    "wrong-number-of-cards",
    "not-in-your-hand",
    "not-in-the-deck",
)
DECISIONS = ("action", "assemble", "choose", "keep", "discard", "deal")
"""The decision codes: what may be awaited."""
OF_CARDS = frozenset(("nothing-to-fulfil", "temple-out-of-reach", "not-in-your-hand", "not-in-the-deck", "can-act"))
"""Reasons that tell whoever hears them of the speaker's cards or, where chance deals, of the deck's."""

"""The reason codes for a refused move, in the order in which the first that applies is given."""

REASONS = (
    "game-over",
    "eliminated",
    "not-in-this-game",
    "not-your-turn",
    "nothing-to-challenge",
    "own-claim",
    "own-action",
    "challenges-first",
    "nothing-to-block",
    "already-answered",
    "wrong-move-for-now",
    "must-coup",
    "not-enough-coins",
    "target-self",
    "target-eliminated",
    "same-faction",
    "target-without-coins",
    "almshouse-empty",
    "everyone-same-faction",
    "character-does-not-block",
    "only-target-may-block",
    "not-asked",
    "not-your-card",
    "does-not-prove",
    "must-show",
    "must-lose-another-card",
    "wrong-number-of-cards",
    "card-not-in-court",
)
DECISIONS = (
    "action",
    "challenge",
    "block",
    "react",
    "challenge-block",
    "prove",
    "lose",
    "keep",
    "show",
    "swap-or-leave",
    "deal",
)
"""The decision codes: what may be awaited."""
DOUBTS = ("challenge", "react", "challenge-block")
"""Those at which a claim may be challenged."""

"""What can come of a position, and how likely it is: everything is computed from the engine."""

RECKONED = frozenset({"coup"})
"""The games, by their codes, that can be reckoned with: they have odds, and trees of what could happen."""

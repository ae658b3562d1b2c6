"""What can come of a position, and how likely it is: everything is computed from the engine."""

"""Players that are no people: each decides from what its seat sees, and never from hidden state."""

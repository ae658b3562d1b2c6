"""Tables in a notebook: what `explorer.open(…)` gives."""

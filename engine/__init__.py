"""The rules: pure functions over immutable states. Nothing here reads, writes, draws lots or speaks."""

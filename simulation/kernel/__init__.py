"""Base Coup on small integers, for many games at once; `play.py` plays them as the engine does, number by number."""

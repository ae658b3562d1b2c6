"""The pages by address; relative, for the app may be served below a folder."""

START, LEARN, TABLE, RULES, WINS, PICTURE = "./", "learn", "table", "rules", "wins", "picture"
LOST = "lost"
"""On the page Start: what was asked for, and is no page."""
PAGES = (LEARN, TABLE, RULES, WINS, PICTURE)
"""All but the first."""

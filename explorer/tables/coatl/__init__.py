"""The drawing of Cóatl: a moment as HTML for the app and for notebooks, and as plain text."""

from explorer.tables.coatl.faces import face
from explorer.tables.coatl.plain import text
from explorer.tables.coatl.sheets import sprite, style
from explorer.tables.coatl.table import stations, table

__all__ = ["face", "sprite", "stations", "style", "table", "text"]

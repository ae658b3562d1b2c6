"""The drawing of Cóatl: a moment as HTML for the app and for notebooks, and as plain text."""

from explorer.tables.coatl.plain import text
from explorer.tables.coatl.scene import Lit, Scene, scene
from explorer.tables.coatl.sheets import sprite, style
from explorer.tables.coatl.table import table

__all__ = ["Lit", "Scene", "scene", "sprite", "style", "table", "text"]

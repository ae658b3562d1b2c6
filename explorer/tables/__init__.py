"""Tables as people see them: a scene as HTML for the app and for notebooks, and as plain text."""

from explorer.tables.coup import table
from explorer.tables.html import Html, sprite, style
from explorer.tables.plain import text

__all__ = ["Html", "sprite", "style", "table", "text"]

"""Tables as people see them: a scene as HTML for the app and for notebooks, and as plain text."""

from explorer.tables.drawings import DRAWINGS, Drawing, Station, face, sprite, stations, style, table, text
from explorer.tables.html import Html

__all__ = ["DRAWINGS", "Drawing", "Html", "Station", "face", "sprite", "stations", "style", "table", "text"]

"""The books of the games, by the game's code."""

from collections.abc import Mapping

from explorer.books import coatl, coup
from explorer.books.book import Book

__all__ = ["BOOKS", "Book"]

BOOKS: Mapping[str, Book] = {"coup": coup.BOOK, "coatl": coatl.BOOK}

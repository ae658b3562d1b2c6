"""Prints every figure."""

from benchmarks import engine, pages

engine.main()
pages.main()

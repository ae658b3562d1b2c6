"""Prints every figure."""

from benchmarks import crowd, engine, pages

engine.main()
pages.main()
crowd.main()

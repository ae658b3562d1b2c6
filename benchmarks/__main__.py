"""Prints every figure."""

from benchmarks import crowd, engine, pages, trees

engine.main()
trees.main()
pages.main()
crowd.main()

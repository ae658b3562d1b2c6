"""Prints every figure."""

from benchmarks import crowd, engine, odds, pages, trees

engine.main()
trees.main()
odds.main()
pages.main()
crowd.main()

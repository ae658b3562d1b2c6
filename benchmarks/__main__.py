"""Prints every figure."""

from benchmarks import crowd, engine, kernel, odds, pages, trees

engine.main()
kernel.main()
trees.main()
odds.main()
pages.main()
crowd.main()

"""Prints every figure."""

from benchmarks import engine

engine.main()

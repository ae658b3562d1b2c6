"""Prints every figure, or those that are named: `python -m benchmarks [NAME …]`."""

import sys

from benchmarks import crowd, engine, kernel, odds, pages, trees

FIGURES = {
    "engine": engine.main,
    "kernel": kernel.main,
    "trees": trees.main,
    "odds": odds.main,
    "pages": pages.main,
    "crowd": crowd.main,
}
asked = sys.argv[1:]
if unknown := set(asked) - set(FIGURES):
    sys.exit(f"There are no figures {', '.join(sorted(unknown))}. There are: {', '.join(FIGURES)}.")
for name in asked or FIGURES:
    FIGURES[name]()

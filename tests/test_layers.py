"""Who may import whom. Read it as the map of the project."""

import ast
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SERVING = {"streamlit", "starlette", "uvicorn"}
DRAWING = {"pydantic", "segno", "typer"}
IN_A_CELL = {"anywidget", "traitlets"}
PICTURES = {"plotly"}
CLUSTER = {"distributed"}
FIGURES = {"pandas"}
LOADED_LATE = IN_A_CELL | PICTURES
BELOW = {"engine", "analysis", "bots", "simulation", "scenarios", "answers", "content"}
MAY_IMPORT = {
    "engine": set(),
    "content": {"babel"},
    "analysis": {"engine"},
    "bots": {"engine", "analysis"},
    "simulation": {"engine", "bots", "joblib", "numba", "numpy", *FIGURES, *CLUSTER},
    "scenarios": {"engine", "pydantic", "pydantic_core", "yaml"},
    "answers": {"engine", "scenarios", "pydantic", "pydantic_core", "rapidfuzz"},
    "explorer": {*BELOW, *DRAWING, *SERVING, *LOADED_LATE, *FIGURES},
}
SERVED_BY = (
    "explorer/app.py",
    "explorer/screens/*.py",
    "explorer/host.py",
    "explorer/head.py",
    "explorer/serve.py",
)
SOURCES = [source for package in MAY_IMPORT for source in sorted((ROOT / package).rglob("*.py"))]


def imported(source: Path) -> set[str]:
    """The packages a file imports from outside its own and the standard library."""
    names = set()
    for node in ast.walk(ast.parse(source.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            names.add(str(node.module).partition(".")[0])
    return names - sys.stdlib_module_names - {source.relative_to(ROOT).parts[0]}


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: str(source.relative_to(ROOT)))
def test_a_file_imports_only_what_its_layer_may(source: Path) -> None:
    inside = source.relative_to(ROOT)
    allowed = MAY_IMPORT[inside.parts[0]]
    if not any(inside.match(place) for place in SERVED_BY):
        allowed = allowed - SERVING
    if not inside.match("simulation/spreading.py"):
        allowed = allowed - CLUSTER
    if not inside.match("explorer/notebook/widget.py"):
        allowed = allowed - IN_A_CELL
    if inside.as_posix() not in (
        "explorer/bars.py",
        "explorer/icicle.py",
        "explorer/notebook/many.py",
        "explorer/notebook/trees.py",
    ):
        allowed = allowed - PICTURES
    assert imported(source) <= allowed

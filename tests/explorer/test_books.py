"""The notebooks run from top to bottom in a process of their own, and their exercises tell right from wrong."""

import copy
import re
from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

from tests.explorer.words import words_of

ROOT = Path(__file__).parents[2]
BOOKS = sorted((ROOT / "notebooks").glob("*.ipynb"))
Cell = dict[str, Any]


def written(book: Path) -> Cell:
    """The notebook as it is kept."""
    read: Cell = nbformat.read(book, as_version=4)  # type: ignore[no-untyped-call]
    return read


def run(book: Cell, folder: Path, monkeypatch: pytest.MonkeyPatch) -> list[Cell]:
    """The cells of the notebook after they have run, somewhere else than here."""
    for name in ("CONFIG", "DATA", "RUNTIME"):
        monkeypatch.setenv(f"JUPYTER_{name}_DIR", str(folder / name))
    monkeypatch.setenv("IPYTHONDIR", str(folder / "ipython"))
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    node = nbformat.from_dict(book)  # type: ignore[no-untyped-call]
    NotebookClient(node, timeout=120, resources={"metadata": {"path": str(folder)}}).execute()
    return list(node.cells)


def tagged(cell: Cell, tag: str) -> bool:
    return tag in cell["metadata"].get("tags", ())


def failed(cell: Cell) -> list[str]:
    """The names of what was raised in the cell."""
    return [each["ename"] for each in cell.get("outputs", ()) if each["output_type"] == "error"]


def answered(book: Cell) -> Cell:
    """The notebook where each exercise is checked without an answer, with wrong ones, and with the right one."""
    cells: list[Cell] = []
    exercise: Cell = {}
    for cell in book["cells"]:
        if tagged(cell, "exercise"):
            exercise = cell
            continue
        if not tagged(cell, "check"):
            cells.append(cell)
            continue
        given = exercise["metadata"]
        for number, answer in enumerate((exercise["source"], *given["wrong"], given["model"])):
            wrong = answer != given["model"]
            cells.append({**copy.deepcopy(exercise), "source": answer, "id": f"{exercise['id']}-{number}"})
            checked = {**copy.deepcopy(cell), "id": f"{cell['id']}-{number}"}
            checked["metadata"]["wrong"] = wrong
            cells.append(checked)
    return {**book, "cells": cells}


def test_there_are_four_notebooks_without_outputs() -> None:
    assert [book.name[0] for book in BOOKS] == ["1", "2", "3", "4"]
    for book in BOOKS:
        assert all(not cell.get("outputs") and cell.get("execution_count") is None for cell in written(book)["cells"])


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.stem)
def test_a_notebook_runs_where_wrong_answers_fall_short_and_right_ones_show_what_follows(
    book: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    checked = 0
    for cell in run(answered(written(book)), tmp_path, monkeypatch):
        wrong = cell["metadata"].get("wrong") is True
        assert failed(cell) == (["AssertionError"] if wrong else []), cell["source"]
        checked += wrong
        if tagged(cell, "check") and not wrong:
            assert cell["outputs"], f"nothing is shown after {cell['source']}"
        for output in cell.get("outputs", ()):
            if "text/html" in (shown := output.get("data", {})):
                told = set(re.findall(r"\w+", shown["text/plain"]))
                assert words_of(shown["text/html"]) - told <= {"just", "now", "said", "shown", "aims", "at"}
    assert checked > 10

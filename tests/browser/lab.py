"""A JupyterLab of its own, with one notebook in it."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.browser.chromium import ROOT

QUIET = '{"disabledExtensions": {"@jupyterlab/apputils-extension:announcements": true}}'
OPTIONS = ("--no-browser", "--allow-root", "--IdentityProvider.token=", "--port=0")


def notebook(*cells: str) -> dict[str, Any]:
    """Return a notebook of these cells of code."""
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    blank: dict[str, Any] = {"cell_type": "code", "execution_count": None, "metadata": {}, "outputs": []}
    written = [{**blank, "id": f"cell-{at}", "source": source} for at, source in enumerate(cells)]
    return {"cells": written, "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5}


@contextmanager
def lab(folder: Path, *cells: str) -> Iterator[str]:
    """Start JupyterLab in the folder; give the address of a notebook with these cells."""
    (folder / "a.ipynb").write_text(json.dumps(notebook(*cells)))
    settings = folder / "config" / "labconfig"
    settings.mkdir(parents=True)
    (settings / "page_config.json").write_text(QUIET)
    own = {"CONFIG": "config", "DATA": "data", "RUNTIME": "run"}
    home = {f"JUPYTER_{name}_DIR": str(folder / place) for name, place in own.items()}
    environment = os.environ | home | {"PYTHONPATH": str(ROOT), "IPYTHONDIR": str(folder / "ipython")}
    command = [sys.executable, "-m", "jupyterlab", *OPTIONS]
    with subprocess.Popen(command, cwd=folder, env=environment, stderr=subprocess.PIPE, text=True) as server:
        assert server.stderr is not None
        said = (re.search(r"http://127\.0\.0\.1:\d+/", line) for line in server.stderr)
        found = next(filter(None, said))
        yield f"{found[0]}lab/tree/a.ipynb?reset"
        server.terminate()
        server.stderr.read()

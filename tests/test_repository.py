"""What holds for the repository as a whole, whatever its code does."""

import re
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from streamlit import config
from streamlit.components.v2.manifest_scanner import scan_component_manifests

ROOT = Path(__file__).parents[1]
MACHINE_OR_REGISTRY = re.compile(
    rb"(?<![\w./])/(?:work|tmp|root|home|Users)/\w|[A-Z]:\\Users\\|pypi[.]org|pythonhosted[.]org|npmjs[.]org"
)
LONGEST = 250
LONGER_FOR_A_REASON = {
    "simulation/kernel/play.py": "one function, and what it calls: numba knows what it has kept by the one file"
}


@pytest.fixture(scope="module")
def kept() -> list[str]:
    """The paths of all files in git that are still there."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True)
    return [path for path in listed.stdout.split("\0") if path and (ROOT / path).exists()]


def test_no_file_names_a_machine_or_a_registry(kept: list[str]) -> None:
    found = {path: MACHINE_OR_REGISTRY.search((ROOT / path).read_bytes()) for path in kept}
    assert {path: match for path, match in found.items() if match} == {}


def test_a_source_file_can_be_read_at_one_sitting(kept: list[str]) -> None:
    sources = [path for path in kept if path.endswith((".py", ".js", ".css"))]
    lines = {path: len((ROOT / path).read_text("utf-8").splitlines()) for path in sources}
    unfit = {path for path, length in lines.items() if not 1 <= length <= LONGEST}
    assert unfit == set(LONGER_FOR_A_REASON)


@pytest.mark.parametrize("path", ["README.md", "ARCHITECTURE.md", "CHANGELOG.md", "LICENSE"])
def test_what_a_visitor_looks_for_is_there(path: str) -> None:
    assert (ROOT / path).read_text("utf-8").strip()


def test_the_lock_is_in_step_with_the_metadata() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"].values()
    lock = (ROOT / "requirements-dev.lock").read_text("utf-8")
    locked = dict(re.findall(r"^(\S+)==([^\s;]+)", lock, re.MULTILINE))
    wanted = map(Requirement, sum(extras, start=project["dependencies"]))
    unmet = [str(each) for each in wanted if locked.get(each.name.lower(), "0") not in each.specifier]
    assert unmet == []


def test_the_smaller_locks_name_what_the_larger_ones_do() -> None:
    runs, notebooks, tests = map(locked, ("", "-notebook", "-dev"))
    assert runs < notebooks < tests


def locked(kind: str) -> set[str]:
    """What a lock names, with its hashes; on which machines may be more in a larger lock."""
    named = (ROOT / f"requirements{kind}.lock").read_text("utf-8").partition("-o ")[2]
    return {re.sub(r" ; [^\\]+", " ", each).strip() for each in re.split(r"\n(?=\S)", named)[1:]}


def test_streamlit_finds_the_page_module() -> None:
    found = {manifest.name: (manifest.components[0], root) for manifest, root in scan_component_manifests()}
    page, root = found["tableside"]
    assert page.resolve_asset_root(root) == ROOT / "explorer" / "frontend"


@pytest.fixture
def app_config(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, Any]]:
    """Streamlit's options as they are once it has been told which script to serve."""
    with monkeypatch.context() as patch:
        patch.setattr(config, "_main_script_path", str(ROOT / "explorer" / "app.py"))
        yield {name: option.value for name, option in config.get_config_options(force_reparse=True).items()}
    config.get_config_options(force_reparse=True)


def test_a_rerun_does_not_pay_for_a_garbage_collection(app_config: dict[str, Any]) -> None:
    assert app_config["runner.postScriptGC"] is False


def test_the_app_tells_nobody_and_is_seen_by_nobody_else(app_config: dict[str, Any]) -> None:
    assert app_config["browser.gatherUsageStats"] is False
    assert app_config["server.address"] == "127.0.0.1"


def test_a_fault_shows_no_traceback_on_the_page(app_config: dict[str, Any]) -> None:
    assert app_config["client.showErrorDetails"] == "none"

"""Sets up what Tableside needs in a folder beside this file, then starts it.

    ./run [ARGUMENT…]                       the command `tableside`; alone, the explorer
    ./run notebook [ARGUMENT…]              JupyterLab with the notebooks; arguments go to it
    ./run test [--no-browser] [ARGUMENT…]   every check and test; arguments go to pytest
    ./run bench [ARGUMENT…]                 the benchmarks

On Windows it is `python run.py`. Needs Python 3.11 or newer, and pip.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import venv
from importlib.util import find_spec
from pathlib import Path
from shutil import which

HERE = Path(__file__).resolve().parent
ENVIRONMENT = HERE / ".venv"
PROGRAMS = ENVIRONMENT / ("Scripts" if os.name == "nt" else "bin")
PYTHON = str(PROGRAMS / ("python.exe" if os.name == "nt" else "python"))
# -P: a folder that happens to lie where the command is given must not be taken for one of ours.
RUN_MODULE = (PYTHON, "-P", "-m")

CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
CHROMIUM_PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    r"%ProgramFiles%\Google\Chrome\Application\chrome.exe",
    r"%LocalAppData%\Google\Chrome\Application\chrome.exe",
    r"%ProgramFiles(x86)%\Microsoft\Edge\Application\msedge.exe",
)
ASK_PLAYWRIGHT = """
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    print(playwright.chromium.executable_path)
"""
NOTEBOOKS = (
    f"--ServerApp.root_dir={HERE / 'notebooks'}",
    # It would ask the network for its own news.
    "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
    "--LabApp.news_url=None",
    "--LabApp.extension_manager=readonly",
)
SIDE_BY_SIDE = ("-n", "auto", "--maxprocesses", "4", "--dist", "worksteal")
"""Each process of the tests has a browser and a server of its own: more of them get in each other's way. Who is done
takes from the others, for the slow ones lie together."""
CHECKS = (
    ("ruff", "check", "."),
    ("ruff", "format", "--check", "."),
    ("codespell_lib",),
    ("mypy",),
)


def main(arguments: list[str]) -> int:
    """Sets up, runs what is asked for and gives its exit code."""
    if sys.version_info < (3, 11):
        return fail(f"Tableside needs Python 3.11 or newer, not {sys.version.split()[0]}: PYTHON=… ./run")
    task, *rest = arguments or [""]
    if task == "notebook":
        set_up("requirements-notebook.lock")
        return hand_over("jupyterlab", *NOTEBOOKS, *rest)
    if task not in ("test", "bench"):
        set_up("requirements.lock")
        return hand_over("tableside", *arguments)
    set_up("requirements-dev.lock")
    if task == "test":
        return test(rest)
    provide_chromium()
    return hand_over("benchmarks", *rest)


def set_up(lock: str) -> None:
    """Makes the environment hold what the lock names and the project itself, unless it already does."""
    stamp = ENVIRONMENT / f"{lock}.stamp"
    wanted = fingerprint(lock)
    sound = Path(PYTHON).exists() and which("uv", path=PROGRAMS)
    if sound and stamp.exists() and stamp.read_text() == wanted:
        return
    say(f"Setting up in {ENVIRONMENT}: once now, and again when the dependencies change.")
    if not sound:
        make_environment()
    install = (*RUN_MODULE, "uv", "pip", "install", "--quiet", "--python", PYTHON)
    insist(*install, "--require-hashes", "-r", lock)
    insist(*install, "--no-deps", "--reinstall-package", "tableside", "--editable", ".")
    stamp.write_text(wanted)


def fingerprint(lock: str) -> str:
    """Tells two set-ups apart: by what is asked for, and by where the project lies."""
    asked = (HERE / lock).read_bytes() + (HERE / "pyproject.toml").read_bytes()
    return hashlib.sha256(asked + str(HERE).encode()).hexdigest()


def make_environment() -> None:
    """An environment with uv in it, filled from outside where it can have no pip of its own (Debian)."""
    venv.create(ENVIRONMENT, clear=True, symlinks=os.name != "nt")
    if find_spec("pip"):
        pip = [sys.executable, "-m", "pip", "--python", PYTHON]
    elif find_spec("ensurepip"):
        insist(PYTHON, "-m", "ensurepip")
        pip = [PYTHON, "-m", "pip"]
    else:
        sys.exit(fail("This Python has no pip. On Debian and Ubuntu: sudo apt-get install python3-pip"))
    insist(*pip, "install", "--quiet", "--disable-pip-version-check", "uv>=0.9,<1")


def test(arguments: list[str]) -> int:
    """Every check, then the tests, so that pytest has the last word; 1 if anything fell short."""
    if "--no-browser" in arguments:
        arguments.remove("--no-browser")
        arguments += ["-m", "not browser"]
        say("Not tested: what needs a browser.")
    else:
        provide_chromium()
    failed = [" ".join(check) for check in CHECKS if not passes(*check)]
    tested = passes("pytest", *SIDE_BY_SIDE, *arguments)
    if failed:
        fail(f"Failed before the tests: {', '.join(failed)}")
    return int(bool(failed) or not tested)


def provide_chromium() -> None:
    """Names in $CHROMIUM the browser to test with, and installs one if there is none."""
    chromium = find_chromium() or install_chromium()
    if chromium is None:
        sys.exit(fail("Chromium or Chrome is missing: install it, or name its program in CHROMIUM."))
    os.environ["CHROMIUM"] = chromium


def find_chromium() -> str | None:
    """The one in $CHROMIUM, on the path, in a usual place, or fetched by `playwright install`."""
    places = [os.environ.get("CHROMIUM", ""), *CHROMIUM_NAMES, *map(os.path.expandvars, CHROMIUM_PLACES)]
    found = next(filter(None, map(which, places)), None)
    if found:
        return found
    answer = subprocess.run([PYTHON, "-c", ASK_PLAYWRIGHT], check=False, capture_output=True, text=True)
    return which(answer.stdout.strip())


def install_chromium() -> str | None:
    """Chromium from the system's packages, with a font to write in; None where that is not to be had."""
    if not which("apt-get"):
        return None
    say("Installing Chromium from the system's packages.")
    root = [] if os.geteuid() == 0 else ["sudo"]
    packages = ("install", "--yes", "--no-install-recommends", "chromium", "fonts-liberation")
    for step in (["update"], packages):
        status(*root, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "--quiet", *step)
    return find_chromium()


def passes(module: str, *arguments: str) -> bool:
    """Runs a module of the environment under a heading; whether it was content."""
    say(f"── {' '.join((module, *arguments))}")
    return status(*RUN_MODULE, module, *arguments) == 0


def insist(*command: str) -> None:
    """Runs a step of the set-up; where it fails it has said why, so there is nothing to add."""
    if code := status(*command):
        sys.exit(code)


def status(*command: str) -> int:
    """Runs a program in the project's folder and gives its exit code."""
    return subprocess.run(command, check=False, cwd=HERE).returncode


def hand_over(module: str, *arguments: str) -> int:
    """Becomes a module of the environment; Windows cannot, and waits for it."""
    command = [*RUN_MODULE, module, *arguments]
    if os.name != "nt":
        os.execv(PYTHON, command)
    return subprocess.run(command, check=False).returncode


def say(text: str) -> None:
    """For the one who waits."""
    print(text, flush=True)


def fail(text: str) -> int:
    """Says what fell short; the exit code for it."""
    print(text, file=sys.stderr, flush=True)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Many people at once: how long the server takes to answer, what it costs, and what it does to one person's browser.

The people play at tables of their own and think two seconds between two presses. The server's time and memory are
read from Linux' `/proc`.
"""

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import sleep
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright

from benchmarks.pages import CONTROL, presses
from benchmarks.person import Person
from tests.browser.chromium import FLAGS, executable, served

CROWDS = 1, 20, 50
THINK = 2.0
"""Seconds, on average."""
QUIET = 30
"""Seconds that people play among themselves."""
REPLY, STEP, MOVE, MEMORY = 25, 25, 110, 100
"""The aims, at the 95th percentile: milliseconds; and kilobytes a session."""


class Cost(NamedTuple):
    """What a server has used so far: milliseconds of processor time, kilobytes of memory."""

    time: float
    memory: float

    @classmethod
    def of(cls, server: int) -> "Cost":
        """Return the cost of the process with that number."""
        after_name = Path(f"/proc/{server}/stat").read_text().rpartition(")")[2].split()
        ticks, pages = int(after_name[11]) + int(after_name[12]), int(after_name[21])
        return cls(ticks * 1000 / os.sysconf("SC_CLK_TCK"), pages * os.sysconf("SC_PAGE_SIZE") / 1024)


async def crowd(home: str, people: int) -> None:
    """Play until told to stop (by a line); then print every answer's milliseconds, and leave."""
    seated = [await Person.at_a_table(home) for _ in range(people)]
    print("seated", flush=True)
    over = asyncio.create_task(asyncio.to_thread(sys.stdin.readline))
    took = await asyncio.gather(*(play(person, Random(number), over) for number, person in enumerate(seated)))
    print(*(round(time * 1000, 1) for times in took for time in times), flush=True)
    await asyncio.gather(*(person.leave() for person in seated))


async def play(person: Person, dice: Random, over: "asyncio.Task[str]") -> list[float]:
    """Make a random move or take one back, and think; return the seconds that each answer took."""
    took: list[float] = []
    await asyncio.sleep(dice.uniform(0, THINK))
    while not over.done():
        took.append(await person.press("random" if len(took) % 4 < 3 else "undo"))
        await asyncio.sleep(dice.uniform(0.5, 1.5) * THINK)
    return took


@contextmanager
def playing(home: str, people: int) -> Iterator[list[float]]:
    """Seat people who play as long as the block lasts; after it, the list holds every answer's milliseconds."""
    command = [sys.executable, "-m", "benchmarks.crowd", home, str(people)]
    took: list[float] = []
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as others:
        assert others.stdout is not None
        others.stdout.readline()
        yield took
        took += map(float, others.communicate("\n")[0].split())


def row(browser: Browser, home: str, server: int, people: int) -> str:
    """Return what people wait and cost among themselves, and with one person more, who uses a browser."""
    empty = Cost.of(server)
    with playing(home, people) as quiet:
        full = Cost.of(server)
        sleep(QUIET)
    spent = Cost.of(server).time - full.time
    with playing(home, people) as replies:
        page = browser.new_page(viewport={"width": 1280, "height": 720}, reduced_motion="reduce")
        page.goto(f"{home}learn?scenario=bluff-and-block&step=0")
        page.locator(CONTROL).first.wait_for()
        steps = presses(page, *[".next"] * 8, *[".prev"] * 8)
        page.goto(f"{home}table")
        page.locator(CONTROL).first.wait_for()
        moves = presses(page, "[data-emit=random]", "[data-emit=undo]")
        page.close()
    times = told(quiet, REPLY), told(replies, REPLY), told(steps, STEP), told(moves, MOVE)
    return f"{people:>6}  {'  '.join(times)} {spent / len(quiet):>8.1f} {(full.memory - empty.memory) / people:>9.0f}"


def told(times: list[float], aim: float) -> str:
    """Return the median and the 95th percentile, marked where it misses the aim."""
    high = quantiles(times, n=20)[-1] if len(times) > 1 else max(times, default=0)
    return f"{median(times or [0]):>6.0f} {high:>6.0f}{' ' if high <= aim else '!'}"


def main() -> None:
    """Print a row for each crowd."""
    print("People who play, and one browser beside them: milliseconds, median and 95 %; ! misses the aim")
    print(f"people  {'reply':>14}  {'beside browser':>14}  {'lesson step':>14}  {'table move':>14} CPU/reply kB/person")
    with sync_playwright() as playwright, served() as (server, home):
        browser = playwright.chromium.launch(executable_path=executable(), args=list(FLAGS))
        with playing(home, 1):
            pass  # The first visitor has everything loaded that the others use, too.
        for people in CROWDS:
            print(row(browser, home, server.pid, people), flush=True)
        browser.close()


if __name__ == "__main__":
    if len(sys.argv) == 3:
        asyncio.run(crowd(sys.argv[1], int(sys.argv[2])))
    else:
        main()

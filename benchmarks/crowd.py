"""Many people at once: how long the server takes to answer, what it costs, and what it does to one person's browser.

The people play at tables of their own and think two seconds between two presses. The server's time and memory are
read from Linux' `/proc`.
"""

import asyncio
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright

from benchmarks.pages import CONTROL, presses
from benchmarks.person import Person
from tests.browser.chromium import FLAGS, executable, served

CROWDS = 1, 20, 50
THINK = 2.0
"""Seconds, on average."""
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


def beside(browser: Browser, home: str, server: int, people: int) -> None:
    """Print what one person in a browser waits while others play, and what the others wait and cost."""
    empty = Cost.of(server)
    command = [sys.executable, "-m", "benchmarks.crowd", home, str(people)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as others:
        assert others.stdin is not None
        assert others.stdout is not None
        others.stdout.readline()
        full = Cost.of(server)
        page = browser.new_page(viewport={"width": 1280, "height": 720}, reduced_motion="reduce")
        page.goto(f"{home}learn?scenario=bluff-and-block&step=0")
        page.locator(CONTROL).first.wait_for()
        before = Cost.of(server)
        steps = presses(page, *[".next"] * 8, *[".prev"] * 8)
        page.goto(f"{home}table")
        page.locator(CONTROL).first.wait_for()
        moves = presses(page, "[data-emit=random]", "[data-emit=undo]")
        page.close()
        others.stdin.write("\n")
        others.stdin.flush()
        replies = [float(each) for each in others.stdout.readline().split()]
        spent = Cost.of(server).time - before.time
    row = [told(steps, STEP), told(moves, MOVE), told(replies, REPLY)]
    cost = f"{spent / (len(replies) + len(moves)):>8.1f} {(full.memory - empty.memory) / people:>8.0f}"
    print(f"{people:>6}  {'  '.join(row)} {cost}")


def told(times: list[float], aim: float) -> str:
    """Return the median and the 95th percentile, marked where it misses the aim."""
    high = quantiles(times, n=20)[-1] if len(times) > 1 else max(times, default=0)
    return f"{median(times or [0]):>6.0f} {high:>6.0f}{' ' if high <= aim else '!'}"


def main() -> None:
    """Print a row for each crowd."""
    print("One browser beside people who play: milliseconds, median and 95 %; ! misses the aim")
    print(f"people  {'lesson step':>14}  {'table move':>14}  {'reply':>14} {'CPU/move':>8} {'kB/person':>8}")
    with sync_playwright() as playwright, served() as (server, home):
        browser = playwright.chromium.launch(executable_path=executable(), args=list(FLAGS))
        for people in CROWDS:
            beside(browser, home, server.pid, people)
        browser.close()


if __name__ == "__main__":
    if len(sys.argv) == 3:
        asyncio.run(crowd(sys.argv[1], int(sys.argv[2])))
    else:
        main()

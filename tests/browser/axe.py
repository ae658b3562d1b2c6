"""What axe finds on a page, wherever one looks at it."""

from collections.abc import Iterator
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

SIZES = (1280, 720), (360, 740)
VIOLATIONS = {"resultTypes": ["violations"]}
CONTRAST = {**VIOLATIONS, "runOnly": ["color-contrast"]}


def looks(page: Page) -> Iterator[tuple[int, dict[str, str]]]:
    """Show the page at a desk and on a phone; yield how wide it is, and what keeps somebody from using it there.

    At night nothing but colours is other than by day, so then axe is asked for contrast alone.
    """
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme="dark")
        by_night = serious(page, CONTRAST)
        page.emulate_media(color_scheme="light")
        yield width, by_night | serious(page)


def serious(page: Page, options: dict[str, Any] = VIOLATIONS) -> dict[str, str]:
    """Return what keeps somebody from using the page as it is shown, by axe's rule, with an example each."""
    return {
        each["id"]: each["nodes"][0]["html"]
        for each in Axe().run(page, options=options).response["violations"]
        if each["impact"] in ("serious", "critical")
    }

"""What axe finds on a page."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page


def serious(page: Page) -> dict[str, str]:
    """Return what keeps somebody from using the page, by axe's rule, with an example each."""
    return {
        each["id"]: each["nodes"][0]["html"]
        for each in Axe().run(page).response["violations"]
        if each["impact"] in ("serious", "critical")
    }

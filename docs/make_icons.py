"""Draw the icons of the installed app from the mark: python -m docs.make_icons"""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser, sync_playwright
from tests.browser.browsers import launch_browser

WEB: Final = Path(__file__).parents[1] / "web"
MARK: Final = WEB / "src" / "drawings" / "mark.svg"
ICONS: Final = WEB / "public" / "icons"
PAPER: Final = "#f6f1e7"


class IconFile(NamedTuple):
    """A file: its size, how much of it the mark takes up, and how round its paper is."""

    name: str
    size: int
    share: float
    radius: float


FILES: Final = (
    IconFile("icon-192.png", 192, 0.92, 0.22),
    IconFile("icon-512.png", 512, 0.92, 0.22),
    # Systems cut these into a shape of their own: the mark stays within the inner circle.
    IconFile("maskable-512.png", 512, 0.78, 0),
    IconFile("apple-touch-icon.png", 180, 0.86, 0),
)


def draw(browser: Browser, icon: IconFile) -> None:
    """Draw one icon."""
    mark = MARK.read_text(encoding="utf-8").replace("<svg ", '<svg style="width:100%" ', 1)
    page = browser.new_page(viewport={"width": icon.size, "height": icon.size})
    page.set_content(
        "<style>body { margin: 0 } main { height: 100vh; display: grid; place-items: center;"
        f" background: {PAPER}; border-radius: {icon.radius:.0%} }}"
        f" div {{ width: {icon.share:.0%}; line-height: 0 }}</style>"
        f"<main><div>{mark}</div></main>"
    )
    page.screenshot(path=ICONS / icon.name, omit_background=True)
    page.close()


def main() -> None:
    ICONS.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = launch_browser(playwright)
        for icon in FILES:
            draw(browser, icon)
        browser.close()


if __name__ == "__main__":
    main()

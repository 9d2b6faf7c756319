"""Regenerate the pictures of link previews: python -m docs.make_previews

Each game's picture from the home page, with its title, as a PNG in the game's package; all of them
together for the other pages. Run it when one of these drawings changes.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from tests.browser.browsers import launch_browser
from tests.server_process import ServerProcess

from futago.registry import manifests
from futago.server.previews import FILE, HEIGHT, WIDTH

PUBLIC = Path(__file__).parents[1] / "web" / "public"
COMPOSE = """
([games, title]) => {
  const pictures = games.map((game) =>
    document.querySelector(`[data-game="${game}"] .picture svg`));
  const mark = document.querySelector('header .name svg');
  const card = document.createElement('div');
  const side = document.createElement('div');
  const name = document.createElement('div');
  const set = (element, style) => Object.assign(element.style, style);
  set(card, { position: 'fixed', inset: '0', display: 'grid', gap: '12px', background: '#5b4636',
              gridTemplateColumns: `288px repeat(${pictures.length}, 1fr)` });
  set(side, { display: 'grid', alignContent: 'center', justifyItems: 'center', gap: '32px',
              background: '#f6f1e7', color: '#23252b' });
  set(mark, { width: '112px', height: '112px' });
  set(name, { font: '600 68px/1.1 var(--serif)' });
  name.textContent = title;
  side.append(mark, name);
  card.append(side);
  for (const picture of pictures) {
    const frame = document.createElement('div');
    set(frame, { position: 'relative', overflow: 'hidden' });
    set(picture, { position: 'absolute', width: '100%', height: '100%' });
    frame.append(picture);
    card.append(frame);
  }
  document.body.replaceChildren(card);
}
"""


def take(browser: Browser, address: str, games: list[str], title: str, file: Path) -> None:
    """Save one picture."""
    context = browser.new_context(
        viewport={"width": WIDTH, "height": HEIGHT}, reduced_motion="reduce", color_scheme="light"
    )
    page = context.new_page()
    page.goto(address)
    for game in games:
        page.wait_for_selector(f'[data-game="{game}"] .picture svg')
    page.evaluate(COMPOSE, [games, title])
    page.evaluate("document.fonts.ready.then(() => true)")
    page.screenshot(path=file)
    context.close()
    print(f"{file.name} of {title}: {file.stat().st_size // 1024} kB")


def take_all(browser: Browser, address: str) -> None:
    """Save the pictures of all games and that of the home page."""
    for game, manifest in manifests().items():
        take(browser, address, [game], manifest.title, manifest.folder / FILE)
    take(browser, address, list(manifests()), "Futago", PUBLIC / FILE)


def main() -> int:
    """Run the command."""
    with (
        tempfile.TemporaryDirectory() as data,
        ServerProcess(Path(data)) as server,
        sync_playwright() as playwright,
    ):
        browser = launch_browser(playwright)
        take_all(browser, server.address)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())

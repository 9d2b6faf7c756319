"""Regenerate the screenshots and filmstrips of the documentation: python -m docs.make_screenshots

Uses a real server, reproducible games and a browser.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from docs.filmstrips import FILMSTRIPS, take_filmstrip
from playwright.sync_api import Browser, sync_playwright
from tests.browser.browsers import launch_browser
from tests.browser.prepared_tables import BotGame, Condition, TableMaker, find_moment, phase, played
from tests.browser.screen_visits import open_screen, user_page
from tests.browser.screens import (
    GORPG,
    GORYO,
    Screen,
    at,
    change_palace,
    end_round,
    pick,
    round_ends,
    table,
)
from tests.server_process import ServerProcess

from futago.game import CHANCE

IMAGES = Path(__file__).parent / "images"
WIDE: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
TALL: dict[str, Any] = {"viewport": {"width": 1280, "height": 960}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
REPLAY = Path(__file__).parents[1] / "web" / "src" / "pages" / "Replay.svelte"
STUB_LINES = 20


@dataclass(frozen=True)
class Picture:
    """A screen, and how it is shown."""

    screen: Screen
    device: dict[str, Any]
    scheme: str = "light"


def table_with_log(
    game: BotGame, condition: Condition, mine: str, share: float
) -> Callable[[TableMaker], str]:
    """A table where the condition holds, with a log: the moves since the last draw are played
    there. A draw itself could come out differently."""

    def path(tables: TableMaker) -> str:
        to = find_moment(game, condition, share)
        moves, seats = played(game)[0]["moves"], played(game)[0]["seats"]
        start = max(n for n, move in enumerate(moves[:to], 1) if move["by"] == CHANCE)
        id = tables.table(game, start, (mine,))
        for move in moves[start:to]:
            if move["do"] != "answer" and move["by"] in seats:
                tables.play(id, move)
        return f"/t/{id}"

    return path


def replays(tables: TableMaker) -> str:
    return f"/t/{tables.imported(GORYO)}/replay"


ACT = phase("act", by="samurai")
HOME = Screen("home", at("/"))
DAY = Screen("goryo-day", table_with_log(GORYO, ACT, "samurai", 0.6))
NIGHT = Screen("goryo-night", table(GORYO, phase("plan"), ("goryo",)), pick(20))
BATTLE = Screen("gorpg-battle", table(GORPG, phase("attack", by="p1"), ("p1",)))
PICTURES = [
    Picture(HOME, WIDE),
    Picture(DAY, WIDE),
    Picture(NIGHT, WIDE, "dark"),
    Picture(Screen("goryo-discovery", table(GORYO, round_ends, ("samurai",)), end_round), TALL),
    Picture(Screen("gorpg-table", table(GORPG, phase("quests", by="p1"), ("p1",))), WIDE),
    Picture(BATTLE, WIDE, "dark"),
    Picture(Screen("gorpg-town", table(GORPG, phase("hunters", by="p1"), ("p1",), 0.7)), WIDE),
    Picture(Screen("palaces", at("/palaces")), WIDE),
    Picture(Screen("palace-editor", at("/palaces/new?from=edo"), change_palace), WIDE),
    Picture(Screen("phone-goryo", DAY.path), PHONE),
    Picture(Screen("phone-gorpg", BATTLE.path), PHONE, "dark"),
]


def take(browser: Browser, server_url: str, picture: Picture) -> Path:
    """Save one screenshot; its file."""
    file = IMAGES / f"{picture.screen.name}.png"
    look = {"color_scheme": picture.scheme, **picture.device}
    with (
        user_page(browser, server_url, **look) as page,
        open_screen(page, server_url, picture.screen),
    ):
        page.evaluate("document.activeElement?.blur()")
        page.screenshot(path=file)
    return file


def tell(file: Path) -> None:
    """Say that a picture is done."""
    print(f"{file.relative_to(IMAGES.parent.parent)}: {file.stat().st_size // 1024} kB")


def main() -> int:
    """Run the command."""
    IMAGES.mkdir(exist_ok=True)
    pictures = list(PICTURES)
    if len(REPLAY.read_text(encoding="utf-8").splitlines()) > STUB_LINES:
        pictures.append(Picture(Screen("replay", replays), WIDE))
    with (
        tempfile.TemporaryDirectory() as data,
        ServerProcess(Path(data)) as server,
        sync_playwright() as playwright,
    ):
        browser = launch_browser(playwright)
        for picture in pictures:
            file = take(browser, server.address, picture)
            tell(file)
        for strip in FILMSTRIPS:
            file = IMAGES / f"{strip.name}.png"
            take_filmstrip(browser, server.address, strip, file)
            tell(file)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())

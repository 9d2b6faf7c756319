"""Make the pictures of the documentation anew: python -m docs.make_screenshots

A real server, games that are the same every time, and a browser that looks at them.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from tests.browser.browsers import launched
from tests.browser.house import served
from tests.browser.moments import Fits, Stage, Story, moment_of, phase, told
from tests.browser.screens import GORPG, GORYO, Screen, at, discovers, draws, picks, round_ends
from tests.browser.screens import table as staged
from tests.browser.visits import somebody, visited

from futago.game import CHANCE

IMAGES = Path(__file__).parent / "images"
WIDE: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
HIGH: dict[str, Any] = {"viewport": {"width": 1280, "height": 960}}
HAND: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
REPLAY = Path(__file__).parents[1] / "web" / "src" / "pages" / "Replay.svelte"
STUB_LINES = 20


@dataclass(frozen=True)
class Picture:
    """A screen, and how it is looked at."""

    screen: Screen
    device: dict[str, Any]
    scheme: str = "light"


def lived(story: Story, fits: Fits, mine: str, share: float) -> Callable[[Stage], str]:
    """A table at such a moment whose log has something to tell: what came after the last draw,
    which would come out otherwise, is played there."""

    def path(stage: Stage) -> str:
        to = moment_of(story, fits, share)
        moves, seats = told(story)[0]["moves"], told(story)[0]["seats"]
        start = max(n for n, move in enumerate(moves[:to], 1) if move["by"] == CHANCE)
        id = stage.table(story, start, (mine,))
        for move in moves[start:to]:
            if move["do"] != "answer" and move["by"] in seats:
                stage.play(id, move)
        return f"/t/{id}"

    return path


def replays(stage: Stage) -> str:
    return f"/t/{stage.brought(GORYO)}/replay"


ACT = phase("act", by="samurai")
HOME = Screen("home", at("/"))
DAY = Screen("goryo-day", lived(GORYO, ACT, "samurai", 0.6))
NIGHT = Screen("goryo-night", staged(GORYO, phase("plan"), ("goryo",)), picks(20))
BATTLE = Screen("gorpg-battle", staged(GORPG, phase("attack", by="p1"), ("p1",)))
PICTURES = [
    Picture(HOME, WIDE),
    Picture(DAY, WIDE),
    Picture(NIGHT, WIDE, "dark"),
    Picture(Screen("goryo-discovery", staged(GORYO, round_ends, ("samurai",)), discovers), HIGH),
    Picture(Screen("gorpg-table", staged(GORPG, phase("quests", by="p1"), ("p1",))), WIDE),
    Picture(BATTLE, WIDE, "dark"),
    Picture(Screen("gorpg-town", staged(GORPG, phase("hunters", by="p1"), ("p1",), 0.7)), WIDE),
    Picture(Screen("palace-editor", at("/palaces"), draws), WIDE),
    Picture(Screen("phone-goryo", DAY.path), HAND),
    Picture(Screen("phone-gorpg", BATTLE.path), HAND, "dark"),
]


def take(browser: Browser, house: str, picture: Picture) -> Path:
    """One picture into its file."""
    file = IMAGES / f"{picture.screen.name}.png"
    look = {"color_scheme": picture.scheme, **picture.device}
    with somebody(browser, house, **look) as page, visited(page, house, picture.screen):
        page.evaluate("document.activeElement?.blur()")
        page.screenshot(path=file)
    return file


def main() -> int:
    """The command."""
    IMAGES.mkdir(exist_ok=True)
    pictures = list(PICTURES)
    if len(REPLAY.read_text(encoding="utf-8").splitlines()) > STUB_LINES:
        pictures.append(Picture(Screen("replay", replays), WIDE))
    with (
        tempfile.TemporaryDirectory() as data,
        served(Path(data)) as house,
        sync_playwright() as playwright,
    ):
        browser = launched(playwright)
        for picture in pictures:
            file = take(browser, house, picture)
            print(f"{file.relative_to(IMAGES.parent.parent)}: {file.stat().st_size // 1024} kB")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())

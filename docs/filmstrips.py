"""Filmstrips: moments of a scene side by side in one picture, taken by a controlled clock."""

from __future__ import annotations

import base64
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page
from tests.browser.prepared_tables import phase
from tests.browser.screen_visits import table_maker, user_page
from tests.browser.screens import AT_REST, GORPG, GORYO, end_round, round_ends, table

from futago.game import Json

DEVICE: dict[str, Any] = {
    "viewport": {"width": 720, "height": 1000},
    "reduced_motion": "no-preference",
    "color_scheme": "dark",
}
FRAME_WIDTH = 380
COLUMNS = 4
STRIP = """
([frames, width, columns]) => {
  const strip = document.createElement('div');
  strip.id = 'strip';
  strip.style = `display: grid; grid-template-columns: repeat(${columns}, ${width}px); gap: 8px;
    width: max-content; padding: 8px; background: #14161c`;
  for (const frame of frames) {
    const picture = new Image(width);
    picture.src = frame;
    strip.append(picture);
  }
  document.body.replaceChildren(strip);
  return Promise.all([...document.images].map((picture) => picture.decode()));
}
"""


@dataclass(frozen=True)
class Filmstrip:
    """A scene: how to get there, and the parts of the page to take one after the other."""

    name: str
    frames: Callable[[Page, str], Iterator[Locator]]


def discovery(page: Page, server_url: str) -> Iterator[Locator]:
    """Discovery as the Samurai sees it, from the closed screen to the end."""
    tables = table_maker(server_url)
    page.goto(server_url + table(GORYO, round_ends, ("samurai",))(tables))
    page.wait_for_selector("[data-testid=prompt]")
    end_round(page, tables)
    for _ in range(COLUMNS * 2):
        yield page.locator(".table .goryo.board")
        page.clock.run_for(1_150)


def long_battle(now: dict[str, Json], then: dict[str, Json]) -> bool:
    """A battle with two exchanges: attacks, the monsters' reply, and a last attack."""
    return phase("attack", by="p1")(now, then) and now["round"] == 5


def battle(page: Page, server_url: str) -> Iterator[Locator]:
    """A battle as the attacking party sees it: choose, point, attack, stay, and the last blow."""
    tables = table_maker(server_url)
    page.goto(server_url + table(GORPG, long_battle, ("p1",), 0.0)(tables))
    field = page.locator("section.battle")
    field.wait_for()
    yield field
    for hero, target in (("nature-3", "nature-11"), ("urban-13", "urban-7")):
        page.locator(f"[data-tap='hero:{hero}']").first.click()
        yield field
        victim = page.locator(f"[data-tap='monster:{target}']").first
        victim.hover()
        page.wait_for_function("() => document.querySelector('.duel strong')")
        yield field
        victim.click()
        page.wait_for_function(AT_REST)
        page.clock.run_for(5_000)
    yield field
    page.locator("[data-tap='word:pass']").click()
    page.wait_for_function(AT_REST)
    page.clock.run_for(350)
    yield field
    page.clock.run_for(5_000)
    page.locator("[data-tap='hero:nature-3']").first.click()  # one target is left: no more to say
    page.get_by_test_id("last-blow").wait_for()
    page.clock.run_for(350)
    yield field


def first_night(page: Page, server_url: str) -> Iterator[Locator]:
    """The first night, by following what it points at."""
    page.goto(f"{server_url}/first-night")
    night = page.locator(".first-night")
    night.wait_for()
    yield night
    while True:
        page.wait_for_function(NEXT_OR_ENDED)
        if night.get_attribute("data-ended"):
            break
        name = (night.get_attribute("data-next") or "").split()[0]
        page.locator(f'[data-tap="{name}"]').first.click()
        page.wait_for_function(ANSWERED)
        page.clock.run_for(600)
        yield night
        page.clock.run_for(8_000)
    yield night


NEXT_OR_ENDED = """() => {
  const { next, busy, ended } = document.querySelector('.first-night').dataset;
  return ended || (next && !busy);
}"""
ANSWERED = """() => !document.querySelector('.first-night [aria-busy=true]')"""
FILMSTRIPS = (
    Filmstrip("discovery-filmstrip", discovery),
    Filmstrip("battle-filmstrip", battle),
    Filmstrip("first-night-filmstrip", first_night),
)


def take_filmstrip(browser: Browser, server_url: str, strip: Filmstrip, file: Path) -> None:
    """Save one filmstrip."""
    with user_page(browser, server_url, **DEVICE) as page:
        page.clock.install()
        frames = [part.screenshot(animations="disabled") for part in strip.frames(page, server_url)]
    # A page of its own: the content policy of the client would refuse pictures made here.
    with user_page(browser, server_url) as page:
        data = [f"data:image/png;base64,{base64.b64encode(frame).decode()}" for frame in frames]
        page.goto("about:blank")
        page.evaluate(STRIP, [data, FRAME_WIDTH, COLUMNS])
        page.locator("#strip").screenshot(path=file)

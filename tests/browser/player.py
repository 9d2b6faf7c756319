"""A player who clicks what the page offers: highlighted elements, buttons, the confirmation."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

MANY = 3000
"""More picks than any game has."""

# Everything that can be tapped to continue a move, in the order of the page.
LOOK = """
(before) => {
  const covered = document.querySelector('[data-testid=uncover]');
  if (covered) return { covered: true, over: false, things: [], confirm: false };
  if (document.querySelector('[data-number] [data-testid=continue]'))
    return { covered: false, scene: true, over: false, things: [], confirm: false };
  const table = document.querySelector('[data-number]');
  if (!table || table.dataset.busy) return null;
  const state = [table.dataset.number, table.dataset.draft].join(': ');
  const over = document.querySelector('[data-testid=over]') !== null;
  const pressed = (thing) => thing.getAttribute('aria-pressed') === 'true';
  const things = [...document.querySelectorAll('[data-number] [data-tap]:not([data-testid=back])')]
    .filter((thing) => !pressed(thing) && thing.checkVisibility());
  const confirm = document.querySelector('[data-testid=confirm]:not(:disabled)') !== null;
  const back = document.querySelector('[data-number] [data-testid=back]');
  if (!things.length && !confirm && !over && back) things.push(back);
  for (const old of document.querySelectorAll('[data-to-press]')) delete old.dataset.toPress;
  things.forEach((thing, place) => thing.setAttribute('data-to-press', place));
  if (state === before || (!over && !things.length && !confirm)) return null;
  const names = things.map((thing) => thing.dataset.tap ?? 'back');
  return { covered: false, over, things: names, confirm, state };
}
"""

# Nothing is on its way, or a scene waits to be closed.
SETTLED = """
() => {
  const table = document.querySelector('[data-number]');
  if (table?.querySelector('[data-testid=continue]')) return 'scene';
  return table !== null && !table.dataset.busy && 'settled';
}
"""


@dataclass
class Seen:
    """What a page offers at the moment."""

    covered: bool
    over: bool
    things: list[str]
    confirm: bool
    state: str = ""
    scene: bool = False
    """A scene has been shown and waits to be closed."""


@dataclass
class Player:
    """Clicks highlighted elements at random until the game is over; reproducible by its seed."""

    page: Page
    random: Random
    avoid: tuple[str, ...] = ()
    """Things that could be chosen for ever, such as offers to trade."""
    watch: Callable[[Page], None] = field(default=lambda page: None)
    last_seen: str = ""
    last_things: frozenset[str] = frozenset()
    picks: int = 0

    def look(self) -> Seen:
        """Wait until the player can act again, or the game is over."""
        found = self.page.wait_for_function(LOOK, arg=self.last_seen)
        seen: dict[str, Any] = found.json_value()
        return Seen(**seen)

    def step(self) -> bool:
        """Click one thing; False if the game is over."""
        seen = self.look()
        self.last_seen = seen.state
        if seen.over:
            return False
        self.watch(self.page)
        self.picks += 1
        assert self.picks < MANY
        if seen.covered or seen.scene:
            self.page.get_by_test_id("uncover" if seen.covered else "continue").click()
            return True
        fill = self.page.get_by_test_id("fill")
        if fill.count():  # to lay every monster by itself would take for ever
            fill.click()
            return True
        places = [place for place, thing in enumerate(seen.things) if thing not in self.avoid]
        if seen.confirm and (not places or self.random.random() < 0.5):
            self.page.get_by_test_id("confirm").click()
        else:
            # What a tap has made possible is mostly what it was for.
            new = [place for place in places if seen.things[place] not in self.last_things]
            likely = new if new and self.random.random() < 0.6 else places
            self.press(self.random.choice(likely or range(len(seen.things))))
        self.last_things = frozenset(seen.things)
        return True

    def press(self, place: int) -> None:
        """A real click: it fails if the element is covered by another."""
        self.page.locator(f"[data-to-press='{place}']").click()

    def settle(self) -> int:
        """Wait until the server has answered; the number of the last entry."""
        while self.page.wait_for_function(SETTLED).json_value() == "scene":
            self.page.get_by_test_id("continue").click()
        return int(self.page.locator("[data-number]").get_attribute("data-number") or 0)

    def play_on(self) -> None:
        """Play to the end."""
        while self.step():
            pass
        expect(self.page.get_by_test_id("over")).to_be_visible()


def play_now(page: Page, server_url: str, game: str) -> None:
    """Start a game from the home page."""
    page.goto(server_url)
    page.get_by_role("button", name=f"Play now: {game}").click()


def new_table(page: Page, server_url: str, game: str, *choices: str, name: str = "Ann") -> None:
    """Create a table on its page, with these radio buttons selected."""
    page.goto(f"{server_url}/new/{game}")
    for choice in choices:
        # Opponents are called by name and level.
        named = re.compile(f"(^|, ){re.escape(choice)}$")
        page.get_by_role("radio", name=named).check(force=True)
    nickname = page.get_by_label("Your nickname")
    nickname.wait_for(state="attached")
    if not nickname.is_visible():  # against bots it hardly matters
        open_fold(page, "Table options")
    nickname.fill(name)
    page.get_by_role("button", name=re.compile("Start the game|Create the table")).click()
    expect(page).to_have_url(re.compile("/t/"))


def prompt(page: Page) -> str:
    """The prompt of the page."""
    return page.get_by_test_id("prompt").inner_text()


def open_fold(page: Page, title: str) -> None:
    """Open a collapsed section."""
    fold = page.locator("details").filter(has=page.locator("summary", has_text=title))
    if fold.get_attribute("open") is None:
        fold.locator("summary").click()

"""Somebody who plays by what the page shows: lit things, buttons, the confirmation."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

MANY = 3000
"""More picks than any game has."""

# Everything that can be pressed to go on, in the order of the page. What several drawings of the
# same thing offer is one thing; a way back is not a way on.
LOOK = """
(before) => {
  const covered = document.querySelector('[data-testid=uncover]');
  if (covered) return { covered: true, over: false, things: [], confirm: false };
  const table = document.querySelector('[data-number]');
  if (!table || table.dataset.busy) return null;
  const stand = [table.dataset.number, table.dataset.picked].join(': ');
  const over = document.querySelector('[data-testid=over]') !== null;
  const pressed = (thing) => thing.getAttribute('aria-pressed') === 'true';
  const things = [...document.querySelectorAll(
    '[data-number] .board :is([data-lit], .press.lit), [data-number] [data-word]'
  )].filter((thing) => !pressed(thing) && thing.getAttribute('aria-disabled') !== 'true');
  for (const old of document.querySelectorAll('[data-to-press]')) delete old.dataset.toPress;
  things.forEach((thing, place) => thing.setAttribute('data-to-press', place));
  const confirm = document.querySelector('[data-testid=confirm]') !== null;
  if (stand === before || (!over && !things.length && !confirm)) return null;
  const words = things.map((thing) => thing.dataset.word ?? '');
  return { covered: false, over, things: words, confirm, stand };
}
"""

SETTLED = """
() => {
  const table = document.querySelector('[data-number]');
  return table !== null && !table.dataset.busy;
}
"""


@dataclass
class Seen:
    """What can be done on a page now."""

    covered: bool
    over: bool
    things: list[str]
    confirm: bool
    stand: str = ""


@dataclass
class Player:
    """Picks lit things at random, the same for the same seed, until the game is over."""

    page: Page
    random: Random
    avoid: tuple[str, ...] = ()
    """Words that would go on for ever, such as offers of exchange."""
    watch: Callable[[Page], None] = field(default=lambda page: None)
    stand: str = ""
    picks: int = 0

    def look(self) -> Seen:
        """Wait until it is my turn again, or the game is over."""
        found = self.page.wait_for_function(LOOK, arg=self.stand)
        told: dict[str, Any] = found.json_value()
        return Seen(**told)

    def step(self) -> bool:
        """Press one thing; False if the game is over."""
        seen = self.look()
        self.stand = seen.stand
        if seen.over:
            return False
        self.watch(self.page)
        self.picks += 1
        assert self.picks < MANY
        if seen.covered:
            self.page.get_by_test_id("uncover").click()
            return True
        places = [place for place, word in enumerate(seen.things) if word not in self.avoid]
        if seen.confirm and (not places or self.random.random() < 0.5):
            self.page.get_by_test_id("confirm").click()
        else:
            self.press(self.random.choice(places or range(len(seen.things))))
        return True

    def press(self, place: int) -> None:
        """A real click: what lies under something else cannot be pressed."""
        self.page.locator(f"[data-to-press='{place}']").click()

    def settle(self) -> int:
        """Wait until what was pressed has been answered; the number of the last entry."""
        self.page.wait_for_function(SETTLED)
        return int(self.page.locator("[data-number]").get_attribute("data-number") or 0)

    def play_on(self) -> None:
        """To the end."""
        while self.step():
            pass
        expect(self.page.get_by_test_id("over")).to_be_visible()


def play_now(page: Page, house: str, game: str) -> None:
    """From the entrance straight into a game."""
    page.goto(house)
    page.get_by_role("button", name=f"Play now: {game}").click()


def new_table(page: Page, house: str, game: str, *choices: str, name: str = "Ann") -> None:
    """Make a table on its page, with these radio buttons chosen."""
    page.goto(f"{house}/new/{game}")
    page.get_by_label("Your nickname").fill(name)
    for choice in choices:
        page.get_by_role("radio", name=choice, exact=True).check(force=True)
    page.get_by_role("button", name="Make the table").click()
    expect(page).to_have_url(re.compile("/t/"))


def prompt(page: Page) -> str:
    """What the page asks."""
    return page.get_by_test_id("prompt").inner_text()


def open_fold(page: Page, title: str) -> None:
    """Open what can wait under its own line."""
    fold = page.locator("details").filter(has=page.locator("summary", has_text=title))
    if fold.get_attribute("open") is None:
        fold.locator("summary").click()

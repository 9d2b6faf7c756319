"""A person's game of Go RPG in the browser: clicks, and seconds of waiting for the others.

python -m benchmarks.gorpg_page --tempo instant

The decisions of one seat are those of a bot; they are made on the page by real clicks, with what
the page suggests where it does. It needs the setup of the browser tests.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Locator, Page, sync_playwright
from rich.console import Console
from rich.table import Table as Sheet
from tests.browser.browsers import FLAGS, find_browser, open_context
from tests.server.http_tables import create_table
from tests.server_process import ServerProcess, http_client

from futago.bots import chosen_action, make_bot
from futago.chance import derived_seed
from futago.game import Action, Game, Json, State
from futago.gorpg.rules.actions import Attack, Buy, Equip, Hire, Quest
from futago.table.reading import read_table
from futago.table.sqlite import SqliteJournal
from futago.table.table import Table

SEAT: Final = "p1"
GAMES: Final[dict[str, dict[str, Json]]] = {
    "four parties": {"players": 4},
    "solo": {"players": 1, "mode": "solo"},
}
FIGHTS: Final = ("resolve", "suggested")
"""What the page offers instead of attacks that one puts together by oneself, best first."""
BEST: Final = "equip-best"
PROPOSED: Final = "[data-testid=confirm]"
NOTHING: Final = "[data-testid=notice]"
READY: Final = """
(number) => {
  const table = document.querySelector('[data-number]');
  if (!table || table.dataset.busy || Number(table.dataset.number) < number) return null;
  if (document.querySelector('[data-testid=over]')) return 'over';
  return table.querySelector('[data-tap]') ? 'turn' : null;
}
"""

CONFIRM: Final = "document.querySelector('[data-testid=confirm]')"
ACCEPTED: Final = (
    "(number) => Number(document.querySelector('[data-number]').dataset.number) > number"
)
MOVED: Final = f"(number) => !!document.querySelector('[data-busy]') || ({ACCEPTED})(number)"
"""Whether a move is on its way, or was accepted."""


@dataclass
class Played:
    """What a game took."""

    clicks: Counter[str] = field(default_factory=Counter)
    """By kind of decision."""
    waited: float = 0.0
    """Seconds from the acceptance of a move to the next turn."""
    seconds: float = 0.0


class Person:
    """Plays one seat by clicks."""

    def __init__(self, page: Page, server: ServerProcess, id: str) -> None:
        self.page, self.file, self.id = page, server.file, id
        self.played = Played()
        # Playwright has the event loop of this thread.
        self.reader = ThreadPoolExecutor(1)

    def table(self) -> Table:
        """The table as the server has stored it."""
        return self.reader.submit(asyncio.run, self.load()).result()

    async def load(self) -> Table:
        journal = await SqliteJournal.open(self.file)
        stored = await journal.load(self.id)
        await journal.close()
        assert stored is not None
        return read_table(stored)

    def play(self) -> Played:
        """Play to the end."""
        begin = time.monotonic()
        while True:
            asked = time.monotonic()
            table = self.turn()
            if table is None:
                break
            self.played.waited += time.monotonic() - asked
            self.decide(table)
        self.played.seconds = time.monotonic() - begin
        return self.played

    def turn(self) -> Table | None:
        """The table at the next turn, once the page shows it; None if the game is over."""
        number = 0
        while True:
            if self.page.wait_for_function(READY, arg=number).json_value() == "over":
                return None
            table = self.table()
            shown = self.page.locator("[data-number]").get_attribute("data-number")
            if SEAT in table.movers and shown == str(table.number):
                return table
            number = table.number

    def decide(self, table: Table) -> None:
        action = self.decision(table.match.game, table.state)
        kind, *ids = str(action).split()
        if isinstance(action, Attack):
            self.shortcut(kind, *FIGHTS)
        elif isinstance(action, Quest):
            # The page proposes who goes there, and deals out the items.
            self.page.get_by_test_id("odds").get_by_text("%").first.wait_for()
            self.tap(kind, "slot", action.slot)
        elif isinstance(action, Buy | Hire) and self.shortcut(kind, "suggest-wares"):
            pass
        else:
            ready = table.state.view(SEAT).as_json()["phase"] == "ready"
            if ready and self.shortcut("equip", BEST):
                self.confirm("equip", table.number)
                return
            self.tap_all(kind, ids, table.number)
        self.confirm(kind, table.number)

    def decision(self, game: Game, state: State) -> Action:
        """What a bot would do; how items are dealt out is left to the page."""
        state, number = state.copy(), 0
        while True:
            seed = derived_seed("a person", self.id, number)
            bot = make_bot("player", game, state.options, SEAT, seed)
            action = chosen_action(bot, state, SEAT)
            if not isinstance(action, Equip):
                return action
            state.apply(SEAT, action)
            number += 1

    # ------------------------------------------------------------ clicks

    def click(self, kind: str, element: Locator) -> None:
        element.first.click()
        self.played.clicks[kind] += 1

    def shortcut(self, kind: str, *names: str) -> bool:
        """Click the first of these buttons; whether one is there, and knows something."""
        for name in names:
            button = self.page.get_by_test_id(name)
            if button.count() and button.first.is_visible():
                self.click(kind, button)
                if name not in FIGHTS:
                    self.page.locator(f"{PROPOSED}, {NOTHING}").first.wait_for()
                    return self.page.locator(PROPOSED).count() > 0
                return True
        return False

    def thing(self, what: str, id: str) -> Locator:
        return self.page.locator(f"[data-number] [data-tap='{what}:{id}']:visible")

    def tap(self, kind: str, what: str, id: str) -> None:
        """Choose a thing, after the word that leads to it if need be."""
        found, word = self.thing(what, id), self.thing("word", kind)
        found.or_(word).first.wait_for()
        if not found.count() and word.first.get_attribute("aria-pressed") != "true":
            self.click(kind, word)
        if found.first.get_attribute("aria-pressed") != "true":
            self.click(kind, found)

    def tap_all(self, kind: str, ids: list[str], number: int) -> None:
        """Choose everything that a move names; what the page has chosen already stays chosen, and
        what it proposes as payment is taken."""
        if kind in ("buy", "hire"):
            end = next((n for n, id in enumerate(ids) if id in HEADINGS), len(ids))
            ids = [id for id in ids[:end] if id != "dismiss"]
        if not ids:
            self.click(kind, self.thing("word", kind))
        for n, id in enumerate(ids):
            # Where only one answer is left, the page gives it.
            if n and self.page.evaluate(MOVED, number):
                return
            self.tap(kind, THINGS[kind][min(n, len(THINGS[kind]) - 1)], id)

    def confirm(self, kind: str, number: int) -> None:
        """Confirm if the page asks for it, and wait until the server has accepted."""
        confirm = self.page.get_by_test_id("confirm")
        self.page.wait_for_function(f"(number) => {CONFIRM} || ({MOVED})(number)", arg=number)
        if confirm.count() and not self.page.evaluate(MOVED, number):
            self.click(kind, confirm)
        self.page.wait_for_function(ACCEPTED, arg=number)


THINGS: Final = {
    "muster": ("hero",),
    "strike": ("monster", "hero"),
    "retreat": ("trophy",),
    "dismiss": ("hero",),
    "buy": ("item",),
    "hire": ("hero",),
}
"""What the words of a move name, in their order; the last kind stands for all that follow."""
HEADINGS: Final = frozenset(("pay", "items", "trophies", "coins"))
"""What follows them is what is paid."""


def play(browser: Browser, options: dict[str, Json], rivals: str, tempo: str) -> Played:
    """One game at a server of its own, with the pace of bots that a usual server has."""
    seats = {f"p{n}": rivals for n in range(2, int(options["players"]) + 1)} | {SEAT: "me"}
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(Path(folder), bot_pace=1) as server,
    ):
        with http_client(server.address) as client:
            id, token = create_table(client, "gorpg", seats, options)
        context = open_context(browser, reduced_motion="no-preference")
        context.add_cookies([{"name": "futago", "value": token, "url": server.address}])
        kept = f'{{"tempo":"{tempo}","sound":false}}'
        context.add_init_script(f"localStorage.setItem('futago', '{kept}')")
        page = context.new_page()
        page.goto(f"{server.address}/t/{id}")
        played = Person(page, server, id).play()
        context.close()
    return played


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.gorpg_page", description=__doc__)
    parser.add_argument("--rivals", default="player", help="the level of the rivals")
    parser.add_argument("--tempo", nargs="*", default=["watch", "quick", "instant"])
    parser.add_argument("--only", choices=GAMES, help="one of the games")
    asked = parser.parse_args()
    sheet = Sheet("game", "tempo", "clicks", "waited", "seconds", "clicks by decision")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=find_browser(playwright), args=list(FLAGS)
        )
        for name, options in GAMES.items():
            if asked.only not in (None, name):
                continue
            # Nobody waits for others alone.
            for tempo in asked.tempo if int(options["players"]) > 1 else ["instant"]:
                played = play(browser, options, asked.rivals, tempo)
                kinds = ", ".join(f"{kind} {n}" for kind, n in played.clicks.most_common())
                figures = (f"{played.waited:.1f} s", f"{played.seconds:.0f} s", kinds)
                sheet.add_row(name, tempo, str(played.clicks.total()), *figures)
        browser.close()
    Console(width=140).print(sheet)
    return 0


if __name__ == "__main__":
    sys.exit(main())

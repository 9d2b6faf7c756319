"""Every screen of the browser client, and how to get there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from playwright.sync_api import Page, expect

from futago.goryo.puzzles import puzzles

from .prepared_tables import BotGame, Condition, TableMaker, find_moment, phase, played

GORYO = BotGame("goryo")
HONOUR = BotGame("goryo", (("enforcement", "honour"),))
ADVANCED = BotGame("goryo", (("variant", "genjutsu"),))
CURSED = BotGame("goryo", (("edition", "2019"), ("variant", "cursed-object")))
GORPG = BotGame("gorpg")
TRADING = BotGame("gorpg", (("trading", True),), "random")
OVERLORD = BotGame("gorpg", (("mode", "overlord"),))
SOLO = BotGame("gorpg", (("mode", "solo"),))


@dataclass(frozen=True)
class Screen:
    """A screen: its name, its path, and what to click there."""

    name: str
    path: Callable[[TableMaker], str]
    then: Callable[[Page, TableMaker], None] | None = None
    expected_errors: str | None = None
    """A pattern of the errors that the browser reports here, as part of what is tested."""


def at(path: str) -> Callable[[TableMaker], str]:
    return lambda tables: path


def table(
    game: BotGame, condition: Condition, mine: Sequence[str], share: float = 0.5
) -> Callable[[TableMaker], str]:
    """A table where the condition holds, seen from these seats."""
    return lambda tables: f"/t/{tables.table(game, find_moment(game, condition, share), mine)}"


def ended(game: BotGame, mine: Sequence[str]) -> Callable[[TableMaker], str]:
    """A table whose game has just ended."""

    def path(tables: TableMaker) -> str:
        moves = played(game)[0]["moves"]
        last = max(n for n, move in enumerate(moves) if move["by"] in played(game)[0]["seats"])
        id = tables.table(game, last, mine)
        tables.play(id, moves[last])
        return f"/t/{id}"

    return path


def replay_of(game: BotGame) -> Callable[[TableMaker], str]:
    """The replay of a finished game, at move 20."""
    return lambda tables: f"/t/{tables.imported(game)}/replay?move=20&seat=above"


def replays(tables: TableMaker) -> str:
    """Finished games of every kind: imported with two and with more players, and against a bot."""
    tables.imported(GORYO)
    tables.imported(TRADING)
    seats = {"goryo": {"who": "me"}, "samurai": {"who": "bot", "bot": "novice"}}
    id = tables.create("goryo", {}, {"seats": seats})
    resigned = tables.ann.post(f"/api/tables/{id}/resign", json={})
    assert resigned.status_code < 300, resigned.text
    return "/replays"


def waiting(tables: TableMaker) -> str:
    seats = {"goryo": {"who": "me"}, "samurai": {"who": "open"}}
    return f"/t/{tables.create('goryo', {}, {'seats': seats, 'title': 'Sunday'})}"


def invited(tables: TableMaker) -> str:
    """A table to which Bob invites."""
    seats = {"goryo": {"who": "me"}, "samurai": {"who": "open"}}
    settings = {"name": "Bob", "public": True, "seats": seats}
    made = tables.bob.post("/api/tables", json={"game": "goryo", "settings": settings})
    return f"/t/{made.json()['id']}"


def watched(tables: TableMaker) -> str:
    """Somebody else's game."""
    settings = {"name": "Bob", "public": True}
    made = tables.bob.post("/api/tables", json={"game": "goryo", "settings": settings})
    return f"/t/{made.json()['id']}"


def offered(tables: TableMaker) -> str:
    """A table with a clock, a chat message, advice that was agreed to and used, and Bob's offer to
    pause."""
    seats = {"goryo": {"who": "open"}, "samurai": {"who": "me"}}
    clock = {"kind": "game", "seconds": 900, "increment": 10}
    settings = {"seats": seats, "public": True, "clock": clock}
    id = tables.create("goryo", {}, settings)
    tables.bob.post(f"/api/tables/{id}/seats/goryo", json={"name": "Bob"})
    tables.bob.post(f"/api/tables/{id}/chat", json={"text": "Miau", "name": "Bob"})
    tables.ann.post(f"/api/tables/{id}/offers", json={"what": "advice"})
    tables.bob.post(f"/api/tables/{id}/answers", json={"yes": True})
    tables.ann.get(f"/api/tables/{id}/belief")
    tables.bob.post(f"/api/tables/{id}/offers", json={"what": "pause"})
    return f"/t/{id}"


def refused(tables: TableMaker) -> str:
    """Somebody else's private table."""
    made = tables.bob.post("/api/tables", json={"game": "goryo"}).json()
    return f"/t/{made['id']}"


# ---------------------------------------------------------------- what to click


def open_folds(page: Page, tables: TableMaker) -> None:
    """Open all collapsed sections."""
    closed = "details:not([open])"
    while page.locator(closed).count():
        page.eval_on_selector_all(closed, "folds => folds.forEach(fold => (fold.open = true))")


COACH_TIMEOUT_MS = 120_000
"""Enough for the coach on a busy machine."""
LIT = "[data-tap]:not([aria-pressed=true])"
AT_REST = "() => !document.querySelector('[aria-busy=true]')"


def pick(count: int) -> Callable[[Page, TableMaker], None]:
    """Click the first highlighted thing that many times, or until there is a move to confirm."""

    def then(page: Page, tables: TableMaker) -> None:
        for _ in range(count):
            page.wait_for_selector(f"[data-testid=confirm], {LIT}")
            page.wait_for_function(AT_REST)
            if page.get_by_test_id("confirm").count():
                return
            page.locator(LIT).first.click()

    return then


def end_round(page: Page, tables: TableMaker) -> None:
    """End the round while the page is open."""
    id = page.url.rsplit("/", 1)[-1]
    move = find_moment(GORYO, round_ends, 0.5)
    tables.play(id, played(GORYO)[0]["moves"][move])
    expect(page.locator(".scene")).to_be_attached()


def round_ends(now: dict[str, object], then: dict[str, object]) -> bool:
    return now["phase"] == "act" and then["phase"] in ("plan", "seal")


def open_resign_dialog(page: Page, tables: TableMaker) -> None:
    page.locator(".tools button").last.click()
    expect(page.locator("dialog[open]")).to_be_visible()


def ask_why(page: Page, tables: TableMaker) -> None:
    page.locator(".why").first.click()
    expect(page.locator(".answer:popover-open")).to_be_visible()


def change_palace(page: Page, tables: TableMaker) -> None:
    """Damage a palace in several ways; its faults are marked."""
    for tool, places in {"water": ("c3",), "nw": ("e2", "e3"), "bridge": ()}.items():
        page.locator(f"[data-tap='tool:{tool}']").check(force=True)
        for place in places:
            page.locator(f"[data-tap='square:{place}']").click()
    expect(page.get_by_test_id("verdict").locator("li")).to_have_count(4)


def play_in_palace(page: Page, tables: TableMaker) -> None:
    page.get_by_test_id("play").click()
    expect(page.locator("dialog[open] [type=radio]").first).to_be_attached()


def ask_coach(page: Page, tables: TableMaker) -> None:
    """Ask the coach, unless his report is there already, and open all sections."""
    page.wait_for_selector("[data-testid=ask-coach], .coach")
    if page.get_by_test_id("ask-coach").count():
        page.get_by_test_id("ask-coach").click()
    page.wait_for_selector(".coach", timeout=COACH_TIMEOUT_MS)
    page.get_by_role("switch").last.press(" ")
    expect(page.get_by_test_id("ways")).not_to_be_empty()
    open_folds(page, tables)


def ask_hint(page: Page, tables: TableMaker) -> None:
    """Agree with Bob to allow advice, and ask the coach."""
    id = page.url.rsplit("/", 1)[-1]
    tables.ann.post(f"/api/tables/{id}/offers", json={"what": "advice"}).raise_for_status()
    tables.bob.post(f"/api/tables/{id}/answers", json={"yes": True}).raise_for_status()
    page.get_by_test_id("hint").click()
    page.wait_for_selector(".hint [role=status] li", timeout=COACH_TIMEOUT_MS)


def uncover_screen(page: Page, tables: TableMaker) -> None:
    page.get_by_test_id("uncover").click()


def puzzle(seat: str) -> Callable[[TableMaker], str]:
    """The last and hardest puzzle of a seat."""
    last = next(puzzle for puzzle in reversed(puzzles().values()) if puzzle.seat == seat)
    return at(f"/puzzles/{last.id}")


def give_up_puzzle(page: Page, tables: TableMaker) -> None:
    """End the turn at once, and show the solution."""
    page.locator("[data-tap='word:done']").click()
    confirm, room = page.get_by_test_id("confirm"), page.locator("[data-verdict]")
    expect(page.locator("[data-testid=confirm], [data-verdict=wrong]").first).to_be_visible()
    if room.get_attribute("data-verdict") == "open":  # with cubes left it is asked once more
        confirm.click()
    expect(page.get_by_test_id("feedback")).not_to_be_empty()
    page.get_by_test_id("show").click()
    expect(page.get_by_test_id("way")).to_be_visible()


def play_out_puzzle(page: Page, tables: TableMaker) -> None:
    """Show the solution, and the line that follows it up to its end."""
    page.get_by_test_id("show").click()
    page.get_by_test_id("play-solution").click()
    line, forward = page.get_by_test_id("line"), page.get_by_test_id("line-next")
    for number in range(int(line.get_attribute("data-of") or 0)):
        if int(line.get_attribute("data-at") or 0) <= number:
            forward.click()
    expect(forward).to_be_disabled()


def own_games(tables: TableMaker) -> str:
    """One's games: one that goes on, and one that is over."""
    replays(tables)
    return "/games"


def open_statistics(page: Page, tables: TableMaker) -> None:
    page.get_by_role("tab").last.click()
    expect(page.locator("caption").first).to_be_visible()


def sign_up(page: Page, tables: TableMaker) -> None:
    """As somebody new, with recovery codes; the browser itself stays as it was."""
    cookies = page.context.cookies()
    page.context.clear_cookies()
    page.reload()
    page.get_by_role("textbox").first.fill("Ann")
    page.locator(".way button").last.click()
    expect(page.get_by_test_id("codes")).to_be_visible()
    page.context.add_cookies(cookies)  # type: ignore[arg-type]
    page.evaluate("localStorage.removeItem('futago-account')")


SCREENS = (
    Screen("home", at("/")),
    Screen("new goryo", at("/new/goryo"), open_folds),
    Screen("new gorpg", at("/new/gorpg"), open_folds),
    Screen("palaces", at("/palaces")),
    Screen("palace editor", at("/palaces/new?shape=windmill"), open_folds),
    Screen("palace with faults", at("/palaces/new?from=edo"), change_palace),
    Screen("play in a palace", at("/palaces/new?shape=stairs"), play_in_palace),
    Screen("learn", at("/learn")),
    Screen("lesson goryo", at("/learn/goryo-plan")),
    Screen("first night", at("/first-night")),
    Screen("first quest", at("/first-quest")),
    Screen("lesson gorpg", at("/learn/gorpg-battle")),
    Screen("puzzles", at("/puzzles")),
    Screen("puzzle goryo", puzzle("goryo")),
    Screen("puzzle samurai", puzzle("samurai"), give_up_puzzle),
    Screen("puzzle played out", puzzle("goryo"), play_out_puzzle),
    Screen("rules goryo", at("/rules/goryo")),
    Screen("rules gorpg", at("/rules/gorpg")),
    Screen("replays", replays),
    Screen("replay goryo", replay_of(GORYO), open_folds),
    Screen("replay gorpg", replay_of(GORPG)),
    Screen("coach", replay_of(CURSED), ask_coach),
    Screen("account", at("/account")),
    Screen("account signed in", at("/account"), sign_up),
    Screen("own games", own_games),
    Screen("statistics", own_games, open_statistics),
    Screen("missing", at("/nowhere"), expected_errors="404"),
    Screen("refused", refused, expected_errors="404|WebSocket"),
    Screen("waiting", waiting),
    Screen("invited", invited),
    Screen("watching", watched),
    Screen("offer and chat", offered, open_folds),
    Screen("cover", table(GORYO, phase("act", by="samurai"), ("goryo", "samurai"))),
    Screen("break", table(GORYO, phase("break"), ("goryo",))),
    Screen("plan", table(GORYO, phase("plan"), ("goryo",))),
    Screen("plan half picked", table(GORYO, phase("plan"), ("goryo",)), pick(2)),
    Screen("plan confirm", table(ADVANCED, phase("plan"), ("goryo",)), pick(20)),
    Screen("act", table(GORYO, phase("act", by="samurai"), ("samurai",)), open_folds),
    Screen("act why", table(GORYO, phase("act", by="samurai"), ("samurai",)), ask_why),
    Screen("act picked", table(CURSED, phase("act", by="samurai"), ("samurai",), 0.0), pick(1)),
    Screen("act hint", table(CURSED, phase("act", by="samurai"), ("samurai",)), ask_hint),
    Screen("plan hint", table(ADVANCED, phase("plan"), ("goryo",)), ask_hint),
    Screen("goryo waits", table(ADVANCED, phase("act", by="samurai"), ("goryo",))),
    Screen("samurai waits", table(GORYO, phase("plan"), ("samurai",), 1.0)),
    Screen("answer", table(HONOUR, phase("answer", by="goryo"), ("goryo",))),
    Screen("discovery", table(GORYO, round_ends, ("samurai",)), end_round),
    Screen("goryo over", ended(GORYO, ("samurai",)), open_folds),
    Screen("resign", table(GORYO, phase("act", by="samurai"), ("samurai",)), open_resign_dialog),
    Screen("muster", table(GORPG, phase("muster", by="p2"), ("p2",), 0.0)),
    Screen("quests", table(GORPG, phase("quests", by="p1"), ("p1",)), open_folds),
    Screen("quests of another", table(GORPG, phase("quests", by="p1"), ("p2",), 0.8)),
    Screen("battle", table(GORPG, phase("attack", by="p1"), ("p1",))),
    Screen("stand", table(GORPG, phase("stand", by="p2"), ("p2",))),
    Screen("hunters", table(GORPG, phase("hunters", by="p1"), ("p1",), 0.7)),
    Screen("mercenaries", table(GORPG, phase("mercenaries", by="p1"), ("p1",), 0.7)),
    Screen("trade", table(TRADING, phase("answer", by="p2"), ("p2",))),
    Screen("overlord lays", table(OVERLORD, phase("lay"), ("overlord",))),
    Screen("overlord strikes", table(OVERLORD, phase("strike"), ("overlord",))),
    Screen("party against overlord", table(OVERLORD, phase("quests", by="p1"), ("p1",))),
    Screen("ready", table(OVERLORD, phase("ready", by="p2"), ("p2",))),
    Screen("last battle", table(OVERLORD, phase("charge", by="p2"), ("p2",))),
    Screen("wrath", table(OVERLORD, phase("wrath"), ("overlord",))),
    Screen("solo", table(SOLO, phase("quests"), ("p1",))),
    Screen("scores", ended(GORPG, ("p1",)), open_folds),
)

ENTRY_SCREENS = (
    Screen("home", at("/")),
    Screen("Goryō", table(GORYO, phase("act", by="samurai"), ("samurai",))),
    Screen("Go RPG", table(GORPG, phase("attack", by="p1"), ("p1",))),
)
"""Where people usually arrive: the home page, and a table of each game."""

"""Every screen that the pages have, each with the way to it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from playwright.sync_api import Page, expect

from futago.puzzles import puzzles

from .moments import Fits, Stage, Story, moment_of, phase, told

GORYO = Story("goryo")
HONOUR = Story("goryo", (("enforcement", "honour"),))
ADVANCED = Story("goryo", (("variant", "genjutsu"),))
CURSED = Story("goryo", (("edition", "2019"), ("variant", "cursed-object")))
GORPG = Story("gorpg")
TRADING = Story("gorpg", (("trading", True),), "random")
OVERLORD = Story("gorpg", (("mode", "overlord"),))
SOLO = Story("gorpg", (("mode", "solo"),))


@dataclass(frozen=True)
class Screen:
    """A screen: its name, where it is, and what is pressed there."""

    name: str
    path: Callable[[Stage], str]
    then: Callable[[Page, Stage], None] = lambda page, stage: None
    complains: str | None = None
    """What the browser says here by itself, since that is the very situation."""


def at(path: str) -> Callable[[Stage], str]:
    return lambda stage: path


def table(
    story: Story, fits: Fits, mine: Sequence[str], share: float = 0.5
) -> Callable[[Stage], str]:
    """A table where a story comes to such a moment, seen from these seats."""
    return lambda stage: f"/t/{stage.table(story, moment_of(story, fits, share), mine)}"


def ended(story: Story, mine: Sequence[str]) -> Callable[[Stage], str]:
    """A table at which the last move has been made."""

    def path(stage: Stage) -> str:
        moves = told(story)[0]["moves"]
        last = max(n for n, move in enumerate(moves) if move["by"] in told(story)[0]["seats"])
        id = stage.table(story, last, mine)
        stage.play(id, moves[last])
        return f"/t/{id}"

    return path


def watched(story: Story) -> Callable[[Stage], str]:
    """The replay of a finished game, somewhere in its middle."""
    return lambda stage: f"/t/{stage.brought(story)}/replay?move=20&seat=above"


def replays(stage: Stage) -> str:
    """Finished games of every kind: brought ones of two and of more, and one against a bot."""
    stage.brought(GORYO)
    stage.brought(TRADING)
    seats = {"goryo": {"who": "me"}, "samurai": {"who": "bot", "bot": "novice"}}
    id = stage.made("goryo", {}, {"seats": seats})
    given_up = stage.ann.post(f"/api/tables/{id}/resign", json={})
    assert given_up.status_code < 300, given_up.text
    return "/replays"


def waiting(stage: Stage) -> str:
    seats = {"goryo": {"who": "me"}, "samurai": {"who": "open"}}
    return f"/t/{stage.made('goryo', {}, {'seats': seats, 'title': 'Sunday'})}"


def offered(stage: Stage) -> str:
    """A table with a clock at which Bob asks for a pause and has said something."""
    seats = {"goryo": {"who": "open"}, "samurai": {"who": "me"}}
    clock = {"kind": "game", "seconds": 900, "increment": 10}
    wish = {"seats": seats, "public": True, "clock": clock}
    id = stage.made("goryo", {}, wish)
    stage.bob.post(f"/api/tables/{id}/seats/goryo", json={"name": "Bob"})
    stage.bob.post(f"/api/tables/{id}/chat", json={"text": "Miau", "name": "Bob"})
    stage.bob.post(f"/api/tables/{id}/offers", json={"what": "pause"})
    return f"/t/{id}"


def refused(stage: Stage) -> str:
    """A private table of somebody else."""
    made = stage.bob.post("/api/tables", json={"game": "goryo"}).json()
    return f"/t/{made['id']}"


# ---------------------------------------------------------------- what is pressed


def folds(page: Page, stage: Stage) -> None:
    """Open whatever is folded."""
    closed = "details:not([open])"
    while page.locator(closed).count():
        page.eval_on_selector_all(closed, "folds => folds.forEach(fold => (fold.open = true))")


THINKING = 120_000
"""Milliseconds that the coach may take on a busy machine."""
LIT = "[data-lit=true]:is([data-space], [data-samurai]), button[data-word]"
AT_REST = "() => !document.querySelector('[aria-busy=true]')"


def picks(count: int) -> Callable[[Page, Stage], None]:
    """Pick the first thing that is lit, so many times, or until there is a move to confirm."""

    def then(page: Page, stage: Stage) -> None:
        for _ in range(count):
            page.wait_for_selector(f"[data-testid=confirm], {LIT}")
            page.wait_for_function(AT_REST)
            if page.get_by_test_id("confirm").count():
                return
            before = page.get_by_test_id("prompt").inner_text()
            page.locator(LIT).first.click()
            page.wait_for_function(
                "before => document.querySelector('[data-testid=prompt]')?.innerText !== before"
                " || document.querySelector('[data-testid=confirm]')",
                arg=before,
            )

    return then


def discovers(page: Page, stage: Stage) -> None:
    """The round ends while the page is open."""
    id = page.url.rsplit("/", 1)[-1]
    move = moment_of(GORYO, round_ends, 0.5)
    stage.play(id, told(GORYO)[0]["moves"][move])
    expect(page.locator(".scene")).to_be_attached()


def round_ends(now: dict[str, object], then: dict[str, object]) -> bool:
    return now["phase"] == "act" and then["phase"] in ("plan", "seal")


def resigns(page: Page, stage: Stage) -> None:
    page.locator(".tools button").last.click()
    expect(page.locator("dialog[open]")).to_be_visible()


def asks_why(page: Page, stage: Stage) -> None:
    page.locator(".why").first.click()
    expect(page.locator(".answer:popover-open")).to_be_visible()


def draws(page: Page, stage: Stage) -> None:
    page.locator(".row button").nth(1).click()
    expect(page.locator(".editor")).to_be_visible()


def asks_coach(page: Page, stage: Stage) -> None:
    """Asks the coach, unless he has spoken already, and opens all that he says."""
    page.wait_for_selector("[data-testid=ask-coach], .coach")
    if page.get_by_test_id("ask-coach").count():
        page.get_by_test_id("ask-coach").click()
    page.wait_for_selector(".coach", timeout=THINKING)
    page.get_by_role("switch").last.press(" ")
    expect(page.get_by_test_id("ways")).not_to_be_empty()
    folds(page, stage)


def asks_hint(page: Page, stage: Stage) -> None:
    page.get_by_test_id("hint").click()
    page.wait_for_selector(".hint [role=status] li", timeout=THINKING)


def uncovers(page: Page, stage: Stage) -> None:
    page.get_by_test_id("uncover").click()


def puzzle(seat: str) -> Callable[[Stage], str]:
    """The last, and hardest, puzzle of a seat."""
    last = next(puzzle for puzzle in reversed(puzzles().values()) if puzzle.seat == seat)
    return at(f"/puzzles/{last.id}")


def gives_up(page: Page, stage: Stage) -> None:
    """Ends the turn at once, and wants to see the solution."""
    page.locator("[data-word=done]").click()
    expect(page.get_by_test_id("said")).not_to_be_empty()
    page.get_by_test_id("show").click()
    expect(page.get_by_test_id("way")).to_be_visible()


SCREENS = (
    Screen("home", at("/")),
    Screen("new goryo", at("/new/goryo"), folds),
    Screen("new gorpg", at("/new/gorpg"), folds),
    Screen("palaces", at("/palaces")),
    Screen("palace editor", at("/palaces"), draws),
    Screen("learn", at("/learn")),
    Screen("lesson goryo", at("/learn/goryo-plan")),
    Screen("lesson gorpg", at("/learn/gorpg-battle")),
    Screen("puzzles", at("/puzzles")),
    Screen("puzzle goryo", puzzle("goryo")),
    Screen("puzzle samurai", puzzle("samurai"), gives_up),
    Screen("rules goryo", at("/rules/goryo")),
    Screen("rules gorpg", at("/rules/gorpg")),
    Screen("replays", replays),
    Screen("replay goryo", watched(GORYO), folds),
    Screen("replay gorpg", watched(GORPG)),
    Screen("coach", watched(CURSED), asks_coach),
    Screen("missing", at("/nowhere"), complains="404"),
    Screen("refused", refused, complains="404|WebSocket"),
    Screen("waiting", waiting),
    Screen("offer and chat", offered, folds),
    Screen("cover", table(GORYO, phase("act", by="samurai"), ("goryo", "samurai"))),
    Screen("break", table(GORYO, phase("break"), ("goryo",))),
    Screen("plan", table(GORYO, phase("plan"), ("goryo",))),
    Screen("plan half picked", table(GORYO, phase("plan"), ("goryo",)), picks(2)),
    Screen("plan confirm", table(ADVANCED, phase("plan"), ("goryo",)), picks(20)),
    Screen("act", table(GORYO, phase("act", by="samurai"), ("samurai",)), folds),
    Screen("act why", table(GORYO, phase("act", by="samurai"), ("samurai",)), asks_why),
    Screen("act picked", table(CURSED, phase("act", by="samurai"), ("samurai",)), picks(1)),
    Screen("act hint", table(CURSED, phase("act", by="samurai"), ("samurai",)), asks_hint),
    Screen("plan hint", table(ADVANCED, phase("plan"), ("goryo",)), asks_hint),
    Screen("goryo waits", table(ADVANCED, phase("act", by="samurai"), ("goryo",))),
    Screen("samurai waits", table(GORYO, phase("plan"), ("samurai",), 1.0)),
    Screen("answer", table(HONOUR, phase("answer", by="goryo"), ("goryo",))),
    Screen("discovery", table(GORYO, round_ends, ("samurai",)), discovers),
    Screen("goryo over", ended(GORYO, ("samurai",)), folds),
    Screen("resign", table(GORYO, phase("act", by="samurai"), ("samurai",)), resigns),
    Screen("muster", table(GORPG, phase("muster", by="p2"), ("p2",), 0.0)),
    Screen("quests", table(GORPG, phase("quests", by="p1"), ("p1",)), folds),
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
    Screen("scores", ended(GORPG, ("p1",)), folds),
)

FIRST = (
    Screen("home", at("/")),
    Screen("Goryō", table(GORYO, phase("act", by="samurai"), ("samurai",))),
    Screen("Go RPG", table(GORPG, phase("attack", by="p1"), ("p1",))),
)
"""Where people come first: the house, and a table of each game."""

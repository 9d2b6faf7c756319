"""Choices as a person makes them: in any order, changed at will, sent as one request."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, TypeVar

import pytest
from playwright.sync_api import Browser, Page, expect

from futago.choices.paths import next_targets
from futago.choices.payments import cheapest
from futago.choices.questions import Assign, One, Path, Pay, Question
from futago.choices.recognition import accepts
from futago.game import State, listed
from futago.record import replay

from .conftest import NewPage
from .player import Player, new_table
from .prepared_tables import BotGame, played
from .screen_visits import table_at, table_maker
from .screens import GORPG, GORYO
from .sent_messages import SentMessages

Q = TypeVar("Q", bound=Question)
Found = tuple[int, str, State, Q]
"""After how many moves, who is to move, the state, and the question."""


def moments(game: BotGame, kind: type[Q], option: str = "") -> Iterator[Found[Q]]:
    """Where somebody is asked a question of this kind, or has it as an option of this name."""
    for number, (_, _, state) in enumerate(replay(played(game)[0]), 1):
        for seat in state.movers:
            asked = state.choice(seat).question
            if isinstance(asked, One) and option:
                asked = next((o.then for o in asked.options if o.id == option), None)
            if isinstance(asked, kind):
                yield number, seat, state, asked


def first(found: Iterator[Found[Q]], fits: Callable[[Q], bool]) -> Found[Q]:
    """The first moment whose question fits."""
    return next(moment for moment in found if fits(moment[3]))


def tap(page: Page, kind: str, id: str) -> None:
    page.locator(f'[data-tap="{kind}:{id}"]').first.click()


def confirm(page: Page) -> None:
    """Confirm, and wait until the move is made."""
    before = page.locator("[data-number]").get_attribute("data-number")
    page.get_by_test_id("confirm").click()
    expect(page.locator("[data-number]")).not_to_have_attribute("data-number", before or "")


def draft(page: Page) -> dict[str, Any]:
    """The half-made answer."""
    found: dict[str, Any] = json.loads(
        page.locator("[data-draft]").get_attribute("data-draft") or ""
    )
    return found


# ---------------------------------------------------------------- buying


def two_wares(question: Pay) -> list[str] | None:
    """Two wares that can be paid together."""
    for one in question.wares:
        for other in question.wares:
            if one.id < other.id and cheapest(question, one.value + other.value):
                return [one.id, other.id]
    return None


@pytest.mark.parametrize("order", [1, -1])
def test_two_items_are_bought_in_either_order_at_the_same_price(
    browser: Browser, server_url: str, order: int
) -> None:
    number, seat, _, question = first(
        moments(GORPG, Pay, "buy"), lambda q: two_wares(q) is not None
    )
    wares = two_wares(question) or []
    price = sum(ware.value for ware in question.wares if ware.id in wares)
    payment = cheapest(question, price)
    assert payment is not None
    with table_at(browser, server_url, GORPG, number, seat) as (page, sent, _):
        for ware in wares[::order]:
            tap(page, "item", ware)
        confirm(page)
        (answer,) = sent.moves
        words = answer[0].split()
        assert set(words[1 : words.index("pay")]) == set(wares)
        paid = [means for means in question.means if means.id in words[words.index("pay") + 1 :]]
        assert sum(means.value for means in paid) == payment.total


def test_the_cheapest_payment_is_proposed_and_can_be_changed(
    browser: Browser, server_url: str
) -> None:
    def dearer(question: Pay) -> str | None:
        """Something that is not in the cheapest payment for the first ware."""
        found = cheapest(question, question.wares[0].value)
        spare = [m.id for m in question.means if found and m not in found.means]
        return spare[0] if spare else None

    number, seat, _, question = first(moments(GORPG, Pay, "buy"), lambda q: dearer(q) is not None)
    ware, other = question.wares[0], dearer(question)
    payment = cheapest(question, ware.value)
    assert payment is not None
    with table_at(browser, server_url, GORPG, number, seat) as (page, _, _):
        tap(page, "item", ware.id)
        chosen = '[data-tap^="trophy:"][aria-pressed=true]'
        expect(page.locator(chosen)).to_have_count(len(payment.means))
        expect(page.get_by_test_id("confirm")).to_be_visible()
        for means in payment.means:  # put the proposal aside, and pay with something else
            tap(page, "trophy", means.id)
        expect(page.get_by_test_id("confirm")).to_have_count(0)
        tap(page, "trophy", other or "")
        expect(page.locator(f'[data-tap="trophy:{other}"]').first).to_have_attribute(
            "aria-pressed", "true"
        )
        tap(page, "proposal", "proposal")
        expect(page.locator(chosen)).to_have_count(len(payment.means))


# ---------------------------------------------------------------- equipping


def free_item(question: Assign) -> tuple[str, str] | None:
    """An item that nobody carries, and a hero with items and room for it."""
    carried = {item for holder in question.holders for item in holder.holds}
    free = [item.id for item in question.things if item.id not in carried]
    room = [h.id for h in question.holders if h.holds and len(h.holds) < h.most]
    return (free[0], room[0]) if free and room else None


def test_a_hero_is_equipped_by_moving_one_item(browser: Browser, server_url: str) -> None:
    number, seat, before, question = first(
        moments(GORPG, Assign, "equip"), lambda q: free_item(q) is not None
    )
    item, hero = free_item(question) or ("", "")
    with table_at(browser, server_url, GORPG, number, seat) as (page, sent, id):
        tap(page, "word", "equip")
        tap(page, "item", item)
        tap(page, "hero", hero)
        confirm(page)
        assert len(sent.requests) == 1
        view = table_maker(server_url).ann.get(f"/api/tables/{id}?seat={seat}").json()["view"]
    party = before.view(seat).as_json()["parties"][seat]
    was = {one["card"]: set(one["items"]) for one in party["heroes"]}
    now = {one["card"]: set(one["items"]) for one in view["parties"][seat]["heroes"]}
    assert now == {**was, hero: was[hero] | {item}}, "what it carried before stays"


# ---------------------------------------------------------------- her plan


def steps_of(state: State, seat: str, question: Path) -> list[str]:
    """The spaces to tap after the start, for a plan without powers that has a choice of targets."""
    for action in listed(state.legal_actions(seat)):
        plan = str(action).split()
        if len(plan) == 7 and len(next_targets(question, plan[1:5])) > 1:
            return [word for word in plan[2:] if word != ">"]
    raise AssertionError("every path has only one target")


def test_a_plan_is_drawn_redrawn_and_confirmed_with_one_request(
    browser: Browser, server_url: str
) -> None:
    number, seat, state, question = first(moments(GORYO, Path), lambda q: bool(q.near))
    wanted = steps_of(state, seat, question)
    with table_at(browser, server_url, GORYO, number, seat) as (page, sent, _):
        for space in wanted[:2]:
            tap(page, "space", space)
        expect(page.locator("[data-space][aria-label*='your step']")).to_have_count(3)
        tap(page, "space", wanted[0])  # back to the first step
        expect(page.locator("[data-space][aria-label*='your step']")).to_have_count(2)
        for space in wanted[1:]:
            tap(page, "space", space)
        confirm(page)
        assert len(sent.requests) == 1
        assert accepts(question, sent.moves[0])


def test_the_target_is_the_next_step_and_sprint_is_apart(browser: Browser, server_url: str) -> None:
    number, seat, state, question = first(
        moments(GORYO, Path), lambda q: any(power.place == "longer" for power in q.powers)
    )
    *path, _ = steps_of(state, seat, question)
    with table_at(browser, server_url, GORYO, number, seat) as (page, _, _):
        for space in path:
            tap(page, "space", space)
        lit = page.locator('.board [data-tap^="space:"]:not([aria-pressed=true])')
        spaces = {str(one.get_attribute("data-space")) for one in lit.all()}
        assert spaces == set(next_targets(question, draft(page)["path"]))
        sprint = page.locator('[data-tap="power:sprint"]')
        expect(sprint).to_be_visible()
        expect(sprint).not_to_have_attribute("aria-pressed", "true")
        sprint.click()
        lit.first.click()
        assert len(draft(page)["path"]) == question.most + 1, "it is one more step, not the target"


# ---------------------------------------------------------------- requests


@pytest.mark.parametrize(
    ("game", "choices", "seed"), [("goryo", ("random",), 3), ("gorpg", ("random",), 4)]
)
def test_every_move_is_one_request(
    new_page: NewPage, server_url: str, game: str, choices: tuple[str, ...], seed: int
) -> None:
    page = new_page()
    sent = SentMessages(page)
    new_table(page, server_url, game, *choices)
    player = Player(page, Random(seed), ("word:trade",))
    for _ in range(150):
        if not player.step():
            break
    player.settle()
    assert len(sent.moves) > 5
    assert [message for message in sent.requests if message["type"] != "move"] == []
    numbers = [message["number"] for message in sent.requests]
    assert len(set(numbers)) == len(numbers), "no move is sent twice"


def test_a_half_made_choice_survives_a_reload(browser: Browser, server_url: str) -> None:
    number, seat, state, question = first(moments(GORYO, Path), lambda q: bool(q.near))
    with table_at(browser, server_url, GORYO, number, seat) as (page, _, _):
        for space in steps_of(state, seat, question)[:2]:
            tap(page, "space", space)
        before = draft(page)
        page.reload()
        expect(page.locator("[data-draft]")).to_be_visible()
        assert draft(page) == before

"""What a party sees before it decides, and what became of it: on quests, in battles and in town."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect

from futago.coach import suggestion
from futago.coach.report import Suggestion
from futago.game import SPECTATOR
from futago.games import game_named
from futago.record import replay

from .prepared_tables import find_moment, phase, played
from .screen_visits import table_at
from .screens import GORPG

LONG = 10_000
"""Milliseconds: longer than anything is held."""


@cache
def fights() -> tuple[tuple[int, str, Suggestion], ...]:
    """Where monsters have just been turned up: after how many moves, who is to attack them, and how
    that usually goes on."""
    record = played(GORPG)[0]
    game, found, before = game_named("gorpg"), list[tuple[int, str, Suggestion]](), ""
    for number, (_, _, state) in enumerate(replay(record), 1):
        now = state.view(SPECTATOR).as_json()["phase"]
        if now == "attack" and before == "quests":
            (seat,) = state.movers
            position = state.position(SPECTATOR)
            found.append((number, seat, suggestion(game, record["options"], seat, position)))
        before = now
    return tuple(found)


def fight(end: str, attacks: int = 1) -> tuple[int, str]:
    """A go of at least so many moves that leads to this end."""
    return next(
        (number, seat)
        for number, seat, found in fights()
        if found.text and found.text.args["end"] == end and len(found.moves) >= attacks
    )


def own(view: dict[str, Any]) -> dict[str, list[str]]:
    """The party that is to move."""
    party: dict[str, list[str]] = view["parties"][view["movers"][0]]
    return party


def places(page: Page) -> Locator:
    return page.locator("[data-slot]:has(.press.lit)")


def chosen(page: Page) -> Locator:
    """The heroes who are to go on a quest."""
    return page.locator(".own [data-tap^='hero:'][aria-pressed=true]")


def test_bonus_and_odds_are_seen_before_a_quest_is_chosen(
    browser: Browser, server_url: str
) -> None:
    number = find_moment(GORPG, phase("quests", by="p1"))
    with table_at(browser, server_url, GORPG, number, "p1") as (page, _, _):
        preview = page.get_by_test_id("preview")
        expect(preview).to_contain_text("Point at a location")
        for place in places(page).all():
            odds = place.get_by_test_id("odds")
            expect(odds).to_have_text(re.compile(r"Cleared \d+%\s*Losses \d+%"))
            place.locator(".press").hover()
            expect(preview).to_have_text(re.compile(r"Attack \d+.*hidden monster.*attack"))
            expect(page.get_by_test_id("attack-there").first).to_have_text(
                re.compile(r"Attack \d+")
            )
        expect(chosen(page)).to_have_count(0)


def test_a_location_is_chosen_with_the_usual_group_which_can_be_changed(
    browser: Browser, server_url: str
) -> None:
    number = find_moment(GORPG, phase("quests", by="p1"))
    with table_at(browser, server_url, GORPG, number, "p1") as (page, sent, _):
        first, second, *_ = places(page).all()
        first.locator(".press").click()
        expect(page.get_by_text("attacked first", exact=True)).to_have_count(1)
        before = page.get_by_test_id("preview").inner_text()
        heroes = chosen(page).count()
        chosen(page).first.click()
        expect(chosen(page)).to_have_count(heroes - 1)
        expect(page.get_by_test_id("preview")).not_to_have_text(before)
        # Whom the player has chosen goes elsewhere as well.
        names = [hero.get_attribute("data-tap") for hero in chosen(page).all()]
        name = second.get_attribute("data-slot")
        second.locator(".press").click()
        expect(second).to_have_class(re.compile("chosen"))
        expect(page.get_by_test_id("confirm")).to_be_visible()
        assert [hero.get_attribute("data-tap") for hero in chosen(page).all()] == names
        page.get_by_test_id("confirm").click()
        expect(page.get_by_test_id("confirm")).to_have_count(0)
        (moves,) = sent.moves
        assert moves[-1].split()[1] == name
        assert {f"hero:{hero}" for hero in moves[-1].split()[2:]} == set(names)


def test_items_are_dealt_out_with_the_quest_unless_the_player_wishes_otherwise(
    browser: Browser, server_url: str
) -> None:
    number = find_moment(
        GORPG, lambda now, _: now["phase"] == "quests" and len(own(now)["store"]) > 1
    )
    seat = str(played(GORPG)[1][number - 1]["movers"][0])
    with table_at(browser, server_url, GORPG, number, seat) as (page, sent, _):
        places(page).first.locator(".press").click()
        expect(page.get_by_test_id("confirm")).to_be_visible()
        expect(page.get_by_test_id("preview")).to_contain_text("items dealt out first")
        moved = page.locator(".own [data-tap^='item:'], .own .moved")
        expect(moved).not_to_have_count(0)
        page.get_by_test_id("prepare").uncheck()
        expect(page.get_by_test_id("preview")).not_to_contain_text("items dealt out first")
        page.get_by_test_id("prepare").check()
        expect(page.get_by_test_id("preview")).to_contain_text("items dealt out first")
        page.get_by_test_id("confirm").click()
        undo = page.get_by_role("button", name="Undo")
        expect(undo).to_be_enabled()
        (moves,) = sent.moves
        assert len(moves) > 1
        assert all(move.startswith("equip ") for move in moves[:-1])
        undo.click()
        expect(page.get_by_test_id("idle")).to_be_visible()


def test_the_reply_is_foreseen_and_an_undo_reaches_the_last_reveal(
    browser: Browser, server_url: str
) -> None:
    number, seat = fight("falls", 2)
    with table_at(browser, server_url, GORPG, number, seat, "greedy") as (page, _, _):
        undo, suggested = page.get_by_role("button", name="Undo"), page.get_by_test_id("suggested")
        expect(suggested).to_be_visible()
        expect(undo).to_be_disabled()
        expect(page.get_by_test_id("foreseen")).to_contain_text("Without another attack:")
        expect(page.get_by_test_id("foreseen")).to_contain_text("If you retreat:")
        expect(page.get_by_test_id("outlook")).to_contain_text("would fall: you decide again")
        waiting = page.get_by_text("yet to attack")
        expect(waiting).not_to_have_count(0)
        count = waiting.count()
        suggested.click()
        expect(waiting).to_have_count(count - 1)
        undo.click()
        expect(waiting).to_have_count(count)
        expect(undo).to_be_disabled()
        page.get_by_test_id("resolve").click()
        expect(page.locator("[data-tap='word:pass']")).to_be_visible()
        expect(page.get_by_test_id("foreseen")).to_contain_text(re.compile("If you stay: .*falls"))
        undo.click()
        expect(waiting).to_have_count(count)


def test_every_blow_of_a_battle_is_seen_and_the_last_one_stays(
    browser: Browser, server_url: str
) -> None:
    number, seat = fight("cleared", 2)
    with table_at(browser, server_url, GORPG, number, seat) as (page, sent, _):
        page.emulate_media(reduced_motion="no-preference")
        blow = page.get_by_test_id("last-blow")
        expect(page.get_by_test_id("outlook")).to_contain_text("no monster is left")
        # Time stands still, so that what is only seen for a moment can be looked at.
        page.clock.install()
        page.get_by_test_id("resolve").click()
        expect(blow.get_by_role("paragraph")).to_have_count(1)
        (moves,) = sent.moves
        for _ in range(len(moves)):
            page.clock.run_for(LONG // 20)
        page.clock.run_for(LONG // 20)
        expect(blow).to_contain_text("it falls")
        expect(page.get_by_role("img", name=re.compile("health 0 of"))).to_be_visible()
        page.clock.run_for(LONG)
        expect(blow).to_have_count(0)


def test_all_wares_are_priced_and_say_what_they_would_do(browser: Browser, server_url: str) -> None:
    number = find_moment(
        GORPG, lambda now, _: now["phase"] == "hunters" and len(own(now)["trophies"]) > 1
    )
    seat = str(played(GORPG)[1][number - 1]["movers"][0])
    with table_at(browser, server_url, GORPG, number, seat) as (page, _, _):
        wares = page.locator(".town .here .wares li")
        expect(wares).not_to_have_count(0)
        expect(wares.locator(".price")).to_have_count(wares.count())
        for ware in wares.all():
            expect(ware).to_contain_text(re.compile(r"\d+ trophy level"))
        expect(page.get_by_test_id("funds")).to_contain_text(re.compile(r"up to \d+"))
        wares.locator(".press.lit").first.hover()
        heroes = page.locator(".own .press[data-thing^='hero:']")
        expect(page.get_by_test_id("with-ware")).to_have_count(heroes.count())
        page.get_by_test_id("suggest-wares").click()
        expect(page.get_by_test_id("confirm")).to_have_text(re.compile(r"Buy .+ for \d+"))
        expect(wares.locator("[aria-pressed=true]")).not_to_have_count(0)


def top_and_bottom(part: Locator) -> tuple[float, float]:
    box = part.bounding_box()
    assert box is not None
    return box["y"], box["y"] + box["height"]


def test_no_card_moves_when_a_hero_is_chosen(browser: Browser, server_url: str) -> None:
    number, seat = fight("cleared", 2)
    with table_at(browser, server_url, GORPG, number, seat) as (page, _, _):
        monster = page.locator("[data-tap^='monster:']").first
        hero = page.locator("[data-tap^='hero:']").first
        for width in (720, 1024, 1440):
            page.set_viewport_size({"width": width, "height": 900})
            before = top_and_bottom(monster)
            hero.click()
            expect(hero).to_have_attribute("aria-pressed", "true")
            assert top_and_bottom(monster) == before, width
            page.get_by_test_id("back").click()
            expect(hero).not_to_have_attribute("aria-pressed", "true")


def test_both_sides_of_a_battle_are_in_sight_on_a_phone(browser: Browser, server_url: str) -> None:
    number, seat = fight("cleared", 2)
    with table_at(browser, server_url, GORPG, number, seat) as (page, _, _):
        page.set_viewport_size({"width": 390, "height": 844})
        heroes = page.locator(".sides [data-tap^='hero:']").all()
        monsters = page.locator(".sides [data-tap^='monster:']").all()
        assert heroes
        assert monsters
        dock, _ = top_and_bottom(page.locator(".asked"))
        assert max(top_and_bottom(card)[1] for card in (*heroes, *monsters)) < dock
        expect(page.get_by_test_id("resolve")).to_be_in_viewport()
